// A coupon as typed in the form, validated before it is created.
import { dateOnlyOf, endOfDay, parseDateOnly, startOfDay } from '#values/date.ts'
import type { Outcome } from '#values/outcome.ts'
import { normalizeCouponCode, readDiscount, type CouponDays } from './coupon.ts'
import type { Discount } from './quote.ts'

/** As typed. */
export type TypedCoupon = {
  code: string
  type: string
  value: string
  validFrom: string
  validUntil: string
  maxRedemptions: string
  maxPerCustomer: string
  maxPerNetwork: string
}
export type CouponTerms = CouponDays & {
  discountType: Discount['kind']
  /** Percent or euros, with two decimals; 0 for a free order. */
  discountValue: string
  maxRedemptions: number | null
  maxPerCustomer: number | null
  maxPerNetwork: number | null
}
type DayProblem = 'from' | 'until' | 'until_before_from'
type CapProblem = 'cap_in_all' | 'cap_per_customer' | 'cap_per_network'
export type TermsProblem = 'type' | 'value' | DayProblem | CapProblem
export type CouponProblem = TermsProblem | 'code_shape'

const MOST_EURO_CENTS = 100_000
const MOST_USES = 1_000_000
/** Easy to read out, hard to guess: without I, O, 0, and 1. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const RANDOM_CHARACTERS = 10

/** The code as stored; null for one that is too hard to type or too easy to guess. */
export function readCode(typed: string): string | null {
  const code = normalizeCouponCode(typed)
  return /^[A-Z0-9][A-Z0-9_-]{3,39}$/.test(code) ? code : null
}

/** A coupon's days are the shop's: when it is read, and where. */
export type ShopTime = { now: Date; timeZone: string }

/**
 * A coupon's discount, days, and caps. Problems: those of its fields; `from` and `until` for an invalid or past day,
 * `until_before_from` if the last day is before the first.
 */
export function readTerms(
  { type, value, validFrom, validUntil, maxRedemptions, maxPerCustomer, maxPerNetwork }: Omit<TypedCoupon, 'code'>,
  time: ShopTime,
): Outcome<{ terms: CouponTerms }, TermsProblem> {
  if (type !== 'free' && type !== 'percentage' && type !== 'fixed') return { ok: false, problem: 'type' }
  const amount = value.trim().replace(',', '.')
  const discount = readDiscount(type, amount)
  if (!discount || isNothing(discount)) return { ok: false, problem: 'value' }
  const days = readDays({ validFrom, validUntil }, time)
  if (!days.ok) return days
  const [most, perCustomer, perNetwork] = [maxRedemptions, maxPerCustomer, maxPerNetwork].map(readCap)
  if (most === undefined) return { ok: false, problem: 'cap_in_all' }
  if (perCustomer === undefined) return { ok: false, problem: 'cap_per_customer' }
  if (perNetwork === undefined) return { ok: false, problem: 'cap_per_network' }
  return {
    ok: true,
    terms: {
      discountType: type,
      discountValue: type === 'free' ? '0' : amount,
      validFrom: days.validFrom,
      validUntil: days.validUntil,
      maxRedemptions: most,
      maxPerCustomer: perCustomer,
      maxPerNetwork: perNetwork,
    },
  }
}

/** The first day starts at its beginning and the last ends at its end, both in the shop's time zone. */
function readDays(
  { validFrom, validUntil }: Pick<TypedCoupon, 'validFrom' | 'validUntil'>,
  { now, timeZone }: ShopTime,
): Outcome<CouponDays, DayProblem> {
  const today = dateOnlyOf(now, timeZone)
  const from = parseDateOnly(validFrom)
  if (validFrom !== '' && (from === null || from < today)) return { ok: false, problem: 'from' }
  const until = readLastDay(validUntil, { now, timeZone })
  if (!until.ok) return until
  const start = from && startOfDay(from, timeZone)
  if (start !== null && until.validUntil !== null && until.validUntil < start)
    return { ok: false, problem: 'until_before_from' }
  return {
    ok: true,
    validFrom: start,
    validUntil: until.validUntil,
  }
}

function readLastDay(typed: string, { now, timeZone }: ShopTime): Outcome<Pick<CouponDays, 'validUntil'>, 'until'> {
  const until = parseDateOnly(typed)
  if (typed !== '' && (until === null || until < dateOnlyOf(now, timeZone))) return { ok: false, problem: 'until' }
  return { ok: true, validUntil: until && endOfDay(until, timeZone) }
}

/** What can change later: the last day, which can't be over, and the cap. */
export function readChange(
  { validUntil, maxRedemptions }: Pick<TypedCoupon, 'validUntil' | 'maxRedemptions'>,
  time: ShopTime,
): Outcome<Pick<CouponTerms, 'validUntil' | 'maxRedemptions'>, 'until' | 'cap_in_all'> {
  const until = readLastDay(validUntil, time)
  if (!until.ok) return until
  const cap = readCap(maxRedemptions)
  return cap === undefined ? { ok: false, problem: 'cap_in_all' } : { ...until, maxRedemptions: cap }
}

/** A coupon's days as typed; missing ones are left out. */
export const typedDays = ({ validFrom, validUntil }: CouponDays, timeZone: string) => ({
  ...(validFrom && { validFrom: dateOnlyOf(validFrom, timeZone) }),
  ...(validUntil && { validUntil: dateOnlyOf(validUntil, timeZone) }),
})

function isNothing(discount: NonNullable<ReturnType<typeof readDiscount>>): boolean {
  if (discount.kind === 'free') return false
  return discount.kind === 'fixed' ? discount.cents < 1 || discount.cents > MOST_EURO_CENTS : discount.basisPoints < 1
}

/** Null for no cap, undefined if invalid. */
function readCap(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const cap = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0
  return cap >= 1 && cap <= MOST_USES ? cap : undefined
}

/** A code made from numbers below 32, after a prefix that may be empty. */
export const randomCode = (prefix: string, draw: (below: number) => number): string =>
  [prefix, Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[draw(ALPHABET.length)]).join('')]
    .filter(Boolean)
    .join('-')
