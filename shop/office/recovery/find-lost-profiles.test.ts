// After a backup was restored, an order's eSIM is looked for wherever it may have come from.
import { beforeEach, expect, it } from 'vitest'
import type { Profile } from '#ports/esim-provider.ts'
import { createNetworks } from '#ports/networks.ts'
import { delivering } from '#tests/support/delivering.ts'
import { newIccid, playedNetwork, profileOf, vendorError } from '#tests/support/played-network.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import { findLostProfiles } from './find-lost-profiles.ts'

const OTHER = 'other-network'
const shop = delivering()

let other: ReturnType<typeof playedNetwork>
let profile: Profile
beforeEach(() => {
  other = playedNetwork()
  profile = profileOf(newIccid())
})

const needs = () => ({
  ...shop().needs,
  networks: createNetworks({ [HOME_NETWORK]: shop().network.provider, [OTHER]: other.provider }),
})

async function anOrder(told: Parameters<ReturnType<typeof shop>['paid']>[0] = {}) {
  const order = await shop().orderOf(await shop().paid(told))
  other.profiles.set(order.reference, [profile])
  return order
}

it('an order that went to another network in the lost time has its eSIM from there', async () => {
  const order = await anOrder()
  expect(await findLostProfiles(needs(), order)).toBe(true)
  expect(await shop().orderOf(order.id)).toMatchObject({ networkId: OTHER })
  expect(await shop().esimsOf(order.id)).toMatchObject([{ iccid: profile.iccid, networkId: OTHER, state: 'active' }])
})

it('an order is looked for again if a network that may have its eSIM did not answer', async () => {
  const order = await anOrder()
  other.meets('findByReference', vendorError('no answer', { outcome: 'unknown', isRetryable: true }))
  await expect(findLostProfiles(needs(), order)).rejects.toMatchObject({ message: 'no answer' })
  expect(await findLostProfiles(needs(), order)).toBe(true)
})

it('the eSIM of a refunded order goes back to the other network that it came from', async () => {
  const order = await anOrder({ paymentState: 'refunded' })
  expect(await findLostProfiles(needs(), order)).toBe(false)
  expect(await shop().esimsOf(order.id)).toMatchObject([{ iccid: profile.iccid, networkId: OTHER, state: 'surplus' }])
})
