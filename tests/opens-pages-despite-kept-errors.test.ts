// The provider remembers an error on its side like any answer: for a day, the same key gets it again.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const bookedPages = z.object({ sessions: z.array(z.object({ id: z.string(), status: z.string() })) })
const cartId = '7d6cf0b5-5f0b-4c43-9a53-2f8a3f6d3f10'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const pages = () => bookedPages.parse(shop.sandbox.payment?.books()).sessions
const failOnce = (at: string, kind = 'fail_kept') => shop.spoil('payment', { at, kind, times: 1 })

describe('an error that the payment provider repeats for a day', () => {
  it.each(['fail_kept', 'fail_after_kept'])(
    'does not keep anyone from paying (%s): one page opens in the same click',
    async (kind) => {
      await failOnce('create_session', kind)
      const { orderId } = await shop.buy({ cartId })
      await shop.until(orderId, isCompleted)
      expect(pages()).toMatchObject([{ status: 'complete' }])
      expect(await shop.takenFor(orderId)).toBe(1809)
      expect(shop.log.errors).toEqual([])
    },
  )

  it('does not close the shop to a whole country if it hits its tax rate', async () => {
    await failOnce('create_tax_rate')
    const { orderId } = await shop.buy({ cartId })
    await shop.until(orderId, isCompleted)
    expect(await shop.takenFor(orderId)).toBe(1809)
  })

  it('does not make a coupon unusable', async () => {
    await failOnce('create_coupon')
    const { orderId } = await shop.buy({ cartId, couponCode: 'WANDER20' })
    const order = await shop.until(orderId, isCompleted)
    expect(await shop.takenFor(orderId)).toBe(order.totalCents)
  })

  it('does not make a buyer wait a day for a whole refund', async () => {
    const { orderId } = await shop.buy({ cartId })
    await shop.until(orderId, isCompleted)
    await failOnce('refund')
    await shop.shop.refunds.refundOrder(orderId)
    await shop.until(orderId, ({ paymentState }) => paymentState === 'refunded')
    expect(await shop.takenFor(orderId)).toBe(0)
  })
})
