// How administrators filter, search, and sort orders.
import type { DateOnly } from '#values/date.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { digitsOfIccid } from '#values/iccid.ts'

/** Views of orders that need attention; these are few, so they are counted. */
const WAITING_VIEWS = ['to-look-at', 'stuck', 'failed', 'review', 'disputes', 'mismatches', 'vat-conflicts'] as const
export type WaitingView = (typeof WAITING_VIEWS)[number]
export const isWaitingView = (view: DeskView): view is WaitingView => WAITING_VIEWS.some((waiting) => waiting === view)
export const DESK_VIEWS = ['all', ...WAITING_VIEWS, 'refunded', 'free', 'top-ups'] as const
export type DeskView = (typeof DESK_VIEWS)[number]

export const DESK_SORTS = ['newest', 'oldest', 'dearest', 'cheapest'] as const
export type DeskSort = (typeof DESK_SORTS)[number]
export const isByTotal = (sort: DeskSort): boolean => sort === 'dearest' || sort === 'cheapest'
export const isAscending = (sort: DeskSort): boolean => sort === 'oldest' || sort === 'cheapest'

/** The filters of an order list; null for those not used. */
export type DeskFilters = {
  /** Whole days in the shop's time zone, both included. */
  from: DateOnly | null
  until: DateOnly | null
  /** The ID of a brand. */
  brand: string | null
  /** Of the total with VAT, both included. */
  leastCents: number | null
  mostCents: number | null
  /** A coupon code as stored. */
  coupon: string | null
  /** The country whose VAT was charged. */
  country: string | null
}
export const NO_FILTERS: DeskFilters = {
  from: null,
  until: null,
  brand: null,
  leastCents: null,
  mostCents: null,
  coupon: null,
  country: null,
}

/**
 * A search: the beginning of an email address, an ICCID, an order number, or a reference, or any part of three letters
 * of who bought; 'reference': any part of a reference or of a business's own name for its order. `ids`: what an
 * invoice, a payment, or the last digits of an ICCID name.
 */
export type DeskSearch = { kind: 'email' | 'iccid' | 'any' | 'reference'; text: string; ids?: string[] }

const LEAST_DIGITS = 4

/** The search text as addresses and references are stored; the database accepts no control characters. */
export const tidySearch = (typed: string): string => normalizeEmail(typed.replaceAll(/[\p{C}\uFFFD]/gu, ''))

/** Null for an empty text. */
export function readDeskSearch(typed: string): DeskSearch | null {
  const text = tidySearch(typed)
  if (text === '') return null
  if (isEmail(text) || text.includes('@')) return { kind: 'email', text }
  const digits = digitsOfIccid(text)
  if (digits.length >= LEAST_DIGITS && /^[\d\s-]+$/.test(text)) return { kind: 'iccid', text: digits }
  return { kind: 'any', text }
}

/** How long travelers waited between the network's promise of an eSIM and its ICCID, in ms. */
export type PollingTimes = { orders: number; p50Ms: number; p95Ms: number }
/** Cents without VAT. */
export type CouponCost = { code: string; orders: number; discountCents: number }
