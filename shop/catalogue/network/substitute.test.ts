// Whatever is on sale: what may be delivered instead keeps every promise of what was bought, and leaves the margin.
import { array, assert, constantFrom, integer, property, record, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bundle, Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { HOME_FACTS, type BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { DataKind } from '#values/data-allowance.ts'
import { keepsPromise, promiseOf } from './package-change.ts'
import { findMiss, keepsOperators, listSubstitutes, mostCostCents } from './substitute.ts'

const COUNTRIES = ['FR', 'DE', 'IT']
const ZONES = [['FR'], ['FR', 'DE'], ['FR', 'DE', 'IT']]
const zones = ZONES.map((countries) => ({
  name: countries.join(),
  countries,
  prices: { inclEsimCents: {}, topupCents: {} },
}))
const NETWORKS = ['one', 'two', 'three']

const facts = record<BundleFacts>({
  startsAt: constantFrom(null, 'purchase', 'installation', 'first use'),
  installWithinDays: constantFrom(null, 90, 365),
  allowsHotspot: constantFrom(null, true, false),
  slowSpeedKbps: constantFrom(null, 128, 512),
  exitCountry: constantFrom(null, 'FR', 'PL'),
  canTopUp: constantFrom(null, true, false),
  takesBack: constantFrom('at once', 'never'),
})
const bundle = record({
  zone: constantFrom(...zones.map(({ name }) => name)),
  megabytes: constantFrom(1024, 3072),
  dataKind: constantFrom<DataKind>('total', 'total', 'daily-slow', 'unlimited'),
  validityDays: constantFrom(7, 30),
  status: constantFrom<Bundle['status']>('Active', 'Active', 'Inactive'),
  networkId: constantFrom(...NETWORKS),
  facts,
})
const cost = constantFrom(undefined, 100, 200, 300)
const RANK = [null, 'purchase', 'installation', 'first use']
const promisesMore = (one: boolean | null, other: boolean | null) => one !== true && other === true

function ofId<Sold extends { bundleId: string }>(sold: Sold[], id: string): Sold {
  const found = sold.find(({ bundleId }) => bundleId === id)
  if (!found) throw new Error('It is not on sale.')
  return found
}

describe('what may be delivered instead', () => {
  it('keeps every promise, costs no more than it may, and is sold by another network', () => {
    const shelf = array(record({ bundle, cost }), { minLength: 1, maxLength: 12 })
    const wanted = record({
      shelf,
      bought: bundle,
      mostCents: integer({ min: 50, max: 350 }),
      trip: subarray(COUNTRIES),
    })
    assert(
      property(wanted, ({ shelf: all, bought, mostCents, trip }) => {
        const ownPrice = { priceCents: 500, topupCents: null }
        const sold = all.map((each, at) => ({ ...each.bundle, ownPrice, bundleId: `b${at}` }))
        const catalogue: Catalogue = { zones, bundles: [...sold, { ...bought, ownPrice, bundleId: 'bought' }] }
        const costs = new Map(
          all.flatMap((each, at) => (each.cost === undefined ? [] : [[`b${at}`, each.cost] as const])),
        )
        const { zone, megabytes, validityDays: days } = bought
        const found = listSubstitutes(
          catalogue,
          { bundleId: 'bought', zone, megabytes, days, destinations: trip },
          { costs, mostCents, without: new Set([bought.networkId]) },
        )
        for (const each of found) {
          const { facts: has, ...given } = ofId(sold, each.bundleId)
          const { facts: told } = bought
          expect(given.status).toBe('Active')
          expect(given.networkId).not.toBe(bought.networkId)
          expect(each.costCents).toBeLessThanOrEqual(mostCents)
          expect(given.dataKind).toBe(bought.dataKind)
          expect(given.megabytes).toBeGreaterThanOrEqual(megabytes)
          expect(given.dataKind === 'total' || given.megabytes === megabytes).toBe(true)
          expect(given.validityDays).toBeGreaterThanOrEqual(days)
          for (const country of [...zone.split(','), ...trip]) expect(given.zone.split(',')).toContain(country)
          expect(RANK.indexOf(has.startsAt)).toBeGreaterThanOrEqual(RANK.indexOf(told.startsAt))
          expect(has.installWithinDays ?? 0).toBeGreaterThanOrEqual(told.installWithinDays ?? 0)
          expect(has.slowSpeedKbps ?? 0).toBeGreaterThanOrEqual(told.slowSpeedKbps ?? 0)
          expect(promisesMore(has.allowsHotspot, told.allowsHotspot)).toBe(false)
          expect(promisesMore(has.canTopUp, told.canTopUp)).toBe(false)
          expect([null, has.exitCountry]).toContain(told.exitCountry)
          // Its top-ups are those of its zone.
          expect(told.canTopUp !== true || given.zone === zone).toBe(true)
        }
        // Of each other network, it is said what it lacks, or there is one.
        for (const networkId of NETWORKS.filter((id) => id !== bought.networkId)) {
          const asked = { bundleId: 'bought', zone, megabytes, days, destinations: trip }
          const isFound = found.some((each) => each.networkId === networkId)
          expect(findMiss(catalogue, asked, { networkId, costs, mostCents }) === null).toBe(isFound)
        }
        const byCost = found.map(({ costCents }) => costCents)
        expect(byCost).toEqual(byCost.toSorted((one, other) => one - other))
        const turned = { ...catalogue, bundles: catalogue.bundles.toReversed() }
        const again = listSubstitutes(
          turned,
          { bundleId: 'bought', zone, megabytes, days, destinations: trip },
          { costs, mostCents, without: new Set([bought.networkId]) },
        )
        expect(again).toEqual(found)
      }),
    )
  })

  it('is whatever an amount of data may be moved to for good, and the other way round if it starts alike', () => {
    const total = bundle.map((each) => ({ ...each, dataKind: 'total' as const, status: 'Active' as const }))
    assert(
      property(total, total, ({ facts: has, ...other }, { facts: told, ...sold }) => {
        const ownPrice = { priceCents: 500, topupCents: null }
        const promised = { ...told, exitCountry: null, canTopUp: sold.zone === other.zone && told.canTopUp }
        const bundles = [
          { ...other, ownPrice, facts: has, bundleId: 'other', networkId: 'there' },
          { ...sold, ownPrice, facts: promised, bundleId: 'bought', networkId: 'here' },
        ]
        const { zone, megabytes, validityDays: days } = sold
        const found = listSubstitutes(
          { zones, bundles },
          { bundleId: 'bought', zone, megabytes, days, destinations: [] },
          { costs: new Map([['other', 100]]), mostCents: 100, without: new Set(['here']) },
        )
        const { megabytes: more, validityDays: longer, zone: there, dataKind: kind } = other
        const none = { isTopUp: false, soldByDay: null, operators: null }
        const euro = { units: 100, divisor: 100, currency: 'EUR' }
        const data = { kind, megabytes: more, days: longer, countries: there.split(',') }
        const offered = { packageId: 'other', name: 'Other', cost: euro, ...none, ...data, ...has }
        const isKept = keepsPromise(promiseOf({ ...sold, facts: promised }, zone.split(','), offered), offered)
        // Where nothing was said of the start, only one with the purchase is worse.
        const startsAlike =
          promised.startsAt === null ? has.startsAt !== 'purchase' : has.startsAt === promised.startsAt
        expect(isKept).toBe(found.length > 0 && startsAlike)
      }),
    )
  })

  it('lacks what the nearest bundle of a network lacks', () => {
    const ownPrice = { priceCents: 500, topupCents: null }
    const plain = { zone: 'FR,DE', megabytes: 3072, validityDays: 30, status: 'Active', ownPrice } as const
    const missOf = (costCents: number | null, ...others: Partial<Bundle>[]) => {
      const sold = others.map((other, at) => ({ ...plain, ...other, bundleId: `b${at}`, networkId: 'two' }))
      const catalogue = { zones, bundles: [...sold, { ...plain, bundleId: 'bought', networkId: 'one' }] }
      const bought = { bundleId: 'bought', zone: 'FR,DE', megabytes: 3072, days: 30, destinations: ['FR'] }
      const costs = new Map(costCents === null ? [] : sold.map(({ bundleId }) => [bundleId, costCents]))
      return findMiss(catalogue, bought, { networkId: 'two', costs, mostCents: 100 })
    }
    expect(missOf(100, {})).toBeNull()
    expect(missOf(101, {})).toBe('dearer')
    expect(missOf(null, {})).toBe('cost_unknown')
    expect(missOf(100, { zone: 'FR' })).toBe('fewer_countries')
    expect(missOf(100, { megabytes: 1024 })).toBe('less_data')
    expect(missOf(100, { validityDays: 29 })).toBe('less_data')
    expect(missOf(100, { facts: { ...HOME_FACTS, startsAt: 'purchase' } })).toBe('fewer_promises')
    expect(missOf(100, { status: 'Inactive' })).toBe('not_sold')
    expect(missOf(100)).toBe('not_sold')
    expect(missOf(101, { zone: 'FR' }, {}, { megabytes: 1024 })).toBe('dearer')
  })

  it('is the same bundle of another network, if there is one', () => {
    const plain = { zone: 'FR', megabytes: 1024, validityDays: 7, status: 'Active' } as const
    const ownPrice = { priceCents: 500, topupCents: 500 }
    const catalogue: Catalogue = {
      zones,
      bundles: [
        { ...plain, ownPrice, bundleId: 'a', networkId: 'one' },
        { ...plain, ownPrice, bundleId: 'b', networkId: 'two', packageId: 'B' },
      ],
    }
    const bought = { bundleId: 'a', zone: 'FR', megabytes: 1024, days: 7, destinations: [] }
    const limits = { costs: new Map([['b', 200]]), mostCents: 200, without: new Set(['one']) }
    expect(listSubstitutes(catalogue, bought, limits)).toEqual([
      { bundleId: 'b', networkId: 'two', packageId: 'B', costCents: 200 },
    ])
    expect(listSubstitutes(catalogue, { ...bought, bundleId: 'forgotten' }, limits)).toEqual([])
    expect(listSubstitutes(catalogue, bought, { ...limits, mostCents: 199 })).toEqual([])
  })

  it('has operators at least as new where some were told', () => {
    const told = { FR: [{ name: 'A', generation: '5G' as const }], DE: [{ name: 'B', generation: null }] }
    expect(keepsOperators({ FR: [{ name: 'Other', generation: '5G' }] }, told)).toBe(true)
    expect(keepsOperators({ FR: [{ name: 'A', generation: '4G' }] }, told)).toBe(false)
    expect(keepsOperators(null, told)).toBe(false)
    expect(keepsOperators(null, null)).toBe(true)
  })

  it.each([
    [408, 1000, 367],
    [408, 0, 408],
    [408, 10_000, 0],
    [0, 0, 0],
  ])('of %i cents with a floor of %i basis points costs %i at most', (net, floor, most) => {
    expect(mostCostCents(net, floor)).toBe(most)
  })
})
