// For writes that needn't wait for the disk: a claim, a timestamp, a mark that something was handled.
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'

/**
 * A condition that always holds, for a single statement: its commit doesn't wait for the disk. If the database crashes
 * within the next half second, this write is lost and nothing else; any later write takes it along. Inside a
 * transaction it does nothing, because what is written there must not be lost.
 */
export const unawaited = ({ isInTransaction }: Pick<Database, 'isInTransaction'>): SQL =>
  isInTransaction() ? sql`true` : sql`(select set_config('synchronous_commit', 'off', true)) is not null`
