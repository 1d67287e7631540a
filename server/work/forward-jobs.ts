// A web node doesn't do due work itself: it forwards each job to a worker node. It asks who the workers are. A lost
// message costs only the seconds until the next sweep, like a nudge lost with its process.
import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Job } from '#ports/job-queue.ts'
import { keyOf } from './nudges.ts'
import type { NodeChannel } from './order-events.ts'

const ASK_EVERY_MS = 10_000
/** A node that missed two requests is gone. */
const GONE_AFTER_MS = 25_000
const ANSWER_AT_MOST_EVERY_MS = 2_000

const WHO = 'who works?'
const HERE = 'working: '
const GONE = 'gone: '
const DO = 'do: '

/** One schema for each kind of job; without it, forwarded jobs of that kind would be left to the sweep. */
const JOBS: { [Name in Job['name']]: z.ZodType<Extract<Job, { name: Name }>> } = {
  provisioning: z.object({ name: z.literal('provisioning'), orderId: z.string() }),
  payment_event: z.object({ name: z.literal('payment_event'), eventId: z.string() }),
  part_refund: z.object({ name: z.literal('part_refund'), partRefundId: z.string() }),
  refund: z.object({ name: z.literal('refund'), paymentSessionRowId: z.string() }),
}
/** Without a recipient it is for every worker, because none is known yet. */
const handed = z.object({ to: z.string().nullable(), job: z.union(Object.values(JOBS)) })

/** Accepts jobs from web nodes, each once. */
export function acceptJobs({ send, onMessage }: NodeChannel, take: (job: Job) => void, now: () => number = Date.now) {
  const self = randomUUID()
  let answeredAt = Number.NEGATIVE_INFINITY
  onMessage((words) => {
    if (words === WHO) {
      if (now() - answeredAt < ANSWER_AT_MOST_EVERY_MS) return
      answeredAt = now()
      send(`${HERE}${self}`)
    } else if (words.startsWith(DO)) {
      const read = handed.safeParse(parsed(words.slice(DO.length)))
      if (read.success && (read.data.to === null || read.data.to === self)) take(read.data.job)
    }
  })
  send(`${HERE}${self}`)
  return { stop: () => send(`${GONE}${self}`) }
}

/** Forwards jobs; as long as its worker is running, an order always goes to the same one. */
export function forwardJobs({ send, onMessage }: NodeChannel, now: () => number = Date.now) {
  const workers = new Map<string, number>()
  onMessage((words) => {
    if (words.startsWith(HERE)) workers.set(words.slice(HERE.length), now())
    else if (words.startsWith(GONE)) workers.delete(words.slice(GONE.length))
  })
  const ask = () => send(WHO)
  const asking = setInterval(ask, ASK_EVERY_MS).unref()
  ask()

  return {
    give: (job: Job) => {
      for (const [worker, seenAt] of workers) if (now() - seenAt > GONE_AFTER_MS) workers.delete(worker)
      const key = keyOf(job)
      const [to = null] = [...workers.keys()].toSorted((one, other) => (weight(one, key) < weight(other, key) ? 1 : -1))
      // The event's row has everything else.
      send(`${DO}${JSON.stringify({ to, job: job.name === 'payment_event' ? { ...job, event: undefined } : job })}`)
    },
    stop: () => clearInterval(asking),
  }
}

const weight = (worker: string, key: string) => createHash('sha256').update(`${worker} ${key}`).digest('hex')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
