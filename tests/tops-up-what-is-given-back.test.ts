// A partner's software returns an eSIM and tops it up at the same time: whichever comes first, nobody pays for
// something they don't get.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import type { ApiCaller } from '#shop/partners/prepaid/place-api-order.ts'
import { apiOrdering, type ApiOrdering } from './support/api-ordering.ts'
import { quickEngine } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { aPartner, mustBeEven, type Partner } from './support/prepaying.ts'

let shop: TestShop
let alpha: Partner
let api: ApiOrdering
beforeAll(async () => {
  shop = await openTestShop({ engine: quickEngine() })
  alpha = await aPartner(shop, 'alpha')
  api = apiOrdering(shop)
  await alpha.deposit(200_00)
})
afterAll(() => shop.close())

/** The top-up is ordered after the check for existing ones, and before the refund: the network is as slow as that. */
async function topsUpMeanwhile(caller: ApiCaller, id: string) {
  await shop.spoil('network', { at: 'release', kind: 'slow', ms: 8_000, times: 1 })
  const givenBack = shop.shop.prepaid.returnOrder(caller, id)
  const faults = async () => (await fetch(`${shop.sandbox.url}/control/faults`)).text()
  await expect.poll(faults).not.toContain('"hits":0')
  const topUp = await api.ordered(caller, { topUpFor: id })
  await shop.mend()
  return { topUp, givenBack }
}

it('charges nothing for data on an eSIM that is returned meanwhile', async () => {
  const caller = await api.callerOf('alpha')
  const bought = await api.delivered(caller)
  const { givenBack } = await topsUpMeanwhile(caller, bought.id)
  expect(await givenBack).toMatchObject({ ok: true, order: { state: 'refunded' } })
  expect(await alpha.balance()).toBe(200_00)
  expect(await api.order(caller, { topUpFor: bought.id })).toEqual({ ok: false, problem: 'esim_not_found' })
  await mustBeEven(shop)
})

it('charges nothing if the top-up stopped for a person meanwhile', async () => {
  const caller = await api.callerOf('alpha')
  const bought = await api.delivered(caller)
  const { topUp, givenBack } = await topsUpMeanwhile(caller, bought.id)
  const stop = orderStore(shop.database).stopForReview
  expect(await stop(topUp.id, 'profile_differs', 'network_refused', shop.clock.now())).toBe(true)
  expect(await givenBack).toMatchObject({ ok: true, order: { state: 'refunded' } })
  expect(await alpha.balance()).toBe(200_00)
  await mustBeEven(shop)
})
