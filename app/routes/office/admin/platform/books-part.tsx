import { Link, href } from 'react-router'
import { booksCopy as copy, differenceWords } from '#app/copy/office/books.ts'
import { Moment, MomentIn } from '#app/features/desk/moment.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { isOrderReference } from '#shop/sales/order/order.ts'
import type { Differences, ShownDifference } from '#shop/office/books/list-differences.ts'

// What the hourly comparison with the vendors found, each difference with what to do about it.
export function BooksPart({ books: { shown, inAll, readUntil } }: { books: Differences }) {
  return (
    <HeadedPart id="books" heading={copy.heading}>
      <p className="pt-1 text-muted">
        {copy.text} {readUntil ? <MomentIn words={copy.readUntil} at={readUntil.toISOString()} /> : copy.notYet}
      </p>
      {readUntil && (
        <Callout tone={inAll > 0 ? 'warning' : 'success'}>{inAll > 0 ? copy.some(inAll) : copy.none}</Callout>
      )}
      {shown.length > 0 && <DataTable caption={copy.caption} columns={COLUMNS} rows={shown} keyOf={({ key }) => key} />}
      {inAll > shown.length && <p className="text-muted">{copy.more(inAll - shown.length)}</p>}
    </HeadedPart>
  )
}

/** Where somebody can do something about it; null where only a vendor can. */
function placeOf({ fault, orderId, reference }: ShownDifference): string | null {
  if (orderId) return href('/admin-dashboard/orders/:orderId', { orderId })
  const isLost = fault === 'profile_of_no_order' || fault === 'top_up_of_no_order'
  return isLost && isOrderReference(reference)
    ? href('/super-admin-dashboard/lost-orders/:reference', { reference })
    : null
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
    cell: (difference) => {
      const to = placeOf(difference)
      return to ? (
        <Link className="link wrap-anywhere" to={to}>
          {difference.reference}
        </Link>
      ) : (
        <span className="wrap-anywhere">{difference.reference}</span>
      )
    },
  },
  { name: 'since', heading: copy.columns.since, cell: ({ foundAt }) => <Moment at={foundAt.toISOString()} /> },
  { name: 'todo', heading: copy.columns.todo, cell: ({ fault }) => differenceWords[fault].todo },
]
