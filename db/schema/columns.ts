// The column kinds that every table shares: instants are UTC with time zone, money is whole cents.
import { sql } from 'drizzle-orm'
import { integer, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const cents = (name: string) => integer(name)
/** Which network an eSIM comes from; all that were sold before there could be a second one came from this. */
export const networkId = () => text('network_id').notNull().default('esim-network')

/** While the EU's register is silent about a VAT number: how often it was asked, and when it is asked again. */
export const vatQuestion = () => ({
  vatTries: integer('vat_tries').notNull().default(0),
  vatAskAt: instant('vat_ask_at'),
})

/** The languages of our mails; a column of them also has a check of its own, since rows outlive types. */
export type LanguageCode = 'en' | 'de' | 'fr' | 'es' | 'nl'
export const language = (name: string) => text(name).$type<LanguageCode>()
export const isKnownLanguage = (column: AnyPgColumn) => sql`${column} in ('en', 'de', 'fr', 'es', 'nl')`
