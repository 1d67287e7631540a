import { useId } from 'react'
import { DataTable, type Column } from './data-table.tsx'
import { Disclosure } from './disclosure.tsx'
import './desk.css'

/** `label` names the bar, `text` its value in words. */
export type Bar = { label: string; value: number; text: string; note: string }

export type BarChartProps = {
  title: string
  /** What the picture says, in a sentence above it. */
  summary: string
  bars: Bar[]
  /** What stands at the top of the axis. */
  most: string
  table: { title: string; label: string; value: string; note: string }
}

const HEIGHT = 100
const STEP = 10
const WIDTH = 7

// Bars drawn without any package; whoever does not see them has the sentence above and the table below.
export function BarChart({ title, summary, bars, most, table }: BarChartProps) {
  const heading = useId()
  const top = Math.max(0, ...bars.map(({ value }) => value))
  const bottom = Math.min(0, ...bars.map(({ value }) => value))
  const span = top - bottom || 1
  const zero = top === bottom ? HEIGHT : (top / span) * HEIGHT
  const columns: Column<Bar>[] = [
    { name: 'label', heading: table.label, cell: ({ label }) => label, isRowHeader: true },
    { name: 'value', heading: table.value, cell: ({ text }) => text, isNumber: true },
    { name: 'note', heading: table.note, cell: ({ note }) => note, isNumber: true },
  ]
  return (
    <figure aria-labelledby={heading} className="desk-chart">
      <figcaption>
        <h3 id={heading} className="text-xl">
          {title}
        </h3>
        <p className="text-muted">{summary}</p>
      </figcaption>
      <p aria-hidden="true" className="desk-chart-most">
        {most}
      </p>
      <svg
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="desk-bars"
      >
        <line x1="0" x2={bars.length * STEP} y1={zero} y2={zero} className="desk-axis" />
        {bars.map(({ label, value, text }, place) => (
          <rect
            key={label}
            x={place * STEP + (STEP - WIDTH) / 2}
            y={value < 0 ? zero : zero - (value / span) * HEIGHT}
            width={WIDTH}
            height={(Math.abs(value) / span) * HEIGHT}
            className={value < 0 ? 'desk-bar desk-bar-below' : 'desk-bar'}
          >
            <title>{`${label}: ${text}`}</title>
          </rect>
        ))}
      </svg>
      <p aria-hidden="true" className="desk-chart-ends">
        <span>{bars.at(0)?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <Disclosure title={table.title}>
        <DataTable caption={title} columns={columns} rows={bars} keyOf={({ label }) => label} />
      </Disclosure>
    </figure>
  )
}
