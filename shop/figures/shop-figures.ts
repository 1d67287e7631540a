// What each figure means, once: every page, chart, table and file takes its figures from here, in whole cents, on paper.
// What a line of an order's history counts for stands in the database (view `order_figures`), from which these are added up.
import { tenantOf, type Tenants } from '#shop/brand/tenant.ts'
import { addDays, daysBetween, type DateOnly } from '#shop/values/date.ts'
import { daysOf, type DayRange } from './day-range.ts'

/** What a figure can be split by; `wait` is the time from payment to QR code. */
export type Dimension = 'all' | 'zone' | 'country' | 'coupon' | 'wait' | 'people'

/** What is kept per day. */
export type Counted = {
  /** Orders that were placed, whatever became of them. */
  started: number
  /** Orders that were paid for or free, on the day of it, whatever became of them afterwards. */
  orders: number
  free: number
  topUps: number
  /** Paid or free orders of somebody who had one before, at the same brand. */
  repeats: number
  /** eSIMs that reached their buyer with everything. */
  delivered: number
  /** eSIMs that were seen in use for the first time. */
  installed: number
  /** How often money went back, in full or in part. */
  refunds: number
  paidCents: number
  paidVatCents: number
  refundedCents: number
  refundedVatCents: number
  /** Without VAT. */
  couponCents: number
  /** Customers who came, and those of them who have an account today. */
  customers: number
  accounts: number
  /** eSIMs given for nothing in the place of others; they count as nothing else. */
  replacements: number
}
export type FigureDay = Counted & { day: string }
/** `key` is a brand, a zone, a country, a coupon (or its batch), or a step of the wait. */
export type FigureLine = Counted & { key: string }

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
/** The way of an order, step by step. */
export const FUNNEL = ['started', 'orders', 'delivered', 'installed'] as const
export type FigureName = (typeof FIGURES)[number] | (typeof FUNNEL)[number] | 'free' | 'repeats' | 'replacements'
export type Figures = Record<FigureName, number>

/** Revenue is what was paid less what went back, with VAT and without, each on the day when it happened. */
export function figuresFrom(counted: Counted): Figures {
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
] as const satisfies (keyof Counted)[]

export const NOTHING: Counted = {
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

const addUp = (parts: Counted[]): Counted =>
  parts.reduce((sum, part) => {
    const next = { ...sum }
    for (const name of COUNTS) next[name] += part[name]
    return next
  }, NOTHING)

const isIn = (range: DayRange, { day }: FigureDay) => day >= range.from && day < range.until

/** The figures of a range, from days of which some may lie outside it. */
export const figuresOf = (days: FigureDay[], range: DayRange): Figures =>
  figuresFrom(addUp(days.filter((day) => isIn(range, day))))

/** What came in on a day, or in the days from it until before `until`. */
export type DayFigures = { day: DateOnly; until: DateOnly; revenueCents: number; orders: number }

/** Every day of the range, also those on which nothing happened; so many days at a time. */
export function dailyFigures(days: FigureDay[], range: DayRange, atATime = 1): DayFigures[] {
  const starts = daysOf(range).filter((day) => daysBetween(range.from, day) % atATime === 0)
  return starts.map((day) => {
    const end = addDays(day, atATime)
    const until = end < range.until ? end : range.until
    const { revenueCents, orders } = figuresOf(days, { from: day, until })
    return { day, until, revenueCents, orders }
  })
}

/** How much more than before, in whole percent; null when there was nothing before to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before <= 0 ? null : Math.round(((now - before) / before) * 100)

/** A line of now beside the same of before. */
export type ComparedLine = { key: string; now: Figures; before: Figures }

export function compareLines(now: FigureLine[], before: FigureLine[]): ComparedLine[] {
  const earlier = new Map(before.map((line) => [line.key, line]))
  return now.map((line) => ({
    key: line.key,
    now: figuresFrom(line),
    before: figuresFrom(earlier.get(line.key) ?? NOTHING),
  }))
}

/** Each step of the wait is a tenth longer than the one before; the first begins with one millisecond. */
const STEP_OF_WAIT = 1.1
export type Waits = { orders: number; medianMs: number; p95Ms: number }

/** How long paid orders waited for their QR code, right to a twentieth; null when none arrived. */
export function waitsOf(lines: FigureLine[]): Waits | null {
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

/** The figures of a brand, under its name. */
export type NamedFigures = { name: string; figures: Figures }

/** Lines by the brand that orders note as lines by brand; what no known brand sold is the shop's own. */
export function gatherBrands(lines: FigureLine[], tenants: Tenants): FigureLine[] {
  const gathered = new Map<string, FigureLine[]>()
  for (const line of lines) {
    const { id } = tenantOf(tenants, line.key).brand
    gathered.set(id, [...(gathered.get(id) ?? []), line])
  }
  return [...gathered].map(([key, parts]) => ({ key, ...addUp(parts) }))
}

export const brandLinesOf = (lines: FigureLine[], tenants: Tenants): NamedFigures[] =>
  gatherBrands(lines, tenants).map(({ key, ...counted }) => ({
    name: tenantOf(tenants, key).brand.name,
    figures: figuresFrom(counted),
  }))
