import { expect, it } from 'vitest'
import { parseDateOnly, type DateOnly } from '#values/date.ts'
import { listAgingRates } from './list-aging-rates.ts'

const dayOf = (text: string): DateOnly => parseDateOnly(text) ?? expect.fail(text)

/** What the owner is reminded of on a day, of rates from these days on. */
const toldOn = async (day: string, charged: string[], ...rates: [currency: string, validFrom: string][]) => {
  const all = rates.map(([currency, validFrom]) => ({ currency, validFrom, millionths: 900_000 }))
  const aging = await listAgingRates({
    today: () => dayOf(day),
    readCurrencyRates: Object.assign(async () => all, { forget: () => undefined }),
    networkPackages: { listCurrencies: async () => charged },
  })
  return aging.map(({ code, until, isOver }) => `${code} ${isOver ? 'over since' : 'until'} ${until}`)
}

it.each([
  ['2026-03-11', []],
  ['2026-03-12', ['USD until 2026-03-15']],
  ['2026-03-14', ['USD until 2026-03-15']],
  ['2026-03-15', ['USD over since 2026-03-15']],
  ['2026-04-13', ['USD over since 2026-03-15']],
  ['2026-04-14', []],
])('a rate of 1 March: the owner hears on %s of %j', async (day, told) => {
  expect(await toldOn(day, [], ['USD', '2026-03-01'])).toEqual(told)
})

it('a currency in which a network charges is never given up', async () => {
  expect(await toldOn('2027-03-01', ['USD'], ['USD', '2026-03-01'], ['CHF', '2026-03-01'])).toEqual([
    'USD over since 2026-03-15',
  ])
})

it.each([
  ['a rate that goes on from the last one is a renewal', '2026-03-15', []],
  ['one that begins after its end leaves a gap', '2026-03-16', ['USD until 2026-03-15']],
  ['an older one is none', '2026-02-20', ['USD until 2026-03-15']],
])('%s', async (_name, next, told) => {
  expect(await toldOn('2026-03-13', [], ['USD', '2026-03-01'], ['USD', next])).toEqual(told)
})

it('a rate that is still to come is no reason to hurry', async () => {
  expect(await toldOn('2026-03-13', [], ['USD', '2026-04-01'])).toEqual([])
})
