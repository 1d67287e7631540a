import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { stateText, fileCopy } from '#app/copy/office/admin-desk.ts'
import { partnerCopy } from '#app/copy/partners/dashboards-business.ts'
import { FileLinks } from '#app/features/desk/file-links.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { LinkChips } from '#app/ui/link-chips.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { NO_WISH, ORDER_SOURCES, type PartnerOrderWish } from '#shop/partners/partner/list-partner-orders.ts'
import { formatEuro } from '#values/money.ts'
import { BundleCell } from '#app/features/desk/bundle-cell.tsx'
import { Moment } from '#app/features/desk/moment.tsx'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { countAsked, writtenWish, isGroup } from './order-wish.ts'
import { partnerPath } from './partner-address.ts'
import type { PartnerPage, ShownPartnerOrder } from './read-partner.ts'
import { ListFilters } from '#app/features/desk/list-filters.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ORDER_GROUPS } from '#shop/sales/order/order-conditions.ts'

const copy = partnerCopy.orders

type OrdersTabProps = { orders: NonNullable<PartnerPage['orders']>; wish: PartnerOrderWish; isAdmin: boolean }

// Orders without anybody's name: enough to answer a customer who comes with a reference.
export function PartnerOrdersTab({ orders, wish, isAdmin }: OrdersTabProps) {
  const { source } = wish
  const pathOf = (place: { after?: string; before?: string }) => partnerPath({ tab: 'orders', wish, ...place })
  const columns = COLUMNS.filter(({ name }) => !(source === 'api' ? OF_SHOP : OF_API).has(name)).filter(
    // Papers belong to billing.
    ({ name }) => isAdmin || name !== 'papers',
  )
  return (
    <HeadedPart id="orders" heading={copy.heading} headingClass="text-3xl">
      <LinkChips
        label={copy.sourcesLabel}
        chips={ORDER_SOURCES.map((each) => ({
          to: partnerPath({ tab: 'orders', wish: { ...NO_WISH, source: each } }),
          words: copy.sources[each],
          isCurrent: each === source,
        }))}
      />
      <p className="text-muted">{copy.text[source]}</p>
      <PartnerOrderFilters wish={wish} />
      {orders.rows.length === 0 ? (
        <p className="desk-card">{countAsked(wish) > 0 ? copy.noneFound : copy.empty}</p>
      ) : (
        <>
          <DataTable caption={copy.caption} columns={columns} rows={orders.rows} keyOf={({ id }) => id} />
          <FileLinks
            path={withQuery(href('/business-dashboard/orders.csv'), writtenWish(wish))}
            label={copy.file}
            of={copy.caption}
          />
        </>
      )}
      <Pager
        label={copy.pages}
        previous={orders.previous ? { to: pathOf({ before: orders.previous }), words: copy.newer } : null}
        next={orders.next ? { to: pathOf({ after: orders.next }), words: copy.older } : null}
      />
    </HeadedPart>
  )
}

/** What only one of the two lists tells. */
const OF_SHOP: ReadonlySet<string> = new Set(['customer', 'coupon'])
const OF_API: ReadonlySet<string> = new Set(['own', 'papers'])

const COLUMNS: Column<ShownPartnerOrder>[] = [
  {
    name: 'reference',
    heading: copy.columns.reference,
    isRowHeader: true,
    cell: ({ number, reference }) => (
      <>
        <span translate="no" className="desk-mono">
          {number}
        </span>
        <span title={reference} translate="no" className="data-cell-more partner-reference">
          {reference}
        </span>
      </>
    ),
  },
  {
    name: 'date',
    heading: copy.columns.date,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  { name: 'customer', heading: copy.columns.customer, cell: ({ email }) => email },
  {
    name: 'own',
    heading: copy.columns.own,
    cell: ({ ownReference }) => <span className="[overflow-wrap:anywhere]">{ownReference ?? copy.noCoupon}</span>,
  },
  {
    name: 'bundle',
    heading: copy.columns.bundle,
    cell: (order) => <BundleCell order={order} words={copy} />,
  },
  { name: 'coupon', heading: copy.columns.coupon, cell: ({ couponCode }) => couponCode ?? copy.noCoupon },
  {
    name: 'total',
    heading: copy.columns.total,
    isNumber: true,
    cell: ({ totalCents }) => <span className="whitespace-nowrap">{formatEuro(totalCents)}</span>,
  },
  {
    name: 'state',
    heading: copy.columns.state,
    cell: ({ state }) => <DeskState state={state} words={stateText(state)} />,
  },
  {
    name: 'papers',
    heading: copy.columns.papers,
    cell: ({ id, papers }) =>
      papers.length === 0
        ? copy.noCoupon
        : papers.map((paper) => (
            <span key={paper.number} className="flex gap-4">
              <a
                href={withQuery(
                  href('/business-dashboard/orders/:orderId/document.pdf', { orderId: id }),
                  asked(paper),
                )}
                download
                className="link flex min-h-11 items-center"
                aria-label={copy.paperOf[paper.kind](paper.number)}
              >
                {paper.number}
              </a>
              <a
                href={withQuery(
                  href('/business-dashboard/orders/:orderId/document.xml', { orderId: id }),
                  asked(paper),
                )}
                download
                className="link flex min-h-11 items-center"
                aria-label={fileCopy.dataOf(paper.number)}
              >
                {fileCopy.data}
              </a>
            </span>
          )),
  },
]

const { filters: heading, filter: words, groups } = partnerCopy.orders

const GROUPS: [string, string][] = [
  ['', words.every],
  ...Object.keys(ORDER_GROUPS)
    .filter(isGroup)
    .map((group): [string, string] => [group, groups[group]]),
]

function PartnerOrderFilters({ wish }: { wish: PartnerOrderWish }) {
  const typed = writtenWish(wish)
  const count = countAsked(wish)
  const code = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <ListFilters
      heading={heading(count)}
      words={words}
      count={count}
      action={partnerPath({})}
      current={partnerPath({ tab: 'orders', wish })}
      cleared={partnerPath({ tab: 'orders', wish: { ...NO_WISH, source: wish.source } })}
      hidden={{ tab: 'orders', source: typed.source }}
    >
      <TextField name="find" label={words.find} defaultValue={typed.find} maxLength={200} {...code} />
      <SelectField name="state" label={words.state} options={GROUPS} defaultValue={typed.state} />
      <TextField name="from" type="date" label={words.from} defaultValue={typed.from} />
      <TextField name="until" type="date" label={words.until} defaultValue={typed.until} />
      {wish.source === 'shop' && (
        <TextField name="coupon" label={words.coupon} defaultValue={typed.coupon} maxLength={60} {...code} />
      )}
    </ListFilters>
  )
}

const asked = ({ kind, part }: { kind: string; part: number }) => ({ kind, part })
