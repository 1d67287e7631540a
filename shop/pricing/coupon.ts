// A coupon counts only while it is active, from its first day to its last; why one does not count is nobody's business.
import type { Outcome } from '#shop/values/outcome.ts'
import type { Discount } from './quote.ts'

type CouponStatus = 'active' | 'inactive'
/** The first and the last instant at which a code counts; null is from the beginning, and without end. */
export type CouponDays = { validFrom: Date | null; validUntil: Date | null }
export type Coupon = CouponDays & {
  code: string
  status: CouponStatus
  discount: Discount
  /** The business that earns by it; null for the shop's own. */
  ownerId: string | null
}

const MAX_CODE_LENGTH = 40
const GMAIL = /^@g(?:oogle)?mail\.com$/i

/** The form in which codes are stored and compared: without spaces and invisible characters, upper case, at most 40 characters. */
export function normalizeCouponCode(text: string): string {
  return text
    .replace(/[\s\p{C}]+/gu, '')
    .toUpperCase()
    .slice(0, MAX_CODE_LENGTH)
}

/**
 * The mailbox that a coupon's cap per customer counts, and by which nobody earns from an order of their own: what stands after a
 * plus sign reaches the same person, and so do the dots and the second domain of Gmail.
 */
export function couponCustomer(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, domain] = [email.slice(0, at).replace(/(?<=.)\+.*$/, ''), email.slice(at)]
  return GMAIL.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}${domain}`
}

/** Whether its first instant is still to come. */
export const isAhead = ({ validFrom }: Pick<CouponDays, 'validFrom'>, now: Date) =>
  validFrom !== null && validFrom > now

/** Whether its last instant has gone by. */
export const isOver = ({ validUntil }: Pick<CouponDays, 'validUntil'>, now: Date) =>
  validUntil !== null && validUntil < now

/**
 * The discount of the coupon that was found for a code, if any (storefront rules §5).
 * Problem: `coupon_invalid`, the same for unknown, inactive, not begun and expired, so that codes cannot be probed.
 */
export function judgeCoupon(coupon: Coupon | null, now: Date): Outcome<{ discount: Discount }, 'coupon_invalid'> {
  const isValid = coupon !== null && coupon.status === 'active' && !isAhead(coupon, now) && !isOver(coupon, now)

  return isValid ? { ok: true, discount: coupon.discount } : { ok: false, problem: 'coupon_invalid' }
}

/**
 * The discount that a stored type and value mean (storefront rules §3): percent for `percentage`, euro for `fixed`, both with up
 * to two decimals; `free` needs no value. Null when the row says nothing sensible.
 */
export function readDiscount(type: string, value: string | number | null): Discount | null {
  if (type === 'free') return { kind: 'free' }

  const hundredths = hundredthsOf(value)
  if (hundredths === null) return null
  if (type === 'fixed') return { kind: 'fixed', cents: hundredths }
  return type === 'percentage' && hundredths <= 10_000 ? { kind: 'percentage', basisPoints: hundredths } : null
}

function hundredthsOf(value: string | number | null): number | null {
  const match = /^(\d{1,7})(?:\.(\d{1,2})0*)?$/.exec(String(value))

  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}
