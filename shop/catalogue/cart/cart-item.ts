// The item in the cart: a bundle for a trip, described and priced from the catalog and never from the browser.
import { sizeText } from '#values/data-allowance.ts'
import type { Bundle, Zone } from '#shop/catalogue/bundle/bundle.ts'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import { placeOf } from '#shop/catalogue/trip/trip-name.ts'
import { travelersOf } from './travelers.ts'
import type { CountryCode } from '#values/country/country.ts'
import type { DateOnly } from '#values/date.ts'
import { share } from '#values/money.ts'

/**
 * Cents before tax, their VAT in cents, and both together; `data` such as '5GB'; `days` of validity (storefront rules
 * §3).
 */
export type CartItem = {
  bundleId: string
  zone: string
  place: string | null
  data: string
  days: number
  priceCents: number
  taxCents: number
  taxBasisPoints: number
  totalCents: number
  destinations: CountryCode[]
  arrival: DateOnly | null
  departure: DateOnly | null
  /** Adds data to an eSIM that the traveler already has. */
  isTopUp?: boolean
  /** The first part of a plan, of whose other parts its buyer is reminded. */
  isPlanned?: boolean
  /** How many travelers the amounts are for; missing for one. */
  travelers?: number
}

/** The cart line of a bundle on sale: tax is price times rate, total is price plus tax (storefront rules §9). */
export function describeItem(
  found: { bundle: Bundle; zone: Zone; priceCents: number },
  trip: Trip & { topUpFor?: string | null; plan?: object | null },
  taxBasisPoints: number,
): CartItem {
  const travelers = travelersOf(trip)
  const priceCents = found.priceCents * travelers
  const taxCents = share(priceCents, taxBasisPoints)

  return {
    bundleId: found.bundle.bundleId,
    zone: found.zone.name,
    place: placeOf(found.zone, trip.destinations),
    data: sizeText(found.bundle),
    days: found.bundle.validityDays,
    priceCents,
    taxCents,
    taxBasisPoints,
    totalCents: priceCents + taxCents,
    destinations: trip.destinations,
    arrival: trip.arrival,
    departure: trip.departure,
    ...(trip.topUpFor && { isTopUp: true }),
    ...(trip.plan && { isPlanned: true }),
    ...(travelers > 1 && { travelers }),
  }
}
