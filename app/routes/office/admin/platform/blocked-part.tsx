// What browsers blocked on our pages, in words that tell an attack from an extension and from a mistake of our own.
import { blockedCopy as copy } from '#app/copy/figures/dashboards-platform.ts'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { OTHER_DIRECTIVE, OTHER_PAGE, type BlockedCount } from '#shop/figures/health/blocked-report.ts'
import { formatDay } from '#values/date.ts'

const MOST_SHOWN = 20
const GROUPED = new Intl.NumberFormat('en')

export function BlockedPart({ blocked }: { blocked: readonly BlockedCount[] }) {
  if (blocked.length === 0) return null
  return (
    <section className="page-part" aria-labelledby="blocked">
      <div>
        <h2 id="blocked" className="text-2xl">
          {copy.heading}
        </h2>
        <p className="pt-1 text-muted">{copy.text}</p>
      </div>
      <DataTable caption={copy.caption} columns={COLUMNS} rows={blocked.slice(0, MOST_SHOWN)} keyOf={keyOf} />
    </section>
  )
}

const keyOf = ({ source, directive, page }: BlockedCount) => `${source} ${directive} ${page}`

const COLUMNS: Column<BlockedCount>[] = [
  {
    name: 'what',
    heading: copy.columns.what,
    isRowHeader: true,
    cell: ({ source }) => (
      <>
        {copy.sources[source].name}
        <span className="block text-sm font-normal text-muted">{copy.sources[source].advice}</span>
      </>
    ),
  },
  { name: 'page', heading: copy.columns.page, cell: ({ page }) => (page === OTHER_PAGE ? copy.other.page : page) },
  {
    name: 'rule',
    heading: copy.columns.rule,
    cell: ({ directive }) => (directive === OTHER_DIRECTIVE ? copy.other.rule : directive),
  },
  { name: 'reports', heading: copy.columns.reports, isNumber: true, cell: ({ reports }) => GROUPED.format(reports) },
  { name: 'today', heading: copy.columns.today, isNumber: true, cell: ({ today }) => GROUPED.format(today) },
  {
    name: 'since',
    heading: copy.columns.since,
    cell: ({ firstDay, lastDay }) => copy.seen(formatDay(firstDay), formatDay(lastDay)),
  },
]
