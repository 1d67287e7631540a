// A bundle that must be begun within thirty days isn't sold for a trip that begins later, at no door: neither shown,
// nor put into a cart, nor ordered from one that was filled before.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundles } from '#db/schema.ts'
import { problemCopy } from '#app/copy/site/problems.ts'
import { addDays } from '#values/date.ts'
import { callJson, SESSION_BODY, SESSION_CALL } from '../support/call-json.ts'
import { browserWithCart, BUYER, countOrders, EUROPE_5GB, fillCart, tell } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const { bundleId } = EUROPE_5GB
const RESULTS = '/bundleselector?to=FR,IT&step=results'
const WIDGET = '/embed?to=FR&to=IT'
const OFFERED = 'Europe 5GB'

let shop: HttpShop
let early: { page: Browser; call: Browser }
beforeAll(async () => {
  shop = await openHttpShop()
  early = { page: await browserWithCart(shop), call: await browserWithCart(shop) }
  await shop.database.db().update(bundles).set({ installWithinDays: 30 }).where(eq(bundles.bundleId, bundleId))
  const isRead = async () => (await textOf(shop.browser(), `/contract-summary/${bundleId}`)).includes('within 30 days')
  await vi.waitUntil(isRead, { timeout: 20_000, interval: 200 })
}, 120_000)
afterAll(() => shop.close())

const textOf = async (browser: Browser, path: string) => (await browser.get(path)).text()

/** The days of a week that begins so many days from the shop's own. */
function week(wait: number) {
  const from = addDays(shop.shop.todayOnEarth().earliest, wait)
  return { from, to_date: addDays(from, 6) }
}
const query = (wait: number) => new URLSearchParams(week(wait)).toString()

describe('a bundle with thirty days to begin it', () => {
  it('is among the results, in the cart, and at the checkout, on the last day on which it can wait', async () => {
    expect(await textOf(shop.browser(), `${RESULTS}&${query(29)}`)).toContain(OFFERED)
    const buyer = shop.browser()
    expect((await fillCart(buyer, week(29))).status).toBe(303)
    expect(await textOf(buyer, '/checkout')).toContain('Order with obligation to pay')
  })

  it('is nowhere the day before', async () => {
    for (const page of [RESULTS, `${RESULTS}&bundle=${bundleId}`, WIDGET, '/api/trip-bundle?to=FR'])
      expect(await textOf(shop.browser(), `${page}&${query(30)}`)).not.toContain(OFFERED)
    for (const intent of ['add', 'restore']) {
      const buyer = shop.browser()
      const refused = await tell(buyer, '/cart', { intent, bundleId, to: 'FR,IT', ...week(30) })
      expect([intent, refused.status]).toEqual([intent, 409])
      expect(refused.text).toContain(problemCopy.too_early)
      expect(await textOf(buyer, '/checkout')).not.toContain('Order with obligation to pay')
    }
  })

  it('is not ordered from a cart that was filled before', async () => {
    const before = await countOrders(shop)
    expect((await tell(early.page, '/checkout', BUYER)).text).toContain(problemCopy.too_early)
    const body = { ...SESSION_BODY, bundles: [{ bundleId, destinations: ['FR', 'IT'] }] }
    const called = await callJson(early.call, SESSION_CALL, body)
    expect([called.status, await called.text()]).toEqual([409, expect.stringContaining(problemCopy.too_early)])
    expect(await countOrders(shop)).toBe(before)
  })
})

describe('a trip for which it is too early', () => {
  it('says so, and from which day on there are bundles', async () => {
    const told = /It’s too early to buy for this trip/
    const until = /can’t wait until your first day\. Please come back on \w{3} \d+ \w{3} \d{4} or later/
    const results = await textOf(shop.browser(), `${RESULTS}&${query(400)}`)
    expect(results).toMatch(told)
    expect(results).toMatch(until)
    expect(await textOf(shop.browser(), `${WIDGET}&${query(400)}`)).toMatch(until)
    expect(await textOf(shop.browser(), `/bundleselector?to=FR,IT&step=dates&${query(400)}`)).toMatch(until)
    expect(await (await shop.browser().get(`/api/trip-bundle?to=FR&${query(400)}`)).json()).toMatchObject({
      offer: null,
      buyFrom: addDays(shop.shop.todayOnEarth().earliest, 400 + 3 - 365),
    })
  })
})
