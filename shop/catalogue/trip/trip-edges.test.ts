import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickOffers } from './recommend-offers.ts'
import { findTripEdges, NO_EDGES } from './trip-edges.ts'

const bundle = (gigabytes: number, validityDays: number, priceCents: number) => ({
  bundleId: `${gigabytes}/${validityDays}`,
  megabytes: gigabytes * 1024,
  validityDays,
  priceCents,
  zone: 'Europe',
  countries: ['ES'],
})
type Each = ReturnType<typeof bundle>

const europe = [bundle(0.5, 2, 345), bundle(1, 7, 445), bundle(3, 15, 1095), bundle(5, 10, 1495), bundle(20, 30, 3695)]
const defaultIn = (offers: Each[]) => (days: number) =>
  pickOffers(
    offers.filter(({ validityDays }) => validityDays >= days),
    days,
  )[0] ?? null
const edgesFor = (
  days: number,
  offers = europe,
  isPlannedInstead: (offer: Each, days: number) => boolean = () => false,
) => findTripEdges(days, defaultIn(offers)(days), { defaultFor: defaultIn(offers), isPlannedInstead })

describe('at the edge of a price', () => {
  it('a trip a day or two longer than a bundle is told what the shorter one costs', () => {
    expect(edgesFor(8).shorter).toMatchObject({ days: 7, offer: { priceCents: 445 } })
    expect(edgesFor(9).shorter).toMatchObject({ days: 7, offer: { priceCents: 445 } })
    expect(edgesFor(10).shorter).toBeNull()
  })

  it('a trip within a bundle is told how many more days cost the same', () => {
    expect(edgesFor(5).moreDays).toBe(2)
    expect(edgesFor(7).moreDays).toBe(0)
    expect(edgesFor(8).moreDays).toBe(7)
  })

  it('a trip as long as its bundle is told what a day more costs', () => {
    expect(edgesFor(7)).toMatchObject({ shorter: null, longer: { days: 8, offer: { priceCents: 1095 } } })
    expect(edgesFor(5).longer).toBeNull()
    expect(edgesFor(7, [bundle(1, 7, 445), bundle(3, 15, 500)]).longer).toBeNull()
    expect(edgesFor(30).longer).toBeNull()
  })

  it('nothing is said of a saving that is small, or where no bundle is selected', () => {
    expect(edgesFor(8, [bundle(1, 7, 445), bundle(3, 15, 500)]).shorter).toBeNull()
    expect(edgesFor(31)).toEqual(NO_EDGES)
  })

  it('nothing is said of a length for which several purchases are selected', () => {
    expect(edgesFor(9, europe, (_, days) => days === 7).shorter).toBeNull()
    expect(edgesFor(8, europe, () => true)).toEqual(NO_EDGES)
    expect(edgesFor(7, europe, (_, days) => days === 8).longer).toMatchObject({ days: 9 })
  })

  it('several purchases are looked for only where something would be said', () => {
    const asked: number[] = []
    const notPlanned = (_: Each, days: number) => {
      asked.push(days)
      return false
    }
    for (const days of [5, 7, 8, 9, 10, 30]) edgesFor(days, europe, notPlanned)
    // Of 5 days: 7 as well; of 7: 8; of 8 and 9: 7 instead, and 15 as well; of 10: 15 as well; of 30: none.
    expect(asked).toEqual([7, 8, 7, 15, 7, 15, 15])
  })

  it('what is said is true, whatever is sold', () => {
    const anyBundle = fc
      .tuple(fc.constantFrom(0.5, 1, 3, 5, 10), fc.constantFrom(2, 7, 10, 15, 30), fc.integer({ min: 300, max: 5000 }))
      .map((facts) => bundle(...facts))
    const anyOffers = fc.uniqueArray(anyBundle, { selector: ({ bundleId }) => bundleId, maxLength: 12 })
    fc.assert(
      fc.property(anyOffers, fc.integer({ min: 1, max: 30 }), (some, days) => {
        const offers = some.toSorted((one, other) => one.priceCents - other.priceCents)
        const priceOf = (length: number) => defaultIn(offers)(length)?.priceCents ?? Number.POSITIVE_INFINITY
        const { shorter, moreDays } = edgesFor(days, offers)
        expect(shorter ? priceOf(shorter.days) : 0).toBe(shorter?.offer.priceCents ?? 0)
        expect(shorter?.offer.priceCents ?? 0).toBeLessThan(priceOf(days))
        expect(priceOf(days + moreDays)).toBe(priceOf(days))
      }),
    )
  })
})
