// A coupon is valid only while it is active, from its first day to its last; visitors aren't told why one isn't.
import type { Outcome } from '#values/outcome.ts'
import type { Discount } from './quote.ts'
import { cutText } from '#values/text/cut-text.ts'

type CouponStatus = 'active' | 'inactive'
/** The first and the last time at which a code is valid; null for no start or no end. */
export type CouponDays = { validFrom: Date | null; validUntil: Date | null }
export type Coupon = CouponDays & {
  code: string
  status: CouponStatus
  discount: Discount
  /** The business that earns from it; null for the shop's own. */
  ownerId: string | null
}

const MAX_CODE_LENGTH = 40
const GMAIL = /^@g(?:oogle)?mail\.com$/i

/** How codes are stored and compared: without spaces and invisible characters, uppercase, at most 40 characters. */
export function normalizeCouponCode(text: string): string {
  return cutText(text.replace(/[\s\p{C}]+/gu, '').toUpperCase(), MAX_CODE_LENGTH)
}

/**
 * The mailbox that a coupon's cap per customer counts, and by which nobody earns from their own order: text after a
 * plus sign reaches the same person, and so do Gmail's dots and its second domain.
 */
export function couponCustomer(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, domain] = [email.slice(0, at).replace(/(?<=.)\+.*$/, ''), email.slice(at)]
  return GMAIL.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}${domain}`
}

/** Whether its first moment is still ahead. */
export const isAhead = ({ validFrom }: Pick<CouponDays, 'validFrom'>, now: Date) =>
  validFrom !== null && validFrom > now

/** Whether its last moment has passed. */
export const isOver = ({ validUntil }: Pick<CouponDays, 'validUntil'>, now: Date) =>
  validUntil !== null && validUntil < now

/**
 * The discount of the coupon found for a code, if any (storefront rules §5). Problem: `coupon_invalid`, the same for
 * unknown, inactive, not started, and expired, so that codes can't be probed.
 */
export function judgeCoupon(coupon: Coupon | null, now: Date): Outcome<{ discount: Discount }, 'coupon_invalid'> {
  const isValid = coupon !== null && coupon.status === 'active' && !isAhead(coupon, now) && !isOver(coupon, now)

  return isValid ? { ok: true, discount: coupon.discount } : { ok: false, problem: 'coupon_invalid' }
}

/**
 * The discount for a stored type and value (storefront rules §3): percent for `percentage`, euros for `fixed`, both
 * with up to two decimals; `free` needs no value. Null if the row makes no sense.
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
