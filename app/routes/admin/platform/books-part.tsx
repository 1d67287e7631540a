import { Link } from 'react-router'
import { booksCopy as copy, differenceWords } from '#app/copy/books.ts'
import { Moment, MomentIn } from '#app/features/desk/moment.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import type { Differences, ShownDifference } from '#shop/books/list-differences.ts'

// What the hourly comparison with the vendors found, each difference with what to do about it.
export function BooksPart({ books: { shown, inAll, readUntil } }: { books: Differences }) {
  return (
    <section className="page-part" aria-labelledby="books">
      <h2 id="books" className="text-2xl">
        {copy.heading}
      </h2>
      <p className="pt-1 text-muted">
        {copy.text} {readUntil ? <MomentIn words={copy.readUntil} at={readUntil.toISOString()} /> : copy.notYet}
      </p>
      {readUntil && (
        <Callout tone={inAll > 0 ? 'warning' : 'success'}>{inAll > 0 ? copy.some(inAll) : copy.none}</Callout>
      )}
      {shown.length > 0 && <DataTable caption={copy.caption} columns={COLUMNS} rows={shown} keyOf={({ key }) => key} />}
      {inAll > shown.length && <p className="text-muted">{copy.more(inAll - shown.length)}</p>}
    </section>
  )
}

const COLUMNS: Column<ShownDifference>[] = [
  {
    name: 'what',
    heading: copy.columns.what,
    isRowHeader: true,
    cell: ({ fault, facts }) => differenceWords[fault].says(facts),
  },
  {
    name: 'order',
    heading: copy.columns.order,
    cell: ({ orderId, reference }) =>
      orderId ? (
        <Link className="link wrap-anywhere" to={`/admin-dashboard/orders/${orderId}`}>
          {reference}
        </Link>
      ) : (
        <span className="wrap-anywhere">{reference}</span>
      ),
  },
  { name: 'since', heading: copy.columns.since, cell: ({ foundAt }) => <Moment at={foundAt.toISOString()} /> },
  { name: 'todo', heading: copy.columns.todo, cell: ({ fault }) => differenceWords[fault].todo },
]
