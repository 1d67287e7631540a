// Half a character breaks whatever encodes it, and the embedded database refuses it: nothing that is kept ends in one.
import { expect, it } from 'vitest'
import { toTranscript } from '#app/routes/support/contact/chat/conversation.ts'
import { unknownIn } from '#shop/catalogue/bundle/read-import.ts'
import { cutTyped, MOST_TYPED_LETTERS } from '#shop/catalogue/destination/typed-length.ts'
import { normalizeCouponCode } from '#shop/catalogue/pricing/coupon.ts'
import { viewName } from '#shop/office/search/saved-view.ts'
import { keptText } from '#shop/office/tools/staff-run.ts'
import { cleanName } from '#shop/people/account/full-name.ts'
import { passkeyName } from '#shop/people/second-factor/second-factor.ts'
import { cutsText } from './support/cut-faults.ts'

it.each<[name: string, most: number, cut: (text: string) => string]>([
  ['a name', 200, cleanName],
  ['a view’s name', 40, viewName],
  ['a passkey’s name', 60, passkeyName],
  ['a coupon’s code', 40, normalizeCouponCode],
  ['a typed place', MOST_TYPED_LETTERS, cutTyped],
  ['what a network answered', 4_000, keptText],
  ['a conversation', 90, (text) => toTranscript([{ id: 1, from: 'user', text, links: [], kind: 'said' }], 'Shop', 90)],
  ['the cell of a file', 60, (text) => unknownIn({ countries: [text] })],
])('%s is cut between characters', (_, most, cut) => {
  for (let at = most - 12; at <= most; at += 1) {
    const kept = cut(`${'A'.repeat(at)}😀${'B'.repeat(10)}`)
    expect(kept.length).toBeLessThanOrEqual(most)
    expect(kept.isWellFormed()).toBe(true)
  }
})

it.each([
  "reason\n  .replaceAll(/\\s+/g, ' ')\n  .slice(0, MOST)",
  "mask(reason.replace('(', '')).slice(0, 4_000)",
  '(isLong ? value.trim() : value).slice(0, MOST)',
  "(reference ?? '').slice(0, 160)",
  "lines.join('\\n').substring(0, most)",
])('the rules of the house see a cut in %j', (code) => expect(cutsText('app/cart.ts', code)).toBe(true))

it.each([
  'picksOf(offers).slice(0, SHOWN)',
  "id.replaceAll('-', '').slice(0, SIGNS)",
  'moment.toISOString().slice(0, 10)',
])('and none in %j', (code) => expect(cutsText('app/cart.ts', code)).toBe(false))
