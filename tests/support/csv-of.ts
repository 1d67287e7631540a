// A list as the text of a file.
import { csvLines } from '#values/text/csv.ts'
import { nameOf, type ListedTable, type Row, type Table } from '#values/text/table.ts'

export const csvOf = ({ columns, rows }: ListedTable, separator: ',' | ';' = ','): string =>
  csvLines([columns.map(nameOf), ...rows], separator)

/** The same of rows that are read while they leave. */
export async function readTable({ columns, rows }: Table): Promise<string> {
  const read: Row[] = []
  for await (const row of rows) read.push(row)
  return csvOf({ columns, rows: read })
}
