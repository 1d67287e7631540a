// Lines of a CSV file (RFC 4180) that no table program takes for a formula (safety case I11), and what such a file says.
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

export type CsvCell = string | number | null

/** One line with its end; texts are quoted, and one that begins like a formula gets an apostrophe before it. */
export const csvLine = (cells: readonly CsvCell[]): string =>
  stringify([cells.map((cell) => (typeof cell === 'string' ? defused(cell) : cell))], {
    quoted_string: true,
    quoted_empty: false,
    escape_formulas: true,
    record_delimiter: 'windows',
  })

/** Cents as a number that every table program reads: 1809 is 18.09. */
export const centsAsNumber = (cents: number): number => cents / 100

// Table programs look past spaces and control characters, so a sign behind them counts as well.
const defused = (text: string) =>
  /^[\s\p{C}]+[=+\-@＝＋－＠]/u.test(text) || text.startsWith('\n') ? `'${text}` : text

/** What a table program wrote, with commas or semicolons; null for a text that is no such file. */
export function readCsv(text: string): string[][] | null {
  const [firstLine = ''] = text.split('\n', 1)
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: firstLine.includes(';') && !firstLine.includes(',') ? ';' : ',',
      relax_column_count: true,
      skip_empty_lines: true,
    })
    return rows.map((row) => row.map((cell) => cell.replace(/^'(?=[\s\p{C}]*[=+\-@＝＋－＠])/u, '').trim()))
  } catch {
    return null
  }
}
