// For a trip, each offer is the cheapest that keeps its promises, and nothing that another one keeps is missing: checked
// by trying every bundle against every other one.
import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bundle, Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { factsOf, HOME_FACTS, keepsPromises, type BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import { coveringOffers, findOffers, type Offer } from './find-offers.ts'

const facts = record({
  startsAt: option(constantFrom('first use', 'installation', 'purchase')),
  installWithinDays: option(constantFrom(30, 180, 365)),
  allowsHotspot: option(boolean()),
  slowSpeedKbps: option(constantFrom(128, 384)),
  exitCountry: option(constantFrom('FR', 'HK')),
  canTopUp: option(boolean()),
  takesBack: option(constantFrom('at once', 'never')),
})
const bundle = record({
  zone: constantFrom('Italy', 'Europe'),
  megabytes: constantFrom(1024, 5120),
  validityDays: constantFrom(7, 15, 30),
  networkId: constantFrom('one', 'two', 'three'),
  priceCents: integer({ min: 1, max: 9 }).map((euros) => euros * 100),
  facts: option(facts),
})
const ZONES = [
  { name: 'Italy', countries: ['IT'], prices: { inclEsimCents: {}, topupCents: {} } },
  { name: 'Europe', countries: ['FR', 'IT'], prices: { inclEsimCents: {}, topupCents: {} } },
]
const catalogues = array(bundle, { maxLength: 30 }).map((rows): Catalogue => ({
  zones: ZONES,
  bundles: rows.map(({ priceCents, facts: told, ...row }, at): Bundle => ({
    ...row,
    bundleId: `${at}`,
    status: 'Active',
    ownPrice: { priceCents, topupCents: null },
    ...(told && { facts: told }),
  })),
}))

const idsOf = (...bundles: Bundle[]) => {
  const answer = findOffers({ zones: ZONES, bundles }, ['IT'], 7)
  return answer.kind === 'offers' ? answer.offers.map(({ bundleId }) => bundleId) : []
}

const NONE = { offers: [], isLongerThanStandard: false }

describe('the offers of several networks for a trip', () => {
  it('are those that no other bundle beats, each only once, cheapest first', () => {
    assert(
      property(
        catalogues,
        constantFrom('IT', 'FR IT').map((codes) => codes.split(' ')),
        integer({ min: 1, max: 40 }),
        (catalogue, trip, days) => {
          const answer = findOffers(catalogue, trip, days)
          const all = coveringOffers(catalogue, trip)
          const { offers, isLongerThanStandard } = answer.kind === 'none' ? NONE : answer
          const able = isLongerThanStandard ? all : all.filter(({ validityDays }) => validityDays >= days)
          // Cheapest first; where none is long enough, longest first.
          const ranked = isLongerThanStandard
            ? able.toSorted((one, other) => other.validityDays - one.validityDays)
            : able
          const isBeaten = (offer: Offer) =>
            ranked
              .slice(
                0,
                ranked.findIndex(({ bundleId }) => bundleId === offer.bundleId),
              )
              .some(
                (better) =>
                  better.zone === offer.zone &&
                  better.megabytes === offer.megabytes &&
                  keepsPromises(factsOf(catalogue, better.bundleId), factsOf(catalogue, offer.bundleId)),
              )
          expect(offers).toEqual(able.filter((offer) => !isBeaten(offer)))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('of equal promises are one, the cheapest, from whichever network', () => {
    const row = { zone: 'Italy', megabytes: 1024, validityDays: 7, status: 'Active' as const }
    const at = (
      bundleId: string,
      networkId: string,
      priceCents: number,
      changed: Partial<BundleFacts> = {},
    ): Bundle => ({
      ...row,
      bundleId,
      networkId,
      ownPrice: { priceCents, topupCents: null },
      facts: { ...HOME_FACTS, ...changed },
    })
    expect(idsOf(at('a', 'one', 500), at('b', 'two', 400))).toEqual(['b'])
    // It costs less, and takes the days from the installation on.
    expect(idsOf(at('a', 'one', 500), at('b', 'two', 400, { startsAt: 'installation' }))).toEqual(['b', 'a'])
    expect(idsOf(at('a', 'one', 500, { allowsHotspot: null }), at('b', 'two', 400, { allowsHotspot: true }))).toEqual([
      'b',
    ])
    expect(idsOf(at('a', 'one', 500), at('b', 'two', 400, { exitCountry: 'HK' }))).toEqual(['b'])
  })
})
