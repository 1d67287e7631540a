import { useId, type ReactNode } from 'react'
import { DataTable, type Column } from './data-table.tsx'
import { Disclosure } from './disclosure.tsx'
import './chart.css'

/** SVG that the server drew, for wide places and for narrow ones. */
export type ChartPictures = { wide: string; narrow: string }

export type ChartProps<Row> = {
  title: string
  /** The heading that names it, where it stands alone in a card that has one; otherwise it brings its own. */
  headingId?: string
  /** What the picture says, in a sentence above it. */
  summary: ReactNode
  drawn: ChartPictures
  table: { title: string; columns: Column<Row>[]; rows: Row[]; keyOf: (row: Row) => string }
}

// A picture, a sentence that says what it shows, and all of its figures as a table.
export function Chart<Row>({ title, headingId, summary, drawn, table }: ChartProps<Row>) {
  const ownId = useId()
  return (
    <figure aria-labelledby={headingId ?? ownId} className="chart">
      <figcaption>
        {headingId === undefined && (
          <h3 id={ownId} className="text-xl">
            {title}
          </h3>
        )}
        <p className="text-muted">{summary}</p>
      </figcaption>
      <div aria-hidden="true" className="chart-wide" dangerouslySetInnerHTML={{ __html: drawn.wide }} />
      <div aria-hidden="true" className="chart-narrow" dangerouslySetInnerHTML={{ __html: drawn.narrow }} />
      <Disclosure title={table.title}>
        <DataTable caption={title} columns={table.columns} rows={table.rows} keyOf={table.keyOf} />
      </Disclosure>
    </figure>
  )
}
