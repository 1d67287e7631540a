// An admin at the desk and delivered eSIMs, for tests of what staff can do with an eSIM.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { esims } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import type { TestShop } from './open-test-shop.ts'

type Bought = Parameters<TestShop['buy']>[0]

export async function buyDelivered(shop: TestShop, overrides: Bought = {}) {
  const email = `${randomUUID()}@buyer.example.com`
  const bought = await shop.buy({ email, ...overrides })
  const { iccid } = await shop.until(bought.orderId, isCompleted)
  return { ...bought, email, iccid: iccid ?? '' }
}

export const esimStateOf = async (shop: TestShop, iccid: string) =>
  (await shop.database.db().select({ state: esims.state }).from(esims).where(eq(esims.iccid, iccid)))[0]?.state
