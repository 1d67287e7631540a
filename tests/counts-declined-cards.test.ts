// Somebody who tries card after card is stopped, and the owner hears of it once.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { paymentSessions } from '#db/schema.ts'
import { readReportPeriod } from '#shop/figures/report/report-period.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { atNoon } from './support/at-noon.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const DECLINED = '4000000000000002'

describe('declined cards', () => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop({ startsAt: atNoon() })
  })
  afterEach(() => shop.close())

  async function openPage(email: string, rateLimitKey = 'a network') {
    const { orderId, continueAt } = await shop.placeOrder({ email, rateLimitKey })
    return { orderId, url: continueAt.kind === 'payment_page' ? continueAt.url : '' }
  }
  async function decline(url: string, times: number) {
    for (let time = 0; time < times; time += 1) {
      await shop.pay(url, DECLINED)
      await shop.letTimePass({ seconds: 20 }, 10)
    }
    await shop.letTimePass({ minutes: 1 }, 10)
  }
  const month = () => {
    const period = readReportPeriod(shop.dayOf().slice(0, 7))
    if (!period) throw new Error('There is no such month.')
    return period
  }
  const whys = async () =>
    (await shop.shop.figures.viewReports(month())).unpaid
      .flatMap(({ why, code, orders }) => Array.from({ length: orders }, () => `${why} ${code}`))
      .toSorted()
  const stateOf = async (orderId: string) =>
    (await shop.database.db().select().from(paymentSessions).where(eq(paymentSessions.orderId, orderId)))[0]?.state

  it('leave a page open for somebody who has nine of them', async () => {
    const { orderId, url } = await openPage('nine@example.com')
    await decline(url, 9)
    await shop.pay(url)
    expect(await shop.until(orderId, isCompleted)).toMatchObject({ paymentState: 'paid' })
    expect(shop.log.errors).toEqual([])
  })

  it('close a page at the tenth, with one alert', async () => {
    const { orderId, url } = await openPage('ten@example.com')
    await decline(url, 10)
    expect(shop.sandbox.payment?.books()).toMatchObject({ sessions: [{ status: 'expired' }] })
    expect(await stateOf(orderId)).toBe('expired')
    expect(await whys()).toEqual(['refused too_many_tries'])
    await decline(url, 5)
    expect(shop.log.errors).toEqual(['a limit was reached'])
  })

  it('and other reasons for which an order isn’t paid stand in the report', async () => {
    const [left, poor, asked] = [
      await openPage('l@example.com'),
      await openPage('p@example.com'),
      await openPage('a@example.com'),
    ]
    await decline(poor.url, 1)
    await shop.pay(poor.url, '4000000000009995')
    await shop.pay(asked.url, '4000002760003184')
    await shop.letTimePass({ minutes: 2 }, 30)
    expect(await whys()).toEqual(['declined insufficient_funds', 'open null', 'open null'])
    await shop.letTimePass({ minutes: 62 }, 600)
    expect(await whys()).toEqual(['closed null', 'declined insufficient_funds', 'unconfirmed null'])
    const { unpaidOrders } = await shop.shop.figures.viewReports(month())
    expect(unpaidOrders.map(({ id }) => id).toSorted()).toEqual(
      [left, poor, asked].map(({ orderId }) => orderId).toSorted(),
    )
    const again = await shop.placeOrder({ email: 'l@example.com' })
    expect(again.continueAt.kind).toBe('payment_page')
  })

  it('are counted for a network, whatever page it opens, and for nobody else', async () => {
    for (const email of ['a@example.com', 'b@example.com']) await decline((await openPage(email)).url, 9)
    const third = await openPage('c@example.com')
    await decline(third.url, 2)
    expect(await stateOf(third.orderId)).toBe('expired')
    const other = await openPage('d@example.com', 'another network')
    await decline(other.url, 1)
    expect(await stateOf(other.orderId)).toBe('open')
  })

  it('are counted for the network around, where one sender owns thousands of addresses', async () => {
    for (let at = 0; at < 5; at += 1)
      await decline((await openPage(`site-${at}@example.com`, `2001:db8:7:${at + 1}::/64`)).url, 8)
    const next = await openPage('next@example.com', '2001:db8:7:99::/64')
    await decline(next.url, 1)
    expect(await stateOf(next.orderId)).toBe('expired')
    const elsewhere = await openPage('elsewhere@example.com', '2001:db8:8:1::/64')
    await decline(elsewhere.url, 1)
    expect(await stateOf(elsewhere.orderId)).toBe('open')
  })
})
