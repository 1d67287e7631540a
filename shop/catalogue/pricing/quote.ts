// What a cart costs, in whole euro cents: subtotal, discount, processing fee, VAT, and total of one purchase.
import { share } from '#values/money.ts'

export type Discount = { kind: 'free' } | { kind: 'percentage'; basisPoints: number } | { kind: 'fixed'; cents: number }

export type Quote = {
  subtotalCents: number
  discountCents: number
  processingFeeCents: number
  vatBasisPoints: number
  vatCents: number
  totalCents: number
}

/** The smallest card payment; a fee makes up the difference (storefront rules §9). */
export const MINIMUM_CHARGE_CENTS = 50

/**
 * Prices a subtotal in cents at a VAT rate in basis points. VAT applies to the subtotal less discount plus processing
 * fee, rounded half up (storefront rules §9). No amount is negative; a total of 0 is a free order.
 */
export function quote(subtotalCents: number, vatBasisPoints: number, discount?: Discount): Quote {
  if (!isAmount(subtotalCents) || !isAmount(vatBasisPoints)) throw new RangeError('Not a subtotal and a VAT rate')

  const discountCents = discount ? discountFor(discount, subtotalCents) : 0
  const netCents = subtotalCents - discountCents
  const processingFeeCents = topUpToMinimum(netCents)
  const vatCents = share(netCents + processingFeeCents, vatBasisPoints)
  const totalCents = netCents + processingFeeCents + vatCents

  return { subtotalCents, discountCents, processingFeeCents, vatBasisPoints, vatCents, totalCents }
}

/** The VAT included in an amount in cents, rounded half up: 314 of 1809 at 21%. */
export function vatWithin(grossCents: number, vatBasisPoints: number): number {
  if (!isAmount(grossCents) || !isAmount(vatBasisPoints)) throw new RangeError('Not an amount and a VAT rate')
  const whole = 10_000n + BigInt(vatBasisPoints)
  return Number((2n * BigInt(grossCents) * BigInt(vatBasisPoints) + whole) / (2n * whole))
}

/** The price that costs exactly this much with VAT, without a discount; null if rounding allows none. */
export function quoteOfTotal(totalCents: number, vatBasisPoints: number): Quote | null {
  const found = quote(totalCents - vatWithin(totalCents, vatBasisPoints), vatBasisPoints)
  return found.totalCents === totalCents ? found : null
}

/**
 * What is charged for a difference of this much with VAT: a cent less if rounding allows no other price, and null, so
 * nothing, if it is too little for a payment of its own.
 */
export function quoteDifference(cents: number, vatBasisPoints: number): Quote | null {
  for (const totalCents of [cents, cents - 1]) {
    const found = totalCents < MINIMUM_CHARGE_CENTS ? null : quoteOfTotal(totalCents, vatBasisPoints)
    if (found && found.processingFeeCents === 0) return found
  }
  return null
}

function discountFor(discount: Discount, subtotalCents: number): number {
  return Math.max(0, Math.min(subtotalCents, wantedDiscount(discount, subtotalCents)))
}

function wantedDiscount(discount: Discount, subtotalCents: number): number {
  if (discount.kind === 'free') return subtotalCents

  return discount.kind === 'percentage' ? share(subtotalCents, discount.basisPoints) : discount.cents
}

function topUpToMinimum(netCents: number): number {
  return netCents > 0 && netCents < MINIMUM_CHARGE_CENTS ? MINIMUM_CHARGE_CENTS - netCents : 0
}

function isAmount(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0
}
