import { assert, nat, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it.each([
  ['Grüße', 3, 'Grü'],
  [`${'A'.repeat(139)}😀`, 140, 'A'.repeat(139)],
  [`${'A'.repeat(138)}😀`, 140, `${'A'.repeat(138)}😀`],
  ['ab👨‍👩‍👧', 5, 'ab'],
  ['e\u0301', 1, ''],
  ['abe\u0301', 3, 'ab'],
  ['😀', 1, ''],
  ['😀😀', 2, '😀'],
  ['a🇪🇸🇫🇷', 7, 'a🇪🇸'],
  ['a🇪🇸🇫🇷', 5, 'a🇪🇸'],
  ['👍🏽!', 2, ''],
  ['short', 140, 'short'],
  ['\uD83Dx', 140, '\uFFFDx'],
])('cuts %j to %d units: %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
})

it('is never longer, always encodable, and always the beginning of the text', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 200 }), nat(220), (text, most) => {
      const cut = cutText(text, most)
      expect(cut.length).toBeLessThanOrEqual(most)
      expect(() => encodeURIComponent(cut)).not.toThrow()
      expect(text.toWellFormed().startsWith(cut)).toBe(true)
    }),
  )
})
