// The catalog's rows in our terms, as the documentation shows them and in every other way it allows.
import { anything, assert, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefused } from '#adapters/transport/pass-on-packages.ts'
import { readPackage } from './packages.ts'

const place = (iso: string, name: string) => ({ name, region: 'Europe', iso })
/** A row as the network tells it; the values are ours. */
const ROW = {
  name: 'esim_1GB_7D_IT_V2',
  description: 'eSIM, 1GB, 7 Days, Italy, V2',
  groups: ['Standard Fixed'],
  countries: [place('IT', 'Italy')],
  dataAmount: 1000,
  duration: 7,
  speed: ['4G', '5G'],
  autostart: true,
  unlimited: false,
  roamingEnabled: null,
  price: 2.28,
  billingType: 'FixedCost',
  profileName: 'Profile 1',
  allowances: [{ type: 'DATA', service: 'STANDARD', description: 'Data', amount: 1000, unit: 'MB', unlimited: false }],
}
const read = (changes: object = {}, noted: string[] = []) =>
  readPackage({ ...ROW, ...changes }, 'EUR', (field) => void noted.push(field))

describe('a bundle', () => {
  it('is read as it is told, in megabytes of ours and the currency of the account', () => {
    expect(read()).toMatchObject({
      packageId: 'esim_1GB_7D_IT_V2',
      name: 'eSIM, 1GB, 7 Days, Italy, V2',
      countries: ['IT'],
      kind: 'total',
      // A thousand megabytes of a million bytes, rounded down.
      megabytes: 953,
      days: 7,
      installWithinDays: 180,
      startsAt: 'first use',
      cost: { units: 22_800, divisor: 10_000, currency: 'EUR' },
    })
  })

  it.each([
    [2.285, 22_850],
    ['2.50', 25_000],
    [10, 100_000],
  ])('that costs %j costs exactly that', (price, units) => {
    expect(read({ price })).toMatchObject({ cost: { units, divisor: 10_000, currency: 'EUR' } })
  })

  it('of a region works in the countries that come after it, whatever they are written as', () => {
    const noted: string[] = []
    const countries = [place('REUP', 'Europe Plus')]
    expect(read({ countries, roamingEnabled: [place('FR', 'France'), 'ITA', 'Germany'] }, noted)).toMatchObject({
      countries: ['DE', 'FR', 'IT'],
    })
    expect(noted).toEqual([])
    expect(read({ roamingEnabled: ['Atlantis', 'France'] }, noted)).toMatchObject({ countries: ['FR', 'IT'] })
    expect(noted).toEqual(['roamingEnabled'])
  })

  it('never has more data than anything it tells', () => {
    const allowance = (amount: number, service = 'STANDARD') => ({ ...ROW.allowances[0], amount, service })
    expect(read({ allowances: [allowance(5000), allowance(500, 'ROAMING')] })).toMatchObject({ megabytes: 476 })
    expect(read({ dataAmount: undefined })).toMatchObject({ megabytes: 953 })
    expect(read({ allowances: undefined })).toMatchObject({ megabytes: 953 })
    const minutes = { type: 'VOICE', service: 'STANDARD', amount: 60, unit: 'MINS', unlimited: false }
    expect(read({ allowances: [...ROW.allowances, minutes] })).toMatchObject({ megabytes: 953 })
  })

  it('without a limit has no amount', () => {
    for (const dataAmount of [-1, 0, 1000, null])
      expect(read({ dataAmount, unlimited: true })).toMatchObject({ kind: 'unlimited', megabytes: null })
    expect(read({ allowances: [{ ...ROW.allowances[0], unlimited: true }] })).toMatchObject({ kind: 'unlimited' })
  })

  it('that doesn’t start by itself starts when it is bought', () => {
    expect(read({ autostart: false })).toMatchObject({ startsAt: 'purchase' })
    expect(read({ autostart: null })).toMatchObject({ startsAt: null })
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ price: 0 }, 'price'],
    [{ price: -1 }, 'price'],
    [{ price: '2,28' }, 'price'],
    [{ price: 2.28001 }, 'price'],
    [{ billingType: 'PerMinute' }, 'billingType'],
    [{ duration: 0 }, 'duration'],
    [{ duration: 1.5 }, 'duration'],
    [{ durationUnit: 'month' }, 'durationUnit'],
    [{ autostart: 'sometimes' }, 'autostart'],
    [{ unlimited: 'maybe' }, 'unlimited'],
    [{ dataAmount: -1, allowances: [] }, 'dataAmount'],
    [{ dataAmount: null, allowances: null }, 'dataAmount'],
    [{ allowances: [{ type: 'DATA', amount: 1, unit: 'GB' }] }, 'allowances'],
    [{ allowances: ['DATA'] }, 'allowances'],
    [{ countries: [], roamingEnabled: null }, 'countries'],
    [{ countries: [place('REUP', 'Europe Plus')] }, 'countries'],
  ])('that says %j is refused, and the field is named', (changes, field) => {
    expect(read(changes)).toMatchObject({ field })
  })

  it('is sold or refused whatever else is told, and only with everything that a bundle needs', () => {
    const keys = Object.keys(ROW)
    const odd = record(Object.fromEntries(keys.map((key) => [key, anything()])), { requiredKeys: [] })
    assert(
      property(odd, (changes) => {
        const told = read(changes)
        if (isRefused(told)) return
        expect([told.cost.units > 0, told.days > 0, told.countries.length > 0]).toEqual([true, true, true])
      }),
    )
    for (const row of [null, 7, 'x', []]) expect(readPackage(row, 'EUR', () => {})).toMatchObject({ field: 'row' })
  })
})

it.each([
  { dataAmount: '1000.0' },
  { dataAmount: '1,000' },
  { duration: '7 days' },
  { duration: '7' },
  { price: '2.28' },
  { countries: [{ iso: 'ita' }, null] },
  { countries: [null, { iso: null, name: 'Italia' }] },
  { countries: ['IT', 'it'] },
  { countries: { 0: { iso: 'IT' } } },
])('a bundle is the same in other notations: %j', (changes) => {
  const noted: string[] = []
  expect(read(changes, noted)).toEqual(read())
  expect(noted).toEqual([])
})
