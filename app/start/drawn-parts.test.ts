import { expect, it } from 'vitest'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { drawnParts } from './drawn-parts.ts'

const PAGE =
  '<main><div id="still" class="b"><div class="a">one<div></div></div><p>two</p></div><div>three</div><ul id="list"><li>four</li></ul></main>'
const here = 'https://shop.example'
const still = { tag: 'div', id: 'still', of: '169' }

it('takes exactly the part from the page on which it was rendered', () => {
  const brand = { ...DEFAULT_BRAND }
  const list = { tag: 'ul', id: 'list', of: '' }
  const first = drawnParts(brand, here)
  expect([first.find(still), first.find(list)]).toEqual([null, null])
  first.keep(PAGE)
  expect(drawnParts(brand, here).find(still)).toBe('<div class="a">one<div></div></div><p>two</p>')
  expect(drawnParts(brand, here).find(list)).toBe('<li>four</li>')
})

it('renders it again for another brand, address, place, or fact, and if the page had none', () => {
  const brand = { ...DEFAULT_BRAND }
  const first = drawnParts(brand, here)
  first.find(still)
  first.find({ ...still, id: 'elsewhere' })
  first.keep(PAGE)
  expect(drawnParts(brand, here).find({ ...still, id: 'elsewhere' })).toBeNull()
  expect(drawnParts(brand, here).find({ ...still, of: '170' })).toBeNull()
  expect(drawnParts(brand, here).find({ ...still, tag: 'ul' })).toBeNull()
  expect(drawnParts(brand, 'https://other.example').find(still)).toBeNull()
  expect(drawnParts({ ...brand }, here).find(still)).toBeNull()
})

const named = (word: string) => ({ tag: 'ul', id: 'links', of: '', word })
const inside = (word: string) => `<li><a href="/faq?of=${word}">${word}</a></li><li>two</li>`

it('shares a part with a word of its own in it, and gives each visitor theirs', () => {
  const brand = { ...DEFAULT_BRAND }
  const [mine, yours] = [`order_1_${crypto.randomUUID()}`, `order_2_${crypto.randomUUID()}`]
  const first = drawnParts(brand, here)
  expect(first.find(named(mine))).toBeNull()
  first.keep(`<ul id="links">${inside(mine)}</ul>`)
  expect(drawnParts(brand, here).find(named(mine))).toBe(inside(mine))
  expect(drawnParts(brand, here).find(named(yours))).toBe(inside(yours))
})

it.each([
  ['may stand in it by chance', 'two'],
  ['is written differently in an address', `order 1 & ${crypto.randomUUID()}`],
])('renders a part each time if its word %s', (_why, word) => {
  const brand = { ...DEFAULT_BRAND }
  const part = { tag: 'ul', id: 'list', of: '', word }
  for (let time = 0; time < 2; time += 1) {
    const parts = drawnParts(brand, here)
    expect(parts.find(part)).toBeNull()
    parts.keep(PAGE)
  }
})

it('drops it after five hundred others, and never keeps one for a fact of unlimited length', () => {
  const brand = { ...DEFAULT_BRAND }
  const keep = (of: string) => {
    const parts = drawnParts(brand, here)
    parts.find({ ...still, of })
    parts.keep(PAGE)
  }
  keep('a'.repeat(5_000))
  expect(drawnParts(brand, here).find({ ...still, of: 'a'.repeat(5_000) })).toBeNull()
  for (let of = 0; of < 500; of += 1) keep(String(of))
  expect(drawnParts(brand, here).find({ ...still, of: '0' })).not.toBeNull()
  keep('500')
  expect(drawnParts(brand, here).find({ ...still, of: '1' })).toBeNull()
  expect(drawnParts(brand, here).find({ ...still, of: '0' }), 'asked for a moment ago').not.toBeNull()
  expect(drawnParts(brand, here).find({ ...still, of: '500' })).not.toBeNull()
})
