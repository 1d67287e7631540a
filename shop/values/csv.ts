// Reads and writes CSV files (RFC 4180) in which no spreadsheet finds a formula (safety case I11).
import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

export type CsvCell = string | number | null

/** One line with its line break; texts are quoted, and one that begins like a formula gets an apostrophe in front. */
export const csvLine = (cells: readonly CsvCell[]): string =>
  stringify([cells.map((cell) => (typeof cell === 'string' ? defused(cell) : cell))], {
    quoted_string: true,
    quoted_empty: false,
    escape_formulas: true,
    record_delimiter: 'windows',
  })

/** Cents as a decimal number that every spreadsheet reads: 1809 is 18.09. */
export const centsAsNumber = (cents: number): number => cents / 100

// Spreadsheets ignore leading spaces and control characters, so a sign after them counts too.
const defused = (text: string) =>
  /^[\s\p{C}]+[=+\-@＝＋－＠]/u.test(text) || text.startsWith('\n') ? `'${text}` : text

/** A row with the line on which it begins. */
export type CsvRow = { line: number; cells: string[] }
type CsvRead = { ok: true; rows: CsvRow[] } | { ok: false; line: number | null }

/**
 * Parses a spreadsheet's CSV file with commas or semicolons, skipping empty lines; or returns the line where it becomes
 * invalid.
 */
export function readCsvRows(text: string): CsvRead {
  const [firstLine = ''] = text.split('\n', 1)
  try {
    const read: string[][] = parse(text, {
      bom: true,
      delimiter: firstLine.includes(';') && !firstLine.includes(',') ? ';' : ',',
      relax_column_count: true,
    })
    const rows: CsvRow[] = []
    let line = 1
    for (const cells of read) {
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells: cells.map(withoutDefusal) })
      line += cells.reduce((lines, cell) => lines + cell.split(/\r\n|\r|\n/).length - 1, 1)
    }
    return { ok: true, rows }
  } catch (error) {
    return { ok: false, line: error instanceof CsvError && typeof error['lines'] === 'number' ? error['lines'] : null }
  }
}

/** The same without line numbers; null for an invalid file. */
export function readCsv(text: string): string[][] | null {
  const read = readCsvRows(text)
  return read.ok ? read.rows.map(({ cells }) => cells) : null
}

const withoutDefusal = (cell: string) => cell.replace(/^'(?=[\s\p{C}]*[=+\-@＝＋－＠])/u, '').trim()
