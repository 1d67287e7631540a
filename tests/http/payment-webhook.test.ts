// The payment provider's signed messages are hints; what counts is its answer when asked (group E).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { paymentEvents, paymentSessions } from '#db/schema.ts'
import { BUYER, buyByCard, delivered, fillCart, newestOrder, signedEvent } from '../support/http-buying.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop({ STRIPE_WEBHOOK_SECRET: 'whsec_tests,whsec_old' })
})
afterAll(() => shop.close())

const SECRET = 'whsec_tests'
const now = () => Math.floor(Date.now() / 1000)
let events = 0
const anEvent = (session: Record<string, unknown>, type = 'checkout.session.completed') =>
  JSON.stringify({
    id: `evt_test_${++events}`,
    object: 'event',
    type,
    livemode: false,
    created: now(),
    data: { object: { object: 'checkout.session', ...session } },
  })

const send = async (body: string, signature: string | null = signedEvent(body, SECRET)) => {
  const response = await fetch(`${shop.url}/webhooks/payment`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(signature !== null && { 'stripe-signature': signature }) },
  })
  return response.status
}
const inbox = async (eventId: string) =>
  (await shop.database.db().select().from(paymentEvents).where(eq(paymentEvents.eventId, eventId)))[0]
const idOf = (body: string) => /"id":"(evt_[^"]+)"/.exec(body)?.[1] ?? ''

/** An order with an open payment page that nobody has paid yet. */
async function openOrder(email: string) {
  const browser = shop.browser()
  await fillCart(browser)
  const placed = await browser.post('/checkout', { ...BUYER, email })
  const order = await newestOrder(shop, email)
  const [session] = await shop.database.db().select().from(paymentSessions).where(eq(paymentSessions.orderId, order.id))
  return { browser, order, page: placed.headers.get('location') ?? '', sessionId: session?.sessionId ?? '' }
}

describe('the payment webhook', () => {
  it.each([
    ['no signature', (_body: string) => null],
    ['an empty signature', () => ''],
    ['a signature of another secret (E02)', (body: string) => signedEvent(body, 'whsec_wrong')],
    ['a signature over other bytes (E02)', (body: string) => signedEvent(`${body} `, SECRET)],
    ['a signature 301 seconds old (E03)', (body: string) => signedEvent(body, SECRET, { at: now() - 301 })],
    ['a signature from in an hour (E03)', (body: string) => signedEvent(body, SECRET, { at: now() + 3600 })],
    ['a signature of the scheme v0 alone (E04)', (body: string) => signedEvent(body, SECRET, { scheme: 'v0' })],
    ['a signature without time', (body: string) => signedEvent(body, SECRET).replace(/^t=\d+,/, '')],
    ['a time that is no number', (body: string) => signedEvent(body, SECRET).replace(/^t=\d+/, 't=soon')],
    ['a time of nothing', () => 't=,v1='],
    ['a time and nothing signed', () => `t=${now()},v1=`],
    ['signs without words', () => ',=,=,'],
    ['two times', (body: string) => `t=1,${signedEvent(body, SECRET)},t=2`],
    ['letters beyond ASCII', () => `t=${now()},v1=${'é'.repeat(64)}`],
    ['a signature without end', () => `t=${now()},v1=${'a'.repeat(4000)}`],
  ])('rejects %s with 400 and stores nothing', async (_what, sign) => {
    const body = anEvent({ id: 'cs_test_nobody' })
    expect(await send(body, sign(body))).toBe(400)
    expect(await inbox(idOf(body))).toBeUndefined()
  })

  it('rejects an event that was re-encoded on the way (E02)', async () => {
    const body = anEvent({ id: 'cs_test_nobody' })
    expect(await send(JSON.stringify(JSON.parse(body), null, 2), signedEvent(body, SECRET))).toBe(400)
  })

  it('accepts one valid signature of two, and the old secret while secrets change (E04)', async () => {
    const body = anEvent({ id: 'cs_test_nobody' })
    const valid = signedEvent(body, SECRET)
    expect(await send(body, valid.replace('v1=', `v1=${'0'.repeat(64)},v1=`))).toBe(200)
    expect(await send(body, signedEvent(body, 'whsec_old'))).toBe(200)
  })

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '7',
    '"event"',
    '{"id":"evt_x"}',
    '{"id":"evt_x","type":"checkout.session.completed","data":null}',
    '<html>',
    '{"id":',
    '[['.repeat(1000),
  ])('rejects %j although it is signed', async (body) => {
    expect(await send(body)).toBe(400)
  })

  it('rejects a body of five megabytes (E15)', async () => {
    const body = anEvent({ id: 'cs_test_nobody', padding: 'x'.repeat(5_000_000) })
    expect(await send(body)).toBe(413)
  })

  it.each([
    ['of a session that is not ours (E12)', () => anEvent({ id: 'cs_test_foreign', metadata: {} }), 'no_order'],
    [
      "with somebody's order in its metadata (E12)",
      () => anEvent({ id: 'cs_test_foreign', metadata: { order_id: '00000000-0000-4000-8000-000000000000' } }),
      'no_order',
    ],
  ])('accepts an event %s without effect', async (_what, write, outcome) => {
    const body = write()
    expect(await send(body)).toBe(200)
    await expect.poll(async () => (await inbox(idOf(body)))?.outcome).toBe(outcome)
  })

  it.each([
    ['of another kind', () => anEvent({ id: 'cs_x' }, 'customer.created')],
    ['without session', () => anEvent({})],
  ])('accepts an event %s and stores nothing', async (_what, write) => {
    const body = write()
    expect(await send(body)).toBe(200)
    expect(await inbox(idOf(body))).toBeUndefined()
  })

  it('accepts an irrelevant thin event, so that it isn’t sent again', async () => {
    const body = JSON.stringify({
      id: `evt_thin_${++events}`,
      object: 'v2.core.event',
      type: 'v1.billing.meter.no_meter_found',
      livemode: false,
      created: new Date().toISOString(),
      related_object: null,
    })
    expect(await send(body)).toBe(200)
    expect(await inbox(idOf(body))).toBeUndefined()
  })

  it('accepts an event with characters that the database can’t store', async () => {
    const body = anEvent({ id: 'cs_test_nobody', name: 'a\0b\ud800', 'a\0b': 1 })
    expect(await send(body)).toBe(200)
    expect(await inbox(idOf(body))).toMatchObject({ sessionId: 'cs_test_nobody' })
    const named = anEvent({ id: 'cs\0_\ud800' })
    expect(await send(named)).toBe(200)
    expect(await inbox(idOf(named))).toMatchObject({ sessionId: 'cs\ufffd_\ufffd' })
  })

  it('keeps nothing of an event but what it is about', async () => {
    const body = anEvent({ id: 'cs_test_nobody', customer_email: 'traveller@example.com' })
    expect(await send(body)).toBe(200)
    expect(JSON.stringify(await inbox(idOf(body)))).not.toContain('traveller')
  })

  it('stores an event once, however often it comes (E01)', async () => {
    const body = anEvent({ id: 'cs_test_nobody' })
    expect(await Promise.all(Array.from({ length: 5 }, () => send(body)))).toEqual([200, 200, 200, 200, 200])
    expect(
      await shop.database
        .db()
        .select()
        .from(paymentEvents)
        .where(eq(paymentEvents.eventId, idOf(body))),
    ).toHaveLength(1)
  })

  it('doesn’t count an open page as paid', async () => {
    const { order, sessionId } = await openOrder('unpaid@example.com')
    const body = anEvent({
      id: sessionId,
      payment_status: 'paid',
      amount_total: 1809,
      metadata: { order_id: order.id },
    })
    expect(await send(body)).toBe(200)
    await expect.poll(async () => (await inbox(idOf(body)))?.outcome).toBe('open')
    expect(await shop.orderOf(order.id)).toMatchObject({ paymentState: 'awaiting' })
  })

  it('finds the order of an event that arrives before we saved the page (E06)', async () => {
    const { order, page, sessionId } = await openOrder('early@example.com')
    await shop.database
      .db()
      .update(paymentSessions)
      .set({ sessionId: null, url: null, state: 'opening' })
      .where(eq(paymentSessions.orderId, order.id))
    await shop.pay(page)
    expect(await delivered(shop, order.id)).toMatchObject({ paymentState: 'paid' })
    expect(sessionId).not.toBe('')
  })

  it('ignores an expiry after the payment (E07)', async () => {
    const { order } = await buyByCard(shop, shop.browser(), { email: 'expired@example.com' })
    await delivered(shop, order.id)
    const [session] = await shop.database
      .db()
      .select()
      .from(paymentSessions)
      .where(eq(paymentSessions.orderId, order.id))
    const body = anEvent({ id: session?.sessionId, status: 'expired' }, 'checkout.session.expired')
    expect(await send(body)).toBe(200)
    await expect.poll(async () => (await inbox(idOf(body)))?.outcome).toBe('paid')
    expect(await shop.orderOf(order.id)).toMatchObject({ paymentState: 'paid', status: 'completed' })
  })

  it('waits if a completed page isn’t paid yet (E08)', async () => {
    const { order, page, sessionId } = await openOrder('async@example.com')
    await shop.spoil('payment', { at: 'retrieve_session', kind: 'unpaid', match: order.reference })
    await shop.pay(page)
    const ofOrder = async () =>
      (await shop.database.db().select().from(paymentEvents)).filter(
        (event) => event.sessionId === sessionId && event.processedAt !== null,
      )
    await expect.poll(async () => (await ofOrder()).length).toBeGreaterThan(0)
    await expect.poll(async () => (await shop.orderOf(order.id)).paymentState).toBe('processing')
    expect(await shop.profilesOf(order.reference)).toEqual([])

    await shop.mend()
    expect(await send(anEvent({ id: sessionId }, 'checkout.session.async_payment_succeeded'))).toBe(200)
    expect(await delivered(shop, order.id)).toMatchObject({ paymentState: 'paid' })
  })

  it('sends a payment of another amount to review and uses no profile (E10)', async () => {
    const { order, page } = await openOrder('amount@example.com')
    await shop.spoil('payment', { at: 'retrieve_session', kind: 'wrong_amount', match: order.reference })
    await shop.pay(page)
    await expect.poll(async () => (await shop.orderOf(order.id)).paymentState).toBe('review')
    await shop.mend()
    expect(await shop.profilesOf(order.reference)).toEqual([])
    expect(shop.logLines.some((line) => line.includes('a payment does not match its order'))).toBe(true)
  })

  it('answers 500 while the database fails, and loses nothing (E14, I10)', async () => {
    const db = shop.database.db()
    const body = anEvent({ id: 'cs_test_nobody' })
    await db.execute(sql`alter table payment_events rename to payment_events_gone`)
    try {
      expect(await send(body)).toBe(500)
    } finally {
      await db.execute(sql`alter table payment_events_gone rename to payment_events`)
    }
    expect(await inbox(idOf(body))).toBeUndefined()
    expect(await send(body)).toBe(200)
    expect(await inbox(idOf(body))).toBeDefined()
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('has no %s', async (method) => {
    expect((await fetch(`${shop.url}/webhooks/payment`, { method })).status).toBe(405)
  })
})
