// GET /admin-dashboard/figures: what the shop sold and delivered, drawn on the server.
import { figuresCopy as copy } from '#app/copy/figures/figures.ts'
import { drawRevenue, euroTick } from '#app/features/desk/draw-revenue.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { ChartPictures } from '#app/ui/chart.tsx'
import { FUNNEL, type ComparedLine } from '#shop/figures/report/shop-figures.ts'
import type { AnswerTimesView } from '#shop/figures/report/view-answer-times.ts'
import { SPLITS, type Split, type SplitFiguresView } from '#shop/figures/report/view-shop-figures.ts'
import { countryName, isCountryCode } from '#values/country/country.ts'
import { readFiguresAddress, type FiguresAddress } from '../figures-address.ts'

export type NamedLine = ComparedLine & { name: string }
export type FiguresPage = Omit<SplitFiguresView, 'splits'> & {
  address: FiguresAddress
  answerTimes: AnswerTimesView
  splits: Record<Split, { lines: NamedLine[]; drawn: ChartPictures | null }>
  drawn: { revenue: ChartPictures; funnel: ChartPictures }
}

const MOST_DRAWN = 12
const GROUPED = new Intl.NumberFormat('en')

export async function readFigures(request: Request, context: Context): Promise<FiguresPage> {
  const address = readFiguresAddress(new URL(request.url).searchParams)
  const { figures } = context.get(shopContext)
  const [view, answerTimes] = await Promise.all([
    figures.viewSplitFigures(address.days, address.comparison),
    figures.viewAnswerTimes(address.days, address.comparison),
  ])
  const [revenue, funnel, ...splits] = await Promise.all([
    drawRevenue(view),
    drawFunnel(view),
    ...SPLITS.map((split) => readSplit(split, view.splits[split])),
  ])
  const [brand, zone, country, coupon] = splits
  if (!brand || !zone || !country || !coupon) throw new Error('A split was not read.')
  return { ...view, address, answerTimes, splits: { brand, zone, country, coupon }, drawn: { revenue, funnel } }
}

async function readSplit(split: Split, compared: ComparedLine[]) {
  const lines = compared.map((line) => ({ ...line, name: nameOf(split, line.key) }))
  return { lines, drawn: lines.length > 0 ? await drawLines(lines.slice(0, MOST_DRAWN)) : null }
}

function nameOf(split: Split, key: string): string {
  if (split !== 'country') return key
  if (key === 'outside-eu') return copy.outsideEu
  return isCountryCode(key) ? countryName(key) : copy.noCountry
}

async function drawLines(lines: NamedLine[]): Promise<ChartPictures> {
  const { drawChart } = await import('#app/features/charts/draw-chart.ts')
  return drawChart({
    shape: 'lying',
    names: lines.map(({ name }) => name),
    now: { words: copy.now, values: lines.map(({ now }) => now.revenueCents / 100) },
    before: { words: copy.before, values: lines.map(({ before }) => before.revenueCents / 100) },
    tick: euroTick,
  })
}

async function drawFunnel({ now, before }: SplitFiguresView): Promise<ChartPictures> {
  const { drawChart } = await import('#app/features/charts/draw-chart.ts')
  return drawChart({
    shape: 'lying',
    names: FUNNEL.map((step) => copy.steps[step]),
    now: { words: copy.now, values: FUNNEL.map((step) => now[step]) },
    before: { words: copy.before, values: FUNNEL.map((step) => before[step]) },
    tick: (value) => GROUPED.format(value),
  })
}
