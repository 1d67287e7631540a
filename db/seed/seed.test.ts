// Keeps the data files true to the specification, and to the rules by which we filled its gaps.
import { describe, expect, it } from 'vitest'
import { findBundle, offeredZones, SIZE_KEYS, sizeKeyFor, startingPriceCents } from '#shop/catalogue/bundle/bundle.ts'
import type { BundleStatus, Catalogue, SizeKey } from '#shop/catalogue/bundle/bundle.ts'
import { countCountries } from '#shop/catalogue/bundle/zone-difference.ts'
import { searchDestinations } from '#shop/catalogue/destination/search-destinations.ts'
import { normalizeCouponCode, readDiscount } from '#shop/catalogue/pricing/coupon.ts'
import { vatBasisPointsFor } from '#shop/catalogue/pricing/vat.ts'
import { coverageAnswer, findOffers } from '#shop/catalogue/trip/find-offers.ts'
import { findCountryCode } from '#values/country/country-by-name.ts'
import { EU_COUNTRIES, isCountryCode, isEuCountry } from '#values/country/country.ts'
import { parseDateOnly } from '#values/date.ts'
import type { DateOnly } from '#values/date.ts'
import bundleRows from './bundles.json' with { type: 'json' }
import couponRows from './coupons.json' with { type: 'json' }
import rateRows from './vat-rates.json' with { type: 'json' }
import zoneRows from './zones.json' with { type: 'json' }

const isStatus = (status: string): status is BundleStatus => status === 'Active' || status === 'Inactive'
const catalogue: Catalogue = {
  zones: zoneRows,
  bundles: bundleRows.map((row) => {
    if (!isStatus(row.status)) throw new Error(`No such status: ${row.status}`)
    return { ...row, status: row.status }
  }),
}
const rates = rateRows.map((row) => ({ ...row, validFrom: day(row.validFrom) }))

function day(text: string): DateOnly {
  const date = parseDateOnly(text)
  if (!date) throw new Error(`Not a day: ${text}`)
  return date
}

function zone(name: string) {
  const found = catalogue.zones.find((each) => each.name === name)
  if (!found) throw new Error(`No such zone: ${name}`)
  return found
}

const priceOf = (name: string, size: SizeKey) => zone(name).prices.inclEsimCents[size] ?? 0
const discountOf = (row: (typeof couponRows)[number]) => readDiscount(row.discountType, row.discountValue)
const toFiveCents = (cents: number, percent: number) => Math.round((cents * (100 + percent)) / 500) * 5

describe('the zones of the seed', () => {
  it('are all those of the specification', () => {
    expect(catalogue.zones.map((each) => each.name)).toEqual([
      'Europe',
      'Europe2',
      'North America',
      'North America2',
      'Asia Pacific',
      'Central and South America',
      'Central and South America2',
      'Middle East',
      'Middle East2',
      'Africa',
      'Africa2',
      'Morocco',
      'World1',
      'World2',
      'World3',
    ])
  })

  it('list known countries, each once', () => {
    for (const { countries } of catalogue.zones) {
      expect(countries.filter((code) => !isCountryCode(code))).toEqual([])
      expect(new Set(countries).size).toBe(countries.length)
    }
    expect(zone('Europe').countries).toEqual(expect.arrayContaining(['FR', 'IT', ...EU_COUNTRIES]))
    expect([zone('Europe').countries.length, zone('Europe2').countries.length]).toEqual([39, 42])
    expect(zone('Africa').countries).toHaveLength(36)
  })

  it('sell at least the 150 countries that the home page names', () => {
    expect(countCountries(offeredZones(catalogue))).toBeGreaterThanOrEqual(150)
  })

  it('price every size, ascending, and a top-up at 50 cents less', () => {
    for (const { prices } of catalogue.zones) {
      const asked = SIZE_KEYS.map((size) => prices.inclEsimCents[size] ?? 0)
      expect(asked).toEqual(asked.toSorted((one, other) => one - other))
      expect(SIZE_KEYS.map((size) => prices.topupCents[size])).toEqual(asked.map((cents) => cents - 50))
    }
    expect(priceOf('Europe', '512MB')).toBe(345)
    expect(startingPriceCents(zone('Europe'), catalogue.bundles)).toBe(345)
  })

  it.each([
    ['Europe2', 'Europe', 10],
    ['North America2', 'North America', 10],
    ['Central and South America2', 'Central and South America', 10],
    ['Middle East2', 'Middle East', 10],
    ['Africa2', 'Africa', 10],
    ['World2', 'World1', 15],
    ['World3', 'World1', 30],
  ])('in %s cost as much as in %s and %i %% more, to the nearest 5 cents', (name, base, percent) => {
    expect(SIZE_KEYS.map((size) => priceOf(name, size))).toEqual(
      SIZE_KEYS.map((size) => toFiveCents(priceOf(base, size), percent)),
    )
  })

  it('are offered, except Morocco, which is in no other zone', () => {
    const unoffered = catalogue.zones.filter((each) => !offeredZones(catalogue).includes(each))

    expect(unoffered.map((each) => each.name)).toEqual(['Morocco'])
    expect(searchDestinations('Morocco', offeredZones(catalogue))).toMatchObject({ zones: [], countries: [] })
    expect(coverageAnswer(catalogue, ['MA'])).toEqual({ kind: 'uncovered' })
  })
})

describe('the bundles of the seed', () => {
  it('have unique IDs of one form, and an existing zone', () => {
    expect(new Set(catalogue.bundles.map((each) => each.bundleId)).size).toBe(catalogue.bundles.length)
    expect(catalogue.bundles.filter((each) => !/^\d{5}_\d$/.test(each.bundleId))).toEqual([])
    expect(catalogue.bundles.map((each) => zone(each.zone).name)).toHaveLength(catalogue.bundles.length)
  })

  it.each([
    ['01125_1', '50GB', 60, 6495],
    ['01032_1', '20GB', 30, 3695],
    ['01032_2', '10GB', 15, 2495],
    ['01032_3', '5GB', 10, 1495],
    ['01032_5', '1GB', 7, 445],
    ['01032_6', '512MB', 2, 345],
  ])('sell in Europe as %s %s for %i days', (bundleId, size, validityDays, priceCents) => {
    const found = findBundle(catalogue, bundleId)

    expect(found).toMatchObject({ bundle: { zone: 'Europe', validityDays }, priceCents })
    expect(sizeKeyFor(found?.bundle.megabytes ?? 0)).toBe(size)
  })

  it('sell in North America the four of the specification, elsewhere 1 to 20 GB for 5 to 30 days', () => {
    const inZone = (name: string) => catalogue.bundles.filter((each) => each.zone === name)
    const others = catalogue.bundles.filter((each) => each.zone !== 'Europe' && each.status === 'Active')

    expect(inZone('North America').map((each) => [each.megabytes / 1024, each.validityDays])).toEqual([
      [10, 15],
      [5, 10],
      [1, 7],
      [1, 5],
    ])
    expect(inZone('Europe')).toHaveLength(6)
    expect(inZone('Morocco').map((each) => each.status)).toEqual(['Inactive', 'Inactive'])
    expect(others.filter((each) => each.megabytes < 1024 || each.megabytes > 20_480)).toEqual([])
    expect(others.filter((each) => each.validityDays < 5 || each.validityDays > 30)).toEqual([])
  })

  it('cover every kind of trip', () => {
    expect(findOffers(catalogue, ['FR', 'IT'], 2)).toMatchObject({ kind: 'offers', isLongerThanStandard: false })
    expect(findOffers(catalogue, ['FR', 'JP'], 7)).toMatchObject({ kind: 'offers', isLongerThanStandard: false })
    expect(findOffers(catalogue, ['FR'], 61)).toMatchObject({ kind: 'offers', isLongerThanStandard: true })
    expect(findOffers(catalogue, ['GE', 'JP'], 7)).toEqual({ kind: 'none', reason: 'no_single_bundle' })
    expect(findOffers(catalogue, ['MA'], 7)).toEqual({ kind: 'none', reason: 'no_match' })
  })
})

describe('the VAT rates of the seed', () => {
  const onTheFirst = day('2025-01-01')
  const table =
    'Austria 20, Belgium 21, Bulgaria 20, Croatia 25, Cyprus 19, Czech Republic 21, Denmark 25, Estonia 22, ' +
    'Finland 25.5, France 20, Germany 19, Greece 24, Hungary 27, Ireland 23, Italy 22, Latvia 21, Lithuania 21, ' +
    'Luxembourg 17, Malta 18, The Netherlands 21, Poland 23, Portugal 23, Romania 19, Slovakia 23, Slovenia 22, ' +
    'Spain 21, Sweden 25'

  it.each(table.split(', '))('start with the specified table: %s %%', (row) => {
    const [, name = '', percent] = /^(.+) ([\d.]+)$/.exec(row) ?? []

    expect(vatBasisPointsFor(rates, findCountryCode(name), onTheFirst)).toBe(Number(percent) * 100)
    expect(rates.filter((rate) => rate.country === findCountryCode(name)).length).toBeGreaterThan(0)
  })

  it('rise in Estonia and Romania on the legal days', () => {
    expect(rates).toHaveLength(31)
    expect(vatBasisPointsFor(rates, 'EE', day('2025-06-30'))).toBe(2200)
    expect(vatBasisPointsFor(rates, 'EE', day('2025-07-01'))).toBe(2400)
    expect(vatBasisPointsFor(rates, 'RO', day('2025-07-31'))).toBe(1900)
    expect(vatBasisPointsFor(rates, 'RO', day('2025-08-01'))).toBe(2100)
  })

  it('are those of France in Monaco, and zero on the Isle of Man, with a reason', () => {
    const today = day('2026-11-22')
    expect(vatBasisPointsFor(rates, 'MC', today)).toBe(vatBasisPointsFor(rates, 'FR', today))
    expect(vatBasisPointsFor(rates, 'IM', today)).toBe(0)
    const others = rates.filter(({ country }) => !isEuCountry(country))
    expect(others.map(({ country }) => country)).toEqual(['MC', 'IM'])
    for (const { reason } of others) expect(reason).toMatch(/article 7/)
  })
})

describe('the coupons of the seed', () => {
  it('are valid, with codes as they are compared', () => {
    expect(couponRows.filter((row) => discountOf(row) === null)).toEqual([])
    expect(couponRows.filter((row) => normalizeCouponCode(row.code) !== row.code)).toEqual([])
    expect(new Set(couponRows.map((row) => row.code)).size).toBe(couponRows.length)
    expect(couponRows.filter((row) => row.validUntil && Number.isNaN(Date.parse(row.validUntil)))).toEqual([])
    expect(couponRows.filter((row) => !['active', 'inactive'].includes(row.status))).toEqual([])
  })

  it('are for a demo alone: everybody can read them', () => {
    expect(couponRows.filter((row) => !row.demoOnly)).toEqual([])
    expect(couponRows.filter((row) => row.discountType === 'free')).toHaveLength(3)
  })
})
