// Everything that is sold remembers its network, and only that network is asked about it.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundles } from '#db/schema/catalogue/catalogue.ts'
import { allocationAttempts, esims } from '#db/schema/sales/esims.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import type { NetworkAbilities } from '#ports/esim-provider.ts'
import { createNetworks } from '#ports/networks.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import { apiOrdering } from './support/api-ordering.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { aPartner } from './support/prepaying.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const ELSEWHERE = 'elsewhere'

it('an order, its requests, and its eSIM name the bundle’s network', async () => {
  const { orderId } = await shop.buy()
  await shop.until(orderId, isCompleted)
  const { db } = shop.database
  const [attempt] = await db().select().from(allocationAttempts).where(eq(allocationAttempts.orderId, orderId))
  const [esim] = await db().select().from(esims).where(eq(esims.orderId, orderId))
  expect([(await shop.orderOf(orderId)).networkId, attempt?.networkId, esim?.networkId]).toEqual([
    HOME_NETWORK,
    HOME_NETWORK,
    HOME_NETWORK,
  ])
})

it('an order keeps its network if its bundle moves, and no network without an adapter is called', async () => {
  const { db } = shop.database
  await db().update(bundles).set({ networkId: ELSEWHERE }).where(eq(bundles.bundleId, '01032_3'))
  // The catalog is read again after five seconds.
  await shop.letTimePass({ seconds: 9 })
  const { orderId, reference } = await shop.buy({ email: 'elsewhere@example.com' })
  await shop.letTimePass({ seconds: 30 })

  expect(await shop.orderOf(orderId)).toMatchObject({ networkId: ELSEWHERE, paymentState: 'paid', iccid: null })
  expect(await shop.profilesOf(reference)).toEqual([])
  expect(shop.log.errors).toContain('due work failed')

  await db().update(bundles).set({ networkId: HOME_NETWORK }).where(eq(bundles.bundleId, '01032_3'))
  await shop.letTimePass({ seconds: 9 })
  expect((await shop.orderOf(orderId)).networkId).toBe(ELSEWHERE)
  // Its adapter is available at last.
  await db().update(orders).set({ networkId: HOME_NETWORK }).where(eq(orders.id, orderId))
  expect(await shop.until(orderId, isCompleted)).toMatchObject({ networkId: HOME_NETWORK })
})

it('a partner’s eSIM is topped up with nothing that another network sells by now', async () => {
  const { db } = shop.database
  const [alpha, api] = [await aPartner(shop, 'alpha'), apiOrdering(shop)]
  await alpha.deposit(100_00)
  const [caller, tester] = [await api.callerOf('alpha'), await api.callerOf('alpha', 'test')]
  const [bought, tried] = [await api.delivered(caller), await api.delivered(tester)]
  const left = await alpha.balance()
  const moved = { networkId: ELSEWHERE, packageId: 'package' }
  await db().update(bundles).set(moved).where(eq(bundles.bundleId, bought.bundle.bundleId))
  await shop.letTimePass({ seconds: 9 })
  expect(await api.order(caller, { topUpFor: bought.id })).toEqual({ ok: false, problem: 'bundle_not_found' })
  expect(await alpha.balance()).toBe(left)
  // Whatever is bought with a test key is at the test network.
  expect(await api.order(tester, { topUpFor: tried.id })).toMatchObject({ ok: true })
})

it('a shop without an adapter for its home network doesn’t start', () => {
  expect(() => createNetworks({ [ELSEWHERE]: shop.network })).toThrow(`no adapter for the network ${HOME_NETWORK}`)
})

it('a network that could make a top-up twice can’t offer any', () => {
  const can = { ...shop.network.can, recognizesTopUps: false, findsTopUps: false }
  const offering = (offered: NetworkAbilities) =>
    createNetworks({ [HOME_NETWORK]: shop.network, [ELSEWHERE]: { ...shop.network, can: offered } })
  expect(() => offering(can)).toThrow(`The network ${ELSEWHERE} can't offer top-ups`)
  for (const sound of [{ topUps: false }, { recognizesTopUps: true }, { findsTopUps: true }])
    expect(offering({ ...can, ...sound }).ids()).toEqual([HOME_NETWORK, ELSEWHERE])
})
