// One handle on the database: inside a transaction, everyone gets that transaction, so nobody waits for a second
// connection.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

export type Db = PgDatabase<PgQueryResultHKT>
export type Transact = <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>

export type Database = {
  /** The current transaction, or the plain connection outside of one. */
  db: () => Db
  /** Runs the work in a transaction; a nested one becomes a savepoint. */
  tx: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Runs the work outside of any current transaction, for timers and workers that outlive it. */
  outside: <Result>(work: () => Result) => Result
  isInTransaction: () => boolean
  /** Runs the work after the current transaction has committed, never after a rollback; right away outside of one. */
  afterCommit: (work: () => void) => void
}

type Running = { db: Db; afterCommit: (() => void)[] }

/** `transact` starts a transaction if there is none. */
export function databaseOver(root: Db, transact: Transact = (work) => root.transaction(work)): Database {
  const running = new AsyncLocalStorage<Running | undefined>()
  const db = () => running.getStore()?.db ?? root

  const begin = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const afterCommit: (() => void)[] = []
    const result = await transact((tx) => running.run({ db: tx, afterCommit }, work))
    running.run(undefined, () => {
      for (const each of afterCommit) each()
    })
    return result
  }

  return {
    db,
    tx: (work) => {
      const outer = running.getStore()
      return outer ? outer.db.transaction((tx) => running.run({ ...outer, db: tx }, work)) : begin(work)
    },
    outside: (work) => running.run(undefined, work),
    isInTransaction: () => running.getStore() !== undefined,
    afterCommit: (work) => {
      const store = running.getStore()
      if (store) store.afterCommit.push(work)
      else work()
    },
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
