// When the worker last ran, with a row per round, so that a quiet shop can be told from a dead worker.
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const workerBeats = pgTable('worker_beats', {
  round: text('round').primaryKey(),
  at: instant('at').notNull(),
})
