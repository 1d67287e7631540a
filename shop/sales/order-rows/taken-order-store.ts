// What is read of an order, and while claiming it.
import { getTableColumns, type SQL, type SQLWrapper } from 'drizzle-orm'
import { without } from '#db/query/read-rows.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { DEFAULT_LANGUAGE, type Language } from '#values/language.ts'
import type { TakenOrder } from '#shop/sales/order/order-lease.ts'
import { toOrder, UNREAD } from './order-row.ts'

/** The email language of an address's account, as part of a query. */
export type MailLanguageOf = (email: SQLWrapper) => SQL<Language | null>

export const orderColumns = without(getTableColumns(orders), UNREAD)

/** The order, the trace it belongs to, and the email language of its buyer's account. */
export const takenColumns = (mailLanguageOf: MailLanguageOf) => ({
  ...orderColumns,
  traceContext: orders.traceContext,
  mailLanguage: mailLanguageOf(orders.email).as('mail_language'),
})

export const toTaken = (
  row: Parameters<typeof toOrder>[0] & { traceContext: string | null; mailLanguage: Language | null },
): TakenOrder => ({
  order: toOrder(row),
  traceContext: row.traceContext,
  language: row.language ?? row.mailLanguage ?? DEFAULT_LANGUAGE,
})
