// Defines what each figure means, once: every page, chart, table, and file takes its figures from here. Pure rules, in
// whole cents. The database view `order_figures` says what each line of an order's history counts for; these functions
// add that up.
import { findTenantByBusiness, type Tenants } from '#shop/people/brand/tenant.ts'
import { addDays, daysBetween, type DateOnly } from '#values/date.ts'
import { daysInRange, type DayRange } from './day-range.ts'

/** What a figure can be split by; `wait` is the time from payment to QR code. */
export type Dimension = 'all' | 'zone' | 'country' | 'coupon' | 'wait' | 'people'

/** What is kept per day. */
export type FigureCounts = {
  /** Orders placed, whatever happened to them. */
  started: number
  /** Paid or free orders, on the day of that, whatever happened to them afterward. */
  orders: number
  free: number
  topUps: number
  /** Paid or free orders by somebody who already had one, at the same brand. */
  repeats: number
  /** eSIMs completely delivered to their buyer. */
  delivered: number
  /** eSIMs seen in use for the first time. */
  installed: number
  /** The number of refunds, full or partial. */
  refunds: number
  paidCents: number
  paidVatCents: number
  refundedCents: number
  refundedVatCents: number
  /** Without VAT. */
  couponCents: number
  /** New customers, and how many of them have an account today. */
  customers: number
  accounts: number
  /** Free replacement eSIMs; they count as nothing else. */
  replacements: number
}
export type FigureDay = FigureCounts & { day: string }
/** `key` is a brand, a zone, a country, a coupon (or its batch), or a bucket of the wait. */
export type FigureLine = FigureCounts & { key: string }

export const FIGURES = [
  'revenueCents',
  'netRevenueCents',
  'orders',
  'delivered',
  'topUps',
  'refunds',
  'refundedCents',
  'couponCents',
] as const
/** The stages of an order, in sequence. */
export const FUNNEL = ['started', 'orders', 'delivered', 'installed'] as const
export type FigureName = (typeof FIGURES)[number] | (typeof FUNNEL)[number] | 'free' | 'repeats' | 'replacements'
export type Figures = Record<FigureName, number>

/** Revenue is payments less refunds, with and without VAT, each on the day it happened. */
export function toFigures(counted: FigureCounts): Figures {
  const { paidCents, paidVatCents, refundedCents, refundedVatCents } = counted
  const revenueCents = paidCents - refundedCents
  return { ...counted, revenueCents, netRevenueCents: revenueCents - (paidVatCents - refundedVatCents) }
}

const COUNTS = [
  'started',
  'orders',
  'free',
  'topUps',
  'repeats',
  'delivered',
  'installed',
  'refunds',
  'paidCents',
  'paidVatCents',
  'refundedCents',
  'refundedVatCents',
  'couponCents',
  'customers',
  'accounts',
  'replacements',
] as const satisfies (keyof FigureCounts)[]

export const NOTHING: FigureCounts = {
  started: 0,
  orders: 0,
  free: 0,
  topUps: 0,
  repeats: 0,
  delivered: 0,
  installed: 0,
  refunds: 0,
  paidCents: 0,
  paidVatCents: 0,
  refundedCents: 0,
  refundedVatCents: 0,
  couponCents: 0,
  customers: 0,
  accounts: 0,
  replacements: 0,
}

const addUp = (parts: FigureCounts[]): FigureCounts =>
  parts.reduce((sum, part) => {
    const next = { ...sum }
    for (const name of COUNTS) next[name] += part[name]
    return next
  }, NOTHING)

const isIn = (range: DayRange, { day }: FigureDay) => day >= range.from && day < range.until

/** The figures of a range, from days of which some may be outside it. */
export const sumFigures = (days: FigureDay[], range: DayRange): Figures =>
  toFigures(addUp(days.filter((day) => isIn(range, day))))

/** Revenue on a day, or from it up to, but not including, `until`. */
export type DayFigures = { day: DateOnly; until: DateOnly; revenueCents: number; orders: number }

/** Every day of the range, including those on which nothing happened; several days per bar if there are many. */
export function dailyFigures(days: FigureDay[], range: DayRange, atATime = 1): DayFigures[] {
  const starts = daysInRange(range).filter((day) => daysBetween(range.from, day) % atATime === 0)
  return starts.map((day) => {
    const end = addDays(day, atATime)
    const until = end < range.until ? end : range.until
    const { revenueCents, orders } = sumFigures(days, { from: day, until })
    return { day, until, revenueCents, orders }
  })
}

/** The increase over before, in whole percent; null if there was nothing before. */
export const percentChange = (now: number, before: number): number | null =>
  before <= 0 ? null : Math.round(((now - before) / before) * 100)

/** A current line next to the same line before. */
export type ComparedLine = { key: string; now: Figures; before: Figures }

export function compareLines(now: FigureLine[], before: FigureLine[]): ComparedLine[] {
  const earlier = new Map(before.map((line) => [line.key, line]))
  return now.map((line) => ({
    key: line.key,
    now: toFigures(line),
    before: toFigures(earlier.get(line.key) ?? NOTHING),
  }))
}

/** Each bucket of the wait is a tenth longer than the one before; the first starts at one millisecond. */
const STEP_OF_WAIT = 1.1
export type Waits = { orders: number; medianMs: number; p95Ms: number }

/** How long paid orders waited for their QR code, accurate to 5%; null if none was delivered. */
export function measureWaits(lines: FigureLine[]): Waits | null {
  const steps = lines
    .map(({ key, delivered }) => ({ step: Number(key), delivered }))
    .toSorted((one, other) => one.step - other.step)
  const orders = steps.reduce((sum, { delivered }) => sum + delivered, 0)
  if (orders === 0) return null
  const at = (share: number) => {
    let left = Math.ceil(orders * share)
    const found = steps.find(({ delivered }) => (left -= delivered) <= 0)
    return Math.round(STEP_OF_WAIT ** ((found?.step ?? 0) + 0.5))
  }
  return { orders, medianMs: at(0.5), p95Ms: at(0.95) }
}

/** A brand's figures, with its name. */
export type NamedFigures = { name: string; figures: Figures }

/** Sums the lines by business ID into lines by brand; sales of unknown brands count as the shop's own. */
export function gatherBrands(lines: FigureLine[], tenants: Tenants): FigureLine[] {
  const gathered = new Map<string, FigureLine[]>()
  for (const line of lines) {
    const { id } = findTenantByBusiness(tenants, line.key).brand
    gathered.set(id, [...(gathered.get(id) ?? []), line])
  }
  return [...gathered].map(([key, parts]) => ({ key, ...addUp(parts) }))
}

export const toBrandLines = (lines: FigureLine[], tenants: Tenants): NamedFigures[] =>
  gatherBrands(lines, tenants).map(({ key, ...counted }) => ({
    name: findTenantByBusiness(tenants, key).brand.name,
    figures: toFigures(counted),
  }))
