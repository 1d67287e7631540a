// Whatever the wizard and the partner API offer for a trip, the checkout sells on that day, and nothing that can't wait
// until the trip begins; what is chosen of a plan is what its buyer is reminded of.
import { inArray } from 'drizzle-orm'
import { assert, asyncProperty, constantFrom, integer } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundles } from '#db/schema.ts'
import { readWizard } from '#app/features/wizard/read-wizard.ts'
import { tripOfPart } from '#app/features/wizard/results/price-plans.ts'
import { factsOf } from '#shop/catalogue/bundle/bundle-facts.ts'
import { canBegin } from '#shop/catalogue/trip/open-for.ts'
import { writeTrip } from '#shop/catalogue/trip/trip-address.ts'
import type { CartLine } from '#shop/sales/checkout/quote-cart.ts'
import { addDays } from '#values/date.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const VAT = 2100

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  // Three networks' times to begin, mixed in every zone.
  const ids = (await shop.database.db().select({ id: bundles.bundleId }).from(bundles)).map(({ id }) => id)
  for (const [at, installWithinDays] of [30, 180, null].entries())
    await shop.database
      .db()
      .update(bundles)
      .set({ installWithinDays })
      .where(
        inArray(
          bundles.bundleId,
          ids.filter((_id, place) => place % 4 === at),
        ),
      )
  shop.jump({ seconds: 10 })
})
afterAll(() => shop.close())

const quoted = async (line: CartLine) => {
  const vat = { basisPoints: VAT }
  const answer = await shop.shop.checkout.quoteCart({ line, vat, couponCode: null, rateLimitKey: 'x' }, shop.at)
  return answer.ok ? 'sold' : answer.problem
}

async function showing(to: string[], wait: number, days: number) {
  const catalogue = await shop.shop.catalogue.viewCatalogue(shop.at)
  const today = shop.shop.todayOnEarth()
  const arrival = addDays(today.earliest, wait)
  const trip = { destinations: to, arrival, departure: addDays(arrival, days - 1) }
  const url = new URL(`https://shop.test/?${writeTrip(trip).toString()}&step=results`)
  return { catalogue, trip, today: today.earliest, results: readWizard(url, catalogue, VAT, today).results }
}
const trips = [
  constantFrom<string[][]>(['FR'], ['US'], ['JP', 'FR'], ['GE', 'JP']),
  integer({ min: 0, max: 400 }),
  constantFrom(3, 14, 40, 60),
] as const

describe('for a trip on any day', () => {
  it('the checkout sells what the wizard offers, in one bundle or in parts, and partners are told the same', async () => {
    await assert(
      asyncProperty(...trips, async (to, wait, days) => {
        const { catalogue, trip, results } = await showing(to, wait, days)
        if (!results) throw new Error('The wizard shows no results.')
        const offers = results.kind === 'offers' ? results.offers : []
        const parts = results.plans.flatMap((plan) => plan.parts.map((part) => ({ plan, part })))
        const lines: CartLine[] = [
          ...offers.map(({ bundleId }) => ({ bundleId, ...trip })),
          ...parts
            .filter(({ part }) => part.isBuyableNow)
            .map(({ plan, part }) => ({ bundleId: part.offer.bundleId, ...tripOfPart(trip, plan, part) })),
        ]
        for (const line of lines) expect([line, await quoted(line)]).toEqual([line, 'sold'])
        for (const { part } of parts.filter(({ part: each }) => each.fromDay === 1))
          expect(part.isBuyableNow).toBe(!part.isTopUp)

        const asked = { businessId: '', countries: to, arrival: trip.arrival, departure: trip.departure }
        const told = await shop.shop.api.listTripOffers(asked)
        expect(told).toMatchObject({ ok: true, noneBecause: results.kind === 'none' ? results.reason : null })
        // The wizard shows fewer of very many.
        const toldIds = told.ok && told.offers.length <= 40 ? told.offers.map(({ bundleId }) => bundleId) : null
        const shownIds = offers.map(({ bundleId }) => bundleId)
        expect(toldIds ?? shownIds).toEqual(shownIds)
        expect(catalogue.bundles.length).toBeGreaterThan(0)
      }),
      { numRuns: 60 },
    )
  })

  it('the cart refuses exactly what can’t wait, with a reason of its own, but never a top-up', async () => {
    await assert(
      asyncProperty(integer({ min: 0, max: 400 }), integer({ min: 0 }), async (wait, number) => {
        const { catalogue, trip, today } = await showing(['FR'], wait, 3)
        const sold = catalogue.bundles.filter(({ zone, status }) => zone === 'Europe' && status === 'Active')
        const { bundleId = '' } = sold[number % sold.length] ?? {}
        const isOpen = canBegin(factsOf(catalogue, bundleId), trip.arrival, today)
        expect(await quoted({ bundleId, ...trip })).toBe(isOpen ? 'sold' : 'too_early')
        expect(await quoted({ bundleId, ...trip, topUpFor: 'an-order' })).toBe('sold')
        expect(await quoted({ bundleId, ...trip, arrival: null, departure: null })).toBe('sold')
      }),
      { numRuns: 60 },
    )
  })

  it('the parts that a buyer is reminded of are the other parts of the plan that was shown', async () => {
    await assert(
      asyncProperty(...trips, async (to, wait, days) => {
        const { trip, results } = await showing(to, wait, days)
        for (const { usages, parts } of results?.plans ?? []) {
          const [first, ...others] = parts
          if (!first || !usages[0]) throw new Error('A plan has a first part and a use.')
          const plan = { usage: usages[0], trip }
          const line = { bundleId: first.offer.bundleId, ...trip, plan }
          const later = await shop.shop.plans.listLaterParts(line, shop.at)
          expect(later.map(({ arrival }) => arrival)).toEqual(
            others.map((part) => addDays(trip.arrival, part.fromDay - 1)),
          )
        }
      }),
      { numRuns: 60 },
    )
  })
})
