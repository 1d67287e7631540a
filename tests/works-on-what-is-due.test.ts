// Due work is found by its row, whoever lost its nudge: each kind on its own, and none before its time.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  allocationAttempts,
  dueFailures,
  esims,
  mails,
  orders,
  partRefunds,
  paymentEvents,
  paymentSessions,
  users,
} from '#db/schema.ts'
import { partRefundStore } from '#shop/sales/refund/part-refund-store.ts'
import { paymentEventStore } from '#shop/sales/payment/payment-event-store.ts'
import { paymentSessionStore } from '#shop/sales/payment/payment-session-store.ts'
import { networkTrialStore } from '#shop/office/networks/network-trial-store.ts'
import { supportStores } from '#shop/support/stores.ts'
import { deliveryStores } from '#shop/delivery/stores.ts'
import { findDueWork } from '#shop/delivery/due-work/find-due-work.ts'
import { runDueWork, type DueWorkDeps } from '#shop/delivery/due-work/run-due-work.ts'
import { AT_ONCE } from '#shop/delivery/due-work/run-each.ts'
import { delivering } from './support/delivering.ts'
import { vendorError } from './support/played-network.ts'

const shop = delivering()

/** What was begun, in order. */
let begun: string[]
/** The error that the first item of this kind causes. */
let trouble: Map<string, Error>
/** What each item waits for. */
let hold: () => Promise<void>
const begin = (what: string) => async (id: string) => {
  begun.push(`${what} ${id}`)
  const error = trouble.get(what)
  trouble.delete(what)
  await hold()
  if (error) throw error
}
const isGone = new Error('the database is gone')

const needs = () => {
  const { needs: own, database } = shop()
  const payments = { paymentSessions: paymentSessionStore(database), paymentEvents: paymentEventStore(database) }
  const others = { partRefunds: partRefundStore(database), networkTrials: networkTrialStore(database) }
  return { ...own, ...payments, ...others, ...supportStores(database), ...deliveryStores(database) }
}
const work = () => {
  const delivery = begin('deliver')
  const deps: DueWorkDeps = {
    ...needs(),
    away: { isFault: (error) => error === isGone },
    processPaymentEvent: begin('event'),
    confirmPage: ({ id }) => begin('confirm')(id).then(() => 'open' as const),
    reopenPayment: begin('reopen'),
    refundPayment: begin('refund'),
    executePartRefund: begin('part'),
    advanceProvisioning: begin('advance'),
    deliverMail: (id) => delivery(id).then(() => ({ kind: 'sent' as const })),
    findRecalledProfiles: ({ orderId }) => begin('recalled')(orderId),
    releaseProfile: ({ iccid }) => begin('release')(iccid),
    acknowledgeWithdrawal: begin('acknowledge'),
    advanceCancellation: begin('cancel'),
    advanceNetworkTrial: begin('try'),
  }
  return runDueWork(deps)
}
const isAnythingDue = () => findDueWork(needs())
beforeEach(async () => {
  begun = []
  trouble = new Map()
  hold = () => Promise.resolve()
  for (const table of [partRefunds, dueFailures, paymentSessions, paymentEvents, mails, allocationAttempts, esims])
    await shop().db().delete(table)
  await shop().db().update(orders).set({ dueAt: null })
})

const calm = () => shop().paid({ dueAt: null })
/** Due a moment before what is made due now, so that it is always its turn first. */
const failed = (step: string) =>
  shop().at(step, { status: 'error', provisioningState: 'failed', dueAt: shop().dueIn(-1) })
async function aSession(state: 'opening' | 'open' | 'paid' | 'refund_due', updatedAt: Date) {
  const id = randomUUID()
  const at = { createdAt: updatedAt, updatedAt, expiresAt: updatedAt }
  await shop()
    .db()
    .insert(paymentSessions)
    .values({ id, orderId: await calm(), state, amountCents: 1809, ...at })
  return id
}
const anEvent = async (receivedAt: Date, told: { processedAt?: Date; nextTryAt?: Date } = {}) => {
  const row = { eventId: randomUUID(), type: 'checkout.session.completed', payload: {}, receivedAt, ...told }
  await shop().db().insert(paymentEvents).values(row)
  return row.eventId
}

const DUE: { what: string; make: () => Promise<string[]> }[] = [
  {
    what: 'an event that failed, and has had its rest',
    make: async () => [`event ${await anEvent(shop().dueIn(-60_000), { nextTryAt: shop().now() })}`],
  },
  {
    what: 'an event that nobody worked out for five seconds',
    make: async () => [`event ${await anEvent(shop().dueIn(-5_000))}`],
  },
  {
    what: 'a payment page that nobody looked at for a minute',
    make: async () => [`confirm ${await aSession('open', shop().dueIn(-60_000))}`],
  },
  { what: 'money that is to go back', make: async () => [`refund ${await aSession('refund_due', shop().now())}`] },
  {
    what: 'a part of a payment that is to go back',
    make: async () => {
      const [id, askedBy] = [randomUUID(), randomUUID()]
      const paymentSessionId = await aSession('paid', shop().now())
      const at = shop().now()
      await shop()
        .db()
        .insert(users)
        .values({ id: askedBy, email: `${askedBy}@example.com`, fullName: 'Staff', createdAt: at })
      const part = {
        amountCents: 100,
        reason: 'goodwill',
        state: 'due',
        askedBy,
        createdAt: at,
        updatedAt: at,
      } as const
      await shop()
        .db()
        .insert(partRefunds)
        .values({ ...part, id, orderId: await calm(), paymentSessionId })
      return [`part ${id}`]
    },
  },
  { what: 'an order', make: async () => [`advance ${await shop().paid()}`] },
  {
    what: 'a mail',
    make: async () => {
      const mail = {
        id: randomUUID(),
        orderId: await calm(),
        kind: 'esim_ready',
        generation: 1,
        now: shop().now(),
      } as const
      await shop().needs.mails.put(mail)
      return [`deliver ${mail.id}`]
    },
  },
  {
    what: 'a recalled order whose profile may still come',
    make: async () => {
      const orderId = await calm()
      await shop().attempt(orderId, { state: 'recalled' })
      return [`recalled ${orderId}`]
    },
  },
  {
    what: 'a profile that goes back',
    make: async () => {
      const { iccid } = await shop().withEsim('order_completed', { dueAt: null }, { state: 'surplus' })
      return [`release ${iccid}`]
    },
  },
]

describe('due work', () => {
  it.each(DUE)('is $what, and rests once it failed', async ({ make }) => {
    const made = await make()
    expect(await isAnythingDue()).toBe(true)
    trouble.set(made[0]?.split(' ')[0] ?? '', new TypeError('a bug'))
    await work()
    expect(await shop().db().select().from(dueFailures)).toMatchObject([{ tries: 1, problem: 'a bug' }])
    await work()
    expect(begun).toEqual(made)
  })

  it('excludes what isn’t due yet, and what is over', async () => {
    await anEvent(shop().dueIn(-4_999))
    await anEvent(shop().dueIn(-60_000), { processedAt: shop().now() })
    await anEvent(shop().dueIn(-60_000), { nextTryAt: shop().dueIn(1) })
    await aSession('open', shop().dueIn(-59_999))
    await aSession('paid', shop().dueIn(-60_000))
    await shop().paid({ dueAt: shop().dueIn(1) })
    await shop().withEsim('order_completed', { dueAt: null })
    await shop().attempt(await calm(), { state: 'returned' })
    expect(await isAnythingDue()).toBe(false)
    await work()
    expect(begun).toEqual([])
  })

  it('is done in order: money first, and emails after their subject', async () => {
    const made: string[] = []
    for (const { make } of DUE.toReversed()) made.unshift(...(await make()))
    await work()
    expect(begun).toEqual(made)
  })

  it('for a page without a known ID requests it again, and then checks it', async () => {
    const id = await aSession('opening', shop().dueIn(-60_000))
    const [row] = await shop().db().select().from(paymentSessions).where(eq(paymentSessions.id, id))
    await work()
    expect(begun).toEqual([`reopen ${row?.orderId}`, `confirm ${id}`])
    await work()
    expect(begun).toHaveLength(2)
  })
})

describe('while a vendor’s circuit breaker is open here', () => {
  it('its failed work stays due for other nodes, and everything else continues', async () => {
    const [atNetwork, atMail] = [await failed('request_iccid_allocation'), await failed('send_email')]
    shop().network.rest.isLeftAlone = true
    shop().mailRest.isLeftAlone = true
    expect(await isAnythingDue()).toBe(false)
    shop().mailRest.isLeftAlone = false
    expect(await isAnythingDue()).toBe(true)
    const { orderId: over, iccid } = await shop().withEsim('order_completed', { dueAt: null }, { state: 'surplus' })
    await shop().attempt(over, { state: 'recalled' })
    await work()
    expect(begun).toEqual([`advance ${atMail}`])
    expect((await shop().orderOf(atNetwork)).dueAt).toEqual(shop().dueIn(-1))

    const fresh = await shop().paid()
    shop().network.rest.isLeftAlone = false
    shop().mailRest.isLeftAlone = true
    begun = []
    await work()
    const goesBack = [`recalled ${over}`, `release ${iccid}`]
    expect(begun).toEqual([`advance ${atNetwork}`, `advance ${fresh}`, ...goesBack])
  })

  it('no email is tried, and none is lost', async () => {
    const id = randomUUID()
    const mail = { id, orderId: await calm(), kind: 'esim_ready', generation: 1, now: shop().now() } as const
    await shop().needs.mails.put(mail)
    shop().mailRest.isLeftAlone = true
    expect(await isAnythingDue()).toBe(false)
    await work()
    shop().mailRest.isLeftAlone = false
    expect(await isAnythingDue()).toBe(true)
    await work()
    expect(begun).toEqual([`deliver ${id}`])
  })

  it('the rest of a round is skipped as soon as the first one fails', async () => {
    for (let count = 0; count < 3 * AT_ONCE; count += 1) await failed('poll_for_iccid')
    hold = () => Promise.resolve(void (shop().network.rest.isLeftAlone = true))
    await work()
    expect(begun).toHaveLength(1)
  })
})

describe('many things of one sort', () => {
  it('are done several at once, so that the backlog of an outage is cleared soon', async () => {
    for (let count = 0; count < 2 * AT_ONCE; count += 1) await shop().paid()
    const counted = { now: 0, most: 0 }
    hold = async () => {
      counted.now += 1
      counted.most = Math.max(counted.most, counted.now)
      await new Promise(setImmediate)
      counted.now -= 1
    }
    await work()
    expect(begun).toHaveLength(2 * AT_ONCE)
    expect(counted.most).toBe(AT_ONCE)
  })
})

describe('a single failure', () => {
  it('at a vendor waits for the next round, but the others don’t', async () => {
    const [first, second] = [await shop().paid({ dueAt: shop().dueIn(-1) }), await shop().paid()]
    trouble.set('advance', vendorError('away', { vendor: 'payment' }))
    await work()
    expect(begun).toEqual([`advance ${first}`, `advance ${second}`])
    const facts = { kind: 'order', orderId: first, tries: 1, vendor: 'payment', problem: 'away' }
    expect(shop().lines).toEqual([{ level: 'warn', message: 'due work has to wait', facts }])
  })

  it('because of a bug raises an alert, and the others are done', async () => {
    const [first, second] = [await shop().paid({ dueAt: shop().dueIn(-1) }), await shop().paid()]
    trouble.set('advance', new Error('a bug'))
    await work()
    expect(begun).toEqual([`advance ${first}`, `advance ${second}`])
    const facts = { kind: 'order', orderId: first, tries: 1, problem: expect.stringMatching(/^Error: a bug\n/) }
    expect(shop().lines).toEqual([{ level: 'error', message: 'due work failed', facts }])
  })

  it('because the database is down ends the round without an alert', async () => {
    for (let count = 0; count < AT_ONCE + 2; count += 1) await shop().paid()
    trouble.set('advance', isGone)
    await expect(work()).rejects.toBe(isGone)
    expect(begun).toHaveLength(AT_ONCE)
    expect(shop().lines).toEqual([])
  })
})
