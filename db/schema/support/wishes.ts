// Who wants to know when a country comes on sale. A row is deleted with the email that says so.
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, isKnownLanguage, language } from '#db/schema/columns.ts'

export const wishes = pgTable(
  'wishes',
  {
    id: uuid('id').primaryKey(),
    // lowercase, trimmed
    email: text('email').notNull(),
    country: text('country').notNull(),
    // the brand at which it was asked, whose catalog counts
    businessId: text('business_id').notNull(),
    // of the page where it was asked, and of the email that answers it
    language: language('language').default('en').notNull(),
    askedAt: instant('asked_at').notNull(),
    // when its mailbox agreed; until then, nothing is sent to it but the question
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    check('wish_language_known', isKnownLanguage(table.language)),
    uniqueIndex('wish_once').on(table.email, table.country, table.businessId),
    index('wishes_by_country').on(table.businessId, table.country),
    index('wishes_by_confirmation').on(table.confirmedAt),
  ],
)
