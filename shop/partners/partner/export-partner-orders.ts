// The orders that a partner has filtered, as a file: what their page shows, plus amounts.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { centsAsNumber } from '#values/text/csv.ts'
import type { Cell, Row, Table, TableColumn } from '#values/text/table.ts'
import type { TooOften } from '#values/outcome.ts'
import {
  listPartnerOrders,
  type ListPartnerOrdersDeps,
  type PartnerOrder,
  type PartnerOrderWish,
} from './list-partner-orders.ts'

const EXPORTS: Limit = { name: 'partner-orders-export', points: 30, seconds: 3600 }
const PER_HANDFUL = 500

const COLUMNS: [column: TableColumn, of: (order: PartnerOrder) => Cell][] = [
  [['Ordered at (UTC)', 'moment'], ({ createdAt }) => createdAt.toISOString()],
  ['Number', ({ number }) => number],
  ['Reference', ({ reference }) => reference],
  ['Own reference', ({ ownReference }) => ownReference],
  ['Customer', ({ email }) => email],
  [
    'Kind',
    ({ isTopUp, isReplacement, traveler }) =>
      isReplacement ? 'replacement' : traveler ? 'paid with another order' : isTopUp ? 'top-up' : 'eSIM',
  ],
  ['Quantity', ({ quantity, traveler }) => (traveler ? 0 : quantity)],
  ['State', ({ state }) => state],
  ['Data', ({ data }) => data],
  ['Zone', ({ zone }) => zone],
  ['Coupon', ({ couponCode }) => couponCode],
  [['Net (EUR)', 'amount'], ({ totalCents, vatCents }) => centsAsNumber(totalCents - vatCents)],
  [['VAT (EUR)', 'amount'], ({ vatCents }) => centsAsNumber(vatCents)],
  [['Total (EUR)', 'amount'], ({ totalCents }) => centsAsNumber(totalCents)],
  [['Refunded (EUR)', 'amount'], ({ refundedCents }) => centsAsNumber(refundedCents)],
  ['Invoices and credit notes', ({ papers }) => papers.map(({ number }) => number).join(' ')],
]

export type ExportPartnerOrdersDeps = ListPartnerOrdersDeps & Pick<Base, 'limiter' | 'recordAudit'>

/** The file, recorded with who exported them. Problem: `too_often` after 30 files in an hour. */
export async function exportPartnerOrders(
  deps: ExportPartnerOrdersDeps,
  { businessId, wish }: { businessId: string; wish: PartnerOrderWish },
  caller: Caller,
): Promise<{ ok: true; table: Table } | TooOften> {
  const allowed = await deps.limiter.take(EXPORTS, caller.actor.id)
  if (!allowed.ok) return allowed
  const { search, group, from, until, coupon } = wish
  const facts = {
    isSearched: search !== '',
    isFiltered: [group, from, until, coupon].some((asked) => asked !== null),
  }
  await deps.recordAudit(
    { actor: actorOf(caller.actor), action: 'orders_exported', subject: businessId, facts },
    caller,
  )
  return { ok: true, table: { columns: COLUMNS.map(([column]) => column), rows: rowsOf(deps, businessId, wish) } }
}

async function* rowsOf(deps: ListPartnerOrdersDeps, businessId: string, wish: PartnerOrderWish): AsyncGenerator<Row> {
  let after: string | null = null
  do {
    const page = await listPartnerOrders(deps, businessId, { ...wish, after, before: null }, PER_HANDFUL)
    for (const order of page.rows) yield COLUMNS.map(([, of]) => of(order))
    after = page.next
  } while (after !== null)
}
