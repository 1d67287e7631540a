// One handle on the database: whoever asks inside a transaction gets that transaction, so nobody hangs on a second connection.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

export type Db = PgDatabase<PgQueryResultHKT>
export type Transact = <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>

export type Database = {
  /** The running transaction, or the plain connection outside of one. */
  db: () => Db
  /** Runs the work in one transaction; a transaction inside another one becomes a savepoint. */
  tx: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Runs the work as if no transaction were running, for timers and workers that outlive it. */
  outside: <Result>(work: () => Result) => Result
  isInTransaction: () => boolean
  /** The query, made once for the plain connection; inside a transaction it is made anew, since it belongs to that one. */
  prepared: <Query>(make: (db: Db) => Query) => () => Query
  /** Runs the work once the running transaction has committed, never after a rollback; at once outside of one. */
  afterCommit: (work: () => void) => void
}

type Running = { db: Db; afterCommit: (() => void)[] }

/** `transact` begins a transaction where none is running. */
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
    prepared: <Query>(make: (of: Db) => Query) => {
      let ofRoot: Query | undefined
      return () => {
        const inside = running.getStore()
        return inside ? make(inside.db) : (ofRoot ??= make(root))
      }
    },
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
