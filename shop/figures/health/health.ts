// Whether some part of the platform needs attention: facts and the current time in, one verdict per sign out.
import type { PollingTimes } from '#shop/sales/order/desk-order.ts'
import { isWorthALook, type BlockedCount } from './blocked-report.ts'

export const SIGNS = [
  'database',
  'worker',
  'due_orders',
  'due_work',
  'orders',
  'polling',
  'mails',
  'payment_events',
  'token',
  'disk',
  'figures',
  'blocked',
] as const
export type Sign = (typeof SIGNS)[number]
/** `unknown` if nothing was reported, which is neither good nor bad. */
export type Verdict = 'ok' | 'look' | 'unknown'

/** `kind` and `problem` as the worker noted them. */
export type FailingWork = {
  kind: string
  item: string
  orderId: string | null
  tries: number
  problem: string
  firstAt: Date
  nextAt: Date
}

export type HealthFacts = {
  /** How long the database took to answer, in ms. */
  databaseMs: number
  workerBeatAt: Date | null
  overdue: { orders: number; since: Date | null }
  /** What the worker tried so often in vain that a person is to look at it. */
  failing: readonly FailingWork[]
  /** All orders that need attention, each once; those below may be several of these at the same time. */
  toLookAt: number
  stuck: number
  failed: number
  inReview: number
  vatConflicts: number
  /** For the last seven days. */
  polling: PollingTimes | null
  /** All that were not delivered, however old. */
  mails: { waiting: number; refused: number }
  unprocessedEvents: number
  tokenAgeMs: number | null
  disk: { freeBytes: number; totalBytes: number } | null
  /** The last check of the kept figures against the records; nulls before the first one. */
  figures: { checkedAt: Date | null; differences: number | null }
  /** What browsers blocked on our pages in the last seven days, most frequent first. */
  blocked: readonly BlockedCount[]
}

const SLOW_DATABASE_MS = 500
/** A sweep is recorded at least once a minute. */
const SILENT_WORKER_MS = 120_000
const LATE_ORDER_MS = 60_000
/** The shop waits at most 150 seconds for an ICCID. */
const SLOW_POLLING_MS = 75_000
const LEAST_FREE_BYTES = 1_000_000_000
const LEAST_FREE_SHARE = 0.05

export function judgeHealth(facts: HealthFacts, now: Date): Record<Sign, Verdict> {
  const isOlder = (moment: Date, ms: number) => now.getTime() - moment.getTime() > ms
  const { workerBeatAt, overdue, polling, disk, mails } = facts
  return {
    database: good(facts.databaseMs <= SLOW_DATABASE_MS),
    worker: good(workerBeatAt !== null && !isOlder(workerBeatAt, SILENT_WORKER_MS)),
    due_orders: good(overdue.since === null || !isOlder(overdue.since, LATE_ORDER_MS)),
    due_work: good(facts.failing.length === 0),
    orders: good(facts.toLookAt === 0),
    polling: polling ? good(polling.p95Ms <= SLOW_POLLING_MS) : 'unknown',
    mails: good(mails.waiting + mails.refused === 0),
    payment_events: good(facts.unprocessedEvents === 0),
    token: facts.tokenAgeMs === null ? 'unknown' : 'ok',
    disk: disk
      ? good(disk.freeBytes >= LEAST_FREE_BYTES && disk.freeBytes / disk.totalBytes >= LEAST_FREE_SHARE)
      : 'unknown',
    figures: facts.figures.differences === null ? 'unknown' : good(facts.figures.differences === 0),
    blocked: good(!isWorthALook(facts.blocked)),
  }
}

const good = (isGood: boolean): Verdict => (isGood ? 'ok' : 'look')
