// The lines of the books as a CSV file. In its own file because browser pages import the line types too.
import { centsAsNumber, csvLine } from '#values/text/csv.ts'
import { ACCOUNT_KINDS, placeName, type AccountLine } from './account-line.ts'

const HEADINGS = [
  'Tax country',
  'Country',
  'Kind',
  'Date',
  'Document',
  'Order',
  'VAT rate (%)',
  'Net',
  'VAT',
  'Total',
  'Currency',
]

const keyOf = ({ place, kind, on, document }: AccountLine) =>
  [place, ACCOUNT_KINDS.indexOf(kind), on, document].join(' ')

/** Sorted by tax country, kind, and day. No spreadsheet reads a cell as a formula (safety case I11). */
export function accountingCsv(lines: readonly AccountLine[]): string {
  const sorted = lines.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  return [csvLine(HEADINGS), ...sorted.map(lineOf)].join('')
}

const lineOf = ({ place, kind, on, document, order, basisPoints, netCents, vatCents, currency }: AccountLine): string =>
  csvLine([
    place,
    placeName(place),
    kind,
    on,
    document,
    order,
    basisPoints / 100,
    centsAsNumber(netCents),
    centsAsNumber(vatCents),
    centsAsNumber(netCents + vatCents),
    currency,
  ])
