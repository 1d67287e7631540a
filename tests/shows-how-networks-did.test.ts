// The owner sees how each network did with each bundle: what came, how soon, and what is on a phone.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { networkPerformanceQueries } from '#shop/sales/order-rows/network-performance-queries.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { isStepFailed } from '#shop/sales/order/order-conditions.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it('counts what was ordered in two weeks, came, failed, and was installed, per network and bundle', async () => {
  const buy = async (name: string) =>
    shop.until((await shop.buy({ email: `${name}@example.com` })).orderId, isCompleted)
  await buy('long-ago')
  shop.jump({ days: 15 })
  const used = await buy('used')
  await buy('unused')
  shop.sandbox.network.install(used.iccid ?? '')
  await shop.shop.alerts.runEsimChecks()
  shop.jump({ days: 1 })
  await shop.shop.alerts.runEsimChecks()
  await shop.spoil('network', { at: 'allocate', kind: 'no_credit' })
  const { orderId } = await shop.buy({ email: 'failed@example.com' })
  await shop.until(orderId, isStepFailed)

  const { performance } = await shop.shop.networks.viewNetworks()
  expect(performance).toEqual([
    {
      networkId: 'esim-network',
      zone: 'Europe',
      bundleId: '01032_3',
      orders: 3,
      delivered: 2,
      failed: 1,
      installed: 1,
      p50Ms: expect.any(Number),
    },
  ])
  const lately = new Date(shop.clock.now().getTime() - 14 * 86_400_000)
  const sums = await networkPerformanceQueries(shop.database).sumFailures(lately)
  expect(sums).toEqual([{ networkId: 'esim-network', orders: 3, failed: 1 }])
})
