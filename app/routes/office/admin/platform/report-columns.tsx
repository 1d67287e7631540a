// The columns of the reports, and the row below each that adds them up.
import { reportsCopy as copy } from '#app/copy/figures/dashboards-platform.ts'
import type { Column } from '#app/ui/data-table.tsx'
import type { Reports, VatRow } from '#shop/figures/report/report.ts'
import type { ProfitSplit } from '#shop/sales/order/order-cost.ts'
import { countryName, isCountryCode } from '#values/country/country.ts'
import { formatEuro } from '#values/money.ts'

const GROUPED = new Intl.NumberFormat('en')

/** A row of a report, or the sum of all of them. */
export type Line<Row> = { key: string; first: Row; rows: Row[]; isTotal: boolean }

/** Nothing for an empty report; a single row needs no sum below it. */
export function withTotal<Row>(rows: Row[], keyOf: (row: Row) => string): Line<Row>[] {
  const [first] = rows
  if (!first) return []
  const lines = rows.map((row) => ({ key: keyOf(row), first: row, rows: [row], isTotal: false }))
  return rows.length === 1 ? lines : [...lines, { key: 'total', first, rows, isTotal: true }]
}

export const named = <Row,>(name: string, heading: string, words: (row: Row) => string): Column<Line<Row>> => ({
  name,
  heading,
  isRowHeader: true,
  cell: ({ first, isTotal }) => (isTotal ? copy.total : words(first)),
})
const said = <Row,>(name: string, heading: string, words: (row: Row) => string): Column<Line<Row>> => ({
  name,
  heading,
  isNumber: true,
  cell: ({ first, isTotal }) => (isTotal ? '' : words(first)),
})
export const summed = <Row,>(
  name: string,
  heading: string,
  of: (row: Row) => number,
  words: (sum: number) => string,
): Column<Line<Row>> => ({
  name,
  heading,
  isNumber: true,
  cell: ({ rows }) => words(rows.reduce((sum, row) => sum + of(row), 0)),
})
export const counted = (number: number) => GROUPED.format(number)

const placeOf = ({ country, basis }: VatRow) =>
  country !== null ? countryName(country) : basis === 'country' ? '' : copy.bases[basis]

export const VAT_SUM_COLUMNS: Column<Line<VatRow>>[] = [
  named('country', copy.columns.country, placeOf),
  said('rate', copy.columns.rate, ({ basisPoints }) => `${basisPoints / 100}%`),
  said('oss', copy.columns.oss, ({ isOss }) => (isOss ? copy.yes : copy.no)),
  summed('net', copy.columns.net, ({ netCents }) => netCents, formatEuro),
  summed('vat', copy.columns.vat, ({ vatCents }) => vatCents, formatEuro),
  summed('invoices', copy.columns.invoices, ({ invoices }) => invoices, counted),
  summed('creditNotes', copy.columns.creditNotes, ({ creditNotes }) => creditNotes, counted),
]

export const ZONE_SUM_COLUMNS: Column<Line<Reports['zones'][number]>>[] = [
  named('zone', copy.columns.zone, ({ zone }) => zone),
  summed('net', copy.columns.net, ({ netCents }) => netCents, formatEuro),
  summed('total', copy.columns.total, ({ totalCents }) => totalCents, formatEuro),
  summed('invoices', copy.columns.invoices, ({ invoices }) => invoices, counted),
  summed('creditNotes', copy.columns.creditNotes, ({ creditNotes }) => creditNotes, counted),
]

type Profit = Reports['margins'][number]

function profitNameOf(by: ProfitSplit, { names }: Profit): string {
  const [name = ''] = names
  if (by === 'bundle') return names.toReversed().join(', ')
  if (by === 'country') return isCountryCode(name) ? countryName(name) : copy.noCountry
  return by === 'coupon' && name === '' ? copy.noCoupon : name
}

const added = (rows: Profit[], of: (row: Profit) => number) => rows.reduce((sum, row) => sum + of(row), 0)

export const profitColumns = (by: ProfitSplit): Column<Line<Profit>>[] => [
  named('name', copy.splits[by], (row: Profit) => profitNameOf(by, row)),
  summed('contribution', copy.columns.contribution, ({ contributionCents }) => contributionCents, formatEuro),
  summed('orders', copy.columns.orders, ({ orders }) => orders, counted),
  summed('net', copy.columns.net, ({ netCents }) => netCents, formatEuro),
  summed('cost', copy.columns.cost, ({ costCents }) => costCents, formatEuro),
  summed('fee', copy.columns.fee, ({ feeCents }) => feeCents, formatEuro),
  summed('commission', copy.columns.commission, ({ commissionCents }) => commissionCents, formatEuro),
  {
    name: 'unknown',
    heading: copy.columns.unknown,
    isNumber: true,
    cell: ({ rows }) =>
      copy.unknownOf(
        added(rows, ({ uncosted }) => uncosted),
        added(rows, ({ withoutFee }) => withoutFee),
      ),
  },
]

export const COUPON_SUM_COLUMNS: Column<Line<Reports['coupons'][number]>>[] = [
  named('code', copy.columns.code, ({ code }) => code),
  summed('orders', copy.columns.orders, ({ orders }) => orders, counted),
  summed('discount', copy.columns.discount, ({ discountCents }) => discountCents, formatEuro),
]
