// What PostgreSQL had to do in the meantime, from its own counters: this database's transactions, and syncs of the log.
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'

export type DatabaseWork = { transactions: number; syncs: number }

const counted = z.object({ transactions: z.coerce.number(), syncs: z.coerce.number() })

/** Idle connections report their statistics some seconds late. */
const TOLD_WITHIN_MS = 11_000

async function count(databaseUrl: string): Promise<DatabaseWork> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select xact_commit + xact_rollback as transactions, (select wal_sync from pg_stat_wal) as syncs
       from pg_stat_database where datname = current_database()`,
    )
    return counted.parse(rows[0])
  } finally {
    await client.end()
  }
}

/** What an idle shop does in the database per second. */
export async function countIdle(databaseUrl: string, forMs: number): Promise<DatabaseWork> {
  await pause(TOLD_WITHIN_MS)
  const before = await count(databaseUrl)
  await pause(forMs)
  return per(forMs / 1000, before, await count(databaseUrl))
}

/** The cost of each of this many things, without what an idle shop does in the same time. */
export async function countEach(
  databaseUrl: string,
  things: number,
  idle: DatabaseWork,
  work: () => Promise<unknown>,
): Promise<DatabaseWork> {
  const [before, startedAt] = [await count(databaseUrl), performance.now()]
  await work()
  await pause(TOLD_WITHIN_MS)
  const seconds = (performance.now() - startedAt) / 1000
  const { transactions, syncs } = per(1, before, await count(databaseUrl))
  return {
    transactions: (transactions - idle.transactions * seconds) / things,
    syncs: (syncs - idle.syncs * seconds) / things,
  }
}

const per = (parts: number, before: DatabaseWork, after: DatabaseWork): DatabaseWork => ({
  transactions: (after.transactions - before.transactions) / parts,
  syncs: (after.syncs - before.syncs) / parts,
})
