// A bank that asks about a payment between the look at the provider and the refund: the money goes back once.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quickEngine } from './support/engines.ts'
import { buyDelivered } from './support/desk-on-esims.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { takeDatabase } from './support/test-databases.ts'

let shop: TestShop
/** What happens before a transaction, in turn. */
let meanwhile: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  shop = await openTestShop({
    openDatabase: async () => {
      const { open, giveBack } = await takeDatabase(quickEngine())
      const { tx } = open.database
      const database: typeof open.database = {
        ...open.database,
        tx: async (work) => {
          await meanwhile.shift()?.()
          return tx(work)
        },
      }
      return { open: { ...open, database }, giveBack }
    },
  })
})
afterAll(() => shop.close())

it('a dispute that the shop hears of after it asked the provider ends the refund', async () => {
  const { orderId, reference } = await buyDelivered(shop)
  const total = await shop.takenFor(orderId)
  const hears = async () => {
    shop.sandbox.payment?.dashboard.dispute(reference)
    await shop.until(orderId, ({ reviewReason }) => reviewReason === 'disputed')
  }
  // The first transaction writes down what the provider said.
  meanwhile = [() => Promise.resolve(), hears]
  expect(await shop.shop.refunds.refundOrder(orderId)).toEqual({ ok: false, problem: 'dispute_unseen' })
  await shop.letTimePass({ seconds: 6 })
  expect(await shop.takenFor(orderId)).toBe(total)
  expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'paid', reviewReason: 'disputed' })
})
