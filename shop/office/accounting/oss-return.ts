// A quarter's return for the EU's One-Stop Shop: sales to other countries, and corrections of earlier quarters, each
// declared under the quarter it corrects (Article 61 of Implementing Regulation 282/2011).
import { centsAsNumber } from '#values/text/csv.ts'
import type { ListedTable } from '#values/text/table.ts'
import { countryName } from '#values/country/country.ts'

/** In cents; `corrects` is a quarter such as '2026-Q3', and null for this quarter's own sales. */
export type OssRow = {
  country: string
  basisPoints: number
  corrects: string | null
  netCents: number
  vatCents: number
}

/** The quarter of a day such as '2026-11-23'. */
export function toQuarter(day: string): string {
  const [year = '', month = '1'] = day.split('-')
  return `${year}-Q${Math.ceil(Number(month) / 3)}`
}

export type OssDocument = {
  country: string | null
  basisPoints: number
  /** When the corrected invoice was issued; null for an invoice. */
  correctsOn: string | null
  netCents: number
  vatCents: number
}

/** Monaco counts as France for VAT (Article 7 of Directive 2006/112/EC): the One-Stop Shop has no code for it. */
const declaredAs = (country: string): string => (country === 'MC' ? 'FR' : country)

/** For the documents of one quarter, without the seller's own country and sales without VAT. */
export function ossRows(documents: readonly OssDocument[], quarter: string, ownCountry: string): OssRow[] {
  const rows = new Map<string, OssRow>()
  for (const { country: sold, basisPoints, correctsOn, netCents, vatCents } of documents) {
    const country = sold === null ? null : declaredAs(sold)
    if (country === null || country === ownCountry || basisPoints === 0) continue
    const of = correctsOn === null ? quarter : toQuarter(correctsOn)
    const corrects = of === quarter ? null : of
    const key = `${corrects ?? ''} ${country} ${String(10_000 - basisPoints).padStart(5, '0')}`
    const row = rows.get(key) ?? { country, basisPoints, corrects, netCents: 0, vatCents: 0 }
    rows.set(key, { ...row, netCents: row.netCents + netCents, vatCents: row.vatCents + vatCents })
  }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

export const ossTable = (rows: readonly OssRow[], quarter: string, ownCountry: string): ListedTable => ({
  columns: [
    'Quarter',
    'Part',
    'From',
    'To',
    'Country',
    'VAT rate (%)',
    ['Taxable amount (EUR)', 'amount'],
    ['VAT (EUR)', 'amount'],
  ],
  rows: rows.map(({ country, basisPoints, corrects, netCents, vatCents }) => [
    corrects ?? quarter,
    corrects === null ? 'supplies' : 'correction',
    ownCountry,
    country,
    countryName(country),
    basisPoints / 100,
    centsAsNumber(netCents),
    centsAsNumber(vatCents),
  ]),
})
