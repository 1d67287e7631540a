// Background work starts by itself, each kind at its own pace, and none of it delays or ends another.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Job } from '#ports/job-queue.ts'
import { startWorker } from './worker.ts'

type Round = { name: string; everyMs: number; complaint: string }
const ROUNDS: Round[] = [
  { name: 'goRound', everyMs: 2_000, complaint: 'sweep failed' },
  { name: 'settleMails', everyMs: 2_000, complaint: 'writing down what was mailed failed' },
  { name: 'runEsimChecks', everyMs: 10_000, complaint: 'looking after the eSIMs failed' },
  { name: 'beginDeliveries', everyMs: 4_000, complaint: 'sending webhooks failed' },
  { name: 'readNetworkCatalogues', everyMs: 30_000, complaint: 'reading the catalogs failed' },
  { name: 'watchCredit', everyMs: 30_000, complaint: 'watching the credit at networks failed' },
  { name: 'recheckKeptEsims', everyMs: 3_600_000, complaint: 'asking about kept eSIMs again failed' },
  { name: 'sweepPaymentEvents', everyMs: 60_000, complaint: 'reading the payment events failed' },
  { name: 'recheckPayeeVat', everyMs: 60_000, complaint: 'asking about VAT numbers again failed' },
  { name: 'recheckBillingVat', everyMs: 60_000, complaint: 'asking about VAT numbers again failed' },
  { name: 'checkFigures', everyMs: 900_000, complaint: 'checking the figures failed' },
  { name: 'watchSecurityFile', everyMs: 86_400_000, complaint: 'watching security.txt failed' },
  { name: 'checkAuditChain', everyMs: 900_000, complaint: 'checking the audit log failed' },
  { name: 'forgetOldData', everyMs: 3_600_000, complaint: 'forgetting old data failed' },
  { name: 'checkBooks', everyMs: 300_000, complaint: 'comparing the books failed' },
  { name: 'readMissingFees', everyMs: 300_000, complaint: 'reading missing payment fees failed' },
  { name: 'sealOldRows', everyMs: 21_600_000, complaint: 'sealing old rows failed' },
  { name: 'clearLimits', everyMs: 300_000, complaint: 'clearing the limits failed' },
  { name: 'tidy', everyMs: 600_000, complaint: 'tidying the database failed' },
]
const QUARTER_OF_AN_HOUR = 900_000
const isGone = new Error('the database is gone')

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function working() {
  const begun: string[] = []
  const said: { level: 'warn' | 'error'; message: string }[] = []
  /** What the next round of this name does before it finishes. */
  const meets = new Map<string, () => Promise<void>>()
  const round = (name: string) => async () => {
    begun.push(name)
    const met = meets.get(name)
    meets.delete(name)
    await met?.()
  }
  const database = { isAway: false }
  const taken: Job[] = []
  const carryOut: ((job: Job) => Promise<void>)[] = []
  const turns: Promise<void>[] = []
  const asked: { most: number; isStopping: (() => boolean) | undefined }[] = []
  const worker = startWorker(
    {
      worker: {
        goRound: round('goRound'),
        settleMails: round('settleMails'),
        work: (job) => {
          taken.push(job)
          return Promise.resolve()
        },
      },
      alerts: { runEsimChecks: round('runEsimChecks') },
      webhooks: {
        beginDeliveries: async (most, isStopping) => {
          asked.push({ most, isStopping })
          await round('beginDeliveries')()
          return turns.splice(0)
        },
      },
      packages: { readNetworkCatalogues: round('readNetworkCatalogues') },
      networks: { watchCredit: round('watchCredit'), recheckKeptEsims: round('recheckKeptEsims') },
      refunds: { sweepPaymentEvents: round('sweepPaymentEvents') },
      figures: { checkFigures: round('checkFigures'), watchSecurityFile: round('watchSecurityFile') },
      desk: { checkAuditChain: round('checkAuditChain') },
      retention: { forgetOldData: round('forgetOldData') },
      books: { checkBooks: round('checkBooks'), readMissingFees: round('readMissingFees') },
      payouts: { recheckPayeeVat: round('recheckPayeeVat') },
      prepaid: { recheckBillingVat: round('recheckBillingVat') },
    },
    { work: (carry) => void carryOut.push(carry), stop: () => Promise.resolve() },
    {
      info: () => {},
      warn: (_facts, message) => void said.push({ level: 'warn', message }),
      error: (_facts, message) => void said.push({ level: 'error', message }),
    },
    {
      upkeep: { sealOldRows: round('sealOldRows'), clearLimits: round('clearLimits'), tidy: round('tidy') },
      away: { isAway: () => database.isAway, isFault: (error) => error === isGone },
    },
  )
  return { worker, begun, said, meets, database, taken, carryOut, turns, asked }
}
const times = (begun: string[], name: string) => begun.filter((each) => each === name).length

describe('the worker', () => {
  it('does everything once at startup, and carries out every nudge', async () => {
    const { begun, carryOut, taken, worker } = working()
    await vi.advanceTimersByTimeAsync(0)
    expect(begun.toSorted()).toEqual(ROUNDS.map(({ name }) => name).toSorted())
    const job = { name: 'refund', paymentSessionRowId: 'a session' } as const
    await carryOut[0]?.(job)
    expect(taken).toEqual([job])
    await worker.stop()
  })

  it.each(ROUNDS)('starts $name again $everyMs ms after it ended, and no sooner', async ({ name, everyMs }) => {
    const { begun, meets, worker } = working()
    await vi.advanceTimersByTimeAsync(0)
    const long = Promise.withResolvers<void>()
    meets.set(name, () => long.promise)
    await vi.advanceTimersByTimeAsync(everyMs)
    expect(times(begun, name)).toBe(2)
    await vi.advanceTimersByTimeAsync(2 * everyMs)
    expect(times(begun, name)).toBe(2)
    long.resolve()
    await vi.advanceTimersByTimeAsync(everyMs - 1)
    expect(times(begun, name)).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(times(begun, name)).toBe(3)
    await worker.stop()
  })

  it.each(ROUNDS)('logs "$complaint" if $name fails, and continues', async ({ name, everyMs, complaint }) => {
    const { begun, meets, said, worker } = working()
    await vi.advanceTimersByTimeAsync(0)
    meets.set(name, () => Promise.reject(new Error('a bug')))
    await vi.advanceTimersByTimeAsync(2 * everyMs)
    expect(said).toEqual([{ level: 'error', message: complaint }])
    expect(times(begun, name)).toBe(3)
    await worker.stop()
  })

  it('raises one alert for a round that fails again and again, and tries it less and less often', async () => {
    const { begun, meets, said, worker } = working()
    const fail = (): Promise<void> => {
      meets.set('goRound', fail)
      return Promise.reject(new Error('a bug'))
    }
    meets.set('goRound', fail)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    // At once, after 2, 2, 4, 8, 16, and 32 seconds, and then once a minute.
    expect(times(begun, 'goRound')).toBe(7 + 8)
    expect(said.filter(({ level }) => level === 'error')).toEqual([{ level: 'error', message: 'sweep failed' }])
    meets.delete('goRound')
    await worker.stop()
  })

  it('raises no alert for a round that lost the database, and asks nothing while it is down', async () => {
    const { begun, database, meets, said, worker } = working()
    await vi.advanceTimersByTimeAsync(0)
    meets.set('goRound', () => Promise.reject(isGone))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(said).toEqual([{ level: 'warn', message: 'a round of the worker ended early: the database went away' }])
    database.isAway = true
    const before = begun.length
    await vi.advanceTimersByTimeAsync(2 * 21_600_000)
    expect(begun).toHaveLength(before)
    database.isAway = false
    await vi.advanceTimersByTimeAsync(2_000)
    expect(begun.slice(-2)).toEqual(['goRound', 'settleMails'])
    await worker.stop()
  })

  it('counts as stopped if a round is a quarter of an hour overdue', async () => {
    const { meets, worker } = working()
    await vi.advanceTimersByTimeAsync(0)
    const long = Promise.withResolvers<void>()
    meets.set('runEsimChecks', () => long.promise)
    await vi.advanceTimersByTimeAsync(QUARTER_OF_AN_HOUR + 9_999)
    expect(worker.isGoing()).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(worker.isGoing()).toBe(false)
    long.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(worker.isGoing()).toBe(true)
    await worker.stop()
  })

  it('sends at most sixteen webhooks at once, and starts others without waiting', async () => {
    const { asked, turns, worker } = working()
    await vi.advanceTimersByTimeAsync(0)
    const [slow, quick] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    turns.push(slow.promise, quick.promise)
    await vi.advanceTimersByTimeAsync(8_000)
    expect(asked.map(({ most }) => most)).toEqual([16, 16, 14])
    quick.resolve()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(asked.at(-1)?.most).toBe(15)
    slow.resolve()
    await worker.stop()
  })

  it.each(['a round', 'a webhook'])(
    'finishes %s that it has started, and starts nothing more, when it is stopped',
    async (last) => {
      const { asked, begun, meets, turns, worker } = working()
      await vi.advanceTimersByTimeAsync(0)
      const [round, webhook] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      meets.set('goRound', () => round.promise)
      turns.push(webhook.promise)
      await vi.advanceTimersByTimeAsync(4_000)
      expect(asked.at(-1)?.isStopping?.()).toBe(false)
      let isStopped = false
      const stopped = worker.stop().then(() => (isStopped = true))
      expect(asked.at(-1)?.isStopping?.()).toBe(true)
      const before = begun.length
      const [first, second] = last === 'a round' ? [webhook, round] : [round, webhook]
      first.resolve()
      await vi.advanceTimersByTimeAsync(0)
      expect(isStopped).toBe(false)
      second.resolve()
      await stopped
      await vi.advanceTimersByTimeAsync(21_600_000)
      expect(begun).toHaveLength(before)
    },
  )
})
