// A bank that asks about a payment between the look at the provider and the refund: the money goes back once.
import { randomUUID } from 'node:crypto'
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

const refundWhole = (orderId: string) => shop.shop.refunds.refundOrder(orderId)
const refundSome = (orderId: string, seenCents: number) => {
  const part = { orderId, seenCents, cents: 100, reason: 'goodwill' as const }
  return shop.shop.refunds.refundPart({ ...part, isDisputeKnown: false, askedBy: randomUUID() })
}

it.each([
  ['a refund', refundWhole],
  ['a partial one', refundSome],
])('a dispute that the shop hears of after it asked the provider ends %s', async (_what, refund) => {
  const { orderId, reference } = await buyDelivered(shop)
  const total = await shop.takenFor(orderId)
  const hears = async () => {
    shop.sandbox.payment?.dashboard.dispute(reference)
    await shop.until(orderId, ({ reviewReason }) => reviewReason === 'disputed')
  }
  // The first transaction writes down what the provider said.
  meanwhile = [() => Promise.resolve(), hears]
  expect(await refund(orderId, total)).toEqual({ ok: false, problem: 'dispute_unseen' })
  await shop.letTimePass({ seconds: 6 })
  expect(await shop.takenFor(orderId)).toBe(total)
  expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'paid', reviewReason: 'disputed' })
})
