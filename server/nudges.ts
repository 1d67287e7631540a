// Looks at what became due right after the commit that made it so, in this process. The rows are the truth: a nudge that is
// lost with its process costs the seconds until the next sweep and nothing else.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '#db/database.ts'
import type { Job, JobQueue } from '#shop/ports/job-queue.ts'
import type { Log } from '#shop/ports/log.ts'

/** As many as the database's connections and the vendors bear beside the visitors. */
const AT_ONCE = 8

export type Nudges = JobQueue & {
  /** Begins to work; what was nudged before waits until then. */
  work: (carryOut: (job: Job) => Promise<void>) => void
  /** Takes a nudge that came from elsewhere. */
  take: (job: Job) => void
  /** Takes nothing new and waits for what is running. */
  stop: () => Promise<void>
}

/** It is carried out as a part of what nudged it, in the log and in traces, whoever's turn was before. */
type Due = { job: Job; asFor: ReturnType<typeof AsyncLocalStorage.snapshot> }

/** With `give` this process works off nothing itself and gives every nudge away. */
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

  // One thing is never worked on twice at once here: nudged again meanwhile, it waits for its turn.
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

/** The same for two nudges that mean the same look. */
export function keyOf(job: Job): string {
  if (job.name === 'provisioning') return `${job.name} ${job.orderId}`
  if (job.name === 'payment_event') return `${job.name} ${job.eventId}`
  return `${job.name} ${job.name === 'refund' ? job.paymentSessionRowId : job.partRefundId}`
}
