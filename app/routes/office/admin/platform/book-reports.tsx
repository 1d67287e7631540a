// The books of the period on page: per tax country, and the one-stop shop's return of a quarter.
import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { reportsCopy } from '#app/copy/figures/dashboards-platform.ts'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { placeName, type PlaceSum } from '#shop/office/accounting/account-line.ts'
import type { OssRow } from '#shop/office/accounting/oss-return.ts'
import type { ReportPeriod } from '#shop/figures/report/report-period.ts'
import { countryName } from '#values/country/country.ts'
import { formatEuro } from '#values/money.ts'
import { ReportCard } from './report-card.tsx'
import type { ShownReports } from './read-platform-tabs.ts'

const copy = reportsCopy.books

export function BookReports({
  books: { places, oss },
  period,
}: {
  books: ShownReports['books']
  period: ReportPeriod
}) {
  return (
    <>
      <ReportCard
        report="accounting"
        title={copy.accounting.name}
        text={copy.accounting.text}
        period={period.name}
        empty={places.length === 0 && copy.accounting.empty}
      >
        <Papers period={period} />
        <DataTable caption={copy.accounting.name} columns={PLACES} rows={places} keyOf={({ place }) => place} />
      </ReportCard>
      <ReportCard
        report="oss"
        title={copy.oss.name}
        text={copy.oss.text}
        period={oss && period.name}
        empty={oss ? oss.length === 0 && copy.oss.empty : copy.oss.month}
      >
        <DataTable caption={copy.oss.name} columns={OSS} rows={oss ?? []} keyOf={keyOf} />
      </ReportCard>
    </>
  )
}

/** Thousands of a quarter would be too many for one file. */
const Papers = ({ period: { kind, name } }: { period: ReportPeriod }) =>
  kind === 'month' ? (
    <a href={withQuery(href('/super-admin-dashboard/papers.zip'), { period: name })} className="link">
      {copy.accounting.papers}
    </a>
  ) : (
    <p className="text-muted">{copy.accounting.papersByMonth}</p>
  )

const keyOf = ({ country, basisPoints, corrects }: OssRow) => `${corrects} ${country} ${basisPoints}`

const { columns } = copy.accounting
const PLACES: Column<PlaceSum>[] = [
  { name: 'place', heading: columns.place, isRowHeader: true, cell: ({ place }) => placeName(place) },
  { name: 'net', heading: columns.net, isNumber: true, cell: ({ netCents }) => formatEuro(netCents) },
  { name: 'vat', heading: columns.vat, isNumber: true, cell: ({ vatCents }) => formatEuro(vatCents) },
  {
    name: 'commission',
    heading: columns.commission,
    isNumber: true,
    cell: ({ commissionCents }) => formatEuro(commissionCents),
  },
  { name: 'margin', heading: columns.margin, isNumber: true, cell: ({ marginCents }) => formatEuro(marginCents) },
  { name: 'payout', heading: columns.payout, isNumber: true, cell: ({ payoutCents }) => formatEuro(payoutCents) },
]

const ofOss = copy.oss.columns
const OSS: Column<OssRow>[] = [
  { name: 'country', heading: ofOss.country, isRowHeader: true, cell: ({ country }) => countryName(country) },
  {
    name: 'quarter',
    heading: ofOss.quarter,
    cell: ({ corrects }) => (corrects === null ? '' : copy.oss.correction(corrects)),
  },
  { name: 'rate', heading: ofOss.rate, isNumber: true, cell: ({ basisPoints }) => `${basisPoints / 100}%` },
  { name: 'net', heading: ofOss.net, isNumber: true, cell: ({ netCents }) => formatEuro(netCents) },
  { name: 'vat', heading: ofOss.vat, isNumber: true, cell: ({ vatCents }) => formatEuro(vatCents) },
]
