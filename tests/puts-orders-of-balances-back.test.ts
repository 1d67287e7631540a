// A balance after a restore: orders paid from it since the backup are recovered from the network's books, for the
// business that bought them, once. The whole drill, with cards, top-ups, and invoices, is in
// tests/long/amnesia.test.ts.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { invoices } from '#db/schema.ts'
import { retailStore } from '#shop/catalogue/bundle/retail-store.ts'
import { apiOrdering, TOTAL } from './support/api-ordering.ts'
import { quickEngine } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { aPartner, DUTCH, mustBeEven } from './support/prepaying.ts'
import { rememberRows } from './support/test-databases.ts'

/** Two businesses with deposits, one of which orders, and a backup of that moment. */
async function twoBalances(shop: TestShop) {
  const other = await aPartner(shop, 'aaa', { ...DUTCH, companyName: 'Another B.V.' })
  const alpha = await aPartner(shop, 'alpha')
  const { callerOf, delivered, order } = apiOrdering(shop)
  const caller = await callerOf(alpha.id)
  await alpha.deposit(100_00)
  await other.deposit(100_00)
  const { rollBack } = await rememberRows(shop.database)
  return { other, alpha, caller, delivered, order, rollBack }
}

describe('an API order that a restore has lost', () => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop({ engine: quickEngine() })
  })
  afterEach(() => shop.close())

  it('is paid by its own business again, and the repeated call finds its order', async () => {
    const { other, alpha, caller, delivered, order, rollBack } = await twoBalances(shop)
    const call = { idempotencyKey: 'alpha-4711', ownReference: 'booking 4711' }
    const lost = await delivered(caller, call)
    await rollBack()
    shop.jump({ seconds: 120 })
    expect(await alpha.balance()).toBe(100_00)
    const answer = await shop.shop.recovery.rebuildLostOrders(null)
    expect(answer).toMatchObject({ ok: true, rebuilt: { fromBalances: [{}], profiles: 1 } })
    expect([await alpha.balance(), await other.balance()]).toEqual([100_00 - TOTAL, 100_00])
    // A different request with its key is refused, and the same request gets its answer, before and after its details
    // are known again.
    expect(await order(caller, { ...call, bundleId: '01032_2' })).toMatchObject({ problem: 'idempotency_key_reused' })
    const found = { ok: true, isNew: false, order: { id: lost.id, ownReference: 'booking 4711' } }
    expect(await order(caller, call)).toMatchObject(found)
    expect(await order(caller, call)).toMatchObject(found)
    expect(await order(caller, { ...call, ownReference: 'x' })).toMatchObject({ problem: 'idempotency_key_reused' })
    expect(await alpha.balance()).toBe(100_00 - TOTAL)
    await mustBeEven(shop)
  })

  it('is listed with its cost if prices have changed since, and is paid again once somebody confirms it', async () => {
    const { other, alpha, caller, delivered, order, rollBack } = await twoBalances(shop)
    const terms = {
      businessId: alpha.id,
      discountBasisPoints: 1_000,
      capBasisPoints: 20_000,
      since: shop.clock.now(),
      endedAt: null,
    }
    await retailStore(shop.database).saveTerms(terms)
    shop.jump({ seconds: 10 })
    const call = { idempotencyKey: 'alpha-4712', ownReference: 'booking 4712' }
    const lost = await delivered(caller, call)
    // 10% off 14.95, plus 21% VAT.
    expect(lost).toMatchObject({ netCents: 1345, totalCents: 1627 })
    await rollBack()
    shop.jump({ seconds: 120 })

    const rebuild = async (takesOthers?: boolean) => {
      const answer = await shop.shop.recovery.rebuildLostOrders(null, takesOthers)
      if (!answer.ok) throw new Error(answer.problem)
      const { fromBalances, otherPrices, profiles } = answer.rebuilt
      return { fromBalances, otherPrices, profiles }
    }
    const told = {
      businessName: 'alpha',
      totalCents: 1627,
      todayCents: TOTAL,
      quote: { subtotalCents: 1345, vatCents: 282 },
    }
    for (let time = 0; time < 2; time++)
      expect(await rebuild()).toMatchObject({ fromBalances: [], otherPrices: [told], profiles: 0 })
    expect([await alpha.balance(), await other.balance()]).toEqual([100_00, 100_00])
    expect(await rebuild(true)).toMatchObject({ fromBalances: [{}], otherPrices: [], profiles: 1 })
    expect(await rebuild(true)).toEqual({ fromBalances: [], otherPrices: [], profiles: 0 })
    expect([await alpha.balance(), await other.balance()]).toEqual([100_00 - 1627, 100_00])
    expect(await order(caller, call)).toMatchObject({ ok: true, isNew: false, order: { id: lost.id } })
    const [paper] = await shop.database.db().select().from(invoices).where(eq(invoices.orderId, lost.id))
    expect(paper?.snapshot).toMatchObject({ netCents: 1345, vatCents: 282, totalCents: 1627 })
    await mustBeEven(shop)
  })
})
