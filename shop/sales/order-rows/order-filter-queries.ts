// Filters for lists of orders in the database: a view, filters, and the search text.
import { and, eq, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { containing } from '#db/query/conditions.ts'
import { beginsAsIccid } from '#db/sealing/iccid-column.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { vatDueSince } from '#shop/catalogue/pricing/vat.ts'
import { COUNTRY_CODES, isEuCountry } from '#values/country/country.ts'
import { addDays } from '#values/date.ts'
import type { DeskFilters, DeskSearch, DeskView } from '#shop/sales/order/desk-order.ts'
import { ORDER_GROUPS, type OrderGroup } from '#shop/sales/order/order-conditions.ts'
import { inSql } from './order-conditions-store.ts'
import { mentioning, namedBy } from './order-search-queries.ts'

/** Days begin in the shop's time zone (IANA name). */
export type ZonedFilters = DeskFilters & { timeZone: string }

const open = (condition: SQL): SQL | undefined => and(inSql.isOpen, condition)

/** `timeZone` is the shop's. */
export const viewed = (view: DeskView, now: Date, timeZone: string): SQL | undefined => {
  switch (view) {
    case 'all':
      return undefined
    case 'to-look-at':
      return or(open(inSql.isToLookAt(now)), viewed('vat-conflicts', now, timeZone))
    case 'stuck':
      return open(inSql.isStuck(now))
    case 'failed':
      return open(inSql.isFailed)
    case 'review':
      return open(inSql.isInReview)
    case 'disputes':
      return open(inSql.isDisputed)
    case 'mismatches':
      return open(inSql.isMismatched)
    case 'vat-conflicts':
      return and(inSql.isTaxConflictOpen, inSql.isSold, gte(orders.createdAt, vatDueSince(now, timeZone)))
    case 'refunded':
      return inSql.hasRefund
    case 'free':
      return inSql.isFree
    case 'top-ups':
      return inSql.isTopUp
    default:
      return view satisfies never
  }
}

/** Written so that an index of the first letters, or of three letters, can be used. */
const beginsWith = (column: SQL, text: string): SQL =>
  sql`${column} like ${`${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`

// Tables are named in full: inside a column list, the query layer would leave out the outer one.
const isCalled = (text: string): SQL => sql`exists (
  select 1 from api_orders called where called.order_id = order_history.order_id and ${containing(sql`called.own_reference`, text)})`

/** The states of a group; null for all. */
export const inGroup = (group: OrderGroup | null): SQL | undefined =>
  group === null ? undefined : inArray(inSql.deskState, ORDER_GROUPS[group])

export const matching = (search: DeskSearch | null): SQL | undefined => {
  if (!search) return undefined
  const { kind, text } = search
  if (kind === 'reference') return or(containing(orders.reference, text), isCalled(text))
  const known = [...namedBy({ text, digits: kind === 'iccid' ? text : '', ids: search.ids ?? [] }), ...mentioning(text)]
  if (kind === 'iccid') return or(...known, beginsAsIccid(orders.iccid, text), beginsAsIccid(orders.targetIccid, text))
  const isEmail = beginsWith(sql`lower(${orders.email})`, text)
  return kind === 'email'
    ? or(...known, isEmail)
    : or(...known, isEmail, beginsWith(sql`lower(${orders.reference})`, text))
}

/** Some said that they are outside the EU; for others, and for companies, we know the country. */
const OUTSIDE: string[] = ['outside-eu', ...COUNTRY_CODES.filter((code) => !isEuCountry(code))]

export const filtered = (filters: ZonedFilters | undefined): SQL | undefined => {
  if (!filters) return undefined
  const { from, until, leastCents, mostCents, coupon, country, timeZone } = filters
  const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone ${timeZone}`
  return and(
    from === null ? undefined : gte(orders.createdAt, startOf(from)),
    until === null ? undefined : lt(orders.createdAt, startOf(addDays(until, 1))),
    leastCents === null ? undefined : gte(orders.totalCents, leastCents),
    mostCents === null ? undefined : lte(orders.totalCents, mostCents),
    coupon === null ? undefined : eq(orders.couponCode, coupon),
    country === null ? undefined : inArray(orders.vatCountry, country === 'outside-eu' ? OUTSIDE : [country]),
  )
}
