import { assert, constant, property, record, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { written } from '#tests/support/written.ts'
import { toldIccid } from './iccid.ts'

/** Issuers of SIM cards begin with 89. */
const numbers = stringMatching(/^89\d{16,18}$/).filter((number) => new Set(number.slice(2)).size > 1)

describe('an ICCID', () => {
  it('is the same in every notation', () => {
    const notations = numbers.chain((number) => {
      const [fours, dashed] = [' ', '-'].map((gap) => number.replace(/(\d{4})(?=\d)/g, `$1${gap}`))
      const padded = number.padEnd(20, 'F')
      const swapped = number.length > 18 ? [number.padEnd(20, 'F').replace(/(.)(.)/g, '$2$1')] : []
      return record({
        number: constant(number),
        told: written(
          number,
          fours ?? '',
          dashed ?? '',
          padded,
          padded.toLowerCase(),
          `ICCID: ${fours}`,
          `"${number}"`,
          `${number};`,
          `${number}=`,
          `${number}.`,
          `'${number}`,
          `="${number}"`,
          `ICCID='${number};`,
          number.replace(/(\d{4})(?=\d)/g, '$1_'),
          number.replace(/(\d{4})(?=\d)/g, '$1.'),
          `${number}\0`,
          `ICCID (${number})`,
          `ICCID No. ${number}`,
          `+CCID: "${padded}"`,
          `ICC: ${number}`,
          `SIM serial number: ${fours}`,
          `ICCID n° ${number}`,
          `[${number}]`,
          `SIM ${fours}`,
          `eSIM number: ${number}`,
          ...swapped,
        ),
      })
    })
    assert(
      property(notations, ({ number, told }) => {
        expect(toldIccid(told)).toBe(number)
      }),
    )
  })

  it.each([
    [Number('8988303000000004821')],
    ['8.988303e18'],
    ['8988303000000004821.0'],
    ['8988303000000004.821'],
    ['SIM card'],
    ['89883030000000048'],
    ['898830300000000482123'],
    ['89883030000000048AB'],
    ['8988303000000004821FFF'],
    ['8988303000000004821 Jane'],
    ['٨٩٨٨٣٠٣٠٠٠٠٠٠٠٠٤٨٢١'],
    [{ iccid: '8988303000000004821' }],
    [['8988303000000004821']],
    [true],
    ['0000000000000000000'],
    ['1111 1111 1111 1111 1111'],
    ['8900000000000000000'],
    ['8999999999999999999F'],
    ['1234567890123456789'],
    ['0123456789012345678'],
    ['98765432109876543210'],
  ])('that is %j is refused, not repaired', (told) => {
    expect(toldIccid(told)).toBeUndefined()
  })
})
