// An order for several travelers over HTTP, without script: from the cart to the board of its buyer, and what a traveler's
// link opens.
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '#db/schema.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { browserWithCart, BUYER, delivered, fillCart, newestOrder, tell } from '../support/http-buying.ts'
import { ARRIVAL, tripDay, TRIP_DAYS } from '../support/trip-to-come.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const EMAIL = 'family@example.com'
let shop: HttpShop
let buyer: Browser
let order: Order
let second: Order
beforeAll(async () => {
  shop = await openHttpShop()
  buyer = await browserWithCart(shop)
})
afterAll(() => shop.close())

const at = (path: string, of: Order = order) => `${path}?reference=${encodeURIComponent(of.reference)}`
const bodyOf = async (browser: Browser, path: string) => (await browser.get(path)).text()

it('the cart and the checkout count travelers, and keep what was typed', async () => {
  expect((await buyer.post('/cart', { intent: 'travelers', travelers: '2' })).status).toBe(303)
  expect(await bodyOf(buyer, '/checkout')).toContain('€36.18')
  const more = await buyer.post('/checkout', { ...BUYER, email: EMAIL, traveler2: 'Mia', intent: 'travelers-3' })
  const html = await more.text()
  for (const part of ['€54.27', 'value="Mia"', 'Name of traveler 3', `value="${EMAIL}"`]) expect(html).toContain(part)
  expect(html).not.toContain('Name of traveler 4')
  // A number that no button leads to is the nearest that one does.
  expect((await buyer.post('/cart', { intent: 'travelers', travelers: '11' })).status).toBe(303)
  expect(await bodyOf(buyer, '/checkout')).toContain('€180.90')
  expect((await buyer.post('/cart', { intent: 'travelers', travelers: '0' })).status).toBe(303)
  expect(await bodyOf(buyer, '/checkout')).toContain('€18.09')
})

it('the results carry the number, and the cart leads back to the page in its language', async () => {
  const trip = `to=FR&${TRIP_DAYS}`
  const html = await bodyOf(shop.browser(), `/bundleselector?${trip}&step=results&travelers=3`)
  // One in each form that puts a bundle into the cart.
  expect(html.match(/name="travelers" value="3"/g)?.length).toBeGreaterThan(3)
  expect(html).toMatch(/3 ×/)
  const family = shop.browser()
  await fillCart(family, { travelers: '3' })
  expect(await bodyOf(family, '/checkout')).toContain('€54.27')
  const back = { referer: new URL('/de/checkout', shop.url).href }
  const more = await family.post('/de/cart', { intent: 'travelers', travelers: '4' }, back)
  expect(more.headers.get('location')).toBe('/de/checkout')
})

it('a plan with reminders is for one, and for several there are none', async () => {
  const planned = shop.browser()
  const results = await bodyOf(planned, `/bundleselector?to=ES&from=${ARRIVAL}&to_date=${tripDay(61)}&step=results`)
  const form = /<form id="add-[^>]*>((?:(?!<\/form>).)*name="plan".*?)<\/form>/s.exec(results)?.[1] ?? ''
  const part = Object.fromEntries(
    [...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&amp;', '&'),
    ]),
  )
  await planned.post('/cart', part)
  const html = await bodyOf(planned, '/checkout')
  expect(html).toContain('an order is for one traveler')
  expect(html).not.toContain('travelers-2')
  await planned.post('/cart', { ...part, travelers: '2' })
  const several = await bodyOf(planned, '/checkout')
  expect(several).not.toContain('an order is for one traveler')
  expect(several).toContain('Name of traveler 2')
})

it('nobody pays for another number than their page showed', async () => {
  const page = await buyer.post('/checkout', { ...BUYER, intent: 'travelers-3' })
  const cart = /name="cart" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  await buyer.post('/cart', { intent: 'travelers', travelers: '4' })
  expect((await buyer.post('/checkout', { ...BUYER, email: EMAIL, cart })).status).toBe(409)
  await buyer.post('/cart', { intent: 'travelers', travelers: '3' })
})

it('one payment buys for all of them', async () => {
  const names = { traveler2: 'Mia', traveler3: '' }
  const ordered = await buyer.post('/checkout', { ...BUYER, ...names, email: EMAIL, seen: '5427' })
  await shop.pay(ordered.headers.get('location') ?? '')
  const row = await newestOrder(shop, EMAIL)
  await buyer.get(`/success?reference=${encodeURIComponent(row.reference)}`)
  order = await delivered(shop, row.id)
  const rows = await shop.database
    .db()
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.paidWith, order.id))
    .orderBy(asc(orders.traveler))
  const others = await Promise.all(rows.map(({ id }) => delivered(shop, id)))
  expect(others.map(({ customerName }) => customerName)).toEqual(['Mia', BUYER.name])
  if (others[0]) second = others[0]
})

describe('the buyer', () => {
  it('sees a board with each of the others, and opens their eSIMs', async () => {
    const html = await bodyOf(buyer, at('/success'))
    for (const part of ['eSIMs delivered: 3 of 3', 'Mia', 'Traveler 3', 'data-state="delivered"'])
      expect(html).toContain(part)
    expect(html).not.toContain(second.activationCode)
    const theirs = await bodyOf(buyer, at('/success', second))
    expect(theirs).toContain(second.activationCode)
    expect(await bodyOf(buyer, at('/install', second))).toContain(second.iccid)
  })

  it('finds one invoice with a quantity, and none at the other orders', async () => {
    expect(await bodyOf(buyer, at('/order/invoice'))).toMatch(/<td>3<\/td>/)
    expect((await buyer.get(at('/order/invoice', second))).status).not.toBe(200)
  })
})

const opensLink = async () => {
  const shared = await tell(buyer, at('/success'), { intent: 'share', traveler: '2' })
  const link = /http[^"\\]+\/success\?reference=[^"\\]+key=[\w-]+/.exec(shared.text)?.[0] ?? ''
  const traveler = shop.browser()
  const { pathname, search } = new URL(link)
  expect((await traveler.get(pathname + search)).status).toBeLessThan(400)
  return traveler
}

describe('a traveler', () => {
  it('opens their own eSIM with the link, and nothing of the others', async () => {
    const traveler = await opensLink()
    const html = await bodyOf(traveler, at('/success', second))
    expect(html).toContain(second.activationCode)
    for (const secret of ['€54.27', order.reference, order.iccid ?? '', 'Traveler 3'])
      expect(html).not.toContain(secret)
    for (const path of ['/success', '/install', '/order/invoice', '/order/qr-code'])
      expect((await traveler.get(at(path))).status).toBe(404)
    expect((await tell(traveler, at('/success', second), { intent: 'share', traveler: '3' })).status).toBe(404)
  })

  it('isn’t told where the buyer is written to, and sends the buyer nothing', async () => {
    const traveler = await opensLink()
    for (const path of ['/success', '/install', '/support', '/withdraw'])
      expect([path, await bodyOf(traveler, at(path, second))].join('\n')).not.toContain(EMAIL)
    expect(await bodyOf(traveler, at('/success', second))).toContain('f•••@example.com')
    expect(await bodyOf(buyer, at('/success', second))).toContain(EMAIL)
    expect(await bodyOf(buyer, at('/support', second))).toContain(EMAIL)
    const acts = { resend: {}, email: { email: 'mia@example.com' }, end_reminders: {} }
    for (const [intent, more] of Object.entries(acts))
      expect([intent, (await tell(traveler, at('/success', second), { intent, ...more })).status]).toEqual([
        intent,
        404,
      ])
    expect((await traveler.post(at('/order/account', second), { password: 'Lantern-42-kestrel' })).status).toBe(404)
    expect((await traveler.get(at('/order/cancel', second))).status).toBe(404)
    expect(await bodyOf(buyer, at('/order/cancel', second))).toContain('€18.09, this traveler’s share,')
    expect(await bodyOf(buyer, at('/order/cancel'))).toContain('Is only one of the others not coming?')
  })

  it('gets no link from a stranger, and a stranger sees neither order', async () => {
    const stranger = shop.browser()
    expect((await tell(stranger, at('/success'), { intent: 'share', traveler: '2' })).status).toBe(404)
    for (const each of [order, second]) expect((await stranger.get(at('/success', each))).status).toBe(404)
  })
})
