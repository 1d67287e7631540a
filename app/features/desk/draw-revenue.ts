// The chart of what came in, for loaders: days or weeks of now as bars, those before as a line.
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { shortDayText } from '#app/format/moment-text.ts'
import type { ChartPictures } from '#app/ui/chart.tsx'
import type { ShopFiguresView } from '#shop/figures/report/view-shop-figures.ts'

const EUROS = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const CENTS = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' })

/** An axis has round values; those of a shop with little on it have cents. */
export const euroTick = (euros: number): string => (Number.isInteger(euros) ? EUROS : CENTS).format(euros)

export async function drawRevenue({
  days,
  daysBefore,
}: Pick<ShopFiguresView, 'days' | 'daysBefore'>): Promise<ChartPictures> {
  const { drawChart } = await import('#app/features/charts/draw-chart.ts')
  const { revenueNow, revenueThen } = deskCopy.overview
  return drawChart({
    shape: 'standing',
    names: days.map(({ day }) => shortDayText(day)),
    now: { words: revenueNow, values: days.map(({ revenueCents }) => revenueCents / 100) },
    before: { words: revenueThen, values: daysBefore.map(({ revenueCents }) => revenueCents / 100) },
    tick: euroTick,
  })
}
