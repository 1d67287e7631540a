// Whatever a browser sends to the cart and the checkout, the shop's own prices and texts apply (groups A and C).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { orders, users, zonePrices } from '#db/schema.ts'
import {
  addCodeOfTomorrow,
  BUYER,
  countOrders,
  EUROPE_5GB,
  fillCart,
  newestOrder,
  tell,
} from '../support/http-buying.ts'
import { signedIn } from '../support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
  await addCodeOfTomorrow(shop)
})
afterAll(() => shop.close())

const NO_BUNDLE = 'No bundle found in cart'
const INVALID_COUPON = 'This coupon code isn’t valid.'

async function browserWithCart(): Promise<Browser> {
  const browser = shop.browser()
  expect((await fillCart(browser)).status).toBe(303)
  return browser
}

describe('GET /checkout', () => {
  it('fills in name and address from the account', async () => {
    const browser = await signedIn(shop, 'member@example.com')
    await fillCart(browser)
    const page = await (await browser.get('/checkout')).text()
    expect(page).toMatch(/<input[^>]*value="member@example\.com"/)
    expect(page).toMatch(/<input[^>]*value="Nora New"/)
    expect(page).not.toMatch(/<input[^>]*name="terms"[^>]*checked/)

    const stranger = await browserWithCart()
    expect(await (await stranger.get('/checkout')).text()).not.toContain('Nora New')
  })
})

/** A separate number, since an ID may contain these digits. */
const totalOf = (cents: number) => new RegExp(`[[,]${cents}[,\\]]`)

describe('POST /checkout', () => {
  it('answers several missing fields with the red box: the first specified sentence, and the way to each field', async () => {
    const answer = await (await browserWithCart()).post('/checkout', { email: '', name: '' })
    const box = /<div[^>]*role="alert".*?<\/ul>/s.exec(await answer.text())?.[0].replaceAll('<!-- -->', '') ?? ''
    expect(box.replaceAll(/<[^>]*>/g, ' ')).toMatch(/Error: Please provide your email address/)
    for (const id of ['full-name', 'email', 'accept-terms']) expect(box).toContain(`href="#${id}"`)
  })

  it.each([
    ['A09 no @', { email: 'traveller.example.com' }, 'Please enter a valid email address'],
    ['A09 two @', { email: 'a@b@example.com' }, 'Please enter a valid email address'],
    ['A09 a space', { email: 'a b@example.com' }, 'Please enter a valid email address'],
    [
      'A09 255 characters',
      { email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(129)}.com` },
      'Please enter a valid email address',
    ],
    ['A09 a list', { email: 'a@example.com,b@example.com' }, 'Please enter a valid email address'],
    ['A09 a quoted local part', { email: '"a b"@example.com' }, 'Please enter a valid email address'],
    ['A09 a second header', { email: 'a@example.com\r\nBcc: b@example.com' }, 'Please enter a valid email address'],
    ['A09 undecodable', { email: 'a\uFFFD@example.com' }, 'Please enter a valid email address'],
    ['no e-mail', { email: '' }, 'Please provide your email address'],
    ['A10 no name', { name: '  ' }, 'Please provide your name'],
    ['A10 a name without end', { name: 'x'.repeat(10_000) }, 'Please enter a name of up to 200 characters'],
    ['A10 a name that turns around', { name: 'Alex \u202Egnp.exe' }, 'Please enter a name of up to 200 characters'],
    ['A10 a NUL byte', { name: 'Alex\0' }, 'We couldn’t read this form.'],
    ['L06 a name that cannot be decoded', { name: 'Alex\uFFFD' }, 'Please enter a name of up to 200 characters'],
    ['A11 terms "false"', { terms: 'false' }, 'Please accept the terms and conditions to proceed'],
    ['A11 terms "true"', { terms: 'true' }, 'Please accept the terms and conditions to proceed'],
    ['A11 no terms', { terms: '' }, 'Please accept the terms and conditions to proceed'],
  ])('refuses %s with its sentence', async (_what, wrong, words) => {
    const browser = await browserWithCart()
    const before = await countOrders(shop)
    expect(await tell(browser, '/checkout', { ...BUYER, ...wrong })).toMatchObject({
      status: 400,
      text: expect.stringContaining(words),
    })
    expect((await browser.post('/checkout', { ...BUYER, ...wrong })).status).toBe(400)
    expect(await countOrders(shop)).toBe(before)
  })

  it('says what is missing when the cart is empty', async () => {
    expect(await tell(shop.browser(), '/checkout', BUYER)).toMatchObject({
      status: 400,
      text: expect.stringContaining(NO_BUNDLE),
    })
  })

  it.each([
    ['A01 prices', { price: '0.01', subtotal: '0', tax: '-5', total: '1e309', totalCents: 'NaN' }],
    ['A05 quantities', { quantity: '10' }],
    ['A07 wording', { data: '500GB', days: '9999', title: '<b>free</b>\r\nX: y', zone: 'World1' }],
    ['A13 outside the EU', { isOutsideEu: 'true' }],
    ['A14 tax rates', { taxRate: '-0.21', detectedCountry: 'XX' }],
    ['A15 discounts', { discountAmount: '18.09', 'coupon[discount_type]': 'free' }],
    ['A17 ids', { orderId: '00000000-0000-4000-8000-000000000000', orderReference: 'wanderpass_order_1', userId: '1' }],
    ['A18 roles', { accountType: 'own-admin', account_type: 'super-admin', is_admin: '1' }],
    ['A22 a total of nothing', { total: '0', free: 'true', paymentState: 'free' }],
  ])('ignores %s', async (what, extra) => {
    const email = `${what.slice(0, 3).toLowerCase()}@example.com`
    const ordered = await (
      await browserWithCart()
    ).post('/checkout', { ...BUYER, email, ...(extra as Record<string, string>) })
    expect(ordered.headers.get('location')).toMatch(new RegExp(`^${shop.sandbox.url}/`))

    const order = await newestOrder(shop, email)
    expect(order).toMatchObject({
      subtotalCents: 1495,
      totalCents: 1809,
      couponDiscountCents: 0,
      paymentState: 'awaiting',
      bundleId: EUROPE_5GB.bundleId,
      taxRate: '0.21',
    })
    expect(order.data.bundle).toMatchObject({ zone: 'Europe', data: '5GB', days: 10 })
    const [user] = await shop.database.db().select().from(users).where(eq(users.email, email))
    expect(user?.accountType).toBe('own-user')
  })

  it('orders only what its page showed, even if another tab put something at the same price into the cart', async () => {
    const browser = await browserWithCart()
    const shownCart = async () =>
      /name="cart" value="(\w+)"/.exec(await (await browser.get('/checkout')).text())?.[1] ?? ''
    const first = await shownCart()
    expect(first).not.toBe('')
    await fillCart(browser, { to: 'DE' })
    const before = await countOrders(shop)
    expect(await tell(browser, '/checkout', { ...BUYER, seen: '1809', cart: first })).toMatchObject({
      status: 409,
      text: expect.stringContaining('Your cart has changed since this page was opened.'),
    })
    expect(await countOrders(shop)).toBe(before)
    // The same bundle for the same trip counts as the same cart, whichever tab added it.
    const second = await shownCart()
    await fillCart(browser, { to: 'DE' })
    const ordered = await browser.post('/checkout', { ...BUYER, seen: '1809', cart: second })
    expect(ordered.headers.get('location')).toMatch(new RegExp(`^${shop.sandbox.url}/`))
  })

  it('doesn’t change an existing customer (A19)', async () => {
    const email = 'known@example.com'
    await (await browserWithCart()).post('/checkout', { ...BUYER, email, name: 'First Name' })
    expect(
      (await (await browserWithCart()).post('/checkout', { ...BUYER, email: 'KNOWN@example.com', name: 'Other Name' }))
        .status,
    ).toBe(303)

    const known = await shop.database.db().select().from(users).where(eq(users.email, email))
    expect(known).toHaveLength(1)
    expect(known[0]).toMatchObject({ fullName: 'First Name', accountType: 'own-user' })
  })

  it('rejects a form with a repeated field (A25)', async () => {
    const browser = await browserWithCart()
    const answer = await tell(browser, '/checkout', [...Object.entries(BUYER), ['email', 'other@example.com']])
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('We couldn’t read the form.') })
  })

  it.each(['fail_before', 'reset', 'rate_limit'] as const)(
    'says that the payment failed if the provider answers with %s, and accepts the same cart later (A26)',
    async (kind) => {
      const email = `${kind.replace('_', '-')}@example.com`
      const browser = await browserWithCart()
      await shop.spoil('payment', { at: 'create_session', kind })
      const failed = await tell(browser, '/checkout', { ...BUYER, email })
      expect(failed).toMatchObject({
        status: 503,
        text: expect.stringContaining('Failed to process payment. Please try again.'),
      })

      await shop.mend()
      expect((await browser.post('/checkout', { ...BUYER, email })).status).toBe(303)
      expect(await shop.database.db().select().from(orders).where(eq(orders.email, email))).toHaveLength(1)
    },
  )

  it('shows a changed total before anybody pays it (A27)', async () => {
    const browser = await browserWithCart()
    const before = await countOrders(shop)
    const db = shop.database.db()
    await db.update(zonePrices).set({ inclEsim5Gb: 1595 }).where(eq(zonePrices.zone, 'Europe'))
    try {
      await expect.poll(async () => (await browser.get('/checkout.data')).text()).toMatch(totalOf(1930))
      const answer = await tell(browser, '/checkout', { ...BUYER, seen: '1809' })
      expect(answer).toMatchObject({ status: 409, text: expect.stringContaining('The total has changed') })
      expect(answer.text).toMatch(totalOf(1930))
      expect(await countOrders(shop)).toBe(before)
    } finally {
      await db.update(zonePrices).set({ inclEsim5Gb: 1495 }).where(eq(zonePrices.zone, 'Europe'))
      await expect.poll(async () => (await browser.get('/checkout.data')).text()).toMatch(totalOf(1809))
    }
  })
})

describe('a coupon', () => {
  it('gets the same refusal if it is unknown, not valid yet, expired, inactive, or malformed (C01, C06)', async () => {
    const browser = await browserWithCart()
    const answers = []
    for (const code of ['NOSUCHCODE', 'TOMORROW', 'LASTSUMMER', 'ONHOLD', "' OR 1=1 --", '%', 'x'.repeat(5000)]) {
      const { status, text } = await tell(browser, '/checkout', { intent: 'coupon', code })
      answers.push({ status, isRefused: text.includes(INVALID_COUPON) })
    }
    expect(new Set(answers.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ status: 200, isRefused: true })]),
    )
  })

  it.each<[string, [string, string][]]>([
    [
      'two at once (C05)',
      [
        ['intent', 'coupon'],
        ['code', 'WANDER20'],
        ['code', 'FIVEROFF'],
      ],
    ],
    [
      'none',
      [
        ['intent', 'coupon'],
        ['code', ' '],
      ],
    ],
    ['no field at all', [['intent', 'coupon']]],
  ])('refuses %s', async (_what, fields) => {
    expect(await tell(await browserWithCart(), '/checkout', fields)).toMatchObject({
      status: 400,
      text: expect.stringContaining(INVALID_COUPON),
    })
  })

  it('never takes more than the subtotal (C02) and needs no card then', async () => {
    const browser = shop.browser()
    await fillCart(browser, { bundleId: '01032_6' })
    const ordered = await browser.post('/checkout', { ...BUYER, email: 'c02@example.com', coupon: 'FIVEROFF' })
    expect(ordered.headers.get('location')).toMatch(/^\/success\?reference=/)
    expect(await newestOrder(shop, 'c02@example.com')).toMatchObject({
      subtotalCents: 345,
      couponDiscountCents: 345,
      totalCents: 0,
      paymentState: 'free',
    })
  })

  it.each([
    ['ended before the order', 'LASTSUMMER'],
    ['begins after the order', 'TOMORROW'],
  ])('that %s is rejected in the order', async (_when, coupon) => {
    const before = await countOrders(shop)
    const answer = await tell(await browserWithCart(), '/checkout', { ...BUYER, coupon })
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining(INVALID_COUPON) })
    expect(await countOrders(shop)).toBe(before)
  })

  it('can be guessed ten times in ten minutes, then an alert is raised (C07)', async () => {
    const browser = await browserWithCart()
    for (let guess = 1; guess <= 10; guess++)
      expect((await tell(browser, '/checkout', { intent: 'coupon', code: `GUESS${guess}` })).status).toBe(200)
    const late = await tell(browser, '/checkout', { intent: 'coupon', code: 'WANDER20' })
    expect(late).toMatchObject({ status: 429, text: expect.stringContaining('Too many attempts.') })
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(shop.logLines.some((line) => line.includes('a limit was reached') && line.includes('coupon'))).toBe(true)
  })
})
