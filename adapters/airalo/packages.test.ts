// What is sold is what the catalog says; a package with something unknown in it is refused by name.
import { anything, assert, constant, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefused } from '#adapters/transport/pass-on-packages.ts'
import { readPackage } from './packages.ts'
import { pricingOf, type Pricing } from './pricing.ts'

/** A package as the network tells it; the values are ours. */
const SOLD = {
  id: 'mamma-mia-15days-3gb',
  type: 'sim',
  price: 9.5,
  net_price: 3.1,
  amount: 3072,
  day: 15,
  is_unlimited: false,
  is_fair_usage_policy: false,
  fair_usage_policy: null,
  title: '3 GB - 15 Days',
  data: '3 GB',
  prices: {
    net_price: { USD: 3.1, EUR: 2.85, JPY: 464, KWD: 0.955 },
    recommended_retail_price: { USD: 9.5, EUR: 8.74, JPY: 1421, KWD: 2.926 },
  },
}
const OPERATOR = {
  title: 'Mamma Mia',
  activation_policy: 'first-usage',
  is_kyc_verify: false,
  rechargeability: true,
  install_window_days: 365,
  countries: [{ country_code: 'IT', title: 'Italy' }],
  coverages: [{ name: 'IT', code: 'IT', networks: [{ name: 'Example Mobile', types: ['4G', '5G'] }] }],
}
const PLACE = { slug: 'italy', country_code: 'IT', title: 'Italy' }
const NET: Pricing = { currency: 'USD', discount: null }

const read = (sold: object, { operator = {}, place = {} } = {}, pricing = NET) => {
  const notes: string[] = []
  const listed = { sold: { ...SOLD, ...sold }, operator: { ...OPERATOR, ...operator }, place: { ...PLACE, ...place } }
  return { told: readPackage(listed, pricing, (field) => notes.push(field)), notes }
}
const costOf = (sold: object, pricing: Pricing) => {
  const { told } = read(sold, {}, pricing)
  return isRefused(told) ? told.field : told.cost.units
}

/** The same with anything in any of its fields. */
const odd = (row: object) =>
  record(
    Object.fromEntries(Object.entries(row).map(([name, told]) => [name, oneof(constant(told), anything())] as const)),
    { requiredKeys: [] },
  )

describe('a package', () => {
  it('is read as it is told', () => {
    expect(read({})).toEqual({
      told: {
        packageId: 'mamma-mia-15days-3gb',
        name: 'Italy, Mamma Mia, 3 GB - 15 Days',
        isTopUp: false,
        countries: ['IT'],
        kind: 'total',
        megabytes: 3072,
        days: 15,
        soldByDay: null,
        installWithinDays: 365,
        startsAt: 'first use',
        cost: { units: 31_000, divisor: 10_000, currency: 'USD' },
        operators: { IT: [{ name: 'Example Mobile', generation: '5G' }] },
        slowSpeedKbps: null,
        exitCountry: null,
        allowsHotspot: null,
        canTopUp: true,
      },
      notes: [],
    })
  })

  it.each([
    ['numbers as texts', { amount: '3072', day: '15' }, {}, { megabytes: 3072, days: 15 }],
    [
      'no flag, as the short form has none',
      { is_unlimited: undefined, is_fair_usage_policy: undefined },
      {},
      { kind: 'total' },
    ],
    ['data without a limit', { is_unlimited: true, amount: 0 }, {}, { kind: 'unlimited', megabytes: null, days: 15 }],
    [
      'a start at the installation',
      {},
      { operator: { activation_policy: 'installation' } },
      { startsAt: 'installation' },
    ],
    ['no top-ups', {}, { operator: { rechargeability: false } }, { canTopUp: false }],
    ['no time to install it in', {}, { operator: { install_window_days: null } }, { installWithinDays: null }],
    ['a country of its own alone', {}, { operator: { countries: [] } }, { countries: ['IT'] }],
    [
      'a region',
      {},
      {
        operator: { countries: [{ country_code: 'fr' }, { country_code: 'IT' }, { country_code: 'FR' }] },
        place: { country_code: '' },
      },
      { countries: ['FR', 'IT'] },
    ],
    ['no networks', {}, { operator: { coverages: [] } }, { operators: null }],
  ])('with %s', (_what, sold, parts, told) => {
    const found = read(sold, parts)
    expect(found.told).toMatchObject(told)
    expect(found.notes).toEqual([])
  })

  it.each([
    ['Lower speed rate of 1 Mbps after 3 GB usage per day.', 3072, 1000],
    ['Speed is reduced to 512 kbps after 1.5GB a day', 1536, 512],
    ['After 500 MB daily, the speed is 0.5 Mbps.', 500, 500],
  ])('without a limit, but slow after a day’s data: %s', (words, megabytes, slowSpeedKbps) => {
    const { told } = read({ is_unlimited: true, amount: 0, is_fair_usage_policy: true, fair_usage_policy: words })
    expect(told).toMatchObject({ kind: 'unlimited', megabytes, slowSpeedKbps, days: 15, soldByDay: null })
  })

  it.each([
    ['no name of its own', { id: '' }, {}, 'id'],
    ['no days', { day: 0 }, {}, 'day'],
    ['months', { day: '2 months' }, {}, 'day'],
    ['no amount', { amount: 0 }, {}, 'amount'],
    ['an amount with a unit', { amount: '3 GB' }, {}, 'amount'],
    ['a flag that is none', { is_unlimited: 'sometimes' }, {}, 'is_unlimited'],
    ['a limit in words', { is_unlimited: true, fair_usage_policy: 'Please be fair.' }, {}, 'fair_usage_policy'],
    ['a limit without words', { is_unlimited: true, is_fair_usage_policy: true }, {}, 'fair_usage_policy'],
    [
      'a limit by the month',
      { is_unlimited: true, fair_usage_policy: '1 Mbps after 3 GB per month' },
      {},
      'fair_usage_policy',
    ],
    [
      'a limit beside an amount',
      { fair_usage_policy: 'Lower speed rate of 1 Mbps after 3 GB usage per day.' },
      {},
      'fair_usage_policy',
    ],
    ['a passport to show', {}, { operator: { is_kyc_verify: true } }, 'is_kyc_verify'],
    ['an unknown start', {}, { operator: { activation_policy: 'on-landing' } }, 'activation_policy'],
    ['an unknown kind', {}, { operator: { plan_type: 'data-satellite' } }, 'plan_type'],
    ['no country', {}, { operator: { countries: [] }, place: { country_code: '' } }, 'country_code'],
  ])('with %s is refused', (_what, sold, parts, field) => {
    expect(read(sold, parts).told).toMatchObject({ field })
  })

  it.each([
    ['install_window_days', { operator: { install_window_days: 'a year' } }, { installWithinDays: null }],
    [
      'country_code',
      { operator: { countries: [{ country_code: 'IT' }, { country_code: 'QQ' }] } },
      { countries: ['IT'] },
    ],
    ['coverages', { operator: { coverages: [{ code: 'Atlantis', networks: [] }] } }, { operators: null }],
  ])('with an unreadable %s counts without it', (field, parts, told) => {
    const found = read({}, parts)
    expect(found.told).toMatchObject(told)
    expect(found.notes).toEqual([field])
  })

  it('of any form is a package or refused, and never fails', () => {
    assert(
      property(odd(SOLD), odd(OPERATOR), odd(PLACE), (sold, operator, place) => {
        const told = readPackage({ sold, operator, place }, NET, () => {})
        if (isRefused(told)) return
        expect(Number.isSafeInteger(told.cost.units) && told.cost.units > 0).toBe(true)
        expect(told.isTopUp || told.countries.length > 0).toBe(true)
        expect(told.megabytes === null || (Number.isSafeInteger(told.megabytes) && told.megabytes > 0)).toBe(true)
      }),
    )
    expect(readPackage({ sold: 7, operator: {}, place: {} }, NET, () => {})).toEqual({
      packageId: null,
      field: 'row',
      told: '7',
    })
  })
})

const lessPercent = (discount_percentage: unknown) =>
  pricingOf({ pricing: { model: 'discount_pricing', discount_percentage } }, 'USD') ?? NET

describe('the cost of a package', () => {
  it.each([
    ['USD', 31_000],
    ['EUR', 28_500],
    ['JPY', 4_640_000],
    ['KWD', 9_550],
  ])('is told in %s with its own number of decimals', (currency, units) => {
    expect(costOf({}, { currency, discount: null })).toBe(units)
  })

  it.each([
    ['net_price', 'a currency that nobody lists', {}, 'CHF'],
    ['prices', 'more decimals than there are', { prices: { net_price: { USD: 3.10001 } } }, 'USD'],
    ['prices', 'a text that is no number', { prices: { net_price: { USD: '$3' } } }, 'USD'],
    ['net_price', 'nothing', { prices: null, net_price: null }, 'USD'],
    ['net_price', 'zero', { prices: null, net_price: 0 }, 'USD'],
  ])('refuses the package by %s for %s', (field, _what, sold, currency) => {
    expect(costOf(sold, { currency, discount: null })).toBe(field)
  })

  it('is the plain one where no list is told, for accounts in dollars', () => {
    for (const net of [9.5, '9.50', '9.5']) expect(costOf({ prices: undefined, net_price: net }, NET)).toBe(95_000)
    expect(costOf({ prices: undefined }, { currency: 'EUR', discount: null })).toBe('net_price')
  })

  it('is the retail price less the discount, rounded up, where the network sells so', () => {
    const sold = { net_price: null, prices: { recommended_retail_price: { USD: 9.5 } } }
    expect(costOf(sold, lessPercent(10))).toBe(85_500)
    expect(costOf(sold, lessPercent('12.5'))).toBe(83_125)
    expect(costOf({ ...sold, prices: null }, lessPercent(0))).toBe(95_000)
    expect(costOf({ ...sold, prices: { recommended_retail_price: { USD: 0.0001 } } }, lessPercent(50))).toBe(1)
  })

  it('is told by nobody in a way of selling that we don’t know', () => {
    expect(pricingOf({ pricing: { model: 'net_pricing', discount_percentage: 0 } }, 'USD')).toEqual(NET)
    for (const pricing of [null, {}, { model: 'auction' }, { model: 'discount_pricing', discount_percentage: 100 }])
      expect(pricingOf({ pricing }, 'USD')).toBeUndefined()
  })
})

it.each([{ amount: '3,072' }, { amount: '3072.0' }, { amount: ' 3072' }, { day: '15 Days' }, { day: '15.0' }])(
  'a package is the same in other notations: %j',
  (changes) => {
    expect(read(changes)).toEqual(read({}))
  },
)

it.each(['it', 'ITA', 'Italia', 'ITALY', '380', 380])('the country of a package may be %j', (told) => {
  expect(read({}, { operator: { countries: [{ country_code: told }, null] } })).toMatchObject({
    told: { countries: ['IT'] },
    notes: [],
  })
})
