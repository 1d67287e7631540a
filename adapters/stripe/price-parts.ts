// What a payment page refers to besides its lines: the tax rate, made once per country and rate, and the discount.
import { cutText } from '#values/text/cut-text.ts'
import type { Stripe } from 'stripe'
import type { PaymentRequest } from '#ports/payment-gateway.ts'
import { isKeySpent } from './as-vendor-error.ts'
import { hasPlainDiscount } from './translate.ts'

/** Finds or makes them at the provider, and returns their IDs; null if a page needs none. */
export function priceParts(stripe: Stripe) {
  const taxRateIds = new Map<string, Promise<string>>()
  return { findTaxRate, makeCoupon }

  function findTaxRate(request: PaymentRequest): Promise<string | null> {
    if (request.vatBasisPoints === 0) return Promise.resolve(null)
    const name = `${request.vatCountry ?? 'default'}:${request.vatBasisPoints}`
    const known = taxRateIds.get(name) ?? findOrMakeTaxRate(request)
    taxRateIds.set(name, known)
    // A failed look-up must not be cached.
    known.catch(() => taxRateIds.delete(name))
    return known
  }

  async function findOrMakeTaxRate({ vatBasisPoints, vatCountry }: PaymentRequest): Promise<string> {
    const percentage = vatBasisPoints / 100
    for await (const rate of stripe.taxRates.list({ active: true, inclusive: false, limit: 100 })) {
      if (rate.percentage === percentage && (rate.country ?? null) === vatCountry) return rate.id
    }
    const params = { display_name: 'VAT', percentage, inclusive: false, ...(vatCountry && { country: vatCountry }) }
    // The key names everything, so that a version that needs another tax rate has another key.
    const made = await keyedOrNot(`tax-rate:${JSON.stringify(params)}`, (options) =>
      stripe.taxRates.create(params, options),
    )
    return made.id
  }

  async function makeCoupon(request: PaymentRequest): Promise<string | null> {
    if (!hasPlainDiscount(request)) return null
    const name = cutText(request.couponCode ?? 'Discount', 40)
    const coupon = {
      amount_off: request.discountCents,
      currency: 'eur',
      duration: 'once',
      max_redemptions: 1,
      name,
    } as const
    const made = await keyedOrNot(`coupon:${request.idempotencyKey}`, (options) =>
      stripe.coupons.create(coupon, options),
    )
    return made.id
  }
}

// For what may exist twice without harm: nobody is kept from buying because of a spent key.
function keyedOrNot<Made>(key: string, make: (options: { idempotencyKey?: string }) => Promise<Made>): Promise<Made> {
  return make({ idempotencyKey: key }).catch((error: unknown) => {
    if (!isKeySpent(error)) throw error
    return make({})
  })
}
