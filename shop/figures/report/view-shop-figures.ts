// How the shop, or one brand, did in the last days, from kept figures and never by counting everything.
import type { Base } from '#shop/assembly/base.ts'
import { findTenantByBusiness, type BrandIds, type Tenants } from '#shop/people/brand/tenant.ts'
import { dateOnlyOf } from '#values/date.ts'
import { rangeBefore, rangeUntilToday, type Comparison, type DayRange, type RangeDays } from './day-range.ts'
import type { FigureStore } from './figure-store.ts'
import {
  compareLines,
  dailyFigures,
  sumFigures,
  gatherBrands,
  measureWaits,
  type ComparedLine,
  type DayFigures,
  type Figures,
  type Waits,
} from './shop-figures.ts'

export type ShopFiguresView = {
  range: DayRange
  earlier: DayRange
  /** Where days begin and end. */
  timeZone: string
  now: Figures
  before: Figures
  /** The current days, and an equal number to compare with. */
  days: DayFigures[]
  daysBefore: DayFigures[]
}

export type ViewShopFiguresDeps = Pick<Base, 'clock'> & {
  figureDays: Pick<FigureStore, 'listDays' | 'readState' | 'listLines' | 'listBrands'>
  readTenants: () => Promise<Tenants>
}

/** From this many days on, several days share one bar. */
const MOST_BARS = 92
const barsOf = (days: RangeDays) => (days > MOST_BARS ? 7 : 1)

/** The figures of the last days, including today, next to an equal number of days before; null for all brands. */
export async function viewShopFigures(
  {
    figureDays,
    clock,
  }: Pick<ViewShopFiguresDeps, 'clock'> & { figureDays: Pick<FigureStore, 'listDays' | 'readState'> },
  days: RangeDays,
  { brand = null, comparison = 'before' }: { brand?: BrandIds | null; comparison?: Comparison } = {},
): Promise<ShopFiguresView> {
  const { timeZone } = await figureDays.readState()
  const range = rangeUntilToday(days, dateOnlyOf(clock.now(), timeZone))
  const earlier = rangeBefore(range, days, comparison)
  const [ofNow, ofBefore] = await Promise.all([figureDays.listDays(range, brand), figureDays.listDays(earlier, brand)])
  return {
    range,
    earlier,
    timeZone,
    now: sumFigures(ofNow, range),
    before: sumFigures(ofBefore, earlier),
    days: dailyFigures(ofNow, range, barsOf(days)),
    daysBefore: dailyFigures(ofBefore, earlier, barsOf(days)),
  }
}

export const SPLITS = ['brand', 'zone', 'country', 'coupon'] as const
export type Split = (typeof SPLITS)[number]

export type SplitFiguresView = ShopFiguresView & {
  splits: Record<Split, ComparedLine[]>
  waits: { now: Waits | null; before: Waits | null }
}

const MOST_LINES = 200
const MOST_SHOWN = 25

/** The same, with its parts: the first 25 brands, zones, countries, and coupons, and how long buyers waited. */
export async function viewSplitFigures(
  deps: ViewShopFiguresDeps,
  days: RangeDays,
  comparison: Comparison,
): Promise<SplitFiguresView> {
  const { figureDays, readTenants } = deps
  const view = await viewShopFigures(deps, days, { comparison })
  const { range, earlier } = view
  const lines = (dimension: 'zone' | 'country' | 'coupon' | 'wait', of: DayRange) =>
    figureDays.listLines(dimension, of, null, dimension === 'wait' ? 1_000 : MOST_LINES)
  const compared = async (dimension: 'zone' | 'country' | 'coupon') =>
    compareLines(await lines(dimension, range), await lines(dimension, earlier)).slice(0, MOST_SHOWN)
  const [zone, country, coupon, brands, brandsBefore, waits, waitsBefore, tenants] = await Promise.all([
    compared('zone'),
    compared('country'),
    compared('coupon'),
    figureDays.listBrands(range),
    figureDays.listBrands(earlier),
    lines('wait', range),
    lines('wait', earlier),
    readTenants(),
  ])
  const brand = compareLines(gatherBrands(brands, tenants), gatherBrands(brandsBefore, tenants)).map((line) => ({
    ...line,
    key: findTenantByBusiness(tenants, line.key).brand.name,
  }))
  return {
    ...view,
    splits: { brand: brand.slice(0, MOST_SHOWN), zone, country, coupon },
    waits: { now: measureWaits(waits), before: measureWaits(waitsBefore) },
  }
}
