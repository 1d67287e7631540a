// Lines of a CSV file (RFC 4180) that no table program takes for a formula (safety case I11).

export type CsvCell = string | number | null

/** One line with its end; texts are quoted, and one that begins like a formula gets an apostrophe before it. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Cents as a number that every table program reads: 1809 is 18.09. */
export const centsAsNumber = (cents: number): number => cents / 100

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return `"${defused(cell).replaceAll('"', '""')}"`
}

// Table programs look past spaces and control characters, so those before the sign count as well.
const defused = (text: string) =>
  /^[\s\p{C}]*[=+\-@＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text
