// The address of the figures page: the range, and the comparison.
import { COMPARISONS, RANGE_DAYS, type Comparison, type RangeDays } from '#shop/figures/report/day-range.ts'

export const FIGURES_PATH = '/admin-dashboard/figures'
export type FiguresAddress = { days: RangeDays; comparison: Comparison }

export const readFiguresAddress = (searchParams: URLSearchParams): FiguresAddress => ({
  days: RANGE_DAYS.find((days) => String(days) === searchParams.get('days')) ?? 30,
  comparison: COMPARISONS.find((name) => name === searchParams.get('compare')) ?? 'before',
})

export const figuresPath = ({ days, comparison }: FiguresAddress): string =>
  `${FIGURES_PATH}?${new URLSearchParams({ days: String(days), ...(comparison !== 'before' && { compare: comparison }) })}`
