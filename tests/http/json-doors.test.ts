// The JSON calls of §7 give a program what the pages give their visitors, and nothing more (guide 4, groups A, D, H, I).
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { orders, users } from '#db/schema.ts'
import { signedIn } from '../support/http-accounts.ts'
import { BUYER, buyByCard, countOrders, delivered, EUROPE_5GB, fillCart, newestOrder } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const SESSION_CALL = '/functions/v1/create-checkout-session'
const UNKNOWN = '8988300000000000001'
const UNKNOWN_ORDER = 'wanderpass_order_1763734000000_01032_3_00000000-0000-4000-8000-000000000000'

let shop: HttpShop
let owner: Browser
let order: { id: string; reference: string; iccid: string; activationCode: string }
beforeAll(async () => {
  shop = await openHttpShop()
  owner = shop.browser()
  const { id, reference } = (await buyByCard(shop, owner)).order
  const { iccid, activationCode } = await delivered(shop, id)
  order = { id, reference, iccid: iccid ?? '', activationCode: activationCode ?? '' }
}, 120_000)
afterAll(() => shop.close())
afterEach(() => shop.mend())

const call = (browser: Browser, path: string, body: unknown, headers: Record<string, string> = {}) =>
  browser.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const face = async (answer: Response) => ({
  status: answer.status,
  text: await answer.text(),
  cache: answer.headers.get('cache-control'),
})

const WISH = {
  bundles: [{ bundleId: EUROPE_5GB.bundleId, destinations: ['FR', 'Italy'] }],
  customerEmail: BUYER.email,
  customerName: BUYER.name,
  termsAccepted: true,
}
const opened = z.object({ id: z.string(), url: z.string(), free: z.literal(false), orderReference: z.string() })
const openSession = async (browser: Browser, more: Record<string, unknown> = {}) => {
  const answer = await call(browser, SESSION_CALL, { ...WISH, ...more })
  expect(answer.status).toBe(200)
  return opened.parse(await answer.json())
}

describe('create-checkout-session', () => {
  it('opens the payment page of an order at our own price, and the order page to its browser', async () => {
    const browser = shop.browser()
    const email = 'caller@example.com'
    const session = await openSession(browser, { customerEmail: ' Caller@Example.com ' })
    expect(session.url).toMatch(new RegExp(`^${shop.sandbox.url}/`))
    const placed = await newestOrder(shop, email)
    expect(session.orderReference).toBe(placed.orderReference)
    expect(placed).toMatchObject({ stripeSessionId: session.id, totalCents: EUROPE_5GB.totalCents })
    expect(placed.data.bundle.destinations).toEqual(['FR', 'IT'])

    const page = `/success?reference=${encodeURIComponent(session.orderReference)}`
    expect((await browser.get(page)).status).toBe(200)
    expect((await shop.browser().get(page)).status).toBe(404)
  })

  it.each([
    ['A01 amounts', { price: 0.01, subtotal: 0, tax: -5, total: 'NaN', discountAmount: 18 }],
    ['A01 endless amounts', '{"total":1e309,"subtotal":-1e309'],
    ['A05 more bundles', { bundles: [{ ...WISH.bundles[0], quantity: 10 }, { bundleId: '01032_3' }, null] }],
    ['A07 wording', { bundles: [{ ...WISH.bundles[0], title: '<b>free</b>\r\nX: y', data: '500GB', days: 9999 }] }],
    ['A13 outside the EU', { isOutsideEu: true, country: 'US' }],
    ['A14 tax', { taxRate: -0.21, detectedCountry: 'XX' }],
    ['A15 coupons', { coupon: { code: 'WANDER20', discount_type: 'free' }, discountCode: ['WANDER20'] }],
    ['A17 ids', { orderId: UNKNOWN_ORDER, orderReference: UNKNOWN_ORDER, userId: '1' }],
    ['A18 roles', { accountType: 'own-admin', isMobile: true, successUrl: 'https://evil.example/' }],
    ['A22 a total of nothing', { total: 0, free: true }],
    ['A03 a prototype', '{"__proto__":{"totalCents":1},"constructor":{"prototype":{"totalCents":1}}'],
  ])('does not read %s', async (what, extra) => {
    const email = `${what.replace(/\W/g, '-').toLowerCase()}@example.com`
    const wish = { ...WISH, customerEmail: email }
    const body =
      typeof extra === 'string' ? `${extra},${JSON.stringify(wish).slice(1)}` : JSON.stringify({ ...wish, ...extra })
    expect((await call(shop.browser(), SESSION_CALL, body)).status).toBe(200)
    const placed = await newestOrder(shop, email)
    expect(placed).toMatchObject({
      totalCents: 1809,
      couponDiscountCents: 0,
      paymentState: 'awaiting',
      taxRate: '0.21',
    })
    expect(placed.orderReference).not.toBe(UNKNOWN_ORDER)
    expect(placed.data.bundle).toMatchObject({ zone: 'Europe', data: '5GB', days: 10 })
    expect(Object.hasOwn(Object.prototype, 'totalCents')).toBe(false)
    const [buyer] = await shop.database.db().select().from(users).where(eq(users.email, email))
    expect(buyer?.accountType).toBe('own-user')
  })

  it.each([
    ['A02 an unknown bundle', { bundles: [{ bundleId: '99999_9' }] }, 400, 'No bundle found in cart'],
    ['A02 a bundle of a moment', { bundles: [{ bundleId: 'bundle_1763734000000' }] }, 400, 'No bundle found in cart'],
    ['A03 an endless bundle', { bundles: [{ bundleId: '0'.repeat(5000) }] }, 400, 'No bundle found in cart'],
    ['A03 a NUL byte', { bundles: [{ bundleId: '01032_3\0' }] }, 400, 'No bundle found in cart'],
    ['A03 an array', { bundles: [{ bundleId: ['01032_3'] }] }, 400, 'No bundle found in cart'],
    ['A03 an object', { bundles: [{ bundleId: { id: '01032_3' } }] }, 400, 'No bundle found in cart'],
    ['no bundle', { bundles: [] }, 400, 'No bundle found in cart'],
    ['bundles that are none', { bundles: '01032_3' }, 400, 'No bundle found in cart'],
    [
      'A06 a country elsewhere',
      { bundles: [{ ...WISH.bundles[0], destinations: ['JP'] }] },
      409,
      "We couldn't find bundles covering all your selected destinations.",
    ],
    [
      'A06 a country nowhere',
      { bundles: [{ ...WISH.bundles[0], destinations: ['Atlantis'] }] },
      409,
      "We couldn't find bundles covering all your selected destinations.",
    ],
    ['A09 two @', { customerEmail: 'a@b@example.com' }, 400, 'Please enter a valid email address'],
    ['A09 a list', { customerEmail: 'a@example.com,b@example.com' }, 400, 'Please enter a valid email address'],
    ['no e-mail', { customerEmail: null }, 400, 'Please provide your email address'],
    ['A10 an endless name', { customerName: 'x'.repeat(10_000) }, 400, 'Please write your name with letters'],
    ['A11 terms false', { termsAccepted: false }, 400, 'Please accept the terms and conditions to proceed'],
    ['A11 terms "true"', { termsAccepted: 'true' }, 400, 'Please accept the terms and conditions to proceed'],
    ['A11 no terms', { termsAccepted: undefined }, 400, 'Please accept the terms and conditions to proceed'],
    ['C01 an unknown code', { coupon: 'NOSUCHCODE' }, 400, 'This coupon code is not valid.'],
    ['C05 two codes', { coupon: 'WANDER20', discountCode: 'FIVEROFF' }, 400, 'Only one coupon code can be used.'],
    ['a company without a name', { isCompany: true }, 400, 'Please provide your company name'],
  ])('refuses %s with its sentence', async (_what, wrong, status, words) => {
    const before = await countOrders(shop)
    const answer = await call(shop.browser(), SESSION_CALL, { ...WISH, ...wrong })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(z.object({ error: z.string() }).parse(await answer.json()).error).toContain(words)
    expect(await countOrders(shop)).toBe(before)
  })

  it('takes nothing but JSON, and none from another site (I01)', async () => {
    const before = await countOrders(shop)
    const statusOf = async (body: unknown, headers?: Record<string, string>) =>
      (await call(shop.browser(), SESSION_CALL, body, headers)).status
    expect(await statusOf('bundles=1', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(415)
    expect(await statusOf(WISH, { 'content-type': 'text/plain' })).toBe(415)
    expect(await statusOf(WISH, { origin: 'https://evil.example' })).toBe(403)
    expect(await statusOf(WISH, { origin: '', 'sec-fetch-site': 'cross-site' })).toBe(403)
    for (const body of ['', '{', '[]', 'null', '"text"', '['.repeat(1000)]) expect(await statusOf(body)).toBe(400)
    expect((await shop.browser().get(SESSION_CALL)).status).toBe(405)
    expect(await countOrders(shop)).toBe(before)
  })

  it('finds the same order when it is called again, and from the checkout page of the same cart', async () => {
    const browser = shop.browser()
    const email = 'twice@example.com'
    const first = await openSession(browser, { customerEmail: email })
    expect(await openSession(browser, { customerEmail: email })).toEqual(first)
    const onPage = await browser.post('/checkout', { ...BUYER, email })
    expect(onPage.headers.get('location')).toBe(first.url)

    await shop.pay(first.url)
    await delivered(shop, (await newestOrder(shop, email)).id)
    expect(await (await call(browser, SESSION_CALL, { ...WISH, customerEmail: email })).json()).toEqual({
      id: null,
      url: `${shop.url}/success?reference=${encodeURIComponent(first.orderReference)}`,
      free: false,
      orderReference: first.orderReference,
    })
    expect(await shop.database.db().select().from(orders).where(eq(orders.email, email))).toHaveLength(1)
  })

  it('makes one order of one cart when two calls come at once', async () => {
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

  it('calls an order free that costs nothing, and only with a code of ours', async () => {
    const email = 'free-call@example.com'
    const browser = shop.browser()
    const answer = await call(browser, SESSION_CALL, { ...WISH, customerEmail: email, discountCode: 'DEMOFREE1' })
    const placed = await newestOrder(shop, email)
    expect(await answer.json()).toEqual({ free: true, orderReference: placed.orderReference })
    expect(placed).toMatchObject({ paymentState: 'free', totalCents: 0 })
    await delivered(shop, placed.id)
  })

  it('sells to a company with the VAT of its own country', async () => {
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
    expect(await newestOrder(shop, email)).toMatchObject({ totalCents: 1495, vatCents: 0 })
  })

  it('says that payment failed when the provider is down, and takes the call again later (A26)', async () => {
    const browser = shop.browser()
    const email = 'later@example.com'
    await shop.spoil('payment', { at: 'create_session', kind: 'fail_before' })
    const failed = await call(browser, SESSION_CALL, { ...WISH, customerEmail: email })
    expect(failed.status).toBe(503)
    expect(await failed.json()).toEqual({ error: 'Failed to process payment. Please try again.' })
    await shop.mend()
    await openSession(browser, { customerEmail: email })
    expect(await shop.database.db().select().from(orders).where(eq(orders.email, email))).toHaveLength(1)
  })

  it('lets nobody guess codes (C07)', async () => {
    const browser = shop.browser()
    const statuses = []
    for (let guess = 0; guess < 11; guess++) {
      const answer = await call(browser, SESSION_CALL, { ...WISH, coupon: `GUESS${guess}` })
      statuses.push(answer.status)
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })
})

describe('calls that the server makes for itself', () => {
  it('give the token to nobody, and update nothing', async () => {
    const user = await signedIn(shop, 'curious@example.com', 'super-admin')
    for (const [browser, status] of [
      [shop.browser(), 401],
      [user, 403],
    ] as const)
      for (const answer of [
        await browser.get('/functions/v1/get-esim-token'),
        await call(browser, '/functions/v1/get-esim-token', {}),
      ]) {
        expect(answer.status).toBe(status)
        expect(await answer.json()).toEqual({ error: expect.any(String) })
      }
    const body = { orderId: order.id, stripeSessionId: 'cs_foreign' }
    expect((await call(owner, '/functions/v1/update-order-stripe', body)).status).toBe(404)
    expect((await newestOrder(shop, BUYER.email)).stripeSessionId).not.toBe('cs_foreign')
  }, 30_000)

  it.each(['/api/orders', '/api/esim-allocation', '/api/generate-qrcode', '/network/things/consumer-profile/01032_3'])(
    'are not there for anybody at %s',
    async (path) => {
      const answer = await call(owner, path, { bundleId: '01032_3', iccid: order.iccid, customReference: 'x' })
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain(order.iccid)
    },
  )
})

describe('get-iccid.php', () => {
  const ask = (browser: Browser, orderId: string) => browser.get(`/get-iccid.php?${new URLSearchParams({ orderId })}`)

  it('tells the eSIM of an order by its id and by its reference', async () => {
    for (const name of [order.id, order.reference]) {
      const answer = await ask(owner, name)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(await answer.json()).toEqual({ idValue: order.iccid, activationCode: order.activationCode })
    }
  })

  it('tells nothing yet of an order that is not paid', async () => {
    const browser = shop.browser()
    const { orderReference } = await openSession(browser, { customerEmail: 'unpaid@example.com' })
    expect(await (await ask(browser, orderReference)).json()).toEqual({ idValue: null })
  })

  it('answers strangers as if there were no such order (D12)', async () => {
    const unknown = await face(await ask(shop.browser(), UNKNOWN_ORDER))
    expect(unknown).toMatchObject({ status: 404, cache: 'no-store' })
    const others = ['', '%00', "' or 1=1", 'x'.repeat(4000), order.id, order.reference, `../${order.id}`]
    for (const name of others) expect(await face(await ask(shop.browser(), name))).toEqual(unknown)
    const twice = await owner.get(`/get-iccid.php?orderId=${order.id}&orderId=${order.id}`)
    expect(await face(twice)).toEqual(unknown)
  })
})

const CODES = (iccid: string) => `/network/things/consumer-profile-codes/iccids/${iccid}`
const QR = (iccid: string) => `${CODES(iccid)}/qrcode`
const BUNDLE = (iccid: string) => `/network/things/iccids/${iccid}/bundle`
const HISTORY = (iccid: string, days = '90') => `/network/top-up/history/iccids/${iccid}/${days}`

describe('the calls about an eSIM', () => {
  it('tell its holder codes, picture, balance and history', async () => {
    const codes = await owner.get(CODES(order.iccid))
    expect(codes.headers.get('cache-control')).toBe('no-store')
    expect(await codes.json()).toEqual({ codes: { activationCode: order.activationCode } })
    const qr = await owner.get(QR(order.iccid))
    expect([qr.headers.get('content-type'), qr.headers.get('cache-control')]).toEqual(['image/png', 'no-store'])
    expect(
      Buffer.from(await qr.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    expect(await (await owner.get(BUNDLE(order.iccid))).json()).toEqual({
      bundle: [{ bundleBalance: 5120, bundleExpiry: null }],
    })
    expect(await (await owner.get(HISTORY(order.iccid))).json()).toEqual([
      { initial: { value: 5120 }, productBundleId: EUROPE_5GB.bundleId },
    ])
  })

  it('tell everybody else that there is no such eSIM, without asking the network (D12)', async () => {
    for (const at of ['codes', 'qrcode', 'bundle', 'history']) await shop.spoil('network', { at, kind: 'fail_before' })
    const stranger = await signedIn(shop, 'stranger@example.com')
    for (const pathOf of [CODES, QR, BUNDLE, HISTORY]) {
      const unknown = await face(await shop.browser().get(pathOf(UNKNOWN)))
      expect(unknown).toMatchObject({ status: 404, cache: 'no-store' })
      for (const browser of [shop.browser(), stranger])
        expect(await face(await browser.get(pathOf(order.iccid)))).toEqual(unknown)
    }
  }, 30_000)

  it('refuse what is no ICCID before anybody asks the network (H05)', async () => {
    for (const iccid of ['..%2Fx', '%252e%252e', '%3Fa=', '898830000000000000%31x', '89 88', 'x'.repeat(500)])
      for (const pathOf of [CODES, QR, BUNDLE, HISTORY]) {
        const answer = await owner.get(pathOf(iccid))
        expect([iccid, answer.status]).toEqual([iccid, 400])
        expect(await answer.json()).toEqual({ error: 'Please enter a valid ICCID (19-20 digits)' })
      }
    for (const iccid of ['%2e%2e', '?a=']) expect((await owner.get(BUNDLE(iccid))).status).toBe(404)
  })

  it.each(['0', '91', '-1', '1e1', 'x', '090'])('know no history of %s days', async (days) => {
    expect((await owner.get(HISTORY(order.iccid, days))).status).toBe(400)
  })

  it('say so when the network does not answer (H07)', async () => {
    for (const at of ['bundle', 'history']) await shop.spoil('network', { at, kind: 'fail_before' })
    for (const path of [BUNDLE(order.iccid), HISTORY(order.iccid)])
      expect(await face(await owner.get(path))).toEqual({
        status: 502,
        text: '{"error":"Failed to fetch eSIM bundle status"}',
        cache: 'no-store',
      })
  })

  it('have the limit of a holder', async () => {
    const browser = shop.browser()
    const bought = await buyByCard(shop, browser, { email: 'often@example.com' })
    const { iccid } = await delivered(shop, bought.order.id)
    let answer = await browser.get(CODES(iccid ?? ''))
    for (let look = 0; look < 61 && answer.status === 200; look++) answer = await browser.get(CODES(iccid ?? ''))
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }, 30_000)
})

describe('the calls about everybody’s eSIMs', () => {
  const check = (browser: Browser, body: unknown) => call(browser, '/api/esim-api', body)

  it('are for administrators alone', async () => {
    const body = { action: 'check', iccid: order.iccid }
    const things = '/api/esim-api/network/things'
    const user = await signedIn(shop, 'user@example.com')
    const partner = await signedIn(shop, 'partner@example.com', 'business-admin')
    expect([(await check(owner, body)).status, (await owner.get(things)).status]).toEqual([401, 401])
    for (const browser of [user, partner])
      expect([(await check(browser, body)).status, (await browser.get(things)).status]).toEqual([403, 403])

    const admin = await signedIn(shop, 'admin@example.com', 'own-admin')
    const usage = {
      iccid: order.iccid,
      bundleExpiry: null,
      bundleBalance: 5120,
      totalDataAllocation: 5120,
      isBundleDepleted: false,
      isBundleExpired: false,
    }
    expect(await (await check(admin, body)).json()).toEqual(usage)
    expect(await (await admin.get(things)).json()).toContainEqual(usage)
    expect((await check(admin, { action: 'check', iccid: '../x' })).status).toBe(400)
    expect((await check(admin, { action: 'release', iccid: order.iccid })).status).toBe(400)
    expect((await check(admin, { action: 'check', iccid: UNKNOWN })).status).toBe(502)
  }, 60_000)
})
