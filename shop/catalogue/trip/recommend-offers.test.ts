import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dailyMegabytes, DAILY_MEGABYTES, recommendOffers, USAGES } from './recommend-offers.ts'

type Each = { megabytes: number; validityDays: number; priceCents: number; zone: string; countries: string[] }

const EUROPE = ['FR', 'IT']
const WIDE = ['FR', 'GE', 'IT']

const offer = (gb: number, validityDays: number, priceCents: number, countries = EUROPE): Each => ({
  megabytes: gb * 1024,
  validityDays,
  priceCents,
  zone: countries === EUROPE ? 'Europe' : 'Europe2',
  countries,
})
const cheapestFirst = (offers: Each[]) => offers.toSorted((one, other) => one.priceCents - other.priceCents)
const europe = cheapestFirst([
  offer(1, 7, 445),
  offer(5, 10, 1495),
  offer(10, 15, 2495),
  offer(20, 30, 3695),
  offer(1, 7, 490, WIDE),
  offer(3, 15, 1095, WIDE),
  offer(10, 30, 2745, WIDE),
])
const sizesFor = (offers: Each[], days: number) =>
  recommendOffers(
    offers.filter((each) => each.validityDays >= days),
    days,
  ).map(({ offer: each, usages }) => [each.megabytes / 1024, each.zone, usages.join()])

describe('the offers that are shown first', () => {
  it.each([
    [
      1,
      [
        [1, 'Europe', 'light,normal,heavy'],
        [3, 'Europe2', ''],
        [5, 'Europe', ''],
      ],
    ],
    [
      7,
      [
        [1, 'Europe', 'light'],
        [3, 'Europe2', 'normal'],
        [10, 'Europe', 'heavy'],
      ],
    ],
    [
      10,
      [
        [3, 'Europe2', 'light'],
        [5, 'Europe', 'normal'],
        [10, 'Europe', 'heavy'],
      ],
    ],
    [
      15,
      [
        [3, 'Europe2', 'light'],
        [10, 'Europe', 'normal'],
      ],
    ],
    [
      30,
      [
        [10, 'Europe2', 'light'],
        [20, 'Europe', 'normal'],
      ],
    ],
  ])('for %i days', (days, sizes) => {
    const found = sizesFor(europe, days)
    expect(found.slice(0, sizes.length)).toEqual(sizes)
  })

  it('group the same size of wider zones under the cheapest, with what they add', () => {
    const [light, normal] = recommendOffers(europe, 7)
    expect(light?.wider).toEqual([{ offer: offer(1, 7, 490, WIDE), adds: ['GE'] }])
    expect(normal?.wider).toEqual([])
  })

  it('are the next larger sizes if none is enough for anyone', () => {
    expect(sizesFor([offer(1, 30, 400), offer(3, 30, 900)], 35)).toEqual([])
    expect(sizesFor([offer(20, 30, 400), offer(20, 30, 500, WIDE), offer(20, 60, 900, WIDE)], 30)).toEqual([
      [20, 'Europe', 'light,normal'],
      [20, 'Europe2', ''],
      [20, 'Europe2', ''],
    ])
    expect(sizesFor([offer(1, 30, 400), offer(2, 30, 900)], 30)).toEqual([
      [1, 'Europe', ''],
      [2, 'Europe', ''],
    ])
  })
})

const anyOffer: fc.Arbitrary<Each> = fc.record({
  megabytes: fc.constantFrom(512, 1024, 3072, 5120, 10_240, 20_480, 51_200),
  validityDays: fc.constantFrom(7, 10, 15, 30, 60),
  priceCents: fc.integer({ min: 300, max: 9000 }),
  zone: fc.constantFrom('A', 'B', 'C'),
  countries: fc.subarray(['FR', 'IT', 'JP'], { minLength: 1 }),
})

describe('whatever is offered, what is shown first', () => {
  it('is three offers where there are three: sizes, each the cheapest and more expensive than the last, then others', () => {
    fc.assert(
      fc.property(fc.array(anyOffer, { maxLength: 20 }), fc.integer({ min: 1, max: 7 }), (some, days) => {
        const offers = cheapestFirst(some)
        const all = recommendOffers(offers, days)

        expect(all).toHaveLength(Math.min(3, offers.length))
        expect(new Set(all.map(({ offer: each }) => each)).size).toBe(all.length)
        const firstOfItsSize = (at: number) =>
          all.findIndex(({ offer: each }) => each.megabytes === all[at]?.offer.megabytes) === at
        const isLarger = (at: number) =>
          at === 0 || (all[at]?.offer.megabytes ?? 0) > (all[at - 1]?.offer.megabytes ?? 0)
        const count = all.findIndex((_, at) => !firstOfItsSize(at) || !isLarger(at))
        const shown = count === -1 ? all : all.slice(0, count)
        const prices = shown.map(({ offer: each }) => each.priceCents)
        expect(prices).toEqual(prices.toSorted((one, other) => one - other))
        for (const { wider } of all)
          for (const { offer: each } of wider) expect(all.some(({ offer: card }) => card === each)).toBe(false)
        for (const { offer: each, wider } of shown) {
          const sameSize = offers.filter((rival) => rival.megabytes === each.megabytes)
          expect(each.priceCents).toBe(Math.min(...sameSize.map((rival) => rival.priceCents)))
          for (const { offer: wide, adds } of wider) {
            expect(wide.megabytes).toBe(each.megabytes)
            expect(adds.length).toBeGreaterThan(0)
            expect(adds.every((code) => wide.countries.includes(code) && !each.countries.includes(code))).toBe(true)
          }
        }
      }),
    )
  })

  it('includes the cheapest sufficient offer for every use, if there is one', () => {
    fc.assert(
      fc.property(fc.array(anyOffer, { maxLength: 20 }), fc.integer({ min: 1, max: 7 }), (some, days) => {
        const offers = cheapestFirst(some)
        const shown = recommendOffers(offers, days)
        for (const usage of USAGES) {
          const enough = offers.find((each) => dailyMegabytes(each, days) >= DAILY_MEGABYTES[usage])
          const right = shown.filter((each) => each.usages.includes(usage))
          expect(right.map((each) => each.offer)).toEqual(enough ? [enough] : [])
        }
      }),
    )
  })
})
