// The checkout's JSON call sells what the checkout page sells, at our own price, whatever its body says (A and C).
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { orders, users } from '#db/schema.ts'
import {
  addCodeOfTomorrow,
  BUYER,
  countOrders,
  delivered,
  EUROPE_5GB,
  fillCart,
  newestOrder,
} from '../support/http-buying.ts'
import { callJson, openSession, SESSION_CALL, SESSION_BODY, UNKNOWN_ORDER } from '../support/call-json.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
  await addCodeOfTomorrow(shop)
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.mend()
})

describe('create-checkout-session', () => {
  it('opens the payment page of an order at our own price, and the order page to its browser', async () => {
    const browser = shop.browser()
    const email = 'caller@example.com'
    const session = await openSession(browser, { customerEmail: ' Caller@Example.com ' })
    expect(session.url).toMatch(new RegExp(`^${shop.sandbox.url}/`))
    const placed = await newestOrder(shop, email)
    expect(session.orderReference).toBe(placed.reference)
    expect(placed).toMatchObject({ paymentSessionId: session.id, totalCents: EUROPE_5GB.totalCents })
    expect(placed.data.bundle.destinations).toEqual(['FR', 'IT'])

    const page = `/success?reference=${encodeURIComponent(session.orderReference)}`
    expect((await browser.get(page)).status).toBe(200)
    expect((await shop.browser().get(page)).status).toBe(404)
  })

  it('orders for one what it names, also for a browser whose cart is for several', async () => {
    const browser = shop.browser()
    await fillCart(browser, { travelers: '4' })
    const email = 'one@example.com'
    await openSession(browser, { customerEmail: email })
    expect(await newestOrder(shop, email)).toMatchObject({ totalCents: EUROPE_5GB.totalCents })
  })

  it.each([
    ['A01 amounts', { price: 0.01, subtotal: 0, tax: -5, total: 'NaN', discountAmount: 18 }],
    ['A01 endless amounts', '{"total":1e309,"subtotal":-1e309'],
    ['A05 more bundles', { bundles: [{ ...SESSION_BODY.bundles[0], quantity: 10 }, { bundleId: '01032_3' }, null] }],
    [
      'A07 wording',
      { bundles: [{ ...SESSION_BODY.bundles[0], title: '<b>free</b>\r\nX: y', data: '500GB', days: 9999 }] },
    ],
    ['A13 outside the EU', { isOutsideEu: true, country: 'US' }],
    ['A14 tax', { taxRate: -0.21, detectedCountry: 'XX' }],
    ['A15 coupons', { coupon: { code: 'WANDER20', discount_type: 'free' }, discountCode: ['WANDER20'] }],
    ['A17 ids', { orderId: UNKNOWN_ORDER, orderReference: UNKNOWN_ORDER, userId: '1' }],
    ['A18 roles', { accountType: 'own-admin', isMobile: true, successUrl: 'https://evil.example/' }],
    ['A22 a total of nothing', { total: 0, free: true }],
    ['A03 a prototype', '{"__proto__":{"totalCents":1},"constructor":{"prototype":{"totalCents":1}}'],
  ])('ignores %s', async (what, extra) => {
    const email = `${what.replace(/\W/g, '-').toLowerCase()}@example.com`
    const plain = { ...SESSION_BODY, customerEmail: email }
    const body =
      typeof extra === 'string' ? `${extra},${JSON.stringify(plain).slice(1)}` : JSON.stringify({ ...plain, ...extra })
    expect((await callJson(shop.browser(), SESSION_CALL, body)).status).toBe(200)
    const placed = await newestOrder(shop, email)
    expect(placed).toMatchObject({
      totalCents: 1809,
      couponDiscountCents: 0,
      paymentState: 'awaiting',
      taxRate: '0.21',
    })
    expect(placed.reference).not.toBe(UNKNOWN_ORDER)
    expect(placed.data.bundle).toMatchObject({ zone: 'Europe', data: '5GB', days: 10 })
    expect(Object.hasOwn(Object.prototype, 'totalCents')).toBe(false)
    const [buyer] = await shop.database.db().select().from(users).where(eq(users.email, email))
    expect(buyer?.accountType).toBe('own-user')
  })

  it.each([
    ['A02 an unknown bundle', { bundles: [{ bundleId: '99999_9' }] }, 400, 'No bundle found in cart'],
    ['A02 a bundle of a moment', { bundles: [{ bundleId: 'bundle_1763734000000' }] }, 400, 'No bundle found in cart'],
    ['A03 an endless bundle', { bundles: [{ bundleId: '0'.repeat(5000) }] }, 400, 'No bundle found in cart'],
    ['A03 a NUL byte', { bundles: [{ bundleId: '01032_3\0' }] }, 400, 'We couldn’t read the request.'],
    ['half a letter', { customerName: 'Alex \ud800' }, 400, 'We couldn’t read the request.'],
    ['A03 an array', { bundles: [{ bundleId: ['01032_3'] }] }, 400, 'No bundle found in cart'],
    ['A03 an object', { bundles: [{ bundleId: { id: '01032_3' } }] }, 400, 'No bundle found in cart'],
    ['no bundle', { bundles: [] }, 400, 'No bundle found in cart'],
    ['bundles that are none', { bundles: '01032_3' }, 400, 'No bundle found in cart'],
    [
      'A06 a country elsewhere',
      { bundles: [{ ...SESSION_BODY.bundles[0], destinations: ['JP'] }] },
      409,
      "We couldn't find bundles covering all your selected destinations.",
    ],
    [
      'A06 a country nowhere',
      { bundles: [{ ...SESSION_BODY.bundles[0], destinations: ['Atlantis'] }] },
      409,
      "We couldn't find bundles covering all your selected destinations.",
    ],
    ['A09 two @', { customerEmail: 'a@b@example.com' }, 400, 'Please enter a valid email address'],
    ['A09 a list', { customerEmail: 'a@example.com,b@example.com' }, 400, 'Please enter a valid email address'],
    ['no e-mail', { customerEmail: null }, 400, 'Please provide your email address'],
    ['A10 an endless name', { customerName: 'x'.repeat(10_000) }, 400, 'Please enter a name of up to 200 characters'],
    ['A11 terms false', { termsAccepted: false }, 400, 'Please accept the terms and conditions to proceed'],
    ['A11 terms "true"', { termsAccepted: 'true' }, 400, 'Please accept the terms and conditions to proceed'],
    ['A11 no terms', { termsAccepted: undefined }, 400, 'Please accept the terms and conditions to proceed'],
    ['C01 an unknown code', { coupon: 'NOSUCHCODE' }, 400, 'This coupon code isn’t valid.'],
    ['C01 a code of tomorrow', { coupon: 'TOMORROW' }, 400, 'This coupon code isn’t valid.'],
    ['C01 a code of tomorrow, by its other name', { discountCode: 'TOMORROW' }, 400, 'This coupon code isn’t valid.'],
    ['C05 two codes', { coupon: 'WANDER20', discountCode: 'FIVEROFF' }, 400, 'You can use only one coupon code.'],
    ['a company without a name', { isCompany: true }, 400, 'Please provide your company name'],
  ])('refuses %s with its sentence', async (_what, wrong, status, words) => {
    const before = await countOrders(shop)
    const answer = await callJson(shop.browser(), SESSION_CALL, { ...SESSION_BODY, ...wrong })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(z.object({ error: z.string() }).parse(await answer.json()).error).toContain(words)
    expect(await countOrders(shop)).toBe(before)
  })

  it('accepts only JSON, and none from other sites (I01)', async () => {
    const before = await countOrders(shop)
    const statusOf = async (body: unknown, headers?: Record<string, string>) =>
      (await callJson(shop.browser(), SESSION_CALL, body, headers)).status
    expect(await statusOf('bundles=1', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(415)
    expect(await statusOf(SESSION_BODY, { 'content-type': 'text/plain' })).toBe(415)
    expect(await statusOf(SESSION_BODY, { origin: 'https://evil.example' })).toBe(403)
    expect(await statusOf(SESSION_BODY, { origin: '', 'sec-fetch-site': 'cross-site' })).toBe(403)
    for (const body of ['', '{', '[]', 'null', '"text"', '['.repeat(1000)]) expect(await statusOf(body)).toBe(400)
    expect((await shop.browser().get(SESSION_CALL)).status).toBe(405)
    expect(await countOrders(shop)).toBe(before)
  })

  it('finds the same order if it is called again, and from the same cart’s checkout page', async () => {
    const browser = shop.browser()
    const email = 'twice@example.com'
    const first = await openSession(browser, { customerEmail: email })
    expect(await openSession(browser, { customerEmail: email })).toEqual(first)
    const onPage = await browser.post('/checkout', { ...BUYER, email })
    expect(onPage.headers.get('location')).toBe(first.url)

    await shop.pay(first.url)
    await delivered(shop, (await newestOrder(shop, email)).id)
    expect(await (await callJson(browser, SESSION_CALL, { ...SESSION_BODY, customerEmail: email })).json()).toEqual({
      id: null,
      url: `${shop.url}/success?reference=${encodeURIComponent(first.orderReference)}`,
      free: false,
      orderReference: first.orderReference,
    })
    expect(await shop.database.db().select().from(orders).where(eq(orders.email, email))).toHaveLength(1)
  })

  it('makes one order from two calls at once with one cart', async () => {
    const browser = shop.browser()
    await fillCart(browser)
    const email = 'at-once@example.com'
    const both = await Promise.all([
      openSession(browser, { customerEmail: email }),
      openSession(browser, { customerEmail: email }),
    ])
    expect(both[0]).toEqual(both[1])
    expect(await shop.database.db().select().from(orders).where(eq(orders.email, email))).toHaveLength(1)
  })

  it('returns a free order only with one of our codes', async () => {
    const email = 'free-call@example.com'
    const browser = shop.browser()
    const answer = await callJson(browser, SESSION_CALL, {
      ...SESSION_BODY,
      customerEmail: email,
      discountCode: 'DEMOFREE1',
    })
    const placed = await newestOrder(shop, email)
    expect(await answer.json()).toEqual({ free: true, orderReference: placed.reference })
    expect(placed).toMatchObject({ paymentState: 'free', totalCents: 0 })
    await delivered(shop, placed.id)
  })

  it('charges no VAT to a company that VIES confirms', async () => {
    const email = 'company-call@example.com'
    await openSession(shop.browser(), {
      customerEmail: email,
      isCompany: true,
      companyName: 'Kranich Reisen GmbH',
      vatNumber: 'DE 417 263 859',
      companyRegistrationCode: 'HRB 12345',
      streetName: 'Lindenallee',
      postalCode: '10115',
      country: 'DE',
      invoiceEmail: 'books@kranich.example',
    })
    expect(await newestOrder(shop, email)).toMatchObject({ totalCents: 1495, taxRate: '0' })
  })

  it('says that the payment failed if the provider is down, and accepts the call later (A26)', async () => {
    const browser = shop.browser()
    const email = 'later@example.com'
    await shop.spoil('payment', { at: 'create_session', kind: 'fail_before' })
    const failed = await callJson(browser, SESSION_CALL, { ...SESSION_BODY, customerEmail: email })
    expect(failed.status).toBe(503)
    expect(await failed.json()).toEqual({ error: 'Failed to process payment. Please try again.' })
    await shop.mend()
    await openSession(browser, { customerEmail: email })
    expect(await shop.database.db().select().from(orders).where(eq(orders.email, email))).toHaveLength(1)
  })

  it('limits guesses of codes (C07)', async () => {
    const browser = shop.browser()
    const guess = (number: number) => callJson(browser, SESSION_CALL, { ...SESSION_BODY, coupon: `GUESS${number}` })
    for (let number = 0; number < 10; number++) expect((await guess(number)).status).toBe(400)
    const late = await guess(10)
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
