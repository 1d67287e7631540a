// What is sold is what the row says; a row with something unknown in it is refused by name.
import { anything, assert, constant, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefused } from '#adapters/transport/pass-on-packages.ts'
import { readPackage } from './packages.ts'

const GB = 1024 ** 3
/** A row as the network tells it; the values are ours. */
const ROW = {
  packageCode: 'QXA771',
  slug: 'IT_3_15',
  name: 'Italy 3GB 15Days',
  price: 31000,
  retailPrice: 62000,
  currencyCode: 'USD',
  volume: 3 * GB,
  dataType: 1,
  duration: 15,
  durationUnit: 'DAY',
  unusedValidTime: 180,
  activeType: 2,
  location: 'IT',
  locationCode: 'IT',
  speed: '4G/5G',
  ipExport: 'FR',
  supportTopUpType: 2,
  smsStatus: 0,
  favorite: false,
  locationNetworkList: [
    {
      locationName: 'Italy',
      locationCode: 'IT',
      operatorList: [{ operatorName: 'Example Mobile', networkType: '5G' }],
    },
  ],
}

const read = (changes: object, isTopUp = false) => {
  const notes: string[] = []
  return { told: readPackage({ ...ROW, ...changes }, isTopUp, (field) => notes.push(field)), notes }
}

describe('a package', () => {
  it('is read as it is told', () => {
    expect(read({})).toEqual({
      told: {
        packageId: 'IT_3_15',
        name: 'Italy 3GB 15Days',
        isTopUp: false,
        countries: ['IT'],
        kind: 'total',
        megabytes: 3072,
        days: 15,
        soldByDay: null,
        installWithinDays: 180,
        startsAt: 'first use',
        cost: { units: 31000, divisor: 10_000, currency: 'USD' },
        operators: { IT: [{ name: 'Example Mobile', generation: '5G' }] },
        slowSpeedKbps: null,
        exitCountry: 'FR',
        allowsHotspot: null,
        canTopUp: true,
      },
      notes: [],
    })
  })

  it.each([
    ['volume as a text', { volume: `${3 * GB}` }, { megabytes: 3072 }],
    ['volume that is no whole megabyte', { volume: 107374182 }, { megabytes: 102 }],
    ['price as a text', { price: '95000' }, { cost: { units: 95000 } }],
    ['no alias', { slug: '' }, { packageId: 'QXA771' }],
    ['a start at the installation', { activeType: '1' }, { startsAt: 'installation' }],
    ['a start at the purchase', { activeType: 3 }, { startsAt: 'purchase' }],
    ['no top-ups', { supportTopUpType: 1 }, { canTopUp: false }],
    ['top-ups as a flag', { supportTopUpType: true }, { canTopUp: true }],
    ['several countries, one of them twice', { location: 'FR, IT,fr' }, { countries: ['FR', 'IT'] }],
    ['no networks', { locationNetworkList: [] }, { operators: null }],
    [
      'data by the day, then slow',
      { dataType: 2, duration: 1, fupPolicy: '384 Kbps' },
      { kind: 'daily-slow', soldByDay: { least: 1, most: 365 }, slowSpeedKbps: 384 },
    ],
    ['data by the day, then none', { dataType: 3, duration: 1 }, { kind: 'daily-cut', megabytes: 3072 }],
    [
      'data without a limit',
      { dataType: 4, volume: 0 },
      { kind: 'unlimited', megabytes: null, soldByDay: { least: 1, most: 365 } },
    ],
    [
      'data without a limit, slow after a day’s volume',
      { dataType: 4, fupPolicy: '1 Mbps' },
      { kind: 'unlimited', megabytes: 3072, slowSpeedKbps: 1000 },
    ],
    ['a speed in megabits', { fupPolicy: '1 Mbps' }, { slowSpeedKbps: 1000 }],
  ])('with %s', (_what, changes, told) => {
    const found = read(changes)
    expect(found.told).toMatchObject(told)
    expect(found.notes).toEqual([])
  })

  it.each([
    ['another unit of time', { durationUnit: 'MONTH' }, 'durationUnit', '"MONTH"'],
    ['no unit of time', { durationUnit: null }, 'durationUnit', 'null'],
    ['another currency', { currencyCode: 'EUR' }, 'currencyCode', '"EUR"'],
    ['a currency that is none', { currencyCode: 'dollars' }, 'currencyCode', '"dollars"'],
    ['a kind of data that we don’t know', { dataType: 5 }, 'dataType', '5'],
    ['a price that is no whole number', { price: 3.1 }, 'price', '3.1'],
    ['a price with a point', { price: '3.10' }, 'price', '"3.10"'],
    ['no price', { price: 0 }, 'price', '0'],
    ['a volume with a unit', { volume: '3 GB' }, 'volume', '"3 GB"'],
    ['no volume', { volume: 0 }, 'volume', '0'],
    ['less than a megabyte', { volume: 1_048_575 }, 'volume', '1048575'],
    ['no days', { duration: 0 }, 'duration', '0'],
    ['an unknown start', { activeType: 7 }, 'activeType', '7'],
    ['no country', { location: '' }, 'location', '""'],
    ['no name of its own', { slug: null, packageCode: 7 }, 'slug', 'null'],
  ])('with %s is refused', (_what, changes, field, told) => {
    const found = read(changes).told
    expect(found).toEqual({ packageId: field === 'slug' ? null : 'IT_3_15', field, told })
  })

  it.each([
    ['supportTopUpType', { supportTopUpType: 9 }, { canTopUp: null }],
    ['unusedValidTime', { unusedValidTime: 'half a year' }, { installWithinDays: null }],
    ['ipExport', { ipExport: 'Atlantis' }, { exitCountry: null }],
    ['fupPolicy', { fupPolicy: 'slow' }, { slowSpeedKbps: null }],
    ['location', { location: 'IT,QQ' }, { countries: ['IT'] }],
  ])('with an unreadable %s counts without it', (field, changes, told) => {
    const found = read(changes)
    expect(found.told).toMatchObject(told)
    expect(found.notes).toEqual([field])
  })

  it('of any form is a package or refused, and never fails', () => {
    const fields = Object.entries(ROW).map(([name, told]) => [name, oneof(constant(told), anything())] as const)
    assert(
      property(record(Object.fromEntries(fields), { requiredKeys: [] }), (changes) => {
        const { told } = read(changes)
        if (isRefused(told)) return
        expect(Number.isSafeInteger(told.cost.units) && told.cost.units > 0).toBe(true)
        expect(told.countries.length).toBeGreaterThan(0)
        expect(told.megabytes === null || (Number.isSafeInteger(told.megabytes) && told.megabytes > 0)).toBe(true)
      }),
    )
    expect(readPackage(7, false, () => {})).toEqual({ packageId: null, field: 'row', told: '7' })
  })
})

it.each([
  { currencyCode: 'usd' },
  { currencyCode: ' Usd' },
  { durationUnit: 'Day' },
  { durationUnit: 'days' },
  { duration: '15 Days' },
  { volume: '3,221,225,472' },
  { volume: '3221225472.0' },
  { price: '31000' },
])('a package is the same in other notations: %j', (changes) => {
  expect(read(changes)).toEqual(read({}))
})

it.each(['FR; DE', 'fr,de', 'FRA|DEU', 'France, Deutschland', '250,276', ['fr', 'Allemagne']])(
  'the countries of a package may be %j',
  (location) => {
    expect(read({ location })).toMatchObject({ told: { countries: ['DE', 'FR'] }, notes: [] })
  },
)

it('an operator that is listed twice is one', () => {
  const [place] = ROW.locationNetworkList
  const operatorList = [...(place?.operatorList ?? []), null, ...(place?.operatorList ?? [])]
  expect(read({ locationNetworkList: [{ ...place, operatorList }, null] })).toEqual(read({}))
})
