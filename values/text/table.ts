// A list that becomes a file for table programs. What its cells are stands with their column, so that amounts arrive as
// numbers and days as days.

/** A day is 'YYYY-MM-DD', a moment an ISO time, an amount a decimal number of euros; null is an empty cell. */
export type Cell = string | number | null
export type Row = readonly Cell[]
export type TableColumn = string | readonly [name: string, kind: 'amount' | 'day' | 'moment']

export type Table = { columns: readonly TableColumn[]; rows: Iterable<Row> | AsyncIterable<Row> }
/** One whose rows are all there already. */
export type ListedTable = Table & { rows: readonly Row[] }

export const nameOf = (column: TableColumn): string => (typeof column === 'string' ? column : column[0])
export const kindOf = (column: TableColumn) => (typeof column === 'string' ? null : column[1])

/** As a file with commas, with semicolons and decimal commas as German and Dutch programs expect it, or for Excel. */
export const TABLE_FORMATS = ['comma', 'semicolon', 'excel'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]
