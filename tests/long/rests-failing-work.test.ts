// Due work that fails is counted, rests longer each time, and comes before a person with its order: no retry without an
// end, and one alert per cause.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { dueFailures, orders, paymentSessions } from '#db/schema.ts'
import { partRefundStore } from '#shop/sales/refund/part-refund-store.ts'
import { paymentEventStore } from '#shop/sales/payment/payment-event-store.ts'
import { paymentSessionStore } from '#shop/sales/payment/payment-session-store.ts'
import { withdrawalStore } from '#shop/support/withdrawal/withdrawal-store.ts'
import { cancellationStore } from '#shop/support/cancellation/cancellation-store.ts'
import { networkTrialStore } from '#shop/office/networks/network-trial-store.ts'
import { dueFailureStore } from '#shop/delivery/due-work/due-failure-store.ts'
import { runDueWork } from '#shop/delivery/due-work/run-due-work.ts'
import { delivering } from '#tests/support/delivering.ts'
import { vendorError } from '#tests/support/played-network.ts'

const shop = delivering()
/** What every refund ends in; null if it succeeds. */
let problem: Error | null
let tried: number
/** What the first who asks whether a cause is known waits for. */
let asking: Promise<void> | null

/** Until some failure is noted, or none is for a hundred looks at the database. */
async function untilNoted() {
  for (let looks = 0; looks < 100; looks += 1) if ((await shop().db().$count(dueFailures)) > 0) return
}

const nobodyAsks = () => Promise.reject(new Error('nothing else is due'))
const failures = () => dueFailureStore(shop().database)
const asked = (): Pick<ReturnType<typeof failures>, 'isKnown'> => ({
  isKnown: async (...of) => {
    const first = asking
    asking = null
    await first
    return failures().isKnown(...of)
  },
})
const work = () =>
  runDueWork({
    ...shop().needs,
    paymentSessions: paymentSessionStore(shop().database),
    paymentEvents: paymentEventStore(shop().database),
    partRefunds: partRefundStore(shop().database),
    dueFailures: { ...failures(), ...asked() },
    away: { isFault: () => false },
    processPaymentEvent: nobodyAsks,
    confirmPage: nobodyAsks,
    reopenPayment: nobodyAsks,
    refundPayment: () => {
      tried += 1
      return problem ? Promise.reject(problem) : Promise.resolve()
    },
    executePartRefund: nobodyAsks,
    advanceProvisioning: nobodyAsks,
    deliverMail: nobodyAsks,
    findRecalledProfiles: nobodyAsks,
    releaseProfile: nobodyAsks,
    withdrawals: withdrawalStore(shop().database),
    acknowledgeWithdrawal: nobodyAsks,
    cancellations: cancellationStore(shop().database),
    advanceCancellation: nobodyAsks,
    networkTrials: networkTrialStore(shop().database),
    advanceNetworkTrial: nobodyAsks,
  })

beforeEach(async () => {
  tried = 0
  problem = new Error('a bug')
  asking = null
  shop().lines.length = 0
  await shop().db().delete(dueFailures)
  await shop().db().delete(paymentSessions)
})

async function aRefundDue() {
  const [id, at, orderId] = [randomUUID(), shop().now(), await shop().paid({ dueAt: null })]
  await shop().db().update(orders).set({ dueAt: null })
  const times = { createdAt: at, updatedAt: at, expiresAt: at }
  await shop()
    .db()
    .insert(paymentSessions)
    .values({ id, orderId, state: 'refund_due', amountCents: 1809, ...times })
  return { id, orderId }
}

/** Works every second until there were so many tries; returns how many seconds passed before each. */
async function waitsBetween(tries: number): Promise<number[]> {
  const waits: number[] = []
  let waited = 0
  while (waits.length < tries) {
    const before = tried
    await work()
    if (tried > before) {
      waits.push(waited)
      waited = 0
    }
    shop().later(1_000)
    waited += 1
  }
  return waits
}
const alerts = () => shop().lines.flatMap(({ level, message }) => (level === 'error' ? message : []))

it('because of a bug rests twice as long each time, and comes before a person with its order', async () => {
  const { id, orderId } = await aRefundDue()
  expect(await waitsBetween(4)).toEqual([0, 60, 120, 240])
  expect(await failures().listShown(10)).toEqual([])
  await waitsBetween(1)
  const [shown] = await failures().listShown(10)
  expect(shown).toMatchObject({ kind: 'refund', item: id, orderId, tries: 5, problem: 'a bug' })
  expect(alerts()).toEqual(['due work failed', 'due work is left to a person'])
})

it('never rests longer than six hours', async () => {
  await aRefundDue()
  for (let tries = 0; tries < 14; tries += 1) {
    await work()
    shop().later(6 * 3_600_000)
  }
  expect(tried).toBe(14)
})

it('for one reason raises one alert, however much of it there is', async () => {
  for (let count = 0; count < 5; count += 1) await aRefundDue()
  await work()
  shop().later(60_000)
  await work()
  expect(tried).toBe(10)
  expect(alerts()).toEqual(['due work failed'])
  await aRefundDue()
  shop().lines.length = 0
  await work()
  expect(alerts()).toEqual([])
})

it('is an alert also when one item is noted while another still asks whether the cause is known', async () => {
  for (let count = 0; count < 2; count += 1) await aRefundDue()
  asking = untilNoted()
  await work()
  expect(alerts()).toEqual(['due work failed'])
})

it('at a vendor rests a minute at most, and comes before a person once that lasts for half an hour', async () => {
  await aRefundDue()
  problem = vendorError('away', { vendor: 'payment' })
  expect(await waitsBetween(11)).toEqual([0, 1, 1, 1, 2, 4, 8, 16, 32, 60, 60])
  expect(alerts()).toEqual([])
  shop().later(31 * 60_000)
  await waitsBetween(9)
  expect(await failures().listShown(10)).toHaveLength(1)
  expect(alerts()).toEqual(['due work is left to a person'])
})

it('is forgotten once it succeeds', async () => {
  await aRefundDue()
  await waitsBetween(5)
  expect(await failures().countShown()).toBe(1)
  problem = null
  shop().later(3_600_000)
  await work()
  expect(await failures().countShown()).toBe(0)
})

it('that is no longer due, since it was done in another way, is forgotten within an hour', async () => {
  await aRefundDue()
  await waitsBetween(5)
  await shop().db().delete(paymentSessions)
  shop().later(24 * 3_600_000)
  await failures().forgetSettled(new Date(shop().now().getTime() - 3_600_000))
  expect(await failures().countShown()).toBe(0)
})

it('keeps nobody else waiting, however much of it rests', async () => {
  for (let count = 0; count < 100; count += 1) await aRefundDue()
  await work()
  expect(tried).toBe(100)
  problem = null
  for (let count = 0; count < 3; count += 1) await aRefundDue()
  await work()
  expect(tried).toBe(103)
})
