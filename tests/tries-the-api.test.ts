// Orders with test keys: they take the same path as all others, at the test network, for free.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allocationAttempts, invoices, ledgerMovements, mails, orders } from '#db/schema.ts'
import { apiOrdering, BUNDLE, TOTAL, type ApiOrdering } from './support/api-ordering.ts'
import { quickEngine } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { aPartner, type Partner } from './support/prepaying.ts'

let shop: TestShop
let alpha: Partner
let api: ApiOrdering
beforeEach(async () => {
  shop = await openTestShop({ engine: quickEngine() })
  alpha = await aPartner(shop, 'alpha')
  api = apiOrdering(shop)
})
afterEach(() => shop.close())

const db = () => shop.database.db()

describe('an order of a test key', () => {
  it('goes to the test network, costs nothing, and is in no figure', async () => {
    const caller = await api.callerOf('alpha', 'test')
    const bought = await api.delivered(caller)
    expect(bought).toMatchObject({ isTest: true, state: 'delivered', totalCents: TOTAL })
    expect(bought.esim?.activationCode).toMatch(/^LPA:1\$/)
    const [row] = await db().select().from(orders).where(eq(orders.id, bought.id))
    expect(row).toMatchObject({ kind: 'test', networkId: 'test-network', paidCents: 0 })
    const [attempt] = await db().select().from(allocationAttempts).where(eq(allocationAttempts.orderId, bought.id))
    expect(attempt?.networkId).toBe('test-network')
    const topUp = await api.ordered(caller, { topUpFor: bought.id })
    await shop.until(topUp.id, ({ provisioningState }) => provisioningState === 'completed')
    const other = await api.delivered(caller)
    expect(await shop.shop.prepaid.returnOrder(caller, other.id)).toMatchObject({
      ok: true,
      order: { state: 'canceled' },
    })
    await shop.letTimePass({ minutes: 1 })
    expect(await alpha.balance()).toBe(0)
    expect(await db().select().from(ledgerMovements)).toEqual([])
    expect(await db().select().from(invoices)).toEqual([])
    expect(await db().select().from(mails)).toEqual([])
    expect((await shop.shop.figures.viewShopFigures(7)).now).toMatchObject({ revenueCents: 0, orders: 0 })
    // A live key doesn't see it, and the other way round.
    const live = await api.callerOf('alpha')
    expect(await shop.shop.prepaid.findApiOrder(live, bought.id)).toEqual({ ok: false, problem: 'order_not_found' })
    expect(await api.order(live, { topUpFor: bought.id })).toMatchObject({ problem: 'order_not_found' })
  })

  it('is rejected clearly if the shop has no test network', async () => {
    const own = await openTestShop({ engine: quickEngine(), settings: { TEST_ESIM_API_URL: '' } })
    try {
      const beta = await aPartner(own, 'beta')
      const input = { bundleId: BUNDLE, ownReference: null, topUpFor: null, idempotencyKey: randomUUID() }
      const caller = { businessId: beta.id, mode: 'test' as const, keyId: randomUUID() }
      expect(await own.shop.prepaid.placeApiOrder(caller, input)).toEqual({
        ok: false,
        problem: 'test_network_missing',
      })
    } finally {
      await own.close()
    }
  })
})
