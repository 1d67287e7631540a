// The eSIM networks that an owner connected; the home network is configured by settings, and has no row.
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { sealedText } from '#db/sealing/sealed-columns.ts'

export const networks = pgTable('networks', {
  id: text('id').primaryKey(),
  // which adapter speaks to it
  kind: text('kind').notNull(),
  name: text('name').notNull(),
  // its login, as JSON
  login: sealedText('login', 'network.login').notNull(),
  // sells; if it doesn't, its orders are finished and its eSIMs stay in use
  isActive: boolean('is_active').notNull(),
  connectedAt: instant('connected_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  // when it may be called next: all nodes share one account
  nextTurnAt: instant('next_turn_at'),
})
