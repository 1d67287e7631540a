// A coupon as somebody typed it: what it may be, before it is made.
import { parseDateOnly } from '#shop/values/date.ts'
import type { Outcome } from '#shop/values/outcome.ts'
import { normalizeCouponCode, readDiscount } from './coupon.ts'

/** As it was typed. */
export type TypedCoupon = {
  code: string
  type: string
  value: string
  validUntil: string
  maxRedemptions: string
  maxPerCustomer: string
  maxPerNetwork: string
}
export type CouponTerms = {
  discountType: 'free' | 'percentage' | 'fixed'
  /** Percent or euro, with two decimals; 0 for one that is free. */
  discountValue: string
  validUntil: Date | null
  maxRedemptions: number | null
  maxPerCustomer: number | null
  maxPerNetwork: number | null
}
export type CouponProblem = 'code_shape' | 'type' | 'value' | 'until' | 'cap'

const MOST_EURO_CENTS = 100_000
const MOST_USES = 1_000_000
/** Easy to read out, hard to guess: without I, O, 0 and 1. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const RANDOM_CHARACTERS = 10

/** The code as it is stored; null for one that nobody should have to type, or that could be guessed at once. */
export function readCode(typed: string): string | null {
  const code = normalizeCouponCode(typed)
  return /^[A-Z0-9][A-Z0-9_-]{3,39}$/.test(code) ? code : null
}

/** What a coupon takes off, until when, and how often. Its last day counts until its end (UTC). */
export function readTerms(
  { type, value, validUntil, maxRedemptions, maxPerCustomer, maxPerNetwork }: Omit<TypedCoupon, 'code'>,
  today: string,
): Outcome<{ terms: CouponTerms }, CouponProblem> {
  if (type !== 'free' && type !== 'percentage' && type !== 'fixed') return { ok: false, problem: 'type' }
  const amount = value.trim().replace(',', '.')
  const discount = readDiscount(type, amount)
  if (!discount || isNothing(discount)) return { ok: false, problem: 'value' }
  const until = parseDateOnly(validUntil)
  if (validUntil !== '' && (until === null || until < today)) return { ok: false, problem: 'until' }
  const caps = [maxRedemptions, maxPerCustomer, maxPerNetwork].map(readCap)
  const [most, perCustomer, perNetwork] = caps
  if (most === undefined || perCustomer === undefined || perNetwork === undefined) return { ok: false, problem: 'cap' }
  return {
    ok: true,
    terms: {
      discountType: type,
      discountValue: type === 'free' ? '0' : amount,
      validUntil: until && new Date(`${until}T23:59:59.999Z`),
      maxRedemptions: most,
      maxPerCustomer: perCustomer,
      maxPerNetwork: perNetwork,
    },
  }
}

function isNothing(discount: NonNullable<ReturnType<typeof readDiscount>>): boolean {
  if (discount.kind === 'free') return false
  return discount.kind === 'fixed' ? discount.cents < 1 || discount.cents > MOST_EURO_CENTS : discount.basisPoints < 1
}

/** Null for no cap, undefined for what is none. */
function readCap(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const cap = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0
  return cap >= 1 && cap <= MOST_USES ? cap : undefined
}

/** A code out of numbers below 32, behind a beginning that may be empty. */
export const randomCode = (prefix: string, draw: (below: number) => number): string =>
  [prefix, Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[draw(ALPHABET.length)]).join('')]
    .filter(Boolean)
    .join('-')
