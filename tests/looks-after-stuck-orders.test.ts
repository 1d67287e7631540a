// Staff are told about an order that is stuck, its buyer is told after a day, and both may request another try.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mails, orders } from '#db/schema.ts'
import type { RateLimiter } from '#ports/rate-limiter.ts'
import { giveUpOrder, listToGiveUp, reportStuckOrders } from '#shop/delivery/due-work/check-stuck-orders.ts'
import { composeStuckOrders } from '#shop/delivery/mails/compose-stuck-orders.ts'
import { resendEmail } from '#shop/delivery/mails/resend-email.ts'
import { retryOrder } from '#shop/delivery/provisioning/retry-order.ts'
import { delivering } from './support/delivering.ts'
import { vendorError } from './support/played-network.ts'

const shop = delivering()

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
type Told = Parameters<ReturnType<typeof shop>['paid']>[0]
/** An order that has been at a step for this long. */
const waitingFor = (ms: number, told: Told = {}) =>
  shop().at('poll_for_iccid', { stepSince: shop().dueIn(-ms), errorMessage: 'Nothing yet.', ...told })
const giveUp = async () => {
  for (const order of await listToGiveUp(shop().needs, 100)) await giveUpOrder(shop().needs, order)
}
const notices = () => shop().db().select().from(mails).where(eq(mails.kind, 'stuck_orders'))
const calm = async () => {
  await shop().db().update(orders).set({ dueAt: null })
  await shop().db().delete(mails)
}

describe('an order stuck at one step for ten minutes', () => {
  const STUCK = 'a paid order has been at one step for ten minutes'

  it('is reported to staff once, with the reason', async () => {
    await calm()
    const orderId = await waitingFor(10 * MINUTE)
    await waitingFor(10 * MINUTE - 1)
    await reportStuckOrders(shop().needs)
    await reportStuckOrders(shop().needs)
    expect(shop().lines).toEqual([
      { level: 'error', message: STUCK, facts: { orderId, step: 'poll_for_iccid', problem: 'Nothing yet.' } },
    ])
    expect(await notices()).toMatchObject([{ email: 'support@shop.test', state: 'waiting' }])
  })

  it('is not reported if nothing is stuck', async () => {
    await calm()
    await reportStuckOrders(shop().needs)
    expect(await notices()).toEqual([])
  })

  it('is listed in the email, longest waiting first, twenty by name', async () => {
    await calm()
    const first = await waitingFor(30 * MINUTE + 59_000)
    for (let more = 0; more < 20; more += 1) await waitingFor(20 * MINUTE - more, { errorMessage: null })
    await reportStuckOrders(shop().needs)
    const mail = await composeStuckOrders(shop().needs, 'staff@shop.test')
    expect(mail).toMatchObject({
      kind: 'stuck_orders',
      to: 'staff@shop.test',
      recipientName: null,
      moreCount: 1,
      deskLink: 'https://shop.test/admin-dashboard',
    })
    expect(mail.orders).toHaveLength(20)
    expect(mail.orders[0]).toEqual({
      reference: (await shop().orderOf(first)).reference,
      step: 'poll_for_iccid',
      minutes: 30,
      message: 'Nothing yet.',
      link: `https://shop.test/admin-dashboard/orders/${first}`,
    })
    await calm()
    expect((await composeStuckOrders(shop().needs, 'staff@shop.test')).moreCount).toBe(0)
  })
})

describe('an order stuck at one step for a day', () => {
  const GIVEN_UP = 'a paid order could not be delivered within a day'

  it('without its eSIM stops for a person, and its buyer gets an email', async () => {
    await calm()
    const orderId = await waitingFor(DAY)
    const other = await waitingFor(DAY - 1)
    await giveUp()
    await giveUp()
    expect(await shop().orderOf(orderId)).toMatchObject({
      paymentState: 'review',
      provisioningState: 'stopped',
      reviewReason: 'not_delivered',
      dueAt: null,
    })
    expect(await shop().orderOf(other)).toMatchObject({ paymentState: 'paid', reviewReason: null })
    expect(await shop().mailsOf(orderId)).toMatchObject([
      { kind: 'order_delayed', generation: 1, state: 'waiting', nextTryAt: shop().now() },
    ])
    expect(shop().lines.filter(({ message }) => message === GIVEN_UP)).toEqual([
      { level: 'error', message: GIVEN_UP, facts: { orderId, step: 'poll_for_iccid', problem: 'Nothing yet.' } },
    ])
    expect(shop().announced).toEqual([orderId])
  })

  it('for the second time causes a second email', async () => {
    await calm()
    const orderId = await waitingFor(DAY)
    await shop().needs.mails.put({ id: randomUUID(), orderId, kind: 'order_delayed', generation: 1, now: shop().now() })
    await giveUp()
    expect(new Set((await shop().mailsOf(orderId)).map(({ generation }) => generation))).toEqual(new Set([1, 2]))
  })

  it('with its eSIM on the page keeps it, and needs attention', async () => {
    await calm()
    const { orderId } = await shop().withEsim('send_email', { stepSince: shop().dueIn(-DAY), deliveryState: 'usable' })
    await giveUp()
    expect(await shop().orderOf(orderId)).toMatchObject({
      paymentState: 'paid',
      provisioningState: 'failed',
      reviewReason: 'not_delivered',
    })
    expect(await shop().mailsOf(orderId)).toEqual([])
    expect(shop().announced).toEqual([orderId])
  })

  it('whose data is on its eSIM keeps its payment if only its receipt is late, and needs attention', async () => {
    await calm()
    const { orderId } = await shop().aTopUp('send_email', { stepSince: shop().dueIn(-DAY), deliveryState: 'usable' })
    const { orderId: missing } = await shop().aTopUp('poll_for_top_up', { stepSince: shop().dueIn(-DAY) })
    await giveUp()
    expect(await shop().orderOf(orderId)).toMatchObject({
      paymentState: 'paid',
      provisioningState: 'failed',
      reviewReason: 'not_delivered',
    })
    expect(await shop().mailsOf(orderId)).toEqual([])
    expect(await shop().orderOf(missing)).toMatchObject({ paymentState: 'review', provisioningState: 'stopped' })
  })

  it('of a partner isn’t reported by email', async () => {
    await calm()
    const orderId = await waitingFor(DAY, { balanceOf: await shop().aPartner() })
    await giveUp()
    expect((await shop().orderOf(orderId)).paymentState).toBe('review')
    expect(await shop().mailsOf(orderId)).toEqual([])
  })
})

describe('Retry', () => {
  const limiter: RateLimiter = {
    take: (limit, key) =>
      Promise.resolve(
        key === 'often' || limit.points !== 10 || limit.seconds !== 600
          ? { ok: false, problem: 'too_often', retryAfterSeconds: 600 }
          : { ok: true, left: 9, resetSeconds: 600 },
      ),
    giveBack: () => Promise.resolve(),
  }
  const retry = (orderId: string) => retryOrder({ ...shop().needs, limiter }, orderId)

  it('restarts a failed order once, however often it is pressed', async () => {
    const orderId = await shop().at('send_email', { status: 'error', provisioningState: 'failed', dueAt: null })
    expect(await retry(orderId)).toEqual({ ok: true, isRetried: true })
    expect(await retry(orderId)).toEqual({ ok: true, isRetried: false })
    expect(await shop().orderOf(orderId)).toMatchObject({
      dueAt: shop().now(),
      retries: 1,
      provisioningState: 'running',
    })
    expect(shop().nudges).toEqual([{ job: { name: 'provisioning', orderId }, afterSeconds: undefined }])
    expect(shop().announced).toEqual([orderId])
  })

  it('works ten times in ten minutes', async () =>
    expect(await retry('often')).toEqual({ ok: false, problem: 'too_often', retryAfterSeconds: 600 }))
})

const resend = async (orderId: string) => resendEmail(shop().needs, await shop().orderOf(orderId))

describe('Resend Email', () => {
  const OVER = { status: 'completed', provisioningState: 'completed', dueAt: null } as const

  it('sends the eSIM again with its own number, three times an hour', async () => {
    const { orderId } = await shop().withEsim('send_email')
    await shop().advance(orderId)
    for (let time = 1; time <= 3; time += 1) {
      shop().later(MINUTE)
      expect(await resend(orderId)).toEqual({ ok: true })
    }
    expect(await resend(orderId)).toEqual({ ok: false, problem: 'too_often', retryAfterSeconds: 3600 })
    expect(new Set(shop().sent.map(({ id }) => id)).size).toBe(4)
    expect(await shop().mailsOf(orderId)).toHaveLength(4)
    shop().later(3_600_001)
    expect(await resend(orderId)).toEqual({ ok: true })
  })

  it('sends the receipt of a completed top-up', async () => {
    const { orderId } = await shop().aTopUp('order_completed', { ...OVER })
    expect(await resend(orderId)).toEqual({ ok: true })
    expect(shop().sent.map(({ mail }) => mail.kind)).toEqual(['topup_receipt'])
  })

  it('counts an email for an unavailable server as sent, and a rejected one as failed', async () => {
    const { orderId } = await shop().withEsim('order_completed', OVER)
    const mail = { vendor: 'mail' } as const
    shop().atTheDoor.push(
      vendorError('away', { ...mail, outcome: 'unknown', isRetryable: true }),
      vendorError('no', mail),
    )
    expect(await resend(orderId)).toEqual({ ok: true })
    expect(await resend(orderId)).toEqual({ ok: false, problem: 'mail_failed' })
  })

  it.each([
    ['was refunded', { paymentState: 'refunded' }, {}, 'qr_missing'],
    ['has no code', {}, { activationCode: null }, 'qr_missing'],
    ['has no picture', {}, { qrPng: null }, 'qr_missing'],
    ['has lost its eSIM', {}, { state: 'kept' }, 'qr_missing'],
    ['is disputed', { reviewReason: 'disputed' }, {}, 'payment_disputed'],
  ] as const)('sends nothing for an order that %s', async (_which, told, esim, problem) => {
    const { orderId } = await shop().withEsim('order_completed', { ...OVER, ...told }, esim)
    expect(await resend(orderId)).toEqual({ ok: false, problem })
    expect(shop().sent).toEqual([])
  })

  it('sends nothing for an incomplete top-up', async () => {
    const { orderId } = await shop().aTopUp('send_email')
    expect(await resend(orderId)).toEqual({ ok: false, problem: 'qr_missing' })
  })
})
