// The job engine on the shop's own database: a job is written in the transaction of the row that it speaks of.
import { is, SQL, sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss, type Job as BossJob } from 'pg-boss'
import type { OpenDatabase } from '#db/connect.ts'
import type { Job, JobQueue } from '#shop/ports/job-queue.ts'
import type { Log } from '#shop/ports/log.ts'

const QUEUES = ['provisioning', 'payment_event', 'refund'] as const
const AT_ONCE = 4

export type RunningJobs = JobQueue & {
  /** Begins to work; each nudge leads to one call. */
  work: (carryOut: (job: Job) => Promise<void>) => Promise<void>
  stop: () => Promise<void>
}

export async function startJobs(
  { database, engine }: OpenDatabase,
  databaseUrl: string | undefined,
  log: Log,
): Promise<RunningJobs> {
  const common = {
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    schedule: false,
    useListenNotify: true,
  } as const
  const boss = engine
    ? new PgBoss({ ...common, backend: 'pglite', db: joiningDatabase() })
    : new PgBoss({ ...common, connectionString: databaseUrl, max: 5 })
  boss.on('error', (error) => log.warn({ problem: error.message }, 'job engine'))

  await boss.start()
  for (const name of QUEUES) {
    await boss.createQueue(name, {
      notify: true,
      retryLimit: 20,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 60,
      heartbeatSeconds: 10,
      expireInSeconds: 300,
    })
  }

  const runningTransaction = () => fromDrizzle({ execute: rowsOf }, sql)

  // Both engines answer with rows; only the common type of the two leaves that open.
  async function rowsOf(query: unknown): Promise<{ rows: unknown[] }> {
    const answer: unknown = is(query, SQL) ? await database.db().execute(query) : null
    return typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows)
      ? { rows: answer.rows }
      : { rows: [] }
  }

  // On the one connection of the embedded engine a query outside the running transaction would wait for ever.
  function joiningDatabase() {
    if (!engine) throw new Error('only for the embedded engine')
    const main = fromPglite(engine)
    return {
      ...main,
      executeSql: (text: string, values?: unknown[]) =>
        database.isInTransaction() ? runningTransaction().executeSql(text, values) : main.executeSql(text, values),
    }
  }

  return {
    nudge: async (job, afterSeconds = 0) => {
      const options = { ...(afterSeconds > 0 && { startAfter: afterSeconds }) }
      const inTransaction = database.isInTransaction() ? { db: runningTransaction() } : {}
      await boss.send(job.name, job, { ...options, ...inTransaction })
    },

    work: (carryOut) =>
      database.outside(async () => {
        for (const name of QUEUES) {
          const work = async (jobs: BossJob<Job>[]) => {
            for (const job of jobs) await carryOut(job.data)
          }
          await boss.work<Job>(
            name,
            { localConcurrency: AT_ONCE, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
            work,
          )
        }
      }),

    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  }
}
