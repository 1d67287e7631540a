// After a backup was restored, an order's eSIM is looked for wherever it may have come from.
import { expect, it } from 'vitest'
import { createNetworks } from '#ports/networks.ts'
import { delivering } from '#tests/support/delivering.ts'
import { newIccid, playedNetwork, profileOf } from '#tests/support/played-network.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import { findLostProfiles } from './find-lost-profiles.ts'

const OTHER = 'other-network'
const shop = delivering()

it('an order that went to another network in the lost time has its eSIM from there', async () => {
  const [home, other] = [playedNetwork(), playedNetwork()]
  const needs = {
    ...shop().needs,
    networks: createNetworks({ [HOME_NETWORK]: home.provider, [OTHER]: other.provider }),
  }
  const order = await shop().orderOf(await shop().paid())
  const profile = profileOf(newIccid())
  other.profiles.set(order.reference, [profile])
  expect(await findLostProfiles(needs, order)).toBe(true)
  expect(await shop().orderOf(order.id)).toMatchObject({ networkId: OTHER })
  expect(await shop().esimsOf(order.id)).toMatchObject([{ iccid: profile.iccid, networkId: OTHER, state: 'active' }])
})
