import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './data-table.css'
import { sentence } from './verbatim.tsx'

export type ColumnSort = { to: string; label: string; direction: 'ascending' | 'descending' | null }
export type Column<Row> = {
  name: string
  heading: string
  cell: (row: Row) => ReactNode
  isRowHeader?: boolean
  isNumber?: boolean
  /** A row action: a button or link with its own name, so a card shows no heading next to it. */
  isAct?: boolean
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
}

// A table that becomes cards below 768 px, with each value next to its column's name. For screen readers it stays a
// table.
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table className="data-table">
      <caption className="sr-only">{caption}</caption>
      <thead className="data-head">
        <tr className="data-row">
          {columns.map(({ name, heading, isNumber, sort }) => (
            <th
              key={name}
              scope="col"
              aria-sort={sort?.direction ?? undefined}
              className="data-cell"
              data-number={isNumber || undefined}
            >
              {sort ? <SortLink heading={heading} sort={sort} /> : heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="data-body">
        {rows.map((row) => (
          <tr key={keyOf(row)} className="data-row">
            {columns.map((column) => (
              <Cell key={column.name} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { heading, cell, isRowHeader, isNumber, isAct, isLong } = column
  const inside = (
    <>
      <span aria-hidden="true" className="data-cell-name">
        {heading}
      </span>
      <span className="data-cell-value">{sentence(cell(row))}</span>
    </>
  )
  const shape = {
    className: 'data-cell',
    'data-number': isNumber || undefined,
    'data-act': isAct || undefined,
    'data-long': isLong || undefined,
  }
  return isRowHeader ? (
    <th scope="row" {...shape}>
      {inside}
    </th>
  ) : (
    <td {...shape}>{inside}</td>
  )
}

// Cards have no column headings to click; there, the page offers the same choice elsewhere.
function SortLink({ heading, sort: { to, label, direction } }: { heading: string; sort: ColumnSort }) {
  return (
    <>
      <span className="data-only-narrow">{heading}</span>
      <Link to={to} preventScrollReset aria-label={label} className="data-sort">
        {heading}
        <span aria-hidden="true">{direction === 'ascending' ? '↑' : direction === 'descending' ? '↓' : '↕'}</span>
      </Link>
    </>
  )
}
