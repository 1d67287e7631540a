import { expect, it } from 'vitest'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { constantParts } from './constant-parts.ts'

const PAGE =
  '<main><div id="still" class="b"><div class="a">one<div></div></div><p>two</p></div><div>three</div><ul id="list"><li>four</li></ul></main>'
const here = 'https://shop.example'
const still = { tag: 'div', id: 'still', name: 'sections' }

it('takes exactly the part from the page on which it was rendered', () => {
  const brand = { ...DEFAULT_BRAND }
  const list = { tag: 'ul', id: 'list', name: 'list' }
  const first = constantParts(brand, here)
  expect([first.find(still), first.find(list)]).toEqual([null, null])
  first.keep(PAGE)
  expect(constantParts(brand, here).find(still)).toBe('<div class="a">one<div></div></div><p>two</p>')
  expect(constantParts(brand, here).find(list)).toBe('<li>four</li>')
})

it('renders it again for another brand, address, place, or name, and if the page had none', () => {
  const brand = { ...DEFAULT_BRAND }
  const first = constantParts(brand, here)
  first.find(still)
  first.find({ ...still, id: 'elsewhere' })
  first.keep(PAGE)
  expect(constantParts(brand, here).find({ ...still, id: 'elsewhere' })).toBeNull()
  expect(constantParts(brand, here).find({ ...still, name: 'other' })).toBeNull()
  expect(constantParts(brand, here).find({ ...still, tag: 'ul' })).toBeNull()
  expect(constantParts(brand, 'https://other.example').find(still)).toBeNull()
  expect(constantParts({ ...brand }, here).find(still)).toBeNull()
})
