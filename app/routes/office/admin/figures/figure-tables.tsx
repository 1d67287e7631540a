// The charts of the figures with their tables: how orders progress, and what revenue consists of.
import { figuresCopy as copy } from '#app/copy/figures/figures.ts'
import { Chart } from '#app/ui/chart.tsx'
import type { Column } from '#app/ui/data-table.tsx'
import { FoldCard } from '#app/ui/fold-card.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { percentChange, FUNNEL, type Figures } from '#shop/figures/report/shop-figures.ts'
import type { Split } from '#shop/figures/report/view-shop-figures.ts'
import { formatEuro } from '#values/money.ts'
import type { FiguresPage, NamedLine } from './read-figures.ts'

const GROUPED = new Intl.NumberFormat('en')
const changeText = (now: number, before: number) => {
  const change = percentChange(now, before)
  return change === null ? '–' : `${change > 0 ? '+' : ''}${change}%`
}

type Step = { step: (typeof FUNNEL)[number]; now: Figures; before: Figures }
const STEPS: Column<Step>[] = [
  { name: 'step', heading: copy.step, isRowHeader: true, cell: ({ step }) => copy.steps[step] },
  { name: 'now', heading: copy.now, isNumber: true, cell: ({ step, now }) => GROUPED.format(now[step]) },
  {
    name: 'share',
    heading: copy.shareOfStarted,
    isNumber: true,
    cell: ({ step, now }) => (now.started === 0 ? '–' : `${Math.round((now[step] / now.started) * 100)}%`),
  },
  { name: 'before', heading: copy.before, isNumber: true, cell: ({ step, before }) => GROUPED.format(before[step]) },
  {
    name: 'change',
    heading: copy.change,
    isNumber: true,
    cell: ({ step, now, before }) => changeText(now[step], before[step]),
  },
]

export function FunnelChart({ page: { now, before, drawn } }: { page: FiguresPage }) {
  const rows = FUNNEL.map((step) => ({ step, now, before }))
  return (
    <FoldCard id="funnel" title={copy.funnel} aside={GROUPED.format(now.started)}>
      <Chart
        title={copy.funnel}
        headingId="funnel-heading"
        summary={copy.funnelText}
        drawn={drawn.funnel}
        table={{ title: copy.table, columns: STEPS, rows, keyOf: ({ step }) => step }}
      />
    </FoldCard>
  )
}

// Countries and zones are words.
const namesIn = (split: Split, name: string) => (split === 'brand' || split === 'coupon' ? [name] : [])

const columnsOf = (split: Split): Column<NamedLine>[] => [
  {
    name: 'name',
    heading: copy.split[split],
    isRowHeader: true,
    cell: ({ name }) => sentence(name, namesIn(split, name)),
  },
  { name: 'orders', heading: copy.columns.orders, isNumber: true, cell: ({ now }) => GROUPED.format(now.orders) },
  { name: 'revenue', heading: copy.columns.revenue, isNumber: true, cell: ({ now }) => formatEuro(now.revenueCents) },
  {
    name: 'refunded',
    heading: copy.columns.refunded,
    isNumber: true,
    cell: ({ now }) => formatEuro(now.refundedCents),
  },
  {
    name: 'before',
    heading: copy.columns.before,
    isNumber: true,
    cell: ({ before }) => formatEuro(before.revenueCents),
  },
  {
    name: 'change',
    heading: copy.change,
    isNumber: true,
    cell: ({ now, before }) => changeText(now.revenueCents, before.revenueCents),
  },
]

export function SplitChart({ page, split }: { page: FiguresPage; split: Split }) {
  const { lines, drawn } = page.splits[split]
  const title = copy.splits[split]
  const [first] = lines
  if (!first || !drawn)
    return (
      <FoldCard id={split} title={title} aside={formatEuro(0)}>
        <p className="text-muted">{copy.none}</p>
      </FoldCard>
    )
  const best = `${first.name}, ${formatEuro(first.now.revenueCents)}`
  return (
    <FoldCard id={split} title={title} aside={sentence(first.name, namesIn(split, first.name))}>
      <Chart
        title={title}
        headingId={`${split}-heading`}
        summary={sentence(`${copy.top(lines.length, best)} ${copy.splitText[split]}`, namesIn(split, first.name))}
        drawn={drawn}
        table={{ title: copy.table, columns: columnsOf(split), rows: lines, keyOf: ({ key }) => key }}
      />
    </FoldCard>
  )
}
