import { describe, expect, it } from 'vitest'
import { parseDateOnly } from '#values/date.ts'
import { esimOfToday, nextStep, readLabel, type OwnEsim } from './own-esim.ts'
import { HOME_NETWORK } from '#values/network-id.ts'

const day = (text: string) => {
  const read = parseDateOnly(text)
  if (!read) throw new Error(`${text} is no day.`)
  return read
}

const anEsim = (reference: string, boughtAt: string, trip: [string, string] | null): OwnEsim => ({
  orderId: reference,
  replaces: null,
  networkId: HOME_NETWORK,
  substituteBundleId: null,
  reference,
  iccid: '8988300000000000001',
  label: null,
  boughtAt: new Date(boughtAt),
  topUps: [],
  bundle: {
    bundleId: '01032_3',
    zone: 'Europe',
    data: '5GB',
    days: 15,
    megabytes: 5120,
    destinations: [],
    arrival: trip && day(trip[0]),
    departure: trip && day(trip[1]),
  },
})

describe('the eSIM of today', () => {
  const past = anEsim('past', '2027-01-01', ['2027-02-01', '2027-02-07'])
  const now = anEsim('now', '2027-01-02', ['2027-05-28', '2027-06-03'])
  const later = anEsim('later', '2027-01-03', ['2027-08-01', '2027-08-07'])
  const undated = anEsim('undated', '2027-04-01', null)

  it.each([
    ['the trip that is under way', [past, later, now, undated], 'now'],
    ['the next trip', [past, later, undated], 'later'],
    ['the one bought last, when no trip is to come', [past, undated], 'undated'],
  ])('is the one of %s', (_, esims, reference) => {
    expect(esimOfToday(esims, day('2027-06-01'))?.reference).toBe(reference)
  })

  it('is the newest of two for trips that begin on one day, whichever is listed first', () => {
    const [one, other] = [
      anEsim('older', '2027-05-01T00:00:00Z', ['2027-06-10', '2027-06-20']),
      anEsim('newer', '2027-05-02T00:00:00Z', ['2027-06-10', '2027-06-12']),
    ]
    for (const esims of [
      [one, other],
      [other, one],
    ])
      expect(esimOfToday(esims, day('2027-06-01'))?.reference).toBe('newer')
  })

  it('is missing if there are no eSIMs', () => {
    expect(esimOfToday([], day('2027-06-01'))).toBeNull()
  })
})

const NOW = new Date('2027-06-01T12:00:00Z')

describe('what to do next', () => {
  it.each([
    ['Not Activated', 'green', 'install'],
    ['Not Activated', null, 'install'],
    ['Active', 'green', 'nothing'],
    ['Active', 'yellow', 'top_up'],
    ['Active', 'red', 'top_up'],
    ['Active', null, 'nothing'],
    ['Depleted', 'red', 'top_up'],
    ['Expired', 'green', 'buy'],
  ] as const)('for an eSIM that is %s and %s is: %s', (status, color, step) => {
    expect(nextStep({ status, color, expiresAt: null }, NOW)).toBe(step)
  })

  it('for a depleted and expired one is to buy another, because it can’t be topped up', () => {
    const usedUp = { status: 'Depleted', color: 'red' } as const
    expect(nextStep({ ...usedUp, expiresAt: new Date(NOW.getTime() + 1) }, NOW)).toBe('top_up')
    expect(nextStep({ ...usedUp, expiresAt: NOW }, NOW)).toBe('buy')
  })
})

describe('a label', () => {
  it.each([
    ["  Anna's \n iPad ", "Anna's iPad"],
    ['a\u0000b\u202Ec', 'a b c'],
    ['   ', null],
    ['', null],
  ])('%j is kept as %j', (typed, kept) => {
    expect(readLabel(typed)).toBe(kept)
  })
})
