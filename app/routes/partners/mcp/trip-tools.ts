// From the places that a traveler names to a link for the checkout, by the rules and prices of the wizard.
import { href } from 'react-router'
import { z } from 'zod'
import { readWizard } from '#app/features/wizard/read-wizard.ts'
import { firstOffers } from '#app/features/wizard/results/shown-offers.ts'
import { wizardSearch } from '#app/features/wizard/wizard-address.ts'
import { findBundle, offeredZones } from '#shop/catalogue/bundle/bundle.ts'
import { countrySlug } from '#shop/catalogue/destination/country-slugs.ts'
import { searchDestinations } from '#shop/catalogue/destination/search-destinations.ts'
import { MOST_TYPED_LETTERS } from '#shop/catalogue/destination/typed-length.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { displayNameOf } from '#shop/catalogue/trip/trip-name.ts'
import { tripLengthDays, type Trip } from '#shop/catalogue/trip/trip.ts'
import { countryName, type CountryCode } from '#values/country/country.ts'
import { sizeLabel } from '#values/data-allowance.ts'
import { tool, type Call } from './tool.ts'
import {
  country,
  destinationsFound,
  linkMade,
  offerOf,
  planOf,
  plansFound,
  priceOf,
  soldBundleId,
  taxedPrice,
  travelers,
  tripOf,
  tripShape,
} from './trip-things.ts'

const MOST_FOUND = 30

export const TRIP_TOOLS = [
  tool({
    name: 'find_destinations',
    sells: true,
    input: z.strictObject({
      query: z.string().trim().min(1).max(MOST_TYPED_LETTERS).meta({ description: 'Such as “Bali” or “London, NYC”' }),
    }),
    output: destinationsFound,
    run: async ({ query }, { shop, at, origin }) => {
      const found = searchDestinations(query, offeredZones(await shop.catalogue.viewCatalogue(at)))
      return {
        ok: true,
        answer: {
          isGuess: found.isGuess,
          countries: found.countries
            .slice(0, MOST_FOUND)
            .map((code) => ({ ...named(code), place: found.places[code] ?? null, pageUrl: pageOf(code, origin) })),
          zones: found.zones
            .slice(0, MOST_FOUND)
            .map((zone) => ({ name: displayNameOf(zone), countries: zone.countries })),
          notSold: found.unsold.map(named),
        },
      }
    },
  }),
  tool({
    name: 'find_plans',
    sells: true,
    input: z.strictObject({ ...tripShape, taxCountry: country.optional() }),
    output: plansFound,
    run: async ({ taxCountry = null, ...asked }, call) => {
      const read = tripOf(asked, call.shop.todayOnEarth())
      if (!read.ok) return read
      const { results, tax } = await readResults(call, read.trip, taxCountry)
      const { days } = results
      const shared = { days, ...tax, plans: results.plans.map(planOf) }
      if (results.kind === 'none') {
        const buyFrom = results.reason === 'too_early' ? results.buyFrom : null
        const none = { isLongerThanOffers: false, noneBecause: results.reason, recommendedBundleId: null }
        return { ok: true, answer: { ...shared, ...none, buyFrom, offers: [] } }
      }
      const usages = new Map(firstOffers(results).map((first) => [first.offer.bundleId, first.usages]))
      const offers = results.offers.map((offer) => offerOf(offer, usages.get(offer.bundleId) ?? [], call.origin))
      const found = { isLongerThanOffers: results.isLongerThanStandard, recommendedBundleId: results.preselectedId }
      return { ok: true, answer: { ...shared, ...found, noneBecause: null, buyFrom: null, offers } }
    },
  }),
  tool({
    name: 'price_with_tax',
    sells: true,
    input: z.strictObject({ bundleId: soldBundleId, country, travelers }),
    output: taxedPrice,
    run: async ({ bundleId: asked, country: of, travelers: count }, { shop, at }) => {
      const [catalogue, tax] = await Promise.all([shop.catalogue.viewCatalogue(at), taxIn(shop, of)])
      const sold = findBundle(catalogue, asked)
      if (!sold) return { ok: false, problem: 'bundle_unknown' }
      const priced = quote(sold.priceCents * count, tax.taxBasisPoints)
      return {
        ok: true,
        answer: {
          bundleId: asked,
          travelers: count,
          data: sizeLabel(sold.bundle),
          validityDays: sold.bundle.validityDays,
          ...tax,
          processingFeeCents: priced.processingFeeCents,
          ...priceOf(priced.subtotalCents, priced),
        },
      }
    },
  }),
  tool({
    name: 'checkout_link',
    sells: true,
    input: z.strictObject({
      countries: tripShape.countries,
      arrival: tripShape.arrival.unwrap(),
      departure: tripShape.departure.unwrap(),
      bundleId: soldBundleId,
      travelers,
    }),
    output: linkMade,
    run: async ({ bundleId: chosen, travelers: count, ...asked }, call) => {
      const read = tripOf(asked, call.shop.todayOnEarth())
      if (!read.ok) return read
      const { results } = await readResults(call, read.trip, null, chosen)
      const offer = results.kind === 'offers' && results.offers.find((each) => each.bundleId === chosen)
      if (!offer) return { ok: false, problem: 'bundle_not_for_trip' }
      const { arrival, departure } = read.trip
      const days = arrival && departure ? tripLengthDays(arrival, departure) : 0
      return {
        ok: true,
        answer: {
          url: addressOf(call.origin, { ...read.trip, travelers: count }, chosen).href,
          data: sizeLabel(offer),
          validityDays: offer.validityDays,
          lastsWholeTrip: offer.validityDays >= days,
        },
      }
    },
  }),
]

const pageOf = (code: CountryCode, origin: string) => `${origin}${href('/esim/:place', { place: countrySlug(code) })}`
const named = (code: CountryCode) => ({ code, name: countryName(code) })

const addressOf = (origin: string, trip: Trip, chosen: string | null) =>
  new URL(`${href('/bundleselector')}${wizardSearch(trip, 'results', chosen)}`, origin)

/** What the wizard shows at this trip's address. */
async function readResults(
  { shop, at, origin }: Call,
  trip: Trip,
  of: CountryCode | null,
  chosen: string | null = null,
) {
  const [catalogue, tax] = await Promise.all([shop.catalogue.viewCatalogue(at), taxIn(shop, of)])
  const address = addressOf(origin, trip, chosen)
  const { results } = readWizard(address, catalogue, tax.taxBasisPoints, shop.todayOnEarth())
  if (!results) throw new Error(`The wizard has no results for ${address.search}.`)
  return { results, tax }
}

// The address of a request is its assistant's, and says nothing about where the traveler is.
async function taxIn({ prices }: Call['shop'], of: CountryCode | null) {
  const { country: taxed, basisPoints } = await prices.decideVat(of, null)
  return { taxCountry: taxed, taxBasisPoints: basisPoints }
}
