// The column types that all tables share: moments are UTC with time zone, money is whole cents.
import { sql } from 'drizzle-orm'
import { integer, jsonb, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const cents = (name: string) => integer(name)
/** Which network an eSIM comes from; the default is the only one there was before this column existed. */
export const networkId = () => text('network_id').notNull().default('esim-network')

/** While the EU's register doesn't answer about a VAT number: how often we asked, and when to ask again. */
export const vatQuestion = () => ({
  vatTries: integer('vat_tries').notNull().default(0),
  vatAskAt: instant('vat_ask_at'),
})

/** The languages of our pages and emails; each such column also has a check constraint, because rows outlive types. */
export type LanguageCode = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl'
export const language = (name: string) => text(name).$type<LanguageCode>()
/** What an owner gave of a text in languages other than English, by their codes. */
export const inLanguages = (name: string) => jsonb(name).$type<Partial<Record<Exclude<LanguageCode, 'en'>, string>>>()
export const isKnownLanguage = (column: AnyPgColumn) => sql`${column} in ('en', 'de', 'fr', 'es', 'it', 'nl')`
