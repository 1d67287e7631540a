// The orders that a partner has filtered, as lines of a CSV file: what their page shows, plus amounts.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { centsAsNumber, csvLine, type CsvCell } from '#values/text/csv.ts'
import type { TooOften } from '#values/outcome.ts'
import {
  listPartnerOrders,
  type ListPartnerOrdersDeps,
  type PartnerOrder,
  type PartnerOrderWish,
} from './list-partner-orders.ts'

const EXPORTS: Limit = { name: 'partner-orders-export', points: 30, seconds: 3600 }
const PER_HANDFUL = 500

const COLUMNS: [name: string, of: (order: PartnerOrder) => CsvCell][] = [
  ['Ordered at (UTC)', ({ createdAt }) => createdAt.toISOString()],
  ['Number', ({ number }) => number],
  ['Reference', ({ reference }) => reference],
  ['Own reference', ({ ownReference }) => ownReference],
  ['Customer', ({ email }) => email],
  ['Kind', ({ isTopUp, isReplacement }) => (isReplacement ? 'replacement' : isTopUp ? 'top-up' : 'eSIM')],
  ['State', ({ state }) => state],
  ['Data', ({ data }) => data],
  ['Zone', ({ zone }) => zone],
  ['Coupon', ({ couponCode }) => couponCode],
  ['Net (EUR)', ({ totalCents, vatCents }) => centsAsNumber(totalCents - vatCents)],
  ['VAT (EUR)', ({ vatCents }) => centsAsNumber(vatCents)],
  ['Total (EUR)', ({ totalCents }) => centsAsNumber(totalCents)],
  ['Refunded (EUR)', ({ refundedCents }) => centsAsNumber(refundedCents)],
  ['Invoices and credit notes', ({ papers }) => papers.map(({ number }) => number).join(' ')],
]

export type ExportPartnerOrdersDeps = ListPartnerOrdersDeps & Pick<Base, 'limiter' | 'recordAudit'>

/** Texts to concatenate, recorded with who exported them. Problem: `too_often` after 30 files in an hour. */
export async function exportPartnerOrders(
  deps: ExportPartnerOrdersDeps,
  { businessId, wish }: { businessId: string; wish: PartnerOrderWish },
  caller: Caller,
): Promise<{ ok: true; lines: AsyncGenerator<string> } | TooOften> {
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
  return { ok: true, lines: linesOf(deps, businessId, wish) }
}

async function* linesOf(
  deps: ListPartnerOrdersDeps,
  businessId: string,
  wish: PartnerOrderWish,
): AsyncGenerator<string> {
  yield csvLine(COLUMNS.map(([name]) => name))
  let after: string | null = null
  do {
    const page = await listPartnerOrders(deps, businessId, { ...wish, after, before: null }, PER_HANDFUL)
    yield page.rows.map((order) => csvLine(COLUMNS.map(([, of]) => of(order)))).join('')
    after = page.next
  } while (after !== null)
}
