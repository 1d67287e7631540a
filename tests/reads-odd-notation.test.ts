// The network writes numbers, codes, amounts, and dates in other notations than usual, and odd rows beside the right
// ones: orders are delivered once, and what travelers and staff see is the same.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { setFault } from '#scripts/storm/vendor-books.ts'
import { ODD_NOTATIONS } from '#scripts/storm/vendor-faults.ts'
import { esims } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { engines } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { ask, bought } from './support/owning.ts'

const spoilAll = (shop: TestShop) => Promise.all(ODD_NOTATIONS.map((fault) => setFault(shop.sandbox.url, fault)))

describe.each(engines())('in odd notations, on the %s database,', (_name, engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop({ engine })
    await spoilAll(shop)
  })
  afterEach(() => shop.close())

  it('every order is delivered once, and its profile stays with it', async () => {
    // Each answer comes in another notation.
    for (let turn = 0; turn < 3; turn += 1) {
      const { orderId, reference } = await shop.buy({ email: `buyer-${turn}@example.com` })
      const order = await shop.until(orderId, isCompleted)
      const [profile, ...others] = shop.sandbox.network.ofReference(reference)
      expect(others).toEqual([])
      expect(order).toMatchObject({ iccid: profile?.iccid, activationCode: profile?.activationCode })
      const kept = await shop.database.db().select().from(esims).where(eq(esims.orderId, orderId))
      expect(kept.map(({ state }) => state)).toEqual(['active'])
    }
    await shop.letTimePass({ minutes: 20 }, 60)
    expect(shop.sandbox.network.profiles().map(({ state }) => state)).toEqual(['ready', 'ready', 'ready'])
  })

  it('an eSIM reads the same before its first use, in use, and after its end', async () => {
    const { iccid, orderId } = await bought(shop)
    const look = () => ask(shop, { iccid, heldOrderIds: [orderId] })
    for (let turn = 0; turn < 7; turn += 1)
      expect(await look()).toMatchObject({
        ok: true,
        esim: { status: 'Not Activated', balanceMb: 5120, totalMb: 5120, expiresAt: null, zone: 'Europe' },
      })
    shop.sandbox.network.install(iccid)
    const { usage } = shop.sandbox.network.find(iccid) ?? {}
    for (let turn = 0; turn < 7; turn += 1)
      expect(await look()).toMatchObject({
        ok: true,
        esim: { status: 'Active', totalMb: 5120, expiresAt: new Date(usage?.expiresAt ?? 0) },
      })
  })
  it('the books agree, also while the network cannot name the profile of one order', async () => {
    const [first] = [await bought(shop), await bought(shop, 'other@example.com')]
    await shop.letTimePass({ minutes: 2 })
    await shop.mend()
    await shop.spoil('network', { at: 'lookup', kind: 'iccid_21', match: first.reference })
    await spoilAll(shop)
    expect(await shop.shop.books.checkAllBooks({ isCalm: true })).toMatchObject({ differences: [], silent: [] })
  })
})
