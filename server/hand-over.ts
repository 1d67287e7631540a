// A web node does not work off what became due: it hands it to one of the nodes that do. It asks who they are, and a word
// that is lost costs the seconds until the next sweep, as a nudge does that dies with its process.
import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Job } from '#shop/ports/job-queue.ts'
import { keyOf } from './nudges.ts'
import type { NodeTalk } from './order-events.ts'

const ASK_EVERY_MS = 10_000
/** Whoever did not answer twice has gone. */
const GONE_AFTER_MS = 25_000
const ANSWER_AT_MOST_EVERY_MS = 2_000

const WHO = 'who works?'
const HERE = 'working: '
const GONE = 'gone: '
const DO = 'do: '

/** One for each kind of job, or whatever a web node hands over of that kind would be left to the sweep. */
const JOBS: { [Name in Job['name']]: z.ZodType<Extract<Job, { name: Name }>> } = {
  provisioning: z.object({ name: z.literal('provisioning'), orderId: z.string() }),
  payment_event: z.object({ name: z.literal('payment_event'), eventId: z.string() }),
  part_refund: z.object({ name: z.literal('part_refund'), partRefundId: z.string() }),
  refund: z.object({ name: z.literal('refund'), paymentSessionRowId: z.string() }),
}
/** Without a name it is for everybody who works: nobody is known yet. */
const handed = z.object({ to: z.string().nullable(), job: z.union(Object.values(JOBS)) })

/** Takes the jobs of web nodes, once for each. */
export function takeOver({ say, onWords }: NodeTalk, take: (job: Job) => void, now: () => number = Date.now) {
  const self = randomUUID()
  let answeredAt = Number.NEGATIVE_INFINITY
  onWords((words) => {
    if (words === WHO) {
      if (now() - answeredAt < ANSWER_AT_MOST_EVERY_MS) return
      answeredAt = now()
      say(`${HERE}${self}`)
    } else if (words.startsWith(DO)) {
      const read = handed.safeParse(parsed(words.slice(DO.length)))
      if (read.success && (read.data.to === null || read.data.to === self)) take(read.data.job)
    }
  })
  say(`${HERE}${self}`)
  return { stop: () => say(`${GONE}${self}`) }
}

/** Hands jobs on; the same order always goes to the same node while that one works. */
export function handOver({ say, onWords }: NodeTalk, now: () => number = Date.now) {
  const workers = new Map<string, number>()
  onWords((words) => {
    if (words.startsWith(HERE)) workers.set(words.slice(HERE.length), now())
    else if (words.startsWith(GONE)) workers.delete(words.slice(GONE.length))
  })
  const ask = () => say(WHO)
  const asking = setInterval(ask, ASK_EVERY_MS).unref()
  ask()

  return {
    give: (job: Job) => {
      for (const [worker, seenAt] of workers) if (now() - seenAt > GONE_AFTER_MS) workers.delete(worker)
      const key = keyOf(job)
      const [to = null] = [...workers.keys()].toSorted((one, other) => (weight(one, key) < weight(other, key) ? 1 : -1))
      // What else is known of an event stands in its row.
      say(`${DO}${JSON.stringify({ to, job: job.name === 'payment_event' ? { ...job, event: undefined } : job })}`)
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
