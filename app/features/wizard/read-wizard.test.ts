import { describe, expect, it } from 'vitest'
import type { Bundle, Catalogue, SizeKey } from '#shop/catalogue/bundle/bundle.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { findOffers } from '#shop/catalogue/trip/find-offers.ts'
import { recommendOffers } from '#shop/catalogue/trip/recommend-offers.ts'
import { parseDateOnly, type DateOnly } from '#values/date.ts'
import { NO_EDGES } from '#shop/catalogue/trip/trip-edges.ts'
import { passFacts } from './pass/pass-facts.ts'
import { readWizard } from './read-wizard.ts'
import { chosenOf } from './results/chosen-offer.ts'

const today = day('2026-11-21')
const trip = 'to=FR,IT&from=2026-12-01&to_date=2026-12-07'

describe('reading the wizard from an address', () => {
  it('starts at the destinations, with nothing chosen', () => {
    expect(read('')).toMatchObject({ step: 'destinations', problem: null, results: null, trip: { destinations: [] } })
  })

  it('sends a visitor without destinations back to them and says why', () => {
    expect(read('step=dates')).toMatchObject({ step: 'destinations', problem: 'no_destinations' })
    expect(read('step=results&from=2026-12-01&to_date=2026-12-07')).toMatchObject({ step: 'destinations' })
  })

  it('asks for the dates before it shows results', () => {
    expect(read('to=FR&step=results')).toMatchObject({ step: 'dates', problem: 'dates_missing', results: null })
  })

  it('asks for the departure if only the arrival is given', () => {
    const half = read('to=FR&from=2026-12-01&step=results')
    expect(half).toMatchObject({ step: 'dates', problem: 'dates_missing', trip: { departure: null } })
  })

  it('says if the arrival in the address is in the past or after the departure', () => {
    expect(read('to=FR&from=2026-11-20&step=dates')).toMatchObject({ problem: 'arrival_in_past' })
    const turned = read('to=FR&from=2026-12-07&to_date=2026-12-01&step=dates')
    expect(turned).toMatchObject({ problem: 'departure_before_arrival', trip: { departure: null } })
  })

  it('accepts any arrival that is today somewhere on earth', () => {
    const days = { earliest: day('2026-11-20'), latest: day('2026-11-22') }
    const of = (arrival: string) =>
      readWizard(new URL(`https://shop.test/?to=FR&from=${arrival}&step=dates`), sold(), 2100, days)
    expect(of('2026-11-20')).toMatchObject({ problem: null, trip: { arrival: '2026-11-20' }, today: '2026-11-20' })
    expect(of('2026-11-19')).toMatchObject({ problem: 'arrival_in_past', trip: { arrival: null } })
  })

  it('prices every offer with the tax of the visitor, cheapest first', () => {
    const { results } = read(`${trip}&step=results`)
    if (results?.kind !== 'offers') throw new Error('no offers')
    expect(results.days).toBe(7)
    expect(results.offers[0]).toMatchObject({ bundleId: '01032_5', priceCents: 445, vatCents: 93, totalCents: 538 })
    expect(results.offers.map((offer) => offer.totalCents)).toEqual(
      results.offers.map((offer) => offer.totalCents).toSorted((one, other) => one - other),
    )
  })

  it('distinguishes an impossible combination from a trip that is too long', () => {
    expect(read('to=FR,JP&from=2026-12-01&to_date=2026-12-07&step=results').results).toMatchObject({ kind: 'none' })
    const long = read('to=FR&from=2026-12-01&to_date=2027-03-07&step=results').results
    expect(long).toMatchObject({ kind: 'offers', isLongerThanStandard: true })
  })

  it('sends only bundles on sale, without top-up prices', () => {
    const { catalogue } = read('')
    expect(catalogue.zones.map((zone) => zone.name)).toEqual(['Europe', 'Asia Pacific'])
    expect(catalogue.zones.every((zone) => Object.keys(zone.prices.topupCents).length === 0)).toBe(true)
    expect(catalogue.bundles.every((bundle) => bundle.status === 'Active')).toBe(true)
  })

  it('finds destinations without JavaScript', () => {
    expect(read('q=holland').found).toMatchObject({ query: 'holland', zones: [], countries: ['NL'], isGuess: false })
    expect(read('q=%20').found).toBeNull()
    expect(read(`q=${'x'.repeat(14_000)}`).found?.query).toHaveLength(80)
  })
})

describe('a trip that hundreds of bundles fit', () => {
  const copies = Array.from({ length: 40 }, (_, copy) => copy)
  const many = (): Catalogue => {
    const { zones, bundles } = sold()
    return {
      zones: copies.flatMap((copy) =>
        zones.map(({ name, countries, prices }) => ({
          name: `${name} ${copy}`,
          countries: copy % 3 === 0 ? [...countries, 'US'] : countries,
          prices: { ...prices, inclEsimCents: dearer(prices.inclEsimCents, copy) },
        })),
      ),
      bundles: copies.flatMap((copy) =>
        bundles.map((each) => ({ ...each, bundleId: `${each.bundleId}-${copy}`, zone: `${each.zone} ${copy}` })),
      ),
    }
  }
  const resultsFor = (search: string) => {
    const { results } = readWizard(new URL(`https://shop.test/?${search}`), many(), 2100, {
      earliest: today,
      latest: today,
    })
    if (results?.kind !== 'offers') throw new Error('no offers')
    return results
  }

  it.each([
    ['a week', '2026-12-07'],
    ['four months', '2027-04-01'],
  ])('of %s shows the same first offers as the whole list, and sends few others', (_, until) => {
    const results = resultsFor(`to=FR&from=2026-12-01&to_date=${until}&step=results`)
    expect(results.offers.length).toBeLessThan(110)
    const answer = findOffers(many(), ['FR'], results.days)
    if (answer.kind !== 'offers') throw new Error('no offers')
    expect(answer.offers.length).toBeGreaterThan(results.offers.length)
    const all = answer.offers.map((offer) => ({
      ...offer,
      totalCents: quote(offer.priceCents, 2100).totalCents,
    }))
    expect(ids(recommendOffers(results.offers, results.days))).toEqual(ids(recommendOffers(all, results.days)))
    expect(results.isLongerThanStandard).toBe(answer.isLongerThanStandard)
    const order = all.map(({ bundleId }) => bundleId)
    const places = results.offers.map(({ bundleId }) => order.indexOf(bundleId))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('keeps the bundle that the address names', () => {
    const chosen = '01032_2-39'
    const short = 'to=FR&from=2026-12-01&to_date=2026-12-02&step=results'
    expect(resultsFor(short).offers.some(({ bundleId }) => bundleId === chosen)).toBe(false)
    expect(resultsFor(`${short}&bundle=${chosen}`).offers.some(({ bundleId }) => bundleId === chosen)).toBe(true)
  })
})

describe('as soon as both dates stand', () => {
  it.each([
    ['a day', '2026-12-01'],
    ['a week', '2026-12-07'],
    ['eight days', '2026-12-08'],
    ['two weeks', '2026-12-14'],
    ['a hundred days', '2027-03-10'],
  ])('%s: the bundle, its price, and its length are those that the results select', (_, last) => {
    const { tripBundle } = until('dates', last)
    const { results, trip: tripUntil } = until('results', last)
    if (results?.kind !== 'offers') throw new Error('no offers')
    const chosen = chosenOf(results, tripUntil, null)
    expect(tripBundle?.offer).toEqual(chosen?.whole)
    expect(tripBundle?.parts).toEqual(
      chosen?.plan ? { count: chosen.plan.parts.length, firstCents: chosen.offer.totalCents } : null,
    )
    expect(tripBundle?.edges).toEqual(chosen?.plan ? NO_EDGES : results.edges)
  })

  it('the Pass says what all parts of a plan come to', () => {
    const { catalogue, trip: eightDays, tripBundle } = until('dates', '2026-12-08')
    const both = quote(445, 2100).totalCents + quote(345, 2100).totalCents
    expect(tripBundle?.parts).toEqual({ count: 2, firstCents: quote(445, 2100).totalCents })
    expect(passFacts(eightDays, catalogue, tripBundle?.offer ?? null)).toMatchObject({
      totalCents: both,
      days: 8,
      data: '1.5 GB',
    })
  })

  it('everybody on the trip is in the price of the Pass', () => {
    const { catalogue, trip: whole, tripBundle } = until('dates', '2026-12-07')
    const family = { ...whole, travelers: 4 }
    expect(passFacts(family, catalogue, tripBundle?.offer ?? null).totalCents).toBe(quote(4 * 445, 2100).totalCents)
  })

  it('and not before, a price is that of no dates', () => {
    expect(read('to=FR&step=dates').tripBundle).toBeNull()
    expect(read('to=FR&from=2026-12-01&step=dates').tripBundle).toBeNull()
    expect(read('').tripBundle).toBeNull()
    expect(until('results', '2026-12-07').tripBundle).toBeNull()
  })

  it('the Pass says the price of a bundle, and once there are dates, only that of the one for them', () => {
    const { catalogue, trip: open } = read('to=FR&step=dates')
    expect(passFacts(open, catalogue, null)).toMatchObject({ totalCents: 538, data: '1 GB', days: 7 })

    const { trip: whole } = until('dates', '2026-12-08')
    expect(passFacts(whole, catalogue, null)).toMatchObject({ totalCents: null, days: null, data: null })
  })
})

describe('buttons without JavaScript', () => {
  it.each([
    ['to=FR&toggle=IT', '/bundleselector?to=FR,IT'],
    ['to=FR,IT&toggle=FR', '/bundleselector?to=IT'],
    ['to=FR&toggle=XX', '/bundleselector?to=FR'],
    ['begin=FR', '/bundleselector?to=FR&step=dates'],
    ['begin=XX', '/bundleselector?step=dates'],
    ['to=FR&clear=1', '/bundleselector'],
    ['zone=Asia+Pacific', '/bundleselector?to=JP,TH'],
    ['to=FR&q=&step=dates', '/bundleselector?to=FR&step=dates'],
    [`${trip}&step=dates&step=results`, `/bundleselector?${trip}&step=results`],
    [
      'to=FR&from=2026-12-01&step=dates&step=dates',
      '/bundleselector?to=FR&from=2026-12-01&to_date=2026-12-01&step=dates',
    ],
    ['to=FR&from=2026-12-01&step=dates&step=results', '/bundleselector?to=FR&from=2026-12-01&step=results'],
    [`${trip}&step=dates&reset=1`, '/bundleselector?to=FR,IT&step=dates'],
    [
      'to=FR&from=2026-12-01&step=dates&length=1',
      '/bundleselector?to=FR&from=2026-12-01&to_date=2026-12-01&step=dates',
    ],
    [`${trip}&step=dates&length=14`, '/bundleselector?to=FR,IT&from=2026-12-01&to_date=2026-12-14&step=dates'],
    [`${trip}&step=dates&by=3&move=later`, '/bundleselector?to=FR,IT&from=2026-12-01&to_date=2026-12-10&step=dates'],
    [`${trip}&step=dates&by=30&move=earlier`, '/bundleselector?to=FR,IT&from=2026-12-01&to_date=2026-12-01&step=dates'],
    [`${trip}&step=dates&by=31&move=later`, `/bundleselector?${trip}&step=dates`],
  ])('%s leads to %s', (search, address) => {
    expect(redirectOf(search)).toBe(address)
  })
})

const dearer = (cents: Partial<Record<SizeKey, number>>, copy: number) =>
  Object.fromEntries(Object.entries(cents).map(([size, price]) => [size, price + copy * 7]))
const ids = (offers: { offer: { bundleId: string } }[]) => offers.map(({ offer }) => offer.bundleId)

const until = (step: string, last: string) => read(`to=FR&from=2026-12-01&to_date=${last}&step=${step}`)

function read(search: string) {
  return readWizard(new URL(`https://shop.test/bundleselector?${search}`), sold(), 2100, {
    earliest: today,
    latest: today,
  })
}

function redirectOf(search: string): string | null {
  try {
    read(search)
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('location')
    throw answer
  }
  return null
}

function sold(): Catalogue {
  const sizes = { '512MB': 345, '1GB': 445, '3GB': 995, '5GB': 1495, '10GB': 2495, '20GB': 3695, '50GB': 6495 } as const
  const prices = { inclEsimCents: sizes, topupCents: sizes }
  return {
    zones: [
      { name: 'Europe', countries: ['DE', 'FR', 'IT', 'NL'], prices },
      { name: 'Asia Pacific', countries: ['JP', 'TH'], prices },
      { name: 'Morocco', countries: ['MA'], prices },
    ],
    bundles: [
      aBundle('01032_6', 'Europe', 512, 2),
      aBundle('01032_5', 'Europe', 1024, 7),
      aBundle('01032_2', 'Europe', 10_240, 15),
      aBundle('05032_5', 'Asia Pacific', 1024, 7),
      { ...aBundle('09032_5', 'Morocco', 1024, 7), status: 'Inactive' },
    ],
  }
}

function aBundle(bundleId: string, zone: string, megabytes: number, validityDays: number): Bundle {
  return { bundleId, zone, megabytes, validityDays, status: 'Active' }
}

function day(text: string): DateOnly {
  const parsed = parseDateOnly(text)
  if (!parsed) throw new RangeError(text)
  return parsed
}
