import { useId } from 'react'
import { namedBars, ticksFor } from './chart-ticks.ts'
import { DataTable, type Column } from './data-table.tsx'
import { Disclosure } from './disclosure.tsx'
import './bar-chart.css'

/** `label` names the bar, `short` does so below the axis, `text` is its value in words. */
type Bar = { label: string; short: string; value: number; text: string; note: string }

export type BarChartProps = {
  title: string
  /** What the picture says, in a sentence above it. */
  summary: string
  bars: Bar[]
  /** How a value is written beside the axis. */
  tick: (value: number) => string
  table: { title: string; label: string; value: string; note: string }
}

/** How much of its place a bar fills. */
const FILL = 0.7
const MOST_NAMES = 6

// Bars drawn without any package; whoever does not see them has the sentence above and the table below.
export function BarChart({ title, summary, bars, tick, table }: BarChartProps) {
  const heading = useId()
  const ticks = ticksFor(bars.map(({ value }) => value))
  const bottom = ticks[0] ?? 0
  const span = (ticks.at(-1) ?? 1) - bottom
  const heightOf = (value: number) => 100 - ((value - bottom) / span) * 100
  const width = 100 / Math.max(1, bars.length)
  const columns: Column<Bar>[] = [
    { name: 'label', heading: table.label, cell: ({ label }) => label, isRowHeader: true },
    { name: 'value', heading: table.value, cell: ({ text }) => text, isNumber: true },
    { name: 'note', heading: table.note, cell: ({ note }) => note, isNumber: true },
  ]
  return (
    <figure aria-labelledby={heading} className="chart">
      <figcaption>
        <h3 id={heading} className="text-xl">
          {title}
        </h3>
        <p className="text-muted">{summary}</p>
      </figcaption>
      <div aria-hidden="true" className="chart-plot">
        <ol className="chart-ticks">
          {ticks.toReversed().map((value) => (
            <li key={value}>{tick(value)}</li>
          ))}
        </ol>
        <svg className="chart-bars">
          {ticks.map((value) => (
            <line
              key={value}
              x1="0"
              x2="100%"
              y1={percent(heightOf(value))}
              y2={percent(heightOf(value))}
              className={value === 0 ? 'chart-axis' : 'chart-grid'}
            />
          ))}
          {bars.map(({ label, value, text }, place) => (
            <rect
              key={label}
              x={percent((place + (1 - FILL) / 2) * width)}
              y={percent(heightOf(Math.max(0, value)))}
              width={percent(FILL * width)}
              height={percent((Math.abs(value) / span) * 100)}
              className={value < 0 ? 'chart-bar chart-bar-below' : 'chart-bar'}
            >
              <title>{`${label}: ${text}`}</title>
            </rect>
          ))}
        </svg>
        <svg className="chart-names">
          {namedBars(bars.length, MOST_NAMES).map((place) => (
            <text key={place} x={percent((place + 0.5) * width)} y="1em" textAnchor="middle">
              {bars[place]?.short}
            </text>
          ))}
        </svg>
      </div>
      <Disclosure title={table.title}>
        <DataTable caption={title} columns={columns} rows={bars} keyOf={({ label }) => label} />
      </Disclosure>
    </figure>
  )
}

const percent = (share: number) => `${Math.round(share * 100) / 100}%`
