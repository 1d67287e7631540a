import { expect, it } from 'vitest'
import { parseDateOnly, type DateOnly } from '#values/date.ts'
import { viewCurrencies } from './view-currencies.ts'

const dayOf = (text: string): DateOnly => parseDateOnly(text) ?? expect.fail(text)

const codesOn = async (day: string, ...rates: [currency: string, validFrom: string, millionths: number][]) => {
  const currencyRates = rates.map(([currency, validFrom, millionths]) => ({ currency, validFrom, millionths }))
  const readCurrencyRates = Object.assign(async () => currencyRates, { forget: () => undefined })
  const found = await viewCurrencies({ today: () => dayOf(day), readCurrencyRates })
  return found.map(({ code, millionths, since }) => `${code} ${millionths} ${since}`)
}

it('knows currencies by their codes, each by the last rate that has begun', async () => {
  expect(
    await codesOn(
      '2026-03-10',
      ['USD', '2026-03-09', 900_000],
      ['USD', '2026-03-01', 800_000],
      ['USD', '2026-03-11', 700_000],
      ['CHF', '2026-03-10', 1_050_000],
    ),
  ).toEqual(['CHF 1050000 2026-03-10', 'USD 900000 2026-03-09'])
})

it.each([
  ['on its first day', '2026-03-01', 1],
  ['on its 14th', '2026-03-14', 1],
  ['no longer on its 15th', '2026-03-15', 0],
  ['not before it', '2026-02-28', 0],
])('takes a rate %s', async (_name, day, count) => {
  expect(await codesOn(day, ['USD', '2026-03-01', 900_000])).toHaveLength(count)
})

it('takes no older rate in place of one that is too old, and none that is too coarse', async () => {
  expect(await codesOn('2026-03-20', ['USD', '2026-03-01', 1], ['USD', '2026-02-20', 1])).toEqual([])
  expect(await codesOn('2026-03-01', ['IDR', '2026-03-01', 50], ['VND', '2026-03-01', 49])).toEqual([
    'IDR 50 2026-03-01',
  ])
})
