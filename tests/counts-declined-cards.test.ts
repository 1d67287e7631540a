// Somebody who tries card after card is stopped, and the owner hears of it once.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { paymentSessions } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const DECLINED = '4000000000000002'

describe('declined cards', () => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop()
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
    await decline(url, 5)
    expect(shop.log.errors).toEqual(['a limit was reached'])
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
})
