import { describe, expect, it } from 'vitest'
import { meaningOf, refusalIn } from './refusals.ts'
import { toldReferenceIn, transactionIdOf } from './transaction-ids.ts'
import { creditIn, plansIn, readPurchase, toldBytes } from './wire.ts'

const ICCID = '8988303000000000007'
const CODE = 'LPA:1$smdp.example$ABC-1'
const unnoted = () => {}
const told = (more: object) => readPurchase({ transactionId: 't1', status: 'DONE', ...more }, unnoted)

describe('an ID of a transaction', () => {
  it('has only letters and digits, is the same for the same reference, and tells it at every try', () => {
    const reference = 'wanderpass_order_0c9f1a52-7a35-4f0e-9a63-2f1d3f5b7e11'
    const ids = [1, 2, 10].map((attempt) => transactionIdOf(reference, attempt))
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) {
      expect(id).toMatch(/^[A-Za-z0-9]{34,40}$/)
      expect(toldReferenceIn(id)).toBe(transactionIdOf(reference))
    }
    expect(transactionIdOf(`${reference}2`)).not.toBe(ids[0])
    expect(toldReferenceIn('order-1')).toBeNull()
  })
})

describe('a transaction', () => {
  it.each([
    ['apart', { smdpAddress: 'smdp.example', activationCode: 'ABC-1' }],
    ['with a scheme', { smdpAddress: 'https://smdp.example/', activationCode: 'ABC-1' }],
    ['as one text', { smdpAddress: '', activationCode: CODE }],
    ['as one text beside the host', { smdpAddress: 'smdp.example', activationCode: '1$smdp.example$ABC-1' }],
  ])('tells its code %s', (_how, confirmation) => {
    expect(told({ confirmation: { iccid: ICCID, ...confirmation } })).toMatchObject({
      iccid: ICCID,
      activationCode: CODE,
    })
  })

  it('has no codes before the network tells them, and none that no phone could use', () => {
    expect(told({})).toMatchObject({ iccid: null, activationCode: null })
    expect(told({ confirmation: { iccid: '', smdpAddress: '', activationCode: '' } })).toMatchObject({
      iccid: null,
      activationCode: null,
    })
    expect(told({ confirmation: { iccid: 8.988303e18, smdpAddress: 'no host', activationCode: 'ABC' } })).toMatchObject(
      {
        iccid: undefined,
        activationCode: undefined,
      },
    )
  })

  it.each([
    ['DONE', 'done'],
    ['Failed', 'failed'],
    ['FAIL', 'failed'],
    ['in_progress', 'underway'],
    ['ON_HOLIDAY', 'underway'],
    [null, 'underway'],
  ])('is never ordered again in a state that may still end well: %s is %s', (status, state) => {
    expect(told({ status })).toMatchObject({ state })
  })

  it('is none without its ID, or of another product', () => {
    expect(readPurchase({ status: 'DONE' }, unnoted)).toBeUndefined()
    expect(told({ productType: 'VOUCHER' })).toBeUndefined()
    expect(readPurchase([], unnoted)).toBeUndefined()
  })
})

it.each(['IT', ' it', 'ITA', 'Italia', 'ITALY', '380'])('the country of a transaction is its code: %j', (country) => {
  expect(told({ country })).toMatchObject({ country: 'IT' })
})

describe('amounts', () => {
  it.each([
    [3, 3_000_000_000],
    ['0.5', 500_000_000],
    [0, 0],
    ['', null],
    [null, null],
    [-1, undefined],
    ['1,5', 1_500_000_000],
    ['5 GB', 5_000_000_000],
    ['1,500', undefined],
    ['5 MB', undefined],
    ['lots', undefined],
  ])('of data: %s', (amount, bytes) => expect(toldBytes(amount)).toBe(bytes))

  it('of money are in the smallest unit, of which the network tells how many make one', () => {
    expect(creditIn({ availableBalance: '12345', currency: 'usd', currencyDivisor: 100 })).toEqual({
      units: 12_345,
      divisor: 100,
      currency: 'USD',
    })
    for (const wrong of [{ currencyDivisor: 0 }, { currency: '' }, { availableBalance: 1.5 }])
      expect(creditIn({ availableBalance: 1, currency: 'USD', currencyDivisor: 100, ...wrong })).toBeUndefined()
  })

  it('that are left are read in both spellings of their field', () => {
    for (const name of ['remainingDataGB', 'reamainingDataGB'])
      expect(plansIn({ list: [{ status: 'ACTIVE', initialDataGB: 3, [name]: 1 }] })?.rows).toMatchObject([
        { bytes: 3e9, bytesLeft: 1e9, hasBegun: true },
      ])
  })
})

it('a plan without a limit has nothing left to tell, however its flag is written', () => {
  for (const unlimited of [true, 'true', 'TRUE', 1, 'yes'])
    for (const name of ['unlimited', 'dataUnlimited'])
      expect(plansIn({ list: [{ status: 'ACTIVE', remainingDataGB: 0, [name]: unlimited }] })?.rows).toMatchObject([
        { isUnlimited: true },
      ])
})

describe('a refusal', () => {
  it.each([
    [400, { errorCode: 'INVALID_REQUEST', message: 'no' }, { outcome: 'refused', fault: 'refused' }],
    [401, { errorCode: 'NOT_AUTHORIZED' }, { outcome: 'refused', fault: 'unauthorized' }],
    [403, {}, { outcome: 'refused', fault: 'address_blocked' }],
    [404, { errorCode: 'NOT_FOUND' }, { outcome: 'refused', fault: 'not_known' }],
    [429, {}, { outcome: 'refused', isRetryable: true, fault: 'busy' }],
    [503, { errorCode: 'SYSTEM_UNAVAILABLE' }, { outcome: 'unknown', isRetryable: true, fault: 'broken' }],
    [200, { status: 'FAILED', error: { code: 'INSUFFICIENT_FUNDS' } }, { outcome: 'refused', fault: 'no_credit' }],
    [200, { error: { code: 'X', description: 'Out of stock' } }, { outcome: 'refused', fault: 'out_of_stock' }],
    [200, { error: { code: 'SYSTEM_UNAVAILABLE' } }, { outcome: 'refused', isRetryable: true, fault: 'broken' }],
  ])('with status %i and %j', (status, answer, meaning) => {
    expect(meaningOf(refusalIn(answer), status)).toMatchObject(meaning)
  })
})
