// What the worker tried again and again in vain, each item with its order, for a person to look at.
import { Link, href } from 'react-router'
import { failingCopy as copy } from '#app/copy/figures/dashboards-platform.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import type { FailingWork } from '#shop/figures/health/health.ts'
import { DUE_KINDS } from '#shop/delivery/due-work/due-failure.ts'

export function FailingPart({ failing }: { failing: readonly FailingWork[] }) {
  if (failing.length === 0) return null
  return (
    <section className="page-part" aria-labelledby="failing">
      <div>
        <h2 id="failing" className="text-2xl">
          {copy.heading}
        </h2>
        <p className="pt-1 text-muted">{copy.text}</p>
      </div>
      <DataTable
        caption={copy.caption}
        columns={COLUMNS}
        rows={[...failing]}
        keyOf={({ kind, item }) => `${kind} ${item}`}
      />
    </section>
  )
}

function nameOf(kind: string): string {
  const known = DUE_KINDS.find((each) => each === kind)
  return known ? copy.kinds[known] : kind
}

const COLUMNS: Column<FailingWork>[] = [
  {
    name: 'what',
    heading: copy.columns.what,
    isRowHeader: true,
    cell: ({ kind, item, orderId }) => (
      <>
        <span>{nameOf(kind)}</span>
        {orderId !== null && (
          <Link to={href('/admin-dashboard/orders/:orderId', { orderId })} className="link block text-sm font-normal">
            {copy.order}
          </Link>
        )}
        {kind.endsWith('_vat_number') && <bdi className="block text-sm font-normal">{copy.business(item)}</bdi>}
      </>
    ),
  },
  { name: 'problem', heading: copy.columns.problem, cell: ({ problem }) => problem },
  { name: 'tries', heading: copy.columns.tries, isNumber: true, cell: ({ tries }) => tries },
  { name: 'since', heading: copy.columns.since, cell: ({ firstAt }) => <Moment at={firstAt.toISOString()} /> },
  { name: 'next', heading: copy.columns.next, cell: ({ nextAt }) => <Moment at={nextAt.toISOString()} /> },
]
