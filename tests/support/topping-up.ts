// A traveler with an eSIM who wants more data on it, as used by the use-case tests.
import { aPurchase } from './played-network.ts'
import { namedByIccid } from '#ports/esim-provider.ts'
import { allocationAttempts } from '#db/schema.ts'
import type { OrderInput } from '#shop/sales/checkout/place-order.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import type { TestShop } from './open-test-shop.ts'

/** Europe's five gigabytes as a top-up: €14.45 plus 21% VAT. */
export const TOP_UP_5GB = { bundleId: '01032_3', megabytes: 5120, totalCents: 1748 }

/** Buys an eSIM and waits for it; returns what tests do with it. */
export async function anEsim(shop: TestShop) {
  const { orderId } = await shop.buy({ couponCode: 'DEMOFREE1', email: 'owner@example.com' })
  const { iccid } = await shop.until(orderId, isCompleted)
  if (iccid === null) throw new Error('A completed order has no ICCID.')

  const input = (overrides: Partial<OrderInput> = {}): Partial<OrderInput> => ({
    line: { bundleId: TOP_UP_5GB.bundleId, destinations: ['FR'], arrival: null, departure: null, topUpFor: orderId },
    ...overrides,
  })
  const phone = () => {
    const profile = shop.sandbox.network.find(iccid)
    if (!profile) throw new Error('The network does not know the eSIM any more.')
    return profile
  }
  return {
    orderId,
    iccid,
    input,
    /** Orders a top-up and pays for it. */
    topUp: (overrides: Partial<OrderInput> = {}) => shop.buy(input(overrides)),
    tryTopUp: (overrides: Partial<OrderInput> = {}) => shop.tryOrder(input(overrides)),
    /** The network was called, and the process ended before it could store the result. */
    askAsIfKilled: async (topUpOrderId: string, reference: string) => {
      const now = shop.clock.now()
      const attempt = { id: crypto.randomUUID(), orderId: topUpOrderId, secretHash: crypto.randomUUID() }
      await shop.database
        .db()
        .insert(allocationAttempts)
        .values({ ...attempt, state: 'asking', askedAt: now, updatedAt: now })
      await shop.network.topUp({ esim: namedByIccid(iccid), ...aPurchase(reference, TOP_UP_5GB.bundleId) })
    },
    /** How often the network added data to the eSIM under this reference. */
    timesAdded: (reference: string) => phone().grants.filter((grant) => grant.reference === reference).length,
    balanceMb: () => phone().usage.balanceMb,
    expire: () => {
      shop.sandbox.network.install(iccid)
      shop.jump({ days: 60 })
    },
  }
}
