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
    expect(light?.alike).toEqual([{ offer: offer(1, 7, 490, WIDE), adds: ['GE'], lacks: [] }])
    expect(normal?.alike).toEqual([])
  })

  it('group a dearer bundle of the same size under the cheaper one, even if it covers less', () => {
    const [first, ...others] = recommendOffers([offer(1, 7, 575, WIDE), offer(1, 7, 635)], 7)
    expect(first?.alike).toEqual([{ offer: offer(1, 7, 635), adds: [], lacks: ['GE'] }])
    expect(others).toEqual([])
  })

  it('are fewer than three rather than one that holds less and costs more', () => {
    const thailand = [offer(20, 30, 3995), offer(10, 30, 5195, WIDE), offer(10, 30, 5975, WIDE)]
    expect(sizesFor(thailand, 21)).toEqual([[20, 'Europe', 'light,normal']])
  })

  it('stand in the order of their prices, with the sizes between those that people use', () => {
    expect(sizesFor([offer(10, 30, 2745), offer(20, 30, 3695), offer(50, 60, 6495)], 21)).toEqual([
      [10, 'Europe', 'light,normal'],
      [20, 'Europe', ''],
      [50, 'Europe', 'heavy'],
    ])
  })

  it.each([
    ['1.6 times the data for 15% more', [offer(5, 15, 3000), offer(8, 15, 3450)], 8],
    ['less than 1.6 times the data', [offer(5, 15, 3000), offer(7.9, 15, 3010)], 5],
    ['more than 15% dearer', [offer(5, 15, 3000), offer(50, 15, 3451)], 5],
    ['the most of several', [offer(5, 15, 3000), offer(10, 15, 3100), offer(20, 15, 3200)], 20],
  ])('replace a pick by the next size only if that holds much more for little more: %s', (_, offers, gigabytes) => {
    expect(recommendOffers(offers, 14)[0]?.offer.megabytes).toBe(gigabytes * 1024)
  })

  it('are the next larger sizes if none is enough for anyone', () => {
    expect(sizesFor([offer(1, 30, 400), offer(3, 30, 900)], 35)).toEqual([])
    expect(sizesFor([offer(20, 30, 400), offer(20, 30, 500, WIDE), offer(20, 60, 900, WIDE)], 30)).toEqual([
      [20, 'Europe', 'light,normal'],
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
  it('is up to three sizes, each the cheapest, more expensive than the last, and worth its price', () => {
    fc.assert(
      fc.property(fc.array(anyOffer, { maxLength: 20 }), fc.integer({ min: 1, max: 7 }), (some, days) => {
        const offers = cheapestFirst(some)
        const shown = recommendOffers(offers, days)

        expect(shown.length).toBeLessThanOrEqual(3)
        expect(shown.length > 0).toBe(offers.length > 0)
        const holds = (each: Each) => Math.min(each.megabytes, dailyMegabytes(each, days) * days)
        const prices = shown.map(({ offer: each }) => each.priceCents)
        expect(prices).toEqual(prices.toSorted((one, other) => one - other))
        for (const [at, { offer: each }] of shown.entries())
          for (const { offer: cheaper } of shown.slice(0, at)) expect(holds(each)).toBeGreaterThan(holds(cheaper))
        for (const { alike } of shown)
          for (const { offer: each } of alike) expect(shown.some(({ offer: card }) => card === each)).toBe(false)
        for (const { offer: each, alike } of shown) {
          const sameSize = offers.filter((rival) => rival.megabytes === each.megabytes)
          expect(each.priceCents).toBe(Math.min(...sameSize.map((rival) => rival.priceCents)))
          for (const { offer: wide, adds, lacks } of alike) {
            expect(wide.megabytes).toBe(each.megabytes)
            expect(wide.priceCents).toBeGreaterThanOrEqual(each.priceCents)
            expect(lacks.some((code) => wide.countries.includes(code))).toBe(false)
            expect(adds.every((code) => wide.countries.includes(code) && !each.countries.includes(code))).toBe(true)
          }
        }
      }),
    )
  })

  it('includes an offer for every use that has enough: the cheapest, or at most 15% more for much more data', () => {
    fc.assert(
      fc.property(fc.array(anyOffer, { maxLength: 20 }), fc.integer({ min: 1, max: 7 }), (some, days) => {
        const offers = cheapestFirst(some)
        const shown = recommendOffers(offers, days)
        for (const usage of USAGES) {
          const isEnough = (each: Each) => dailyMegabytes(each, days) >= DAILY_MEGABYTES[usage]
          const cheapest = offers.find(isEnough)
          const right = shown.filter((each) => each.usages.includes(usage)).map((each) => each.offer)
          expect(right).toHaveLength(cheapest ? 1 : 0)
          const [pick] = right
          if (!pick || !cheapest || pick === cheapest) continue
          expect(isEnough(pick)).toBe(true)
          expect(pick.megabytes).toBeGreaterThanOrEqual(cheapest.megabytes)
          expect(pick.priceCents * 100).toBeLessThanOrEqual(cheapest.priceCents * 115)
        }
      }),
    )
  })

  it('leaves out no offer with 1.6 times the data of a pick, or more, for at most 15% more', () => {
    fc.assert(
      fc.property(fc.array(anyOffer, { maxLength: 20 }), fc.integer({ min: 1, max: 7 }), (some, days) => {
        const offers = cheapestFirst(some)
        for (const { offer: pick, usages } of recommendOffers(offers, days)) {
          if (usages.length === 0) continue
          // What replaced a smaller pick is not replaced again.
          const wasReplaced = offers.some(
            (each) => each.priceCents < pick.priceCents && each.megabytes * 16 <= pick.megabytes * 10,
          )
          const isBetter = (each: Each) =>
            each.megabytes * 10 >= pick.megabytes * 16 && each.priceCents * 100 <= pick.priceCents * 115
          expect(wasReplaced ? [] : offers.filter(isBetter)).toEqual([])
        }
      }),
    )
  })
})
