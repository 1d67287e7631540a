import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import './data-table.css'
import { sentence } from './verbatim.tsx'

export type ColumnSort = { to: string; label: string; direction: 'ascending' | 'descending' | null }
export type Column<Row> = {
  name: string
  heading: string
  cell: (row: Row) => ReactNode
  /** Names the row: it stays in view while the others scroll under it. */
  isRowHeader?: boolean
  isNumber?: boolean
  /** Long texts without spaces, such as addresses, which would otherwise wrap anywhere. */
  isLong?: boolean
  sort?: ColumnSort
}

export type DataTableProps<Row> = {
  /** What the table lists; for screen readers only. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  /** A list of many: each row is one line, also where there is room for two. */
  isDense?: boolean
}

// A table that scrolls sideways in its own frame where it is wider than the window; the column that names its rows
// stays.
export function DataTable<Row>({ caption, columns, rows, keyOf, isDense }: DataTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => (frame.current ? letKeysScroll(frame.current) : undefined), [])
  return (
    <div ref={frame} className="data-frame" role="group" aria-label={caption}>
      <table className="data-table" data-dense={isDense || undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead className="data-head">
          <tr>
            {columns.map(({ name, heading, isRowHeader, isNumber, sort }) => (
              <th
                key={name}
                scope="col"
                aria-sort={sort?.direction ?? undefined}
                className="data-cell"
                data-number={isNumber || undefined}
                data-name={isRowHeader || undefined}
              >
                {sort ? <SortLink heading={heading} sort={sort} /> : heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="data-body">
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <Cell key={column.name} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

// The keyboard reaches a frame that has something to scroll, since not every table has something to press in it.
function letKeysScroll(frame: HTMLDivElement): () => void {
  const watch = new ResizeObserver(() => {
    if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0
    else frame.removeAttribute('tabindex')
  })
  watch.observe(frame)
  return () => watch.disconnect()
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { cell, isRowHeader, isNumber, isLong } = column
  const inside = <span className="data-cell-value">{sentence(cell(row))}</span>
  const shape = { className: 'data-cell', 'data-number': isNumber || undefined, 'data-long': isLong || undefined }
  return isRowHeader ? (
    <th scope="row" data-name {...shape}>
      {inside}
    </th>
  ) : (
    <td {...shape}>{inside}</td>
  )
}

const SortLink = ({ heading, sort: { to, label, direction } }: { heading: string; sort: ColumnSort }) => (
  <Link to={to} preventScrollReset aria-label={label} className="data-sort">
    {heading}
    <span aria-hidden="true">{direction === 'ascending' ? '↑' : direction === 'descending' ? '↓' : '↕'}</span>
  </Link>
)
