// A package of a connected network, from its catalog to a phone: it's bought at the cost that the shop knows, or not at
// all.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bundles, networkCatalogues, networkPackages, orders } from '#db/schema.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { isStepFailed } from '#shop/sales/order/order-conditions.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import { hasAnAccount } from './support/having-accounts.ts'
import { connectWholesaler } from './support/having-networks.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const NETWORK = 'esim-access'
let shop: TestShop
let owner: Caller
beforeAll(async () => {
  shop = await openTestShop({
    settings: (sandbox) => Promise.resolve({ ESIM_ACCESS_API_URL: `${sandbox.url}/esim-access` }),
  })
  const { id } = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
  owner = { ...shop.at, actor: { id, type: 'super-admin' } }
  await connectWholesaler(shop.shop, { owner, name: 'My account', millionths: 1_000_000, from: shop.dayOf() })
})
afterAll(() => shop.close())
// The catalog of a network is read at most once a minute because of what it charges.
beforeEach(() => shop.jump({ seconds: 61 }))

/** As the worker does, which reads only what is due. */
const readDue = () => shop.shop.packages.readNetworkCatalogues()
const approve = (packageId: string) =>
  shop.shop.packages.decidePackages({ networkId: NETWORK, decision: 'sold', packages: [packageId] }, owner)
const bundleOf = async (packageId: string) =>
  (await shop.database.db().select().from(bundles).where(eq(bundles.packageId, packageId)))[0] ??
  expect.unreachable(`No bundle sells ${packageId}.`)
const lineOf = async (packageId: string) => {
  const { bundleId } = await bundleOf(packageId)
  return { bundleId, destinations: [packageId.slice(0, 2)], arrival: null, departure: null }
}
const buy = async (packageId: string) =>
  shop.buy({ line: await lineOf(packageId), email: `${packageId.replaceAll('_', '-')}@example.com` })
const creditCents = () => {
  const { book, unitsPerDollar } = shop.sandbox.wholesalers.of('esim-access')
  return (book.balance() * 100) / unitsPerDollar
}
/** What the desk says that an order cost. */
const costOf = async (orderId: string) => (await shop.shop.desk.viewDeskOrder(orderId))?.cost?.costCents
const changeCost = (code: string, cents: number) =>
  shop.sandbox.wholesalers.of('esim-access').shelf.change({ code, cents })

describe('an approved package of a connected network', () => {
  it('is bought at its cost, and delivered', async () => {
    expect(await approve('IT_3_15')).toEqual({ ok: true, sold: 1, without: 0 })
    const [{ costCents }, before] = [await bundleOf('IT_3_15'), creditCents()]
    const { orderId } = await buy('IT_3_15')
    const order = await shop.until(orderId, isCompleted)
    expect(order).toMatchObject({ networkId: NETWORK, activationCode: expect.stringMatching(/^LPA:1\$/) })
    expect(before - creditCents()).toBe(costCents)
    expect(await costOf(orderId)).toBe(costCents)
  })

  it('is bought at its cost by an order from before orders named their package', async () => {
    await approve('ES_3_15')
    const [{ costCents }, before] = [await bundleOf('ES_3_15'), creditCents()]
    const { orderId } = await buy('ES_3_15')
    await shop.database.db().update(orders).set({ packageId: null }).where(eq(orders.id, orderId))
    changeCost('ES_3_15', (costCents ?? 0) + 1)
    await shop.until(orderId, isStepFailed)
    expect(creditCents()).toBe(before)
    changeCost('ES_3_15', costCents ?? 0)
    expect(await shop.until(orderId, isCompleted)).toMatchObject({ networkId: NETWORK })
    expect(before - creditCents()).toBe(costCents)
  })

  it.each([
    ['dearer', 'IT_5_30', 10],
    ['cheaper', 'IT_10_30', -10],
  ])(
    'that became %s is bought at what it costs now, once its catalog was read for that',
    async (_is, packageId, by) => {
      await approve(packageId)
      const [{ costCents }, before] = [await bundleOf(packageId), creditCents()]
      const now = (costCents ?? 0) + by
      changeCost(packageId, now)
      const { orderId } = await buy(packageId)
      await shop.until(orderId, isStepFailed)
      expect(creditCents()).toBe(before)

      await readDue()
      await shop.until(orderId, isCompleted)
      expect(before - creditCents()).toBe(now)
      expect(await costOf(orderId)).toBe(now)
    },
  )

  it('that became cheaper is bought for less, though its bundle was switched off meanwhile', async () => {
    await approve('ES_5_30')
    const [{ bundleId, costCents }, before] = [await bundleOf('ES_5_30'), creditCents()]
    const now = (costCents ?? 0) - 10
    const { orderId } = await buy('ES_5_30')
    changeCost('ES_5_30', now)
    await shop.database.db().update(bundles).set({ status: 'Inactive' }).where(eq(bundles.bundleId, bundleId))
    await shop.until(orderId, isStepFailed)
    expect(creditCents()).toBe(before)

    await readDue()
    await shop.until(orderId, isCompleted)
    expect(before - creditCents()).toBe(now)
  })

  it('has its catalog read for that at most once a minute', async () => {
    await approve('ES_10_30')
    const { costCents } = await bundleOf('ES_10_30')
    const isDue = async () => {
      const [row] = await shop.database.db().select().from(networkCatalogues)
      return row?.readAt === null
    }
    changeCost('ES_10_30', (costCents ?? 0) + 1)
    const { orderId } = await buy('ES_10_30')
    await shop.until(orderId, isStepFailed)
    expect(await isDue()).toBe(true)
    await readDue()
    changeCost('ES_10_30', (costCents ?? 0) + 2)
    await shop.letTimePass({ seconds: 45 })
    expect(await isDue()).toBe(false)
    await shop.letTimePass({ minutes: 2 })
    expect(await isDue()).toBe(true)
    await readDue()
    await shop.until(orderId, isCompleted)
  })

  it('is not bought at more than its price before its owner approves the new cost', async () => {
    await approve('IT_1_7')
    const [{ priceCents }, before] = [await bundleOf('IT_1_7'), creditCents()]
    const now = (priceCents ?? 0) + 1
    changeCost('IT_1_7', now)
    const line = await lineOf('IT_1_7')
    const { orderId } = await shop.buy({ line, email: 'in-time@example.com' })
    await shop.until(orderId, isStepFailed)
    await readDue()
    await shop.letTimePass({ minutes: 10 }, 30)
    expect(await shop.tryOrder({ line, email: 'late@example.com' })).toMatchObject({ ok: false })
    expect(isCompleted(await shop.orderOf(orderId))).toBe(false)
    expect(creditCents()).toBe(before)

    await approve('IT_1_7')
    await shop.until(orderId, isCompleted)
    expect(before - creditCents()).toBe(now)
    expect(await costOf(orderId)).toBe(now)
  })

  it.each([
    ['moved to another network', 'FR_3_15', { networkId: HOME_NETWORK, packageId: null }],
    ['pointed at another package', 'FR_5_30', { packageId: 'IT_3_15' }],
    ['removed from the catalog', 'FR_10_30', null],
  ])(
    'is bought as it was ordered, and for no more, though its bundle was %s meanwhile',
    async (_what, packageId, to) => {
      await approve(packageId)
      const [{ bundleId, costCents }, before] = [await bundleOf(packageId), creditCents()]
      const { orderId } = await buy(packageId)
      const [db, isIt] = [shop.database.db(), eq(bundles.bundleId, bundleId)]
      if (to) await db.update(bundles).set(to).where(isIt)
      else {
        await db.update(networkPackages).set({ bundleId: null }).where(eq(networkPackages.bundleId, bundleId))
        await db.delete(bundles).where(isIt)
      }
      // The catalog is read again after five seconds.
      shop.jump({ seconds: 9 })
      const approved = costCents ?? 0
      changeCost(packageId, approved + 1)
      await shop.until(orderId, isStepFailed)
      expect(creditCents()).toBe(before)
      changeCost(packageId, approved)
      expect(await shop.until(orderId, isCompleted)).toMatchObject({ networkId: NETWORK })
      expect(before - creditCents()).toBe(approved)
      expect(await costOf(orderId)).toBe(approved)
    },
  )
})
