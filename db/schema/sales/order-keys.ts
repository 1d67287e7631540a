// Keys of links to an order, by their fingerprints.
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { orders } from './orders.ts'

export const orderKeys = pgTable('order_keys', {
  tokenHash: text('token_hash').primaryKey(),
  orderId: uuid('order_id')
    .notNull()
    .references(() => orders.id),
  // an invoice's key opens only that document
  kind: text('kind').$type<'return' | 'mail' | 'invoice'>().notNull(),
  // of the order when the key was made; it opens no order that has another holder since
  holder: uuid('holder'),
  usedAt: instant('used_at'),
  expiresAt: instant('expires_at').notNull(),
})
