// A traveler in a browser, as used by the HTTP tests.
import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { coupons, orders } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { daysLater } from '#values/instant.ts'
import type { Browser, HttpShop } from './open-http-shop.ts'
import { ARRIVAL, DEPARTURE } from './trip-to-come.ts'

const TRIP = { to: 'FR,IT', from: ARRIVAL, to_date: DEPARTURE }
/** Five gigabytes in Europe: €14.95 plus 21% VAT. */
export const EUROPE_5GB = { bundleId: '01032_3', subtotalCents: 1495, totalCents: 1809 }

export const BUYER = { email: 'traveller@example.com', name: 'Alex Traveller', terms: 'on' }

/** A German company that fills in every field, with a number known to the EU's register. */
export const COMPANY = {
  isCompany: 'on',
  companyName: 'Kranich Reisen GmbH',
  streetName: 'Lindenallee',
  streetNumber: '12',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  vatNumber: 'DE 417 263 859',
  companyRegNumber: 'HRB 12345',
  invoiceEmail: 'books@kranich.example',
}

/** Puts Europe's five gigabytes into this browser's cart. */
export async function fillCart(browser: Browser, overrides: Record<string, string> = {}) {
  return browser.post('/cart', { intent: 'add', bundleId: EUROPE_5GB.bundleId, ...TRIP, ...overrides })
}

export async function browserWithCart(shop: HttpShop, ip?: string, line?: Record<string, string>): Promise<Browser> {
  const browser = shop.browser(ip)
  const { status } = await fillCart(browser, line)
  if (status !== 303) throw new Error(`The cart was not filled: ${status}`)
  return browser
}

/** 20% off, but not before this time tomorrow. */
export const addCodeOfTomorrow = ({ database }: HttpShop) =>
  database
    .db()
    .insert(coupons)
    .values({
      code: 'TOMORROW',
      status: 'active',
      discountType: 'percentage',
      discountValue: '20',
      validFrom: daysLater(new Date(), 1),
    })

/** The answer as the page's script receives it: data without layout. */
export async function tell(browser: Browser, path: string, fields: Record<string, string> | [string, string][]) {
  const response = await browser.post(path.replace(/(\?|$)/, '.data$1'), fields)
  return { status: response.status, text: await response.text(), headers: response.headers }
}

export async function newestOrder({ database }: HttpShop, email: string) {
  const rows = await database.db().select().from(orders).where(eq(orders.email, email))
  const newest = rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0]
  if (!newest) throw new Error(`Nobody ordered as ${email}.`)
  return newest
}

export const countOrders = async ({ database }: HttpShop) =>
  (await database.db().select({ id: orders.id }).from(orders)).length

/** Orders and pays by card; returns the order as the shop knows it afterwards. */
export async function buyByCard(
  shop: HttpShop,
  browser: Browser,
  buyer: Record<string, string> = {},
  line?: Record<string, string>,
) {
  await fillCart(browser, line)
  const ordered = await browser.post('/checkout', { ...BUYER, ...buyer })
  const page = ordered.headers.get('location') ?? ''
  const paid = await shop.pay(page)
  const order = await newestOrder(shop, buyer.email ?? BUYER.email)
  return { order, page, returnTo: paid.location ?? '' }
}

/** The order once its eSIM is delivered. */
export function delivered(shop: HttpShop, orderId: string) {
  const look = async () => {
    const order = await shop.orderOf(orderId)
    if (!isCompleted(order))
      throw new Error(`The order is not delivered: ${order.status} ${order.step} ${order.errorMessage}`)
    return order
  }
  return vi.waitFor(look, { timeout: 60_000, interval: 50 })
}

/** An event signed as the payment provider signs it. */
export function signedEvent(body: string, secret: string, { at = Math.floor(Date.now() / 1000), scheme = 'v1' } = {}) {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},${scheme}=${signature}`
}
