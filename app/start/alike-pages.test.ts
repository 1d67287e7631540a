import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { alikePages } from './alike-pages.ts'
import type { StandIns } from './stand-ins.ts'

type Visitor = { words: string[]; other: string }

const facts = { url: 'https://shop.example/', start: '{}', style: ':root{}' }
const reversed = (of: string) => ({ text: of.split('').toReversed().join('') })

/** A page that repeats its visitor's words, and has something computed from the first one. */
function pageOf({ words, other }: Visitor, from: StandIns | null): string {
  const own = from ? words.map(from.swap) : words
  const { text } = (from?.compute ?? ((of, how) => how(of)))(own[0] ?? '', reversed)
  return `<html><i title="${own.join()}">${text}</i>${other} ${own.join(' & ')}<script>${from?.state ?? stateOf({ words, other })}</script></html>`
}
const stateOf = (visitor: Visitor) => JSON.stringify(visitor)

type Setting = { page?: (visitor: Visitor, from: StandIns | null) => string | null; now?: () => number }

function watched({ page = pageOf, now = () => 0 }: Setting = {}) {
  const alike = alikePages(now)
  let drawn = 0
  const show = (visitor: Visitor): string | null => {
    const html = alike.find({ ...facts, state: stateOf(visitor) }, visitor.words, (from) => {
      drawn += 1
      return page(visitor, from)
    })
    return html && new TextDecoder().decode(html)
  }
  return { show, timesDrawn: () => drawn }
}

const visitor = (name: string, other = 'Europe'): Visitor => ({
  words: [`order_${name}-${crypto.randomUUID()}`, `${name}@example.com`],
  other,
})
const whole = (of: Visitor) => `<!DOCTYPE html>${pageOf(of, null)}`

it('gives each visitor a page with their own words, from one rendering', () => {
  const { show, timesDrawn } = watched()
  expect(show(visitor('first'))).toBeNull()
  for (const one of [visitor('second'), visitor('third'), visitor('fourth')]) expect(show(one)).toBe(whole(one))
  expect(timesDrawn()).toBe(2)
})

it('gives nobody anything that came from somebody else', () => {
  const visitors = fc.record({
    words: fc.tuple(
      fc.uuid().map((id) => `order_${id}`),
      fc.emailAddress(),
    ),
    other: fc.constantFrom('Europe', 'Asia', '€ 8931004057460483088', '<b>“Wander”</b>'),
  })
  fc.assert(
    fc.property(fc.array(visitors, { minLength: 3, maxLength: 12 }), (several) => {
      const { show } = watched()
      for (const one of [...several, ...several]) {
        const page = show(one)
        if (page === null) continue
        expect(page).toBe(whole(one))
        for (const { words } of several.filter((each) => each !== one))
          for (const word of words.filter((each) => !one.words.join().includes(each))) expect(page).not.toContain(word)
      }
    }),
  )
})

it('renders a page by itself if more than the words differs', () => {
  const { show } = watched()
  for (const other of ['Europe', 'Asia', 'Africa']) expect(show(visitor('one', other))).toBeNull()
  const [mine, yours] = [visitor('mine', 'Europe'), visitor('yours', 'Asia')]
  expect([show(mine), show(yours)]).toEqual([whole(mine), whole(yours)])
})

it.each([
  ['has none', []],
  ['may stand in it by chance', ['Europe']],
  ['is written differently in HTML', ["o'neil@example.com"]],
  ['is written differently in JSON', ['"me"@example.com']],
])('renders a page each time if a word of its own %s', (_why, words) => {
  const { show, timesDrawn } = watched()
  for (let time = 0; time < 3; time += 1) expect(show({ words, other: 'Europe' })).toBeNull()
  expect(timesDrawn()).toBe(0)
})

it.each([
  ['takes them apart', (words: string[]) => words.map((word) => word.slice(0, 12)).join()],
  ['writes them as in an address', (words: string[]) => encodeURIComponent(words.join())],
  ['measures them', (words: string[]) => String(words.join().length)],
])('renders a page by itself if it does more with its words than repeat them: %s', (_what, use) => {
  const { show, timesDrawn } = watched({
    page: ({ words }, from) => `<html>${use(from ? words.map(from.swap) : words)}</html>`,
  })
  for (let time = 0; time < 4; time += 1) expect(show(visitor('one'))).toBeNull()
  expect(timesDrawn(), 'both ways, once').toBe(2)
})

it('renders a page by itself if it can’t be rendered at once', () => {
  const { show, timesDrawn } = watched({ page: () => null })
  for (let time = 0; time < 3; time += 1) expect(show(visitor('one'))).toBeNull()
  expect(timesDrawn()).toBe(1)
})

it('renders it again after a minute', () => {
  let now = 0
  const { show, timesDrawn } = watched({ now: () => now })
  show(visitor('first'))
  show(visitor('second'))
  now = 60_000
  expect(show(visitor('third'))).toBeNull()
  expect(timesDrawn()).toBe(2)
})
