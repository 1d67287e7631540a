// Whatever two networks do, and wherever the shop dies: an order that goes from one to the other gets one eSIM, and what
// else they gave goes back.
import { randomUUID } from 'node:crypto'
import { assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { allocationAttempts, failovers } from '#db/schema.ts'
import type { EsimProvider, Profile } from '#ports/esim-provider.ts'
import { createNetworks } from '#ports/networks.ts'
import { networkStore } from '#shop/catalogue/network/network-store.ts'
import { findRecalledProfiles } from '#shop/delivery/profile/find-recalled-profiles.ts'
import { releaseProfile } from '#shop/delivery/profile/release-profile.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { delivering } from '#tests/support/delivering.ts'
import { newIccid, playedNetwork, profileOf, vendorError } from '#tests/support/played-network.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import { advanceProvisioning } from './advance-provisioning.ts'
import { checkLimit } from './ask-at-cost.ts'
import { viewOtherNetworks } from './view-other-networks.ts'

const OTHER = 'other-network'
const THIRD = 'third-network'
/** What a network does with a request, before it gives. */
const FAILS_LATER = 'accepts, fails later'
const ACTS = ['gives', 'no stock', 'gives, answer lost', 'nothing, answer lost', FAILS_LATER] as const
/** It shows up only after all look-ups, and then there is never any stock. */
const LATE = 'late, answer lost'
/** It fails the first request, and still tells that while it doesn't show what it gives next. */
const FAILS_THEN_GIVES = 'fails later, then gives and shows it late'
type Act = (typeof ACTS)[number] | typeof LATE | typeof FAILS_THEN_GIVES
const LATE_LOOK_UPS = 4
/** A little longer. */
const A_LEASE_MS = 61_000

const noStock = () => vendorError('out of stock', { fault: 'out_of_stock' })

const shop = delivering()

function aNetwork(first: Act, mayDie: () => void, silentLookUps = 0) {
  const acts: Act[] = first === FAILS_THEN_GIVES ? [FAILS_LATER, first] : [first]
  const held: { profile: Profile; lookUpsLeft: number }[] = []
  const given: string[] = []
  let silent = silentLookUps
  let hasFailed = false
  const provider: EsimProvider = {
    ...playedNetwork().provider,
    allocate: () => {
      mayDie()
      const act = acts.shift() ?? (first === LATE ? 'no stock' : 'gives')
      if (act === 'no stock') throw noStock()
      const isAccepted = act === 'gives' || act === FAILS_LATER || act === FAILS_THEN_GIVES
      if (act !== 'nothing, answer lost' && act !== FAILS_LATER) {
        const profile = profileOf(newIccid())
        given.push(profile.iccid)
        held.push({ profile, lookUpsLeft: act === LATE ? LATE_LOOK_UPS : act === FAILS_THEN_GIVES ? 2 : 0 })
      }
      hasFailed = act === FAILS_LATER || act === FAILS_THEN_GIVES
      mayDie()
      if (!isAccepted) throw vendorError('no answer', { outcome: 'unknown', isRetryable: true })
      return Promise.resolve()
    },
    findByReference: () => {
      mayDie()
      if ((silent -= 1) >= 0) throw vendorError('no answer', { outcome: 'unknown', isRetryable: true })
      const shown = held.filter((each) => (each.lookUpsLeft -= 1) < 0)
      return Promise.resolve(shown.map(({ profile }) => profile))
    },
    findRefusal: () => {
      mayDie()
      return Promise.resolve(hasFailed ? noStock() : null)
    },
    release: ({ iccid }) => {
      held.splice(0, held.length, ...held.filter(({ profile }) => profile.iccid !== iccid))
      return Promise.resolve()
    },
  }
  return { provider, held, given }
}

const PRICES = { inclEsimCents: {}, topupCents: {} }
const ownPrice = { priceCents: 1495, topupCents: 1495 }
const sold = { zone: 'Europe', megabytes: 5120, validityDays: 30, status: 'Active', ownPrice } as const
const CATALOGUE = {
  zones: [{ name: 'Europe', countries: ['FR', 'DE', 'AT'], prices: PRICES }],
  bundles: [
    { ...sold, bundleId: '01032_3', networkId: HOME_NETWORK },
    { ...sold, bundleId: 'other', networkId: OTHER },
    { ...sold, bundleId: 'third', networkId: THIRD },
  ],
}

type Told = { one: Act; other: Act; third?: Act; dies?: number; silentLookUps?: number }

async function openStage({ one, other, third, dies = 0, silentLookUps }: Told) {
  let at = 0
  const mayDie = () => {
    at += 1
    if (at === dies) throw new Error('killed')
  }
  const first = aNetwork(one, mayDie, silentLookUps)
  const second = aNetwork(other, mayDie)
  const { orders } = shop().needs
  const needs = {
    ...shop().needs,
    orders: {
      ...orders,
      saveProgress: async (...told: Parameters<typeof orders.saveProgress>) => {
        mayDie()
        const saved = await orders.saveProgress(...told)
        mayDie()
        return saved
      },
    },
    networks: createNetworks({
      [HOME_NETWORK]: first.provider,
      [OTHER]: second.provider,
      ...(third && { [THIRD]: aNetwork(third, mayDie).provider }),
    }),
    readCatalogue: () => Promise.resolve(CATALOGUE),
    readCosts: () =>
      Promise.resolve(
        new Map([
          ['other', 300],
          ['third', 400],
        ]),
      ),
  }
  await needs.failovers.saveRule({ isOn: true, floorBasisPoints: 1000 })
  const id = randomUUID()
  await shop().paid({ id, bundleMegabytes: 5120, bundleDays: 30 })
  const goRound = async (restsMs = A_LEASE_MS) => {
    try {
      await advanceProvisioning(needs, id)
      for (const attempt of await needs.allocations.listRecalled(10)) await findRecalledProfiles(needs, attempt)
      for (const surplus of await needs.esims.listSurplus(10)) await releaseProfile(needs, surplus)
    } catch (error) {
      if (!(error instanceof Error && error.message === 'killed')) throw error
    }
    shop().later(restsMs)
  }
  return { needs, networks: { first, second }, id, goRound }
}

async function runToTheEnd(told: Told) {
  const stage = await openStage(told)
  for (let round = 0; round < 40; round += 1) await stage.goRound()
  // Late profiles are looked for less and less often.
  for (let day = 0; day < 8; day += 1) {
    shop().later(6 * 3_600_000)
    await stage.goRound()
  }
  const order = await shop().orderOf(stage.id)
  const { first, second } = stage.networks
  const left = [
    ...first.held.map(({ profile }) => `${HOME_NETWORK} ${profile.iccid}`),
    ...second.held.map(({ profile }) => `${OTHER} ${profile.iccid}`),
  ]
  return { ...stage, order, left }
}

describe('an order that may go to another network', () => {
  it('gets one eSIM, whatever both networks do and wherever the shop dies', async () => {
    await assert(
      asyncProperty(
        record({ one: constantFrom(...ACTS, LATE), other: constantFrom(...ACTS), dies: nat(24) }),
        async (told) => {
          const { order, left } = await runToTheEnd(told)
          expect(isCompleted(order)).toBe(true)
          expect(left).toEqual([`${order.networkId} ${order.iccid}`])
          const active = (await shop().esimsOf(order.id)).filter(({ state }) => state === 'active')
          expect(active).toMatchObject([{ iccid: order.iccid, networkId: order.networkId }])
        },
      ),
      { numRuns: 25 },
    )
  }, 120_000)

  it('gives back what its first network shows only after it went on', async () => {
    const { order, networks, left } = await runToTheEnd({ one: LATE, other: 'gives' })
    expect(networks.first.given).toHaveLength(1)
    expect(left).toEqual([`${OTHER} ${order.iccid}`])
    expect((await shop().esimsOf(order.id)).map(({ state }) => state).toSorted()).toEqual(['active', 'released'])
  })

  it('goes on from there too, while the first network is still searched for what it may show late', async () => {
    const { order } = await runToTheEnd({ one: LATE, other: 'no stock', third: 'gives' })
    expect(order.networkId).toBe(THIRD)
  })

  it('waits while nobody knows what its network did', async () => {
    const told = { one: 'gives, answer lost', other: 'gives', silentLookUps: 12 } as const
    const { order, networks } = await runToTheEnd(told)
    expect(order.networkId).toBe(HOME_NETWORK)
    expect(networks.second.given).toEqual([])
  })

  it('is not requested again because of what its network said of the request before', async () => {
    const stage = await openStage({ one: FAILS_THEN_GIVES, other: 'gives' })
    await shop().needs.failovers.saveRule({ isOn: false, floorBasisPoints: 0 })
    for (let round = 0; round < 40; round += 1) await stage.goRound(5_000)
    expect(stage.networks.first.given).toEqual([(await shop().orderOf(stage.id)).iccid])
  })

  it('is said to be held back from another one while what was promised may still come', async () => {
    const { needs } = await openStage({ one: 'gives', other: 'gives' })
    const waiting = { status: 'error', bundleMegabytes: 5120, bundleDays: 30 } as const
    const orderId = await shop().at('poll_for_iccid', waiting)
    const view = async () =>
      viewOtherNetworks({ ...needs, connectedNetworks: networkStore(shop().database) }, await shop().orderOf(orderId))
    await shop().attempt(orderId, { state: 'accepted' })
    expect(await view()).toEqual([{ networkId: OTHER, reason: 'held_back' }])
    await shop()
      .db()
      .update(allocationAttempts)
      .set({ state: 'refused' })
      .where(eq(allocationAttempts.orderId, orderId))
    expect(await view()).toEqual([{ networkId: OTHER, reason: 'able' }])
  })

  it('is looked up at the other network first, which may have it since before a backup was restored', async () => {
    const stage = await openStage({ one: 'no stock', other: 'gives' })
    const profile = profileOf(newIccid())
    stage.networks.second.held.push({ profile, lookUpsLeft: 0 })
    for (let round = 0; round < 5; round += 1) await stage.goRound()
    expect(await shop().orderOf(stage.id)).toMatchObject({ networkId: OTHER, iccid: profile.iccid })
    expect(stage.networks.second.given).toEqual([])
  })

  it('is not bought for more than it cost when it went there', async () => {
    const orderId = await shop().paid({ substituteBundleId: 'other' })
    const limit = { units: 300, divisor: 100, currency: 'USD' }
    const bought = { bundleId: '01032_3', zone: 'Europe' }
    const went = { ...bought, fromNetworkId: HOME_NETWORK, toNetworkId: OTHER, toBundleId: 'other', costCents: 300 }
    await shop()
      .db()
      .insert(failovers)
      .values({ orderId, ...went, mostPaid: limit, reason: 'out_of_stock', at: shop().now() })
    const needs = { ...shop().needs, order: await shop().orderOf(orderId) }
    const check = (mostPaid: NetworkMoney) =>
      checkLimit(needs, { packageId: 'other', days: null, mostPaid, reference: '' })
    await check(limit)
    for (const dearer of [
      { ...limit, units: 301 },
      { ...limit, currency: 'XXX' },
    ])
      await expect(check(dearer)).rejects.toMatchObject({ fault: 'price_changed', outcome: 'refused' })
  })

  it.each([
    ['no stock', OTHER],
    ['gives, answer lost', HOME_NETWORK],
    ['gives', HOME_NETWORK],
    [FAILS_LATER, OTHER],
    ['nothing, answer lost', HOME_NETWORK],
  ] as const)('whose network does this (%s) is delivered by %s', async (one, network) => {
    const { order, networks } = await runToTheEnd({ one, other: 'gives' })
    expect(order.networkId).toBe(network)
    expect(networks.first.given.length + networks.second.given.length).toBe(1)
  })
})
