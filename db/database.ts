// One handle on the database: whoever asks inside a transaction gets that transaction, so nobody hangs on a second connection.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export type Database = {
  /** The running transaction, or the plain connection outside of one. */
  db: () => Db
  /** Runs the work in one transaction; a transaction inside another one becomes a savepoint. */
  tx: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Runs the work as if no transaction were running, for timers and workers that outlive it. */
  outside: <Result>(work: () => Result) => Result
  isInTransaction: () => boolean
}

export function databaseOver(root: Db): Database {
  const running = new AsyncLocalStorage<Db | undefined>()
  const db = () => running.getStore() ?? root

  return {
    db,
    tx: (work) => db().transaction((tx) => running.run(tx, work)),
    outside: (work) => running.run(undefined, work),
    isInTransaction: () => running.getStore() !== undefined,
  }
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505'
}

function sqlStateOf(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return undefined
}
