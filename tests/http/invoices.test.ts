// An invoice is only shown, delivered, and named to those who may see its order (safety case D14).
import { brokenRules } from '#tests/support/e-invoice-rules.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { paymentSessions } from '#db/schema.ts'
import { signedIn } from '../support/http-accounts.ts'
import { BUYER, buyByCard, COMPANY, delivered, fillCart, newestOrder } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const NOT_FOUND =
  'The requested information for this eSIM or order does not exist. Please order a new eSIM or contact support.'
const UNKNOWN = 'wanderpass_order_1763734000000_01032_3_00000000-0000-4000-8000-000000000000'
const URL_CALL = '/functions/v1/get-invoice-url'
const DETAILS_CALL = '/functions/v1/get-invoice-details'

let shop: HttpShop
let owner: Browser
let order: { id: string; reference: string }
let sessionId: string
beforeAll(async () => {
  shop = await openHttpShop()
  owner = shop.browser()
  order = (await buyByCard(shop, owner, COMPANY)).order
  await delivered(shop, order.id)
  const [session] = await shop.database.db().select().from(paymentSessions).where(eq(paymentSessions.orderId, order.id))
  sessionId = session?.sessionId ?? ''
})
afterAll(() => shop.close())

const pathOf = (path: string, more = '', of = order.reference) => `${path}?reference=${encodeURIComponent(of)}${more}`
const call = async (browser: Browser, path: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await browser.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, text: await answer.text(), cache: answer.headers.get('cache-control') }
}

async function freeOrder(browser: Browser) {
  await fillCart(browser)
  const email = 'free-invoice@example.com'
  await browser.post('/checkout', { ...BUYER, email, coupon: 'DEMOFREE1' })
  const free = await newestOrder(shop, email)
  await delivered(shop, free.id)
  return free
}

describe('the page of an invoice', () => {
  it('shows its owner the seller, the buyer, the goods, and why there is no VAT', async () => {
    const page = await owner.get(pathOf('/order/invoice'))
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    for (const words of ['Kranich Reisen GmbH', 'DE417263859', 'HRB 12345', 'Article 196', '€14.95', order.reference])
      expect(text).toContain(words)
    expect(text).toMatch(/WANDERPASS-\d{4}-000001/)
    expect(text).toContain('noindex')
  })

  it('links only to the payment provider’s receipt', async () => {
    const answer = await owner.get(pathOf('/order/invoice', '&from=provider'))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(new RegExp(`^${shop.sandbox.url}/`))
  })

  it('opens with the emailed key, which is removed from the address', async () => {
    const [mail] = await shop.mailsTo(BUYER.email)
    const stored = await fetch(`${shop.sandbox.url}/mailbox/api/messages/${mail?.id}`)
    const { text } = z.object({ text: z.string() }).parse(await stored.json())
    const link = new URL(/^Invoice: (\S+)$/m.exec(text)?.[1] ?? '')
    const phone = shop.browser()
    const swapped = await phone.get(`${link.pathname}${link.search}`)
    expect(swapped.headers.get('location')).toBe(pathOf('/order/invoice'))
    expect((await phone.get(pathOf('/order/invoice'))).status).toBe(200)
  })

  it('says that a free order has none', async () => {
    const browser = shop.browser()
    const free = await freeOrder(browser)
    for (const path of ['/order/invoice', '/order/invoice.pdf', '/order/invoice.xml']) {
      const answer = await browser.get(pathOf(path, '', free.reference))
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe(`${pathOf('/success', '', free.reference)}&invoice=not_available`)
    }
    expect(await call(browser, DETAILS_CALL, { orderId: free.id })).toMatchObject({
      status: 409,
      text: JSON.stringify({ error: 'Invoice Not Available' }),
    })
  })
})

it('gives its owner the PDF, and keeps it out of caches', async () => {
  const answer = await owner.get(pathOf('/order/invoice.pdf'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="WANDERPASS-\d{4}-000001\.pdf"$/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
})

it('gives its owner, a company, the invoice as data, and its page offers it', async () => {
  const answer = await owner.get(pathOf('/order/invoice.xml'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="WANDERPASS-\d{4}-000001\.xml"$/)
  const data = await answer.text()
  expect(data).toContain('<cbc:InvoiceTypeCode>380<')
  expect(brokenRules(data)).toEqual([])
  expect(await (await owner.get(pathOf('/order/invoice'))).text()).toContain(`href="${pathOf('/order/invoice.xml')}"`)
  expect((await shop.browser().get(pathOf('/order/invoice.xml'))).status).toBe(404)
})

describe('the calls for an invoice', () => {
  it('return our own pages to the owner', async () => {
    const invoiceUrl = shop.url + pathOf('/order/invoice')
    const invoicePdfUrl = shop.url + pathOf('/order/invoice.pdf')
    const url = await call(owner, URL_CALL, { sessionId, orderReference: order.reference })
    expect(url).toEqual({ status: 200, text: JSON.stringify({ invoiceUrl }), cache: 'no-store' })
    expect((await call(owner, URL_CALL, { sessionId })).text).toBe(url.text)
    for (const orderId of [order.id, order.reference])
      expect(await call(owner, DETAILS_CALL, { orderId })).toMatchObject({
        status: 200,
        text: JSON.stringify({ invoiceUrl, invoicePdfUrl }),
      })
  })

  it('give the same answer for foreign, unknown, and malformed requests (D14)', async () => {
    const stranger = shop.browser()
    const nobody = { status: 404, text: JSON.stringify({ error: NOT_FOUND }), cache: 'no-store' }
    const questions: [string, unknown][] = [
      [URL_CALL, { orderReference: order.reference }],
      [URL_CALL, { sessionId }],
      [URL_CALL, { sessionId, orderReference: order.reference }],
      [URL_CALL, { orderReference: UNKNOWN }],
      [URL_CALL, { sessionId: 'cs_test_unknown' }],
      [URL_CALL, {}],
      [URL_CALL, 'no json'],
      [URL_CALL, { sessionId: 7, orderReference: ['x'] }],
      [DETAILS_CALL, { orderId: order.id }],
      [DETAILS_CALL, { orderId: order.reference }],
      [DETAILS_CALL, { orderId: "' OR 1=1 --" }],
      [DETAILS_CALL, { orderId: { $ne: null } }],
      [DETAILS_CALL, '[]'],
    ]
    for (const [path, body] of questions) expect(await call(stranger, path, body)).toEqual(nobody)
    expect(await call(owner, URL_CALL, { sessionId, orderReference: UNKNOWN })).toEqual(nobody)
    expect(await call(owner, URL_CALL, { sessionId: 'cs_test_unknown', orderReference: order.reference })).toEqual(
      nobody,
    )
  })

  it('limit whoever tries references one by one (D05)', async () => {
    const sweeper = shop.browser()
    const statuses = new Set<number>()
    for (let minute = 0; minute < 62; minute++) {
      const orderReference = UNKNOWN.replace('1763734000000', String(1_763_734_000_000 + minute))
      statuses.add((await call(sweeper, URL_CALL, { orderReference })).status)
    }
    expect([...statuses]).toEqual([404, 429])
    expect((await sweeper.get(pathOf('/order/invoice.pdf'))).status).toBe(429)
  })

  it('accept only JSON from our own pages', async () => {
    const body = { orderId: order.id }
    expect((await call(owner, DETAILS_CALL, body, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await call(owner, DETAILS_CALL, body, { origin: '', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await call(owner, DETAILS_CALL, body, { 'content-type': 'text/xml' })).status).toBe(415)
    expect((await call(owner, '/checkout', body)).status).toBe(415)
    expect((await owner.get(DETAILS_CALL)).status).toBe(405)
  })
})

it('shows the credit note next to the invoice after a refund', async () => {
  const browser = shop.browser()
  const bought = (await buyByCard(shop, browser, { email: 'refunded@example.com' })).order
  await delivered(shop, bought.id)
  const credit = pathOf('/order/invoice', '&kind=credit_note', bought.reference)
  expect((await browser.get(credit)).headers.get('location')).toContain('invoice=not_available')

  expect(await shop.shop.refunds.refundOrder(bought.id)).toEqual({ ok: true })
  const text = await (await browser.get(credit)).text()
  expect(text).toMatch(/WANDERPASS-C-\d{4}-000001/)
  expect(text).toContain('-€18.09')
  expect(text).toMatch(/Corrects invoice/)
  expect((await browser.get(pathOf('/order/invoice.pdf', '&kind=credit_note', bought.reference))).status).toBe(200)
  expect((await browser.get(pathOf('/order/invoice', '', bought.reference))).status).toBe(200)
  expect(await (await browser.get(pathOf('/success', '', bought.reference))).text()).toContain('credit note')
  expect(shop.logLines.filter((line) => line.includes('request failed'))).toEqual([])
})

describe('the desk', () => {
  it('says of an order without an invoice why it has none', async () => {
    const admin = await signedIn(shop, 'ada@staff.example.com', 'own-admin')
    const sayingOf = async ({ id }: { id: string }) => {
      const page = await (await admin.get(`/admin-dashboard/orders/${id}`)).text()
      return /<dt[^>]*>Invoices<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/s.exec(page)?.[1]
    }
    expect(await sayingOf(await freeOrder(shop.browser()))).toBe('None. The order is free: there’s nothing to pay.')
    const browser = shop.browser()
    await fillCart(browser)
    await browser.post('/checkout', { ...BUYER, email: 'unpaid-invoice@example.com' })
    const unpaid = await newestOrder(shop, 'unpaid-invoice@example.com')
    expect(await sayingOf(unpaid)).toBe('None. Nothing has been charged yet.')
    expect(await sayingOf(order)).toContain('WANDERPASS-')
  })
})
