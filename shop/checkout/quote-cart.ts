// What a cart costs for this visitor, computed from the catalogue alone; amounts that a browser sends are never read.
import type { Bundle, Catalogue, Zone } from '#shop/catalogue/bundle.ts'
import { bundlePriceCents, findBundle, sizeText, topupPriceCents } from '#shop/catalogue/bundle.ts'
import type { OrderedBundle } from '#shop/order/order.ts'
import { judgeCoupon, type Coupon } from '#shop/pricing/coupon.ts'
import { quote, type Quote } from '#shop/pricing/quote.ts'
import type { VatDecision } from '#shop/pricing/vat-country.ts'
import type { CountryCode } from '#shop/values/country.ts'
import type { DateOnly } from '#shop/values/date.ts'
import type { Outcome } from '#shop/values/outcome.ts'

/** What a cart keeps: names of things, no price that anybody trusts. */
export type CartLine = {
  bundleId: string
  destinations: CountryCode[]
  arrival: DateOnly | null
  departure: DateOnly | null
  /** The order whose eSIM gets the bundle; without it, the bundle comes with an eSIM of its own. */
  topUpFor?: string | null
}

export type QuoteProblem = 'bundle_not_found' | 'destinations_not_covered' | 'coupon_invalid'

export type QuotedCart = { bundle: OrderedBundle; quote: Quote; couponCode: string | null }

/**
 * Prices a cart line in whole cents with the decided VAT and an optional coupon; a line for an eSIM that is there costs
 * the zone's top-up price (spec 1 §3, §9).
 * Problems: `bundle_not_found` (unknown, inactive or unpriced), `destinations_not_covered`, `coupon_invalid`
 * (unknown, expired or inactive: one answer for all three).
 */
export function quoteCart(
  catalogue: Catalogue,
  line: CartLine,
  vat: Pick<VatDecision, 'basisPoints'>,
  coupon: { code: string; found: Coupon | null } | null,
  now: Date,
): Outcome<QuotedCart, QuoteProblem> {
  const sold = findBundle(catalogue, line.bundleId, line.topUpFor ? topupPriceCents : bundlePriceCents)
  if (!sold) return { ok: false, problem: 'bundle_not_found' }
  if (!line.destinations.every((country) => sold.zone.countries.includes(country)))
    return { ok: false, problem: 'destinations_not_covered' }

  const judged = coupon ? judgeCoupon(coupon.found, now) : null
  if (judged && !judged.ok) return { ok: false, problem: 'coupon_invalid' }

  return {
    ok: true,
    bundle: orderedBundle(sold, line),
    quote: quote(sold.priceCents, vat.basisPoints, judged?.discount),
    couponCode: coupon?.code ?? null,
  }
}

const orderedBundle = ({ bundle, zone }: { bundle: Bundle; zone: Zone }, line: CartLine): OrderedBundle => ({
  bundleId: bundle.bundleId,
  zone: zone.name,
  data: sizeText(bundle.megabytes),
  days: bundle.validityDays,
  megabytes: bundle.megabytes,
  destinations: line.destinations,
  arrival: line.arrival,
  departure: line.departure,
})
