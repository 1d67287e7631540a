// The official SDK against the server: a refund that comes back.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Stage, anOrder, eventually, openStage, pay } from '#tests/support/payment-stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.end())

describe('a refund that fails later', () => {
  it('is reported with three events and a movement on the balance', async () => {
    const { stripe } = stage
    const session = await stripe.checkout.sessions.create(anOrder(stage))
    await pay(session)
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id)
    const { id: refundId } = await stripe.refunds.create({
      payment_intent: typeof intent === 'string' ? intent : '',
      amount: 100,
    })
    expect(stage.dashboard.failRefund('wanderpass_order_1')).toBe(null)
    expect(stage.dashboard.failRefund('wanderpass_order_1')).toContain('no refund that could fail')

    expect(await stripe.refunds.retrieve(refundId)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    })
    expect(stage.books().charges).toMatchObject([{ amount: 345, amount_refunded: 0 }])
    const { data } = await stripe.balanceTransactions.list()
    expect(data.map(({ reporting_category: what, amount }) => [what, amount])).toEqual(
      expect.arrayContaining([
        ['charge', 345],
        ['refund', -100],
        ['refund_failure', 100],
      ]),
    )
    await eventually(() => stage.pendingDeliveries() === 0)
    const types = (await stage.events()).map((event) => event.type)
    expect(types).toEqual(expect.arrayContaining(['refund.updated', 'refund.failed', 'charge.refund.updated']))
  })
})
