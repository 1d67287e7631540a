import { expect, it } from 'vitest'
import { verbatimParts } from './verbatim.ts'

const ICCID = '8931313884059623568'
const REFERENCE = 'wanderpass_order_1795772300099_01032_3_be509a2d-024e-497b-b9a8-f6d7a9c78f7e'
const marked = (text: string, ...names: string[]) =>
  verbatimParts(text, names)
    .map((part) => (part.isVerbatim ? `[${part.text}]` : part.text))
    .join('')

it.each([
  [
    'an address before a full stop',
    'Sent to nora.o’neil+trip@münchen.example.',
    'Sent to [nora.o’neil+trip@münchen.example].',
  ],
  ['an address in brackets', 'Nora <nora@example.com>', 'Nora <[nora@example.com]>'],
  ['an ICCID', `eSIM 2 - ${ICCID}`, `eSIM 2 - [${ICCID}]`],
  ['an ICCID in groups', 'eSIM 8931 3138 8405 9623 568 is ready', 'eSIM [8931 3138 8405 9623 568] is ready'],
  ['an activation code', 'Type LPA:1$smdp.example$TEYU-XKXF now', 'Type [LPA:1$smdp.example$TEYU-XKXF] now'],
  ['an order reference', `For order ${REFERENCE}.`, `For order [${REFERENCE}].`],
  ['no other number', 'Call 89 20 in 2026, €8,931.00', 'Call 89 20 in 2026, €8,931.00'],
])('recognizes %s', (_what, text, expected) => {
  expect(marked(text)).toBe(expected)
})

it('recognizes names as whole words, each time', () => {
  expect(marked('O is for Oslo: O, “O”', 'O')).toBe('[O] is for Oslo: [O], “[O]”')
  expect(marked('Kranich and Wander Pass', 'Wander Pass', 'Kranich')).toBe('[Kranich] and [Wander Pass]')
})

it('changes no letter', () => {
  const text = `To nora@example.com, for ${REFERENCE} of Kranich: ${ICCID}`
  expect(
    verbatimParts(text, ['Kranich', ''])
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

// Read once from each of its letters, a word of this length would take minutes.
it.each(['a', 'a_', '1', 'a@', 'a.', 'ä', 'O '])('reads a text of nothing but %j once', (part) => {
  const text = part.repeat(400_000)
  for (const long of [text, `nora@${text}`])
    expect(
      verbatimParts(long, ['O'])
        .map((each) => each.text)
        .join(''),
    ).toBe(long)
})
