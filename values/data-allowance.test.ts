import { assert, constantFrom, integer, property, record, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareData,
  DATA_KINDS,
  fullSpeedADay,
  kindInText,
  lastsDays,
  megabytesFor,
  readSizeText,
  shortSizeLabel,
  sizeLabel,
  sizeText,
  sizeWords,
  toldData,
  topsUp,
  type DataAllowance,
} from './data-allowance.ts'

const GB = 1024
const anyData = record({ megabytes: integer({ min: 1, max: 100 * GB }), dataKind: constantFrom(...DATA_KINDS) })
const anyDays = integer({ min: 1, max: 365 })

describe('what a bundle holds', () => {
  it.each<[DataAllowance, string, string, string]>([
    [{ megabytes: 5 * GB }, '5 GB', '5 GB', '5GB'],
    [{ megabytes: 512, dataKind: 'total' }, '512 MB', '512 MB', '512MB'],
    [{ megabytes: GB, dataKind: 'daily-slow' }, '1 GB a day, then slower', '1 GB a day', '1GB a day, then slower'],
    [{ megabytes: 1536, dataKind: 'daily-cut' }, '1.5 GB a day', '1.5 GB a day', '1.5GB a day'],
    [
      { megabytes: 2 * GB, dataKind: 'unlimited' },
      'Unlimited, slower after 2 GB a day',
      'Unlimited',
      'Unlimited, slower after 2GB a day',
    ],
    [{ megabytes: 0, dataKind: 'unlimited' }, 'Unlimited', 'Unlimited', 'Unlimited'],
  ])('names %o', (data, label, short, text) => {
    expect([sizeLabel(data), shortSizeLabel(data), sizeText(data), sizeWords(text)]).toEqual([
      label,
      short,
      text,
      label,
    ])
    expect(sizeWords(label)).toBe(label)
  })

  it('leaves other texts alone', () => {
    expect(
      ['', 'Prepaid balance', '5 GB or so', '1GB a week'].map((text) => [sizeWords(text), kindInText(text)]),
    ).toEqual([
      ['', 'total'],
      ['Prepaid balance', 'total'],
      ['5 GB or so', 'total'],
      ['1GB a week', 'total'],
    ])
  })

  it('is read back from its text, and never told as nothing', () => {
    assert(
      property(anyData, (data) => {
        expect(kindInText(sizeText(data))).toBe(data.dataKind)
        expect(readSizeText(sizeText(data))).toEqual(readSizeText(sizeLabel(data)))
        for (const text of [sizeLabel(data), sizeText(data)]) expect(text).not.toMatch(/\b0 ?[GM]B|-1/)
      }),
    )
    expect(toldData({ megabytes: 0, dataKind: 'unlimited' })).toEqual({ megabytes: null, dataKind: 'unlimited' })
    expect(toldData({ megabytes: GB })).toEqual({ megabytes: GB, dataKind: 'total' })
  })

  it('is in one order for any trip, with no limit above every amount', () => {
    assert(
      property(tuple(anyData, anyData, anyData), anyDays, ([one, other, third], days) => {
        expect(compareData(one, one, days)).toBe(0)
        expect(Math.sign(compareData(one, other, days)) + Math.sign(compareData(other, one, days))).toBe(0)
        const sorted = [one, other, third].toSorted((each, next) => compareData(each, next, days))
        const [first = one, , last = one] = sorted
        expect(compareData(first, last, days)).toBeLessThanOrEqual(0)
        const isAbove = Number(one.dataKind === 'unlimited') - Number(other.dataKind === 'unlimited')
        expect(compareData(one, other, days) * isAbove).toBeGreaterThanOrEqual(Math.abs(isAbove))
        expect(compareData(one, { ...one }, days)).toBe(0)
      }),
    )
  })

  it('is never worth less for more days, nor lasts longer for more a day', () => {
    assert(
      property(anyData, anyDays, anyDays, integer({ min: 1, max: 5 * GB }), (data, days, more, daily) => {
        expect(megabytesFor(data, days + more)).toBeGreaterThanOrEqual(megabytesFor(data, days))
        expect(fullSpeedADay(data, days + more)).toBeLessThanOrEqual(fullSpeedADay(data, days))
        expect(lastsDays(data, days, daily)).toBeGreaterThanOrEqual(lastsDays(data, days, daily + more))
        expect(lastsDays(data, days, daily)).toBeLessThanOrEqual(days)
      }),
    )
  })

  it('of a day plan is as much as its days', () => {
    const plan: DataAllowance = { megabytes: GB, dataKind: 'daily-cut' }
    expect([1, 7].map((days) => megabytesFor(plan, days))).toEqual([GB, 7 * GB])
    expect(compareData(plan, { megabytes: 5 * GB }, 4)).toBeLessThan(0)
    expect(compareData(plan, { megabytes: 5 * GB }, 6)).toBeGreaterThan(0)
    expect(lastsDays(plan, 7, 1000)).toBe(7)
    expect(lastsDays(plan, 7, 2000)).toBe(0)
  })

  it('is topped up with amounts if it is one, and otherwise only with the same', () => {
    const texts = ['1GB', '1GB a day, then slower', '2GB a day, then slower', '1GB a day', 'Unlimited']
    expect(texts.filter((text) => topsUp(text, '3GB'))).toEqual(['1GB'])
    for (const bought of texts.slice(1)) expect(texts.filter((text) => topsUp(text, bought))).toEqual([bought])
  })
})
