// Counters of the rate limiter; the limiter library defines the layout.
import { integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: instant('expire'),
})
