// Works on due rows right after the commit that made them due, in this process. The rows are the truth: a nudge lost
// with its process costs only the seconds until the next sweep.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '#db/database.ts'
import type { Job, JobQueue } from '#ports/job-queue.ts'
import type { Log } from '#ports/log.ts'

/** As many as database connections and vendors can handle next to the visitors. */
const AT_ONCE = 8

export type Nudges = JobQueue & {
  /** Starts working; earlier nudges wait until then. */
  work: (carryOut: (job: Job) => Promise<void>) => void
  /** Accepts a nudge from another node. */
  take: (job: Job) => void
  /** Accepts nothing new, and waits for what is running. */
  stop: () => Promise<void>
}

/** Runs in the context of whoever nudged it, for logs and traces. */
type Due = { job: Job; asFor: ReturnType<typeof AsyncLocalStorage.snapshot> }

/** With `give`, this process does no work itself and passes every nudge on. */
export function openNudges(
  { afterCommit, outside }: Pick<Database, 'afterCommit' | 'outside'>,
  log: Log,
  give?: (job: Job) => void,
): Nudges {
  const waiting = new Map<string, Due>()
  const running = new Map<string, Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let carryOut: ((job: Job) => Promise<void>) | null = null
  let isStopping = false

  function add(job: Job) {
    if (give) return give(job)
    if (isStopping) return
    waiting.set(keyOf(job), { job, asFor: AsyncLocalStorage.snapshot() })
    startNext()
  }

  // The same thing never runs twice at once here: if it is nudged again meanwhile, it waits for its turn.
  function startNext() {
    if (!carryOut || isStopping) return
    for (const [key, due] of waiting) {
      if (running.size >= AT_ONCE) return
      if (running.has(key)) continue
      waiting.delete(key)
      running.set(key, run(key, due, carryOut))
    }
  }

  async function run(key: string, { job, asFor }: Due, work: (job: Job) => Promise<void>) {
    try {
      await asFor(() => outside(() => work(job)))
    } catch (error) {
      log.warn(
        { job: job.name, problem: error instanceof Error ? error.stack : String(error) },
        'a job is left to the sweep',
      )
    } finally {
      running.delete(key)
      startNext()
    }
  }

  function addLater(job: Job, seconds: number) {
    if (isStopping) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      add(job)
    }, seconds * 1000)
    timers.add(timer)
  }

  return {
    nudge: (job, afterSeconds = 0) => {
      afterCommit(() => (afterSeconds > 0 ? addLater(job, afterSeconds) : add(job)))
      return Promise.resolve()
    },
    hasRoom: () => carryOut !== null && !give && !isStopping && running.size + waiting.size < AT_ONCE,
    take: add,
    work: (carriesOut) => {
      carryOut = carriesOut
      startNext()
    },
    stop: async () => {
      isStopping = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running.values())
    },
  }
}

/** The same key for two nudges about the same thing. */
export function keyOf(job: Job): string {
  if (job.name === 'provisioning') return `${job.name} ${job.orderId}`
  if (job.name === 'payment_event') return `${job.name} ${job.eventId}`
  return `${job.name} ${job.name === 'refund' ? job.paymentSessionRowId : job.partRefundId}`
}
