// Orders whose eSIM goes to somebody else: who gets it, on which day, and what became of it.
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, isKnownLanguage, language } from '#db/schema/columns.ts'
import { users } from '#db/schema/people/users.ts'
import { orders } from './orders.ts'

export const gifts = pgTable(
  'gifts',
  {
    // of the order that has the eSIM; one that replaces it takes the gift along
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    // null once it was forgotten
    email: text('email'),
    // the account that had this address when the gift was for it, and has another one since
    movedUserId: uuid('moved_user_id').references(() => users.id),
    // how the buyer wants to be named; empty if they said nothing
    fromName: text('from_name').notNull(),
    message: text('message').notNull(),
    // when it is handed over, in the shop's days
    day: date('day', { mode: 'string' }).notNull(),
    // of the page it was bought on
    language: language('language').notNull(),
    // the fingerprint of the link's key; another address has another key
    keyHash: text('key_hash').notNull(),
    keyNumber: integer('key_number').notNull().default(1),
    // the first day of the trip, as the receiver knows it; null until they say so, and once they are forgotten
    startsOn: date('starts_on', { mode: 'string' }),
    openedAt: instant('opened_at'),
    returnedAt: instant('returned_at'),
    // the last day of its trip, or the day it is handed over if that isn't known
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('gift_by_key').on(table.keyHash),
    index('gifts_to').on(table.email),
    index('gifts_of_moved')
      .on(table.movedUserId)
      .where(sql`${table.movedUserId} is not null`),
    index('gifts_ended').on(table.endsOn),
    check('gift_language_known', isKnownLanguage(table.language)),
  ],
)
