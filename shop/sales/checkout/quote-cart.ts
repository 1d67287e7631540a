// What a cart costs this visitor, computed from the catalog only; amounts sent by a browser are never read.
import type { Base } from '#shop/assembly/base.ts'
import type { Bundle, Zone } from '#shop/catalogue/bundle/bundle.ts'
import {
  bundlePriceCents,
  findBundle,
  sourceOf,
  topupPriceCents,
  type BundleSource,
} from '#shop/catalogue/bundle/bundle.ts'
import { factsOf } from '#shop/catalogue/bundle/bundle-facts.ts'
import { sizeText } from '#values/data-allowance.ts'
import type { PriceList } from '#shop/catalogue/bundle/retail-price.ts'
import { canBegin } from '#shop/catalogue/trip/open-for.ts'
import { placeOf } from '#shop/catalogue/trip/trip-name.ts'
import type { OrderedBundle } from '#shop/sales/order/order.ts'
import { travelersOf } from '#shop/catalogue/cart/travelers.ts'
import { judgeCoupon, normalizeCouponCode } from '#shop/catalogue/pricing/coupon.ts'
import { quote, type Discount, type Quote } from '#shop/catalogue/pricing/quote.ts'
import type { VatDecision } from '#shop/catalogue/pricing/vat-country.ts'
import type { PlanChoice } from '#shop/catalogue/trip/plan-parts.ts'
import type { CountryCode } from '#values/country/country.ts'
import { takeGuess, type GuessLimits } from '#shop/people/sign-in/take-guess.ts'
import type { CouponStore } from '#shop/catalogue/pricing/coupon-store.ts'
import type { AtBrand } from '#values/brand-facts.ts'
import type { DateOnly } from '#values/date.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'

/** Invalid codes per visitor and altogether, over all ways in: guessing takes longer than codes live. */
const WRONG_CODES: GuessLimits = {
  perAsker: { name: 'coupon', points: 10, seconds: 600 },
  altogether: { name: 'coupon-altogether', points: 500, seconds: 600 },
  perAskerMeanwhile: { name: 'coupon-flood', points: 3, seconds: 600 },
}

/** What a cart stores: IDs and names, but no price that we rely on. */
export type CartLine = {
  bundleId: string
  destinations: CountryCode[]
  arrival: DateOnly | null
  departure: DateOnly | null
  /** The order whose eSIM gets the bundle; without it, the bundle comes with a new eSIM. */
  topUpFor?: string | null
  /** How many travelers get one; missing for one. */
  travelers?: number
  /** The plan that it is a part of; its buyer is reminded of the other parts. */
  plan?: PlanChoice | null
}

export type QuoteProblem = 'bundle_not_found' | 'destinations_not_covered' | 'too_early' | 'coupon_invalid'

export type QuotedCart = BundleSource & {
  bundle: OrderedBundle
  /** How many travelers it is for. */
  quantity: number
  quote: Quote
  /** The shop's share of the subtotal; null at the shop's own prices. */
  partnerPriceCents: number | null
  couponCode: string | null
  /** The business that earns from the coupon. */
  couponOwnerId: string | null
}

export type QuoteInput = {
  line: CartLine
  vat: Pick<VatDecision, 'basisPoints'>
  couponCode: string | null
  rateLimitKey: string
}

export type QuoteDeps = Pick<Base, 'readPriceList' | 'limiter' | 'clock' | 'todayOnEarth'> & {
  coupons: Pick<CouponStore, 'find'>
}

/**
 * What a visitor's cart costs at this host with the given code; nothing is reserved or written. This is the only place
 * that judges a code. Who is buying isn't known here, because the checkout page asks for a price before it knows an
 * email address: whatever a code demands of its buyer is checked when the order reserves it (`hold` of the coupon
 * store). Problems: those of `priceCart`, and `too_often` after ten invalid codes; the refusal reveals nothing about the
 * code.
 */
export async function quoteCart(
  { readPriceList, coupons, limiter, clock, todayOnEarth }: QuoteDeps,
  { line, vat, couponCode, rateLimitKey }: QuoteInput,
  { tenant: { brand } }: AtBrand,
): Promise<Outcome<QuotedCart, QuoteProblem> | TooOften> {
  const prices = await readPriceList(brand.id)
  const today = todayOnEarth().earliest
  const code = couponCode ? normalizeCouponCode(couponCode) : null
  if (code === null) return priceCart(prices, { line, vat, today }, null)

  // Counted before the look-up, so that only this many of many simultaneous guesses are checked.
  const guess = await takeGuess(limiter, WRONG_CODES, rateLimitKey)
  if (!guess.ok) return guess
  const found = await coupons.find(code)
  const judged = judgeCoupon(found, clock.now())
  if (judged.ok) {
    await guess.takeBack()
    await limiter.giveBack(WRONG_CODES.perAsker, rateLimitKey)
  }
  return priceCart(prices, { line, vat, today }, { code, judged, ownerId: found?.ownerId ?? null })
}

type JudgedCoupon = {
  code: string
  judged: Outcome<{ discount: Discount }, 'coupon_invalid'>
  ownerId: string | null
}

/**
 * Prices a cart line in whole cents with the decided VAT and an optional coupon; a line for an existing eSIM costs the
 * zone's top-up price (storefront rules §3, §9). Problems: `bundle_not_found` (unknown, inactive, or without a price),
 * `destinations_not_covered`, `too_early` (a new eSIM that couldn't be begun anymore on the trip's first day),
 * `coupon_invalid` (unknown, not started, expired, or inactive: one answer for all four).
 */
function priceCart(
  { selling, buying }: PriceList,
  { line, vat, today }: Pick<QuoteInput, 'line' | 'vat'> & { today: DateOnly },
  coupon: JudgedCoupon | null,
): Outcome<QuotedCart, QuoteProblem> {
  const priceOf = line.topUpFor ? topupPriceCents : bundlePriceCents
  const sold = findBundle(selling, line.bundleId, priceOf)
  if (!sold) return { ok: false, problem: 'bundle_not_found' }
  if (!line.destinations.every((country) => sold.zone.countries.includes(country)))
    return { ok: false, problem: 'destinations_not_covered' }
  if (!line.topUpFor && !canBegin(factsOf(selling, line.bundleId), line.arrival, today))
    return { ok: false, problem: 'too_early' }

  const partnerPriceCents = (buying && findBundle(buying, line.bundleId, priceOf)?.priceCents) ?? null
  const quantity = travelersOf(line)
  const judged = coupon?.judged ?? null
  if (judged && !judged.ok) return judged

  return {
    ok: true,
    bundle: orderedBundle(sold, line),
    ...sourceOf(selling, line.bundleId),
    quantity,
    // VAT, discount, and fee are of the sum, so that nothing is rounded more than once.
    quote: quote(
      sold.priceCents * quantity,
      vat.basisPoints,
      judged ? discountFor(judged.discount, sold.priceCents, quantity) : undefined,
    ),
    partnerPriceCents: partnerPriceCents === null ? null : partnerPriceCents * quantity,
    couponCode: coupon?.code ?? null,
    couponOwnerId: coupon?.ownerId ?? null,
  }
}

/** A code that makes a bundle free does so for one traveler: it was given away as one eSIM, and not as ten. */
function discountFor(discount: Discount, eachCents: number, quantity: number): Discount {
  const isForFree = discount.kind !== 'fixed' && quote(eachCents, 0, discount).totalCents === 0
  return quantity > 1 && isForFree ? { kind: 'fixed', cents: eachCents } : discount
}

const orderedBundle = ({ bundle, zone }: { bundle: Bundle; zone: Zone }, line: CartLine): OrderedBundle => ({
  bundleId: bundle.bundleId,
  zone: zone.name,
  place: placeOf(zone, line.destinations),
  data: sizeText(bundle),
  days: bundle.validityDays,
  megabytes: bundle.megabytes,
  destinations: line.destinations,
  arrival: line.arrival,
  departure: line.departure,
})
