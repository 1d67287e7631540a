// The buyer of an order for several corrects what one of the others is called, without script; nobody else can.
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderEvents, orders } from '#db/schema.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { browserWithCart, BUYER, delivered, newestOrder } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const EMAIL = 'renames@example.com'
const HOSTILE = `<b>"Mia"</b> O'Hara & Co ${'ß'.repeat(30)}`
let shop: HttpShop
let buyer: Browser
let order: Order
let second: Order
beforeAll(async () => {
  shop = await openHttpShop()
  buyer = await browserWithCart(shop, undefined, { travelers: '3' })
  const ordered = await buyer.post('/checkout', { ...BUYER, traveler2: 'Mai', email: EMAIL })
  await shop.pay(ordered.headers.get('location') ?? '')
  const row = await newestOrder(shop, EMAIL)
  await buyer.get(`/success?reference=${encodeURIComponent(row.reference)}`)
  order = await delivered(shop, row.id)
  for (const id of await idsOfOthers()) await delivered(shop, id)
  second = await shop.orderOf((await idsOfOthers())[0] ?? '')
})
afterAll(() => shop.close())

const db = () => shop.database.db()
const idsOfOthers = async () =>
  (
    await db().select({ id: orders.id }).from(orders).where(eq(orders.paidWith, order.id)).orderBy(asc(orders.traveler))
  ).map(({ id }) => id)
const pageOf = ({ reference }: Order) => `/success?reference=${encodeURIComponent(reference)}`
const bodyOf = async (browser: Browser, of: Order) => (await browser.get(pageOf(of))).text()
const renames = (name: string, traveler = '2', browser = buyer, of = order) =>
  browser.post(pageOf(of), { intent: 'rename', traveler, name })
const nameOf = async (id = second.id) => (await shop.orderOf(id)).customerName

it('shows the new name as text on the board and on the eSIM’s own page, and emails have it', async () => {
  const renamed = await renames(`  ${HOSTILE} `)
  expect(await renamed.text()).toContain('Saved. Emails from now on have this name.')
  expect(await nameOf()).toBe(HOSTILE)
  const escaped = '&lt;b&gt;&quot;Mia&quot;&lt;/b&gt; O&#x27;Hara &amp; Co'
  for (const of of [order, second]) {
    const html = await bodyOf(buyer, of)
    expect(html).toContain(escaped)
    expect(html).not.toContain('<b>"Mia"')
  }
  expect((await buyer.post(pageOf(second), { intent: 'resend' })).status).toBe(200)
  await expect
    .poll(async () => (await shop.mailsTo(EMAIL)).map(({ subject }) => subject))
    .toContain(`${HOSTILE}: eSIM Details from Wander Pass`)
  expect((await shop.orderOf(order.id)).customerName).toBe(BUYER.name)
  const noted = await db()
    .select({ move: orderEvents.move })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, second.id))
  expect(noted.filter(({ move }) => move === 'traveler_renamed')).toHaveLength(1)
})

it('takes no name that is too long or can’t be read, and says so beside the field', async () => {
  for (const name of ['x'.repeat(61), 'Mia\u0007', 'Mia\uFFFD']) {
    const refused = await renames(name)
    expect([name, refused.status]).toEqual([name, 400])
    expect(await refused.text()).toContain('Please use one line of readable letters, up to 60 characters.')
  }
  expect(await nameOf()).toBe(HOSTILE)
  await renames('\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645')
  expect(await nameOf()).toBe('\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645')
})

it('has the traveler without a name again once it is emptied', async () => {
  await renames('')
  expect(await nameOf()).toBe(BUYER.name)
  const html = await bodyOf(buyer, order)
  expect(html).toContain('Traveler 2')
  expect(html).toContain('Add a name')
  expect(await bodyOf(buyer, second)).not.toContain('For Alex')
})

it('is nothing for a stranger, the first traveler, or one that isn’t there', async () => {
  await renames('Mia')
  expect((await renames('Eve', '2', shop.browser())).status).toBe(404)
  for (const traveler of ['1', '4', '', 'x']) expect((await renames('Eve', traveler)).status).toBe(404)
  // Nor for whoever has the link to one eSIM.
  const link = (await buyer.post(pageOf(order), { intent: 'share', traveler: '2' })).text()
  const found = /http[^"\\ <]+\/success\?reference=[^"\\ <]+key=[\w-]+/.exec(await link)?.[0].replaceAll('&amp;', '&')
  const traveler = shop.browser()
  const { pathname, search } = new URL(found ?? '')
  await traveler.get(pathname + search)
  expect(await bodyOf(traveler, second)).toContain('Mia')
  for (const of of [order, second]) expect((await renames('Eve', '2', traveler, of)).status).toBe(404)
  expect(await nameOf()).toBe('Mia')
})
