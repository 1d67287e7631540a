// The address of the figures page: the range, and the comparison.
import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { COMPARISONS, RANGE_DAYS, type Comparison, type RangeDays } from '#shop/figures/report/day-range.ts'

export type FiguresAddress = { days: RangeDays; comparison: Comparison }

export const readFiguresAddress = (searchParams: URLSearchParams): FiguresAddress => ({
  days: RANGE_DAYS.find((days) => String(days) === searchParams.get('days')) ?? 30,
  comparison: COMPARISONS.find((name) => name === searchParams.get('compare')) ?? 'before',
})

export const figuresPath = ({ days, comparison }: FiguresAddress): string =>
  withQuery(href('/admin-dashboard/figures'), { days, compare: comparison !== 'before' && comparison })
