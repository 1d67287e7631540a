// What the payment provider says about refunds, when we ask and in its own list of events.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import type { PaymentGateway } from '#ports/payment-gateway.ts'
import { startStripeSandbox, STRIPE_SECRETS } from '#tests/support/stripe-sandbox.ts'

let sandbox: Sandbox
let gateway: PaymentGateway
beforeAll(async () => {
  ;({ sandbox, gateway } = await startStripeSandbox())
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.payment?.faults.clear())

async function aPayment() {
  const orderId = randomUUID()
  const reference = `reference-${orderId}`
  const { sessionId, url } = await gateway.openSession({
    idempotencyKey: `session:${orderId}`,
    orderId,
    orderReference: reference,
    customerEmail: 'traveller@example.com',
    title: 'Europe 5GB, 10 days',
    description: 'Travel eSIM',
    bundleId: '01032_3',
    subtotalCents: 1495,
    discountCents: 0,
    processingFeeCents: 0,
    vatBasisPoints: 2100,
    vatCountry: null,
    totalCents: 1809,
    couponCode: null,
    brandName: 'Wander Pass',
    seller: {
      line: 'Wander Pass B.V., Kade 1, Amsterdam · VAT NL001234560B01',
      soldBy: 'Sold by Wander Pass B.V., Kade 1, Amsterdam · VAT NL001234560B01',
    },
    look: { background: '#f8f7ff', button: '#6a57cc' },
    company: null,
    invoiceNote: null,
    language: null,
    successUrl: 'http://localhost:9/success?reference=x',
    cancelUrl: 'http://localhost:9/checkout',
    expiresAt: new Date(Date.now() + 60 * 60_000),
    livesMs: 60 * 60_000,
    metadata: { order_id: orderId },
  })
  await fetch(url ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: sandbox.url },
    body: new URLSearchParams({ number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' }),
  })
  const session = await gateway.findSession(sessionId)
  return { orderId, reference, sessionId, intent: session?.paymentIntentId ?? '' }
}

/** What an earlier version of the shop requested with this key. */
async function askAsBefore(fields: Record<string, string>, idempotencyKey: string) {
  const answer = await fetch(`${sandbox.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STRIPE_SECRETS.secretKey}`, 'idempotency-key': idempotencyKey },
    body: new URLSearchParams(fields),
  })
  expect(answer.status).toBe(200)
}

describe('money that went back', () => {
  it('is reported with its payment and session, part by part', async () => {
    const { orderId, reference, sessionId, intent } = await aPayment()
    expect(await gateway.findPayment(intent)).toEqual({ amountCents: 1809, refundedCents: 0, orderId, trouble: null })
    expect(sandbox.payment?.dashboard.refund(reference, 500)).toBe(null)
    expect(await gateway.findPayment(intent)).toEqual({ amountCents: 1809, refundedCents: 500, orderId, trouble: null })
    expect(await gateway.findSession(sessionId)).toMatchObject({ state: 'paid', refundedCents: 500 })
  })

  it('is never more than was paid', async () => {
    const { reference } = await aPayment()
    expect(sandbox.payment?.dashboard.refund(reference, 1810)).toMatch(/greater than/)
    expect(sandbox.payment?.dashboard.refund(`${reference}-x`)).toMatch(/no payment/)
    expect(sandbox.payment?.dashboard.refund(reference)).toBe(null)
    expect(sandbox.payment?.dashboard.refund(reference)).toMatch(/already been refunded/)
  })

  it('counts as refunded if somebody else refunded it first', async () => {
    const { reference, intent } = await aPayment()
    sandbox.payment?.dashboard.refund(reference)
    await expect(gateway.refund(intent, 'requested_by_customer', `refund:${reference}`)).resolves.toBeUndefined()
  })

  it('before a release that requests it differently goes back once', async () => {
    const { orderId, intent } = await aPayment()
    const key = `refund:${orderId}`
    await askAsBefore({ payment_intent: intent, 'metadata[version]': 'old' }, key)
    await gateway.refund(intent, 'duplicate', key)
    expect(await gateway.findPayment(intent)).toMatchObject({ refundedCents: 1809 })
  })

  it('after a release that requests it differently is all that was left', async () => {
    const { orderId, intent } = await aPayment()
    const key = `refund:${orderId}`
    await askAsBefore({ payment_intent: intent, amount: '500' }, key)
    await gateway.refund(intent, 'duplicate', key)
    await gateway.refund(intent, 'duplicate', key)
    expect(await gateway.findPayment(intent)).toMatchObject({ refundedCents: 1809 })
  })

  it('in part, before a release that requests it differently, goes back once', async () => {
    const { orderId, intent } = await aPayment()
    await askAsBefore(
      { payment_intent: intent, amount: '500', 'metadata[part_refund]': orderId },
      `part-refund:${orderId}`,
    )
    await gateway.refundPart(intent, { cents: 500, name: orderId })
    expect(await gateway.findPayment(intent)).toMatchObject({ refundedCents: 500 })
  })

  it('in part is never dropped because its key was used: what became of it is unknown', async () => {
    const { orderId, intent } = await aPayment()
    await askAsBefore({ payment_intent: intent, amount: '300' }, `part-refund:${orderId}`)
    const asked = gateway.refundPart(intent, { cents: 500, name: orderId })
    await expect(asked).rejects.toMatchObject({ vendor: 'payment', outcome: 'unknown', isRetryable: false })
  })

  it('is zero for an unknown payment', async () => {
    expect(await gateway.findPayment('pi_nobody')).toBe(null)
  })
})

it('lists the relevant events since a moment, oldest first, with their payment', async () => {
  const { reference, intent } = await aPayment()
  const since = new Date(Date.now() - 60_000)
  sandbox.payment?.dashboard.refund(reference, 100)
  expect(sandbox.payment?.dashboard.dispute(reference)).toBe(null)
  expect(sandbox.payment?.dashboard.dispute(reference)).toMatch(/already disputed/)

  const events = await gateway.listEvents(since)
  const about = events.filter(({ paymentIntentId }) => paymentIntentId === intent)
  expect(about.map(({ type }) => type)).toEqual(['refund.created', 'charge.refunded', 'charge.dispute.created'])
  expect(about.every(({ sessionId }) => sessionId === null)).toBe(true)
  expect(await gateway.listEvents(new Date(Date.now() + 60_000))).toEqual([])
})

it('tells the subject of an event by its type', () => {
  expect(['charge.refunded', 'charge.dispute.closed', 'checkout.session.expired'].map(gateway.aboutOf)).toEqual([
    'refund',
    'dispute',
    'page',
  ])
  expect(['payout.paid', 'constructor', ''].map(gateway.aboutOf)).toEqual([null, null, null])
})
