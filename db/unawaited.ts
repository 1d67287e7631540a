// Writes that nobody has to wait for the disk with: a claim, a moment, a mark that something was seen to.
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * A condition that always holds, for a statement that stands alone: its commit does not wait for the disk. A database that
 * crashes within the next half second forgets it, and nothing else; whatever is written after it takes it along. Inside a
 * transaction it does nothing, since what is written there together may not be lost.
 */
export const unawaited = ({ isInTransaction }: Pick<Database, 'isInTransaction'>): SQL =>
  isInTransaction() ? sql`true` : sql`(select set_config('synchronous_commit', 'off', true)) is not null`
