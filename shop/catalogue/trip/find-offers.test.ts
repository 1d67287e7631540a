import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bundle, Catalogue, Zone } from '#shop/catalogue/bundle/bundle.ts'
import { coverageAnswer, coveringOffers, describeOffer, everySold, findOffers } from './find-offers.ts'
import type { Offer } from './find-offers.ts'

const prices = { '512MB': 345, '1GB': 445, '5GB': 1495, '10GB': 2495 }
const zone = (name: string, countries: string, more: Partial<Zone['prices']['inclEsimCents']> = {}): Zone => ({
  name,
  countries: countries.split(' '),
  prices: { inclEsimCents: { ...prices, ...more }, topupCents: {} },
})
const bundle = (
  bundleId: string,
  zoneName: string,
  gb: number,
  validityDays: number,
  status: Bundle['status'] = 'Active',
): Bundle => ({ bundleId, zone: zoneName, megabytes: gb * 1024, validityDays, status })

const catalogue: Catalogue = {
  zones: [
    zone('Europe', 'FR IT ES'),
    zone('Asia', 'JP KR', { '1GB': 545 }),
    zone('World', 'FR JP', { '1GB': 795 }),
    zone('Morocco', 'MA'),
  ],
  bundles: [
    bundle('1_1', 'Europe', 10, 15),
    bundle('1_2', 'Europe', 5, 10),
    bundle('1_3', 'Europe', 1, 7),
    bundle('1_4', 'Europe', 1, 5),
    bundle('1_5', 'Europe', 0.5, 2),
    bundle('1_6', 'Europe', 20, 30),
    bundle('2_1', 'Asia', 1, 7),
    bundle('3_1', 'World', 1, 7),
    bundle('4_1', 'Morocco', 1, 7, 'Inactive'),
    bundle('9_1', 'Atlantis', 1, 7),
  ],
}

function idsFor(destinations: string, days: number) {
  const answer = findOffers(catalogue, destinations.split(' '), days)
  return answer.kind === 'offers' ? answer.offers.map((offer) => offer.bundleId) : answer.reason
}

describe('the offers for a trip', () => {
  it.each([
    ['IT', 1, ['1_5', '1_3', '1_2', '1_1']],
    ['IT', 2, ['1_5', '1_3', '1_2', '1_1']],
    ['IT', 3, ['1_3', '1_2', '1_1']],
    ['IT ES', 8, ['1_2', '1_1']],
    ['FR', 7, ['1_3', '3_1', '1_2', '1_1']],
    ['FR JP', 7, ['3_1']],
    ['IT IT', 15, ['1_1']],
  ])('to %s for %i days are those that cover the trip, cheapest first', (destinations, days, ids) => {
    expect(idsFor(destinations, days)).toEqual(ids)
    expect(findOffers(catalogue, destinations.split(' '), days)).toMatchObject({ isLongerThanStandard: false })
  })

  it('are all that cover the destinations, with a note, if none lasts long enough', () => {
    expect(findOffers(catalogue, ['IT'], 16)).toMatchObject({ kind: 'offers', isLongerThanStandard: true })
    expect(idsFor('IT', 16)).toEqual(['1_5', '1_3', '1_2', '1_1'])
  })

  it.each([
    ['IT JP', 'no_single_bundle'],
    ['IT FR KR', 'no_single_bundle'],
    ['MA', 'no_match'],
    ['FR MA', 'no_match'],
    ['ZZ', 'no_match'],
  ])('to %s are none: %s', (destinations, reason) => {
    expect(idsFor(destinations, 3)).toBe(reason)
  })

  it('are none while no destination is chosen', () => {
    expect(findOffers(catalogue, [], 3)).toEqual({ kind: 'none', reason: 'no_match' })
  })

  it('carry every field of a derived bundle offer', () => {
    const answer = findOffers(catalogue, ['ES'], 1)

    expect(answer.kind === 'offers' && answer.offers[0]).toEqual({
      id: '1_5',
      name: 'Europe 0.5GB',
      description: '512 MB of data for 2 days in 3 countries',
      priceCents: 345,
      dataAmountGb: 0.5,
      megabytes: 512,
      validityDays: 2,
      regions: ['Europe'],
      isPopular: false,
      zone: 'Europe',
      size: '512MB',
      countries: ['FR', 'IT', 'ES'],
      bundleId: '1_5',
    })
  })

  it('are named by a readable size, whatever the megabytes', () => {
    const odd = { ...bundle('5_1', 'Island', 1, 1), megabytes: 1500 }
    const island = { zones: [zone('Island', 'MT', { '3GB': 900 })], bundles: [odd] }
    const answer = findOffers(island, ['MT'], 1)
    expect(answer.kind === 'offers' && answer.offers[0]).toMatchObject({
      name: 'Island 1.46GB',
      description: '1.46 GB of data for 1 day in 1 country',
    })
  })

  it('are the same of two equal bundles, whichever row comes first', () => {
    const twins = [bundle('7_2', 'Europe', 1, 7), bundle('7_1', 'Europe', 1, 7)]
    const answers = [twins, twins.toReversed()].map((bundles) => findOffers({ ...catalogue, bundles }, ['IT'], 7))

    expect(answers[0]).toMatchObject({ offers: [{ bundleId: '7_1' }] })
    expect(answers[1]).toEqual(answers[0])
  })

  it('are summarized in one line while destinations are picked', () => {
    expect(coverageAnswer(catalogue, [])).toEqual({ kind: 'nothing_chosen' })
    expect(coverageAnswer(catalogue, ['FR', 'IT'])).toEqual({ kind: 'covered', zone: 'Europe', fromCents: 345 })
    expect(coverageAnswer(catalogue, ['FR', 'JP'])).toEqual({ kind: 'covered', zone: 'World', fromCents: 795 })
    expect(coverageAnswer(catalogue, ['IT', 'JP'])).toEqual({ kind: 'uncovered' })
    expect(coverageAnswer(catalogue, ['MA'])).toEqual({ kind: 'uncovered' })
  })
})

const COUNTRIES = ['AT', 'BE', 'CH', 'DE', 'FR', 'JP']
const SIZES = ['512MB', '1GB', '3GB', '5GB', '10GB', '20GB', '50GB'] as const
const anyZone = fc.record({
  name: fc.constantFrom('Zone A', 'Zone B', 'Zone C', 'Zone D'),
  countries: fc.uniqueArray(fc.constantFrom(...COUNTRIES), { maxLength: 6 }),
  prices: fc.record({
    inclEsimCents: fc.dictionary(fc.constantFrom(...SIZES), fc.integer({ min: 300, max: 320 })),
    topupCents: fc.constant({}),
  }),
})
const anyBundle = fc.record({
  bundleId: fc.stringMatching(/^\d{1,3}_\d$/),
  zone: fc.constantFrom('Zone A', 'Zone B', 'Zone C', 'Zone D', 'Zone E'),
  megabytes: fc.constantFrom(512, 1024, 1024, 3072, 5120, 10_240, 20_480, 51_200),
  validityDays: fc.constantFrom(2, 7, 7, 15, 30),
  status: fc.constantFrom('Active' as const, 'Active' as const, 'Active' as const, 'Inactive' as const),
})
const anyCatalogue: fc.Arbitrary<Catalogue> = fc.record({
  zones: fc.uniqueArray(anyZone, { selector: (each) => each.name, maxLength: 4 }),
  bundles: fc.uniqueArray(anyBundle, { selector: (each) => each.bundleId, maxLength: 25 }),
})
const anyDestinations = fc.uniqueArray(fc.constantFrom(...COUNTRIES), { minLength: 1, maxLength: 4 })
const anyDays = fc.integer({ min: 1, max: 35 })

const rank = ({ priceCents, megabytes, validityDays }: Offer) => [priceCents, -megabytes, -validityDays]
const inOrder = (offers: Offer[]) =>
  offers.toSorted((one, other) => {
    const [mine, theirs] = [rank(one), rank(other)]
    return mine.map((value, at) => value - (theirs[at] ?? 0)).find((difference) => difference !== 0) ?? 0
  })

describe('whatever is in the catalogue, an offer', () => {
  it('covers every destination, is active and priced, lasts long enough unless marked, and is unique', () => {
    fc.assert(
      fc.property(anyCatalogue, anyDestinations, anyDays, (stock, destinations, days) => {
        const answer = findOffers(stock, destinations, days)
        if (answer.kind === 'none') return

        for (const offer of answer.offers) {
          const sold = stock.bundles.find((each) => each.bundleId === offer.bundleId)
          const home = stock.zones.find((each) => each.name === offer.zone)
          expect(destinations.every((code) => home?.countries.includes(code))).toBe(true)
          expect(sold).toMatchObject({ status: 'Active', zone: offer.zone, validityDays: offer.validityDays })
          expect(home?.prices.inclEsimCents[offer.size]).toBe(offer.priceCents)
          expect(offer.validityDays >= days).toBe(!answer.isLongerThanStandard)
        }
        const kinds = answer.offers.map((offer) => `${offer.zone} ${offer.megabytes}`)
        expect(new Set(kinds).size).toBe(kinds.length)
        const asked = answer.offers.map((offer) => offer.priceCents)
        expect(asked).toEqual(asked.toSorted((one, other) => one - other))
      }),
    )
  })

  it('of the same price comes first with more data, then with more days', () => {
    fc.assert(
      fc.property(anyCatalogue, anyDestinations, anyDays, (stock, destinations, days) => {
        const answer = findOffers(stock, destinations, days)
        const offers = answer.kind === 'offers' ? answer.offers : []
        for (const list of [offers, coveringOffers(stock, destinations), everySold(stock).map(describeOffer)])
          expect(list).toEqual(inOrder(list))
      }),
    )
  })

  it('is the longest of its zone and data size', () => {
    fc.assert(
      fc.property(anyCatalogue, anyDestinations, anyDays, (stock, destinations, days) => {
        const answer = findOffers(stock, destinations, days)
        const offers = answer.kind === 'offers' ? answer.offers : []

        const rivals = coveringOffers(stock, destinations).filter(
          (each) => answer.kind === 'offers' && (answer.isLongerThanStandard || each.validityDays >= days),
        )
        const isOutlasted = (rival: Offer) =>
          offers.some(
            (each) =>
              each.zone === rival.zone && each.megabytes === rival.megabytes && each.validityDays >= rival.validityDays,
          )

        expect(rivals.filter((rival) => !isOutlasted(rival))).toEqual([])
      }),
    )
  })

  it('doesn’t depend on the order of countries, zones, or bundles, or on a repeated country', () => {
    const shuffled = fc.gen()
    fc.assert(
      fc.property(anyCatalogue, anyDestinations, anyDays, shuffled, (stock, destinations, days, gen) => {
        const mix = <Row>(rows: Row[]) => gen(fc.shuffledSubarray<Row>, rows, { minLength: rows.length })
        const mixed = { zones: mix(stock.zones), bundles: mix(stock.bundles) }
        const again = [...mix(destinations), ...destinations]

        expect(findOffers(mixed, again, days)).toEqual(findOffers(stock, destinations, days))
        expect(coverageAnswer(mixed, again)).toEqual(coverageAnswer(stock, destinations))
      }),
    )
  })

  it('that fits a trip is also offered for fewer countries and fewer days', () => {
    const part = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 34 }))
    fc.assert(
      fc.property(anyCatalogue, anyDestinations, anyDays, part, (stock, destinations, days, [left, fewer]) => {
        const whole = findOffers(stock, destinations, days)
        if (whole.kind === 'none' || whole.isLongerThanStandard) return

        const some = destinations.filter((_, at) => at !== left % destinations.length)
        const smaller = some.length > 0 ? some : destinations
        const answer = findOffers(stock, smaller, Math.max(1, days - fewer))
        expect(answer).toMatchObject({ kind: 'offers', isLongerThanStandard: false })
        expect(answer.kind === 'offers' && answer.offers).toEqual(expect.arrayContaining(whole.offers))
      }),
    )
  })

  it('is missing for a valid reason', () => {
    fc.assert(
      fc.property(anyCatalogue, anyDestinations, anyDays, (stock, destinations, days) => {
        const answer = findOffers(stock, destinations, days)
        const isEachSold = destinations.every((code) => findOffers(stock, [code], days).kind === 'offers')

        const isCovered = coverageAnswer(stock, destinations).kind === 'covered'
        const reason = isEachSold ? 'no_single_bundle' : 'no_match'

        expect(answer.kind === 'none' ? answer.reason : 'offered').toBe(isCovered ? 'offered' : reason)
      }),
    )
  })
})
