// When the worker was last at it; a row per round, so that somebody who looks can tell a quiet shop from a dead worker.
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const workerBeats = pgTable('worker_beats', {
  round: text('round').primaryKey(),
  at: instant('at').notNull(),
})
