import { withQuery } from '#app/format/with-query.ts'
import { Link, href } from 'react-router'
import type { ChangeEvent, ReactNode } from 'react'
import { bulkCopy } from '#app/copy/office/admin-bulk.ts'
import { deskCopy, stateText } from '#app/copy/office/admin-desk.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { DataTable, type Column, type ColumnSort } from '#app/ui/data-table.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { LinkChips } from '#app/ui/link-chips.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { BULK_ACTS } from '#shop/office/order-actions/bulk.ts'
import { Pager } from '#app/ui/pager.tsx'
import { DESK_VIEWS, isWaitingView, type DeskSort, type DeskView } from '#shop/sales/order/desk-order.ts'
import { formatEuro } from '#values/money.ts'
import { ColumnChoice, shownColumns } from '#app/features/desk/column-choice.tsx'
import { FileLinks } from '#app/features/desk/file-links.tsx'
import { BundleCell } from '#app/features/desk/bundle-cell.tsx'
import { Moment } from '#app/features/desk/moment.tsx'
import { deskPath, listFields, type DeskAddress } from '../desk-address.ts'
import { shortReference } from '#shop/sales/order/short-reference.ts'
import { SavedViews } from '../saved-views.tsx'
import { DeskSearch } from './desk-search.tsx'
import { OrderFilters } from './order-filters.tsx'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { OrderLink } from '../facts.tsx'
import type { DashboardPage, ShownDeskOrder } from './read-desk.ts'

const copy = deskCopy.orders

type OrdersTabProps = { page: DashboardPage; orders: NonNullable<DashboardPage['orders']>; error: string | null }

export function OrdersTab({ page: { address, search, isSearchOver, can }, orders, error }: OrdersTabProps) {
  const { view, sort, filters } = address
  const find = search ? address.find : null
  const here = { tab: 'orders', view, sort, filters, find } as const
  const isFiltered = Object.values(filters).some((asked) => asked !== null)
  const columns = columnsOf(here)
  const isByDate = sort === 'newest'
  // What waits for nobody isn't offered: a list of noughts hides the one number that counts.
  const isShown = (each: DeskView) => each === view || !isWaitingView(each) || orders.views[each] > 0
  return (
    <HeadedPart id="orders" heading={copy.heading} headingClass="sr-only">
      <LinkChips
        label={copy.views}
        chips={DESK_VIEWS.filter(isShown).map((each) => ({
          to: deskPath({ ...here, view: each }),
          words: copy.viewNames[each],
          isCurrent: each === view,
          ...(isWaitingView(each) && { count: orders.views[each] }),
        }))}
      />
      <div className="desk-bar-of-tools">
        <DeskSearch
          address={address}
          search={search}
          isOver={isSearchOver}
          error={error}
          label={copy.searchLabel}
          hint={copy.searchHint}
        />
        <OrderFilters address={{ ...address, find }} brands={orders.brands} />
        <SavedViews list="orders" views={orders.saved} path={deskPath(here)} />
      </div>
      {orders.rows.length === 0 ? (
        <p className="desk-card">
          {search || isFiltered ? copy.emptySearch : copy.empty} {find && can.find && <FindEverything find={find} />}
        </p>
      ) : can.serve ? (
        <ChooseOrders fields={listFields({ ...here, after: address.after, before: address.before })}>
          <DataTable
            caption={copy.caption}
            columns={shownColumns(columns, orders.hidden)}
            rows={orders.rows}
            keyOf={({ id }) => id}
            isDense
          />
        </ChooseOrders>
      ) : (
        <DataTable
          caption={copy.caption}
          columns={shownColumns(columns.slice(1), orders.hidden)}
          rows={orders.rows}
          keyOf={({ id }) => id}
          isDense
        />
      )}
      <Pager
        label={copy.pages}
        previous={
          orders.previous
            ? { to: deskPath({ ...here, before: orders.previous }), words: isByDate ? copy.newer : copy.previous }
            : null
        }
        next={
          orders.next
            ? { to: deskPath({ ...here, after: orders.next }), words: isByDate ? copy.older : copy.next }
            : null
        }
      />
      <ColumnChoice list="orders" columns={columns} hidden={orders.hidden} />
      {can.export && (
        <FileLinks
          path={deskPath({ view, sort, filters, find }, href('/admin-dashboard/orders.csv'))}
          label={copy.export}
          of={copy.heading}
          look="small"
        />
      )}
    </HeadedPart>
  )
}

// The list only matches beginnings; the full search also finds last digits, names, invoice numbers, and payment IDs.
const FindEverything = ({ find }: { find: string }) => (
  <Link to={withQuery(href('/admin-dashboard/find'), { find })} className="link inline-flex min-h-11 items-center">
    {copy.findEverything}
  </Link>
)

const ACTS = BULK_ACTS.map((act): [string, string] => [act, bulkCopy.acts[act]])

// The chosen orders go to a page that says what would happen to each, and that leads back to this list; a plain form,
// so that the browser keeps it in the address.
const ChooseOrders = ({ fields, children }: { fields: [string, string][]; children: ReactNode }) => (
  <form method="get" action={href('/admin-dashboard/bulk')} className="grid gap-4">
    {fields.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
    <div className="desk-card">
      <ChooseAll />
      <div className="flex flex-wrap items-end gap-3">
        <SelectField name="act" label={bulkCopy.what} options={ACTS} />
        <Button type="submit" look="secondary">
          {bulkCopy.preview}
        </Button>
      </div>
      <p className="text-sm text-muted">{bulkCopy.hint}</p>
    </div>
  </form>
)

// Only checks the boxes of this page, which needs the script. Its place is kept from the start: what stood below it moved
// under a finger as the page woke.
const ChooseAll = () => (
  <div className="noscript:hidden">
    <Checkbox label={bulkCopy.chooseAll} onChange={chooseAll} />
  </div>
)

function chooseAll({ currentTarget: { form, checked } }: ChangeEvent<HTMLInputElement>) {
  for (const box of form?.querySelectorAll<HTMLInputElement>('input[name="order"]') ?? []) box.checked = checked
}

type Here = Pick<DeskAddress, 'tab' | 'view' | 'sort' | 'filters' | 'find'>

const columnsOf = (here: Here): Column<ShownDeskOrder>[] => [
  {
    name: 'choose',
    heading: bulkCopy.choose,
    cell: ({ id, reference }) => (
      <label className="data-choice">
        <input type="checkbox" name="order" value={id} className="checkbox" />
        <span className="sr-only">{bulkCopy.chooseOrder(shortReference(reference))}</span>
      </label>
    ),
  },
  {
    name: 'order',
    heading: copy.columns.order,
    isRowHeader: true,
    cell: ({ id, reference }) => <OrderLink id={id} reference={reference} />,
  },
  {
    name: 'date',
    heading: copy.columns.date,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    sort: sortOf(here, copy.columns.date, 'newest', 'oldest'),
  },
  {
    name: 'total',
    heading: copy.columns.total,
    isNumber: true,
    cell: ({ totalCents }) => formatEuro(totalCents),
    sort: sortOf(here, copy.columns.total, 'dearest', 'cheapest'),
  },
  {
    name: 'customer',
    heading: copy.columns.customer,
    isLong: true,
    cell: ({ customerName, companyName, email }) => (
      <>
        {companyName ?? customerName}
        <span translate="no" className="data-cell-more">
          {email}
        </span>
      </>
    ),
  },
  {
    name: 'state',
    heading: copy.columns.state,
    cell: ({ state, dispute, isTaxConflict, partRefundedCents }) => (
      <>
        <DeskState state={state} words={stateText(state)} />
        {dispute && (
          <span className="data-cell-more pt-1">
            <DeskState state="review" words={copy.disputes[dispute]} />
          </span>
        )}
        {partRefundedCents !== null && (
          <span className="data-cell-more">{copy.partRefunded(formatEuro(partRefundedCents))}</span>
        )}
        {isTaxConflict && <span className="data-cell-more">{copy.conflict}</span>}
      </>
    ),
  },
  {
    name: 'bundle',
    heading: copy.columns.bundle,
    cell: (order) => <BundleCell order={order} words={copy} />,
  },
  { name: 'brand', heading: copy.columns.brand, cell: ({ brandName }) => <Verbatim>{brandName}</Verbatim> },
]

// The first press sorts the greatest to the top, the second turns the list round.
function sortOf(here: Here, column: string, down: DeskSort, up: DeskSort): ColumnSort {
  const next = here.sort === down ? up : down
  return {
    to: deskPath({ ...here, sort: next }),
    label: copy.sortBy(column, copy.sorted[next]),
    direction: here.sort === down ? 'descending' : here.sort === up ? 'ascending' : null,
  }
}
