import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ossRows, ossTable, toQuarter } from './oss-return.ts'
import { csvOf } from '#tests/support/csv-of.ts'

const sold = { country: 'DE', basisPoints: 1900, correctsOn: null, netCents: 1_000, vatCents: 190 }
const back = { ...sold, netCents: -500, vatCents: -95 }

const sum = (list: { vatCents: number }[]) => list.reduce((cents, { vatCents }) => cents + vatCents, 0)

describe('the return of a quarter', () => {
  it('contains sales to other countries, and each correction under the quarter it corrects', () => {
    const documents = [
      sold,
      { ...back, correctsOn: '2026-10-02' },
      { ...back, correctsOn: '2026-09-30' },
      { ...sold, country: 'NL' },
      { ...sold, country: null },
      { ...sold, basisPoints: 0, vatCents: 0 },
    ]
    expect(ossRows(documents, '2026-Q4', 'NL')).toEqual([
      { country: 'DE', basisPoints: 1900, corrects: null, netCents: 500, vatCents: 95 },
      { country: 'DE', basisPoints: 1900, corrects: '2026-Q3', netCents: -500, vatCents: -95 },
    ])
    expect(
      csvOf(ossTable(ossRows(documents, '2026-Q4', 'NL'), '2026-Q4', 'NL'))
        .split('\r\n')
        .slice(1, 3),
    ).toEqual([
      '"2026-Q4","supplies","NL","DE","Germany",19,5,0.95',
      '"2026-Q3","correction","NL","DE","Germany",19,-5,-0.95',
    ])
    expect(toQuarter('2026-12-31')).toBe('2026-Q4')
  })

  it('declares sales to Monaco as sales to France, and not at all if France is home', () => {
    const monaco = { ...sold, country: 'MC', basisPoints: 2000 }
    expect(ossRows([monaco, { ...monaco, country: 'FR' }], '2026-Q4', 'NL')).toEqual([
      { country: 'FR', basisPoints: 2000, corrects: null, netCents: 2_000, vatCents: 380 },
    ])
    expect(ossRows([monaco], '2026-Q4', 'FR')).toEqual([])
  })

  it('loses no cent, whatever was sold', () => {
    const document = record({
      country: constantFrom('DE', 'FR', 'NL', null),
      basisPoints: constantFrom(0, 1900, 2000),
      correctsOn: constantFrom(null, '2026-11-01', '2026-02-01'),
      netCents: integer({ min: -100_000, max: 100_000 }),
      vatCents: integer({ min: -20_000, max: 20_000 }),
    })
    assert(
      property(array(document, { maxLength: 60 }), (documents) => {
        const rows = ossRows(documents, '2026-Q4', 'NL')
        const own = documents.filter(
          ({ country, basisPoints }) => country !== null && country !== 'NL' && basisPoints > 0,
        )
        expect(sum(rows)).toBe(sum(own))
      }),
    )
  })
})
