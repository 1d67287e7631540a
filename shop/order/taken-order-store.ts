// What is read of an order while claiming it.
import { getTableColumns, type SQL, type SQLWrapper } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shop/values/language.ts'
import type { TakenOrder } from './order-lease.ts'
import { toOrder } from './order-row.ts'

/** The email language of an address's account, as part of a query. */
export type MailLanguageOf = (email: SQLWrapper) => SQL<Language | null>

/** The whole order, and the language of its emails. */
export const takenColumns = (mailLanguageOf: MailLanguageOf) => ({
  ...getTableColumns(orders),
  language: mailLanguageOf(orders.email).as('mail_language'),
})

export const toTaken = (row: typeof orders.$inferSelect & { language: Language | null }): TakenOrder => ({
  order: toOrder(row),
  traceContext: row.traceContext,
  language: row.language ?? DEFAULT_LANGUAGE,
})
