// The catalog's rows in our terms, in the notations that they are met in.
import { expect, it } from 'vitest'
import { readPackage } from './packages.ts'

/** A row as the network tells it; the values are ours. */
const ROW = {
  offerId: 'ESIM-IT-15D-3GB',
  productType: 'ESIM',
  priceType: 'FIXED',
  country: 'IT',
  regions: [],
  roaming: [],
  dataGB: 3,
  dataUnlimited: false,
  durationDays: 15,
  shortNotes: 'Italy 3GB 15 Days',
  cost: { currency: 'USD', currencyDivisor: 100, fixed: 450, fee: 0 },
}
const read = (changes: object = {}) => {
  const notes: string[] = []
  return { told: readPackage({ ...ROW, ...changes }, (field) => notes.push(field)), notes }
}

it('an offer is read as it is told', () => {
  expect(read()).toMatchObject({
    told: { countries: ['IT'], megabytes: 2861, days: 15, cost: { units: 450, divisor: 100, currency: 'USD' } },
    notes: [],
  })
})

it.each([
  { productType: 'esim' },
  { productType: ' eSIM ' },
  { priceType: 'Fixed' },
  { dataGB: '3 GB' },
  { dataGB: '3.0' },
  { durationDays: '15 days' },
  { dataUnlimited: 'false' },
  { cost: { currency: 'usd', currencyDivisor: '100', fixed: '450', fee: '0' } },
  { country: 'ITA' },
  { country: 'Italia' },
  { country: '380' },
  { country: '', roaming: [{ country: 'it' }, null, { country: 'IT' }] },
  { country: '', roaming: ['Italy'] },
])('an offer is the same in other notations: %j', (changes) => {
  expect(read(changes)).toEqual(read())
})

it.each([
  [{ productType: 'VOUCHER' }, 'productType'],
  [{ priceType: 'RANGE' }, 'priceType'],
  [{ dataGB: '3 MB' }, 'dataGB'],
  [{ durationDays: 'two weeks' }, 'durationDays'],
  [{ country: 'Atlantis' }, 'roaming'],
  [{ cost: { currency: 'dollars', currencyDivisor: 100, fixed: 450 } }, 'cost'],
])('an offer with something unknown is refused by name: %j', (changes, field) => {
  expect(read(changes).told).toMatchObject({ field })
})
