// The offers for a trip on its days, as the wizard, widgets, and partners get them; if it is too early for all of them,
// from when on they are sold.
import { factsOf } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import type { CountryCode } from '#values/country/country.ts'
import { addDays, type DateOnly } from '#values/date.ts'
import type { OffersAnswer } from './find-offers.ts'
import { buildOfferIndex } from './offer-index.ts'
import { waitUntil } from './open-for.ts'
import type { DatedTrip } from './plan-parts.ts'
import { tripLengthDays } from './trip.ts'

export type TripOffersAnswer = OffersAnswer | { kind: 'none'; reason: 'too_early'; buyFrom: DateOnly }
export type EmptyTripAnswer = Extract<TripOffersAnswer, { kind: 'none' }>

/** It is the same day everywhere two days after it began somewhere. */
const UNTIL_EVERYWHERE_DAYS = 2

/**
 * Like `findOffers`, of the bundles that can still be begun on the trip's first day if they are bought today.
 * `too_early` if bundles are sold for it, but none that can wait as long; from `buyFrom` on, there are some.
 */
export function findTripOffers(catalogue: Catalogue, trip: DatedTrip, today: DateOnly): TripOffersAnswer {
  const { destinations, arrival, departure } = trip
  const days = tripLengthDays(arrival, departure)
  const wait = waitUntil(arrival, today)
  const index = buildOfferIndex(catalogue)
  const answer = index.find(destinations, days, wait)
  if (answer.kind === 'offers' || answer.reason === 'no_single_bundle') return answer

  const whole = index.find(destinations, days)
  if (whole.kind === 'none' && whole.reason === 'no_match') return answer
  // Without a bundle for all countries, each needs its own.
  const alone = destinations.map((code) => [code]).filter((codes) => index.find(codes, 1, wait).kind === 'none')
  const longest = Math.min(
    ...(whole.kind === 'offers' ? [destinations] : alone).map((codes) => longestWait(catalogue, codes)),
  )
  const opens = addDays(arrival, 1 + UNTIL_EVERYWHERE_DAYS - longest)
  return { kind: 'none', reason: 'too_early', buyFrom: opens < arrival ? opens : arrival }
}

// An offer that the index leaves out can't wait longer than the one it leaves it out for.
function longestWait(catalogue: Catalogue, codes: CountryCode[]): number {
  const found = buildOfferIndex(catalogue).find(codes, 1)
  const offers = found.kind === 'offers' ? found.offers : []
  return Math.max(...offers.map(({ bundleId }) => factsOf(catalogue, bundleId).installWithinDays ?? 0))
}
