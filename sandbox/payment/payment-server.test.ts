// The official SDK against the server over real HTTP: sessions, keys, refunds, invoices, events.
import { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Stage, anOrder, eventually, openStage, pay } from '#tests/support/payment-stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.end())

const aPaidSession = async () => {
  const session = await stage.stripe.checkout.sessions.create(anOrder(stage))
  await pay(session)
  return stage.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge', 'invoice'] })
}

describe('checkout sessions', () => {
  it('opens a session with tax and discount computed as the provider does', async () => {
    const { stripe } = stage
    const rate = await stripe.taxRates.create({ display_name: 'VAT', percentage: 21, inclusive: false, country: 'NL' })
    const coupon = await stripe.coupons.create({ amount_off: 45, currency: 'eur', duration: 'once' })
    const [line] = anOrder(stage).line_items
    const input = anOrder(stage, {
      line_items: [{ ...line, tax_rates: [rate.id] }],
      discounts: [{ coupon: coupon.id }],
    })

    const session = await stripe.checkout.sessions.create(input)

    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_subtotal: 345,
      amount_total: 363,
      total_details: { amount_discount: 45, amount_tax: 63 },
      status: 'open',
      payment_status: 'unpaid',
      url: `${stage.address}/pay/${session.id}`,
      livemode: false,
    })
    const found = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items.data.price.product', 'payment_intent'],
    })
    expect(found.line_items?.data[0]).toMatchObject({ description: 'Europe 5 GB', amount_tax: 63, amount_total: 363 })
    expect(found.line_items?.data[0]?.price?.product).toMatchObject({ metadata: { bundleId: 'EU5' } })
  })

  it('describes an invalid request in the provider’s words', async () => {
    const create = (overrides: object) => stage.stripe.checkout.sessions.create({ ...anOrder(stage), ...overrides })

    await expect(create({ payment_method_types: ['card'] })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'payment_method_types',
    })
    await expect(create({ success_url: undefined })).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'success_url',
    })
    await expect(create({ success_url: 'javascript:alert(1)' })).rejects.toMatchObject({ code: 'url_invalid' })
    await expect(create({ customer_email: 'nobody' })).rejects.toMatchObject({ code: 'email_invalid' })
    await expect(create({ discounts: [{ coupon: 'gone' }] })).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(create({ expires_at: stage.nowSeconds() + 60 })).rejects.toMatchObject({ param: 'expires_at' })
    await expect(create({ expires_at: stage.nowSeconds() + 90_000 })).rejects.toMatchObject({ param: 'expires_at' })
    const [line] = anOrder(stage).line_items
    const cheap = { ...line, price_data: { ...line?.price_data, unit_amount: 49 } }
    await expect(create({ line_items: [cheap] })).rejects.toMatchObject({ code: 'amount_too_small' })
    await expect(stage.stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
    expect((await stage.stripe.checkout.sessions.list()).data).toEqual([])
  })

  it('accepts only the secret key', async () => {
    await expect(stage.sdk('sk_test_other').checkout.sessions.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    )
    expect((await fetch(`${stage.address}/v1/events`)).status).toBe(401)
  })

  it('drops keys that would change an object’s prototype', async () => {
    const answer = await fetch(`${stage.address}/v1/coupons`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_stage' },
      body: new URLSearchParams({
        '__proto__[admin]': '1',
        'metadata[__proto__][admin]': '1',
        'constructor[x]': '1',
        percent_off: '5',
        name: 'Ada',
      }),
    })

    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ name: 'Ada', metadata: {} })
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
  })

  it('lists newest first, page by page, and by status', async () => {
    const { sessions } = stage.stripe.checkout
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.unshift((await sessions.create(anOrder(stage))).id)
    await sessions.expire(ids[0] ?? '')

    const seen: string[] = []
    for await (const session of sessions.list({ limit: 2 })) seen.push(session.id)

    expect(seen).toEqual(ids)
    expect((await sessions.list({ status: 'open', created: { gte: stage.nowSeconds() - 60 } })).data).toHaveLength(4)
  })

  it('expires an open session on request, once', async () => {
    const session = await stage.stripe.checkout.sessions.create(anOrder(stage))
    expect(await stage.stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null })

    await expect(stage.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 })
    expect(await (await pay({ url: `${stage.address}/pay/${session.id}` })).text()).toContain('has expired')
    expect(stage.books().charges).toEqual([])
  })

  it('expires a session on time, and sends an event', async () => {
    const session = await stage.stripe.checkout.sessions.create(anOrder(stage))
    stage.letTimePass(3_601_000)

    await eventually(() => stage.shop.received.length === 1)
    expect((await stage.events())[0]).toMatchObject({
      type: 'checkout.session.expired',
      data: { object: { id: session.id } },
    })
    expect(await stage.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'expired' })
  })
})

describe('idempotency keys', () => {
  it('answers the same call under the same key with the first answer', async () => {
    const input = anOrder(stage)
    const first = await stage.stripe.checkout.sessions.create(input, { idempotencyKey: 'order:1' })
    const again = await stage.stripe.checkout.sessions.create(input, { idempotencyKey: 'order:1' })

    expect(again.id).toBe(first.id)
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(stage.books().sessions).toHaveLength(1)
  })

  it('rejects another call under the same key', async () => {
    await stage.stripe.checkout.sessions.create(anOrder(stage), { idempotencyKey: 'order:1' })
    const other = anOrder(stage, { client_reference_id: 'other' })

    await expect(stage.stripe.checkout.sessions.create(other, { idempotencyKey: 'order:1' })).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    )
  })

  it('doesn’t store a rejection: the corrected call may use the key', async () => {
    const input = anOrder(stage)
    const late = { ...input, expires_at: 1 }
    await expect(stage.stripe.checkout.sessions.create(late, { idempotencyKey: 'k' })).rejects.toMatchObject({
      statusCode: 400,
    })

    await expect(stage.stripe.checkout.sessions.create(input, { idempotencyKey: 'k' })).resolves.toMatchObject({
      status: 'open',
    })
  })

  it('answers 409 while the first call under the key is still underway', async () => {
    stage.faults.set({ at: 'create_session', kind: 'slow', ms: 60_000, times: 1 })
    const input = anOrder(stage)
    const first = stage.stripe.checkout.sessions
      .create(input, { idempotencyKey: 'k', timeout: 60_000 })
      .catch((error: unknown) => error)
    await eventually(() => stage.faults.list().length === 0)

    await expect(stage.stripe.checkout.sessions.create(input, { idempotencyKey: 'k' })).rejects.toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    })
    await stage.close()
    await first
    expect(stage.books().sessions).toHaveLength(1)
  })
})

describe('refunds and invoices', () => {
  it('refunds in parts, never more than was paid', async () => {
    const { payment_intent: intent } = await aPaidSession()
    const id = typeof intent === 'object' ? (intent?.id ?? '') : ''
    const { refunds } = stage.stripe

    await expect(refunds.create({ payment_intent: id, amount: 346 })).rejects.toMatchObject({
      code: 'amount_too_large',
    })
    expect(await refunds.create({ payment_intent: id, amount: 100 })).toMatchObject({
      amount: 100,
      status: 'succeeded',
    })
    await expect(refunds.create({ payment_intent: id, amount: 246 })).rejects.toMatchObject({ param: 'amount' })
    expect(await refunds.create({ payment_intent: id })).toMatchObject({ amount: 245 })
    await expect(refunds.create({ payment_intent: id })).rejects.toMatchObject({ code: 'charge_already_refunded' })

    expect((await refunds.list({ payment_intent: id })).data.map((refund) => refund.amount)).toEqual([245, 100])
    expect(stage.books().charges).toMatchObject([
      { amount: 345, amount_refunded: 345, client_reference_id: 'wanderpass_order_1' },
    ])
    await eventually(() => stage.pendingDeliveries() === 0)
    const types = (await stage.events()).map((event) => event.type)
    expect(types.filter((type) => type === 'refund.created')).toHaveLength(2)
    expect(types.filter((type) => type === 'charge.refunded')).toHaveLength(2)
  })

  it('shows the card’s country on the charge', async () => {
    const { payment_intent: intent } = await aPaidSession()

    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 345,
      metadata: { order_id: 'o1' },
      latest_charge: {
        payment_method_details: { type: 'card', card: { country: 'NL', last4: '4242', brand: 'visa' } },
      },
    })
  })

  it('issues an invoice with the session’s amounts and a real PDF', async () => {
    const { invoice } = await aPaidSession()
    const found = await stage.stripe.invoices.retrieve(typeof invoice === 'object' ? (invoice?.id ?? '') : '', {
      expand: ['payments'],
    })
    expect(found).toMatchObject({
      status: 'paid',
      total: 345,
      customer_email: 'ada@example.com',
      payments: { data: [{ amount_paid: 345 }] },
    })

    const pdf = await fetch(found.invoice_pdf ?? '')
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect((await pdf.text()).startsWith('%PDF-')).toBe(true)
    expect(await (await fetch(found.hosted_invoice_url ?? '')).text()).toContain(found.number)
  })
})

describe('the list of events', () => {
  it('lists everything that happened by type, newest first', async () => {
    const session = await stage.stripe.checkout.sessions.create(anOrder(stage))
    await pay(session)

    const all = await stage.stripe.events.list()
    expect(all.data.map((event) => event.type)).toEqual([
      'invoice.paid',
      'checkout.session.completed',
      'payment_intent.succeeded',
    ])
    const [completed] = (await stage.stripe.events.list({ type: 'checkout.session.completed' })).data
    expect(completed?.data.object).toMatchObject({ id: session.id, payment_status: 'paid', status: 'complete' })
    expect(await stage.stripe.events.retrieve(completed?.id ?? '')).toMatchObject({ id: completed?.id })
  })
})
