import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bundle, Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { factsOf, HOME_FACTS } from '#shop/catalogue/bundle/bundle-facts.ts'
import { addDays, parseDateOnly, type DateOnly } from '#values/date.ts'
import { coveringOffers, findOffers } from './find-offers.ts'
import { findTripOffers } from './find-trip-offers.ts'
import { canBegin } from './open-for.ts'
import { laterParts } from './plan-parts.ts'
import { planTrip } from './plan-trip.ts'

const TODAY = dayOf('2026-11-27')
const ZONES = ['France', 'Japan', 'World']
const COUNTRIES: Record<string, string[]> = { France: ['FR'], Japan: ['JP'], World: ['FR', 'JP'] }
const PRICES = { '1GB': 400, '3GB': 700, '20GB': 2000 }
const zones = ZONES.map((name) => ({
  name,
  countries: COUNTRIES[name] ?? [],
  prices: { inclEsimCents: PRICES, topupCents: {} },
}))

type Sort = { zone: string; wait: number | null; cents: number; days: number }
const bundleOf = ({ zone, wait, cents, days }: Sort, place: number): Bundle => ({
  bundleId: `b${place}`,
  zone,
  megabytes: 20_480,
  validityDays: days,
  status: 'Active',
  ownPrice: { priceCents: cents, topupCents: null },
  // Equal facts aren't always the same object.
  facts: { ...HOME_FACTS, installWithinDays: wait },
})
const catalogueOf = (sorts: Sort[]): Catalogue => ({ zones, bundles: sorts.map(bundleOf) })
const anySort = integer({ min: 0, max: 2 ** 16 }).map((number) => ({
  zone: ZONES[number % 3] ?? '',
  wait: [0, 1, 30, 30, 180, 365, null][(number >> 3) % 7] ?? null,
  cents: 300 + ((number >> 6) % 9) * 100,
  days: [7, 30][(number >> 10) % 2] ?? 7,
}))
const tripIn = (wait: number, destinations: string[], days = 7) => {
  const arrival = addDays(TODAY, wait)
  return { destinations, arrival, departure: addDays(arrival, days - 1) }
}
const idsOf = (answer: ReturnType<typeof findTripOffers>) =>
  answer.kind === 'offers' ? answer.offers.map(({ bundleId }) => bundleId) : answer.reason

describe('the offers for a trip', () => {
  it('are those of a catalog without what could not be begun anymore, for every wait', () => {
    assert(
      property(
        array(anySort, { maxLength: 25 }),
        integer({ min: -3, max: 500 }),
        constantFrom<string[][]>(['FR'], ['JP'], ['FR', 'JP']),
        (sorts, wait, destinations) => {
          const catalogue = catalogueOf(sorts)
          const trip = tripIn(wait, destinations)
          const left = {
            zones,
            bundles: catalogue.bundles.filter(({ facts = HOME_FACTS }) => {
              const most = facts.installWithinDays
              return most === null || wait <= 0 || wait < most
            }),
          }
          const answer = findTripOffers(catalogue, trip, TODAY)
          const expected = findOffers(left, destinations, 7)
          const isTooEarly = answer.kind === 'none' && answer.reason === 'too_early'
          expect(isTooEarly ? answer.kind : answer).toEqual(isTooEarly ? expected.kind : expected)
          for (const { bundleId } of answer.kind === 'offers' ? answer.offers : [])
            expect(canBegin(factsOf(catalogue, bundleId), trip.arrival, TODAY)).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('begin on the day that is told where it is too early, and only then', () => {
    assert(
      property(array(anySort, { maxLength: 12 }), integer({ min: 1, max: 500 }), (sorts, wait) => {
        const catalogue = catalogueOf(sorts)
        for (const destinations of [['FR'], ['FR', 'JP']]) {
          const trip = tripIn(wait, destinations)
          const answer = findTripOffers(catalogue, trip, TODAY)
          const isSold = coveringOffers(catalogue, destinations).length > 0
          const isAnyUnsold = destinations.some((code) => coveringOffers(catalogue, [code]).length === 0)
          const isMatched = answer.kind === 'offers' || answer.reason !== 'no_match'
          expect(isMatched || (!isSold && isAnyUnsold)).toBe(true)
          if (answer.kind === 'offers' || answer.reason !== 'too_early') continue
          expect(answer.buyFrom <= trip.arrival).toBe(true)
          if (answer.buyFrom === trip.arrival) continue
          // Where a day begins last, it is up to two days earlier.
          const [first, before] = [-2, -3].map((days) => addDays(answer.buyFrom, days))
          if (!first || !before) throw new Error('No day.')
          const then = findTripOffers(catalogue, trip, first)
          expect(then.kind === 'offers' || then.reason === 'no_single_bundle').toBe(true)
          expect(before < TODAY || findTripOffers(catalogue, trip, before).kind === 'none').toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('end with the day before the last one, because the time counts from the hour of the purchase', () => {
    const catalogue = catalogueOf([
      { zone: 'France', wait: 30, cents: 300, days: 7 },
      { zone: 'France', wait: 180, cents: 900, days: 7 },
      { zone: 'France', wait: null, cents: 1200, days: 7 },
    ])
    const at = (wait: number) => idsOf(findTripOffers(catalogue, tripIn(wait, ['FR']), TODAY))
    expect([0, 29, 30, 179, 180, 9_000].map(at)).toEqual([['b0', 'b1'], ['b0', 'b1'], ['b1'], ['b1'], ['b2'], ['b2']])
  })
})

describe('a plan', () => {
  it('is of what can still be begun, and its later parts are those of the plan that is shown', () => {
    assert(
      property(array(anySort, { minLength: 2, maxLength: 12 }), integer({ min: 0, max: 400 }), (sorts, wait) => {
        const catalogue = catalogueOf(sorts)
        const trip = tripIn(wait, ['FR', 'JP'], 40)
        const shown = planTrip(catalogue, { destinations: trip.destinations, days: 40, wait }, 'light')
        const [first] = shown?.purchases ?? []
        if (!shown || !first) return
        expect(canBegin(first.bundle.facts ?? HOME_FACTS, trip.arrival, TODAY)).toBe(true)
        const bought = { bundleId: first.bundle.bundleId, arrival: trip.arrival }
        const later = laterParts(catalogue, { usage: 'light', trip }, bought, TODAY)
        expect(later.map(({ bundle }) => bundle)).toEqual(shown.purchases.slice(1).map(({ bundle }) => bundle))
      }),
      { numRuns: 200 },
    )
  })
})

function dayOf(text: string): DateOnly {
  const day = parseDateOnly(text)
  if (!day) throw new Error(`Not a day: ${text}`)
  return day
}
