// Two networks may be one account: whatever is found under the order's reference is then found at both.
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { orders } from '#db/schema.ts'
import { createNetworks } from '#ports/networks.ts'
import { noteSurplus } from '#shop/delivery/provisioning/receive-allocation.ts'
import { delivering } from '#tests/support/delivering.ts'
import { newIccid, profileOf } from '#tests/support/played-network.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import { findRecalledProfiles } from './find-recalled-profiles.ts'

const AGAIN = 'the-same-account'
const shop = delivering()
const own = profileOf(newIccid())
let orderId = ''

const needs = () => {
  const { provider } = shop().network
  return { ...shop().needs, networks: createNetworks({ [HOME_NETWORK]: provider, [AGAIN]: provider }) }
}

async function lookFor() {
  for (const attempt of await shop().needs.allocations.listRecalled(10)) await findRecalledProfiles(needs(), attempt)
}

beforeEach(async () => {
  orderId = await shop().at('poll_for_iccid', { networkId: AGAIN, substituteBundleId: 'other' })
  await shop().attempt(orderId, { state: 'recalled' })
  shop().network.profiles.set((await shop().orderOf(orderId)).reference, [own])
})

it('gives nothing back while the order waits at another network for what may be its own eSIM', async () => {
  await lookFor()
  await noteSurplus(needs(), { orderId, networkId: HOME_NETWORK })
  expect(await shop().esimsOf(orderId)).toEqual([])
})

it('looks again once the order has its eSIM, however long that took, and gives back what else is there', async () => {
  for (let day = 0; day < 20; day += 1) {
    await lookFor()
    shop().later(24 * 3_600_000)
  }
  await shop().db().update(orders).set({ iccid: own.iccid }).where(eq(orders.id, orderId))
  await shop().needs.esims.adopt({
    ...own,
    orderId,
    networkId: AGAIN,
    bundleId: '01032_3',
    zone: 'Europe',
    now: shop().now(),
  })
  const late = profileOf(newIccid())
  shop().network.profiles.set((await shop().orderOf(orderId)).reference, [own, late])
  await lookFor()
  expect((await shop().esimsOf(orderId)).map(({ iccid, state }) => [iccid, state])).toEqual([
    [own.iccid, 'active'],
    [late.iccid, 'surplus'],
  ])
})
