import { sizeWords } from '#shop/catalogue/bundle.ts'
import { stateText } from '#app/copy/admin-desk.ts'
import { partnerCopy } from '#app/copy/dashboards-business.ts'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { formatEuro } from '#shop/values/money.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { partnerPath } from './partner-address.ts'
import type { PartnerPage, ShownPartnerOrder } from './read-partner.ts'

const copy = partnerCopy.orders

// Orders without anybody's name: enough to answer a customer who comes with a reference.
export function PartnerOrdersTab({ orders }: { orders: NonNullable<PartnerPage['orders']> }) {
  return (
    <section className="page-part" aria-labelledby="orders">
      <h2 id="orders" className="text-3xl">
        {copy.heading}
      </h2>
      <p className="text-muted">{copy.text}</p>
      {orders.rows.length === 0 ? (
        <p className="desk-card">{copy.empty}</p>
      ) : (
        <DataTable caption={copy.caption} columns={COLUMNS} rows={orders.rows} keyOf={({ id }) => id} />
      )}
      <Pager
        label={copy.pages}
        previous={
          orders.previous ? { to: partnerPath({ tab: 'orders', before: orders.previous }), words: copy.newer } : null
        }
        next={orders.next ? { to: partnerPath({ tab: 'orders', after: orders.next }), words: copy.older } : null}
      />
    </section>
  )
}

const COLUMNS: Column<ShownPartnerOrder>[] = [
  {
    name: 'reference',
    heading: copy.columns.reference,
    isRowHeader: true,
    cell: ({ reference }) => <span className="desk-mono partner-reference">{reference}</span>,
  },
  {
    name: 'date',
    heading: copy.columns.date,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  { name: 'customer', heading: copy.columns.customer, cell: ({ email }) => email },
  {
    name: 'bundle',
    heading: copy.columns.bundle,
    cell: ({ data, zone, isTopUp, isReplacement }) => (
      <>
        {sizeWords(data)}
        <span className="data-cell-more">
          {isTopUp ? `${copy.topUp}, ${zone}` : isReplacement ? `${copy.replacement}, ${zone}` : zone}
        </span>
      </>
    ),
  },
  { name: 'coupon', heading: copy.columns.coupon, cell: ({ couponCode }) => couponCode ?? copy.noCoupon },
  {
    name: 'total',
    heading: copy.columns.total,
    isNumber: true,
    cell: ({ totalCents }) => formatEuro(totalCents),
  },
  {
    name: 'state',
    heading: copy.columns.state,
    cell: ({ state }) => <DeskState state={state} words={stateText(state)} />,
  },
]
