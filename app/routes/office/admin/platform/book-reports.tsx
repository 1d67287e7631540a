// The books of the period on page: per tax country, and the one-stop shop's return of a quarter.
import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import type { ReactNode } from 'react'
import { reportsCopy } from '#app/copy/figures/dashboards-platform.ts'
import { FileLinks } from '#app/features/desk/file-links.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { placeName, type PlaceSum } from '#shop/office/accounting/account-line.ts'
import type { OssRow } from '#shop/office/accounting/oss-return.ts'
import type { ReportPeriod } from '#shop/figures/report/report-period.ts'
import { countryName } from '#values/country/country.ts'
import { formatEuro } from '#values/money.ts'
import type { ShownReports } from './read-platform-tabs.ts'
import type { BookReport } from './report-period.ts'

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
      <Book name="accounting" period={period.name}>
        {places.length === 0 ? (
          <p className="desk-card">{copy.accounting.empty}</p>
        ) : (
          <DataTable caption={copy.accounting.name} columns={PLACES} rows={places} keyOf={({ place }) => place} />
        )}
      </Book>
      <Book name="oss" period={oss && period.name}>
        {oss && oss.length > 0 ? (
          <DataTable caption={copy.oss.name} columns={OSS} rows={oss} keyOf={keyOf} />
        ) : (
          <p className="desk-card">{oss ? copy.oss.empty : copy.oss.month}</p>
        )}
      </Book>
    </>
  )
}

const keyOf = ({ country, basisPoints, corrects }: OssRow) => `${corrects} ${country} ${basisPoints}`

function Book({ name, period, children }: { name: BookReport; period: string | null; children: ReactNode }) {
  return (
    <section className="page-part" aria-labelledby={`report-${name}`}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h3 id={`report-${name}`} className="text-2xl">
            {copy[name].name}
          </h3>
          <p className="pt-1 text-muted">{copy[name].text}</p>
        </div>
        {period !== null && (
          <FileLinks
            path={withQuery(href('/super-admin-dashboard/report.csv'), { report: name, period })}
            label={reportsCopy.download}
            of={copy[name].name}
            look="small"
          />
        )}
      </div>
      {children}
    </section>
  )
}

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
