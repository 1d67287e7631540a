// How those who run the shop look at orders: saved views, search, and order of the list.
import type { DateOnly } from '#shop/values/date.ts'
import { isEmail, normalizeEmail } from '#shop/values/email.ts'
import { digitsOfIccid } from '#shop/values/iccid.ts'

/** Views of what waits for somebody, which are few orders and are counted. */
const WAITING_VIEWS = ['to-look-at', 'stuck', 'failed', 'review', 'disputes', 'mismatches', 'vat-conflicts'] as const
export type WaitingView = (typeof WAITING_VIEWS)[number]
export const isWaitingView = (view: DeskView): view is WaitingView => WAITING_VIEWS.some((waiting) => waiting === view)
export const DESK_VIEWS = ['all', ...WAITING_VIEWS, 'refunded', 'free', 'top-ups'] as const
export type DeskView = (typeof DESK_VIEWS)[number]

export const DESK_SORTS = ['newest', 'oldest', 'dearest', 'cheapest'] as const
export type DeskSort = (typeof DESK_SORTS)[number]
export const isByTotal = (sort: DeskSort): boolean => sort === 'dearest' || sort === 'cheapest'
export const isAscending = (sort: DeskSort): boolean => sort === 'oldest' || sort === 'cheapest'

/** What narrows a list of orders; null for whatever nobody asks. */
export type DeskFilters = {
  /** Whole days by the shop's clock, both included. */
  from: DateOnly | null
  until: DateOnly | null
  /** The id of a brand. */
  brand: string | null
  /** Of the total with VAT, both included. */
  leastCents: number | null
  mostCents: number | null
  /** A coupon code as it is kept. */
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
 * What is looked for: the beginning of an e-mail address, of an ICCID or an order's number, of a reference or an e-mail address,
 * or any part of a reference or of what a business calls its order.
 */
export type DeskSearch = { kind: 'email' | 'iccid' | 'any' | 'reference'; text: string }

const LEAST_DIGITS = 4

/** What was typed in the form that addresses and references are kept in; the database takes no control characters. */
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

/** How long travellers waited between the network's promise of an eSIM and its number, in ms. */
export type PollingTimes = { orders: number; p50Ms: number; p95Ms: number }
/** Cents without VAT. */
export type CouponCost = { code: string; orders: number; discountCents: number }
