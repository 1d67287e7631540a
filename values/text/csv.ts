// Reads and writes CSV files (RFC 4180) in which no spreadsheet finds a formula (safety case I11).
import { CsvError, parse } from 'csv-parse/stream'
import { stringify } from 'csv-stringify/sync'
import { partsInTurns } from '../in-turns.ts'
import type { Row } from './table.ts'

/**
 * Lines with their line breaks; texts are quoted, and one that begins like a formula gets an apostrophe in front. Numbers
 * have a decimal comma where semicolons separate them.
 */
export const csvLines = (rows: readonly Row[], separator: ',' | ';' = ','): string =>
  stringify(
    rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? defused(cell) : cell))),
    {
      delimiter: separator,
      quoted_string: true,
      quoted_empty: false,
      escape_formulas: true,
      record_delimiter: 'windows',
      ...(separator === ';' && { cast: { number: withDecimalComma } }),
    },
  )

// A number is no formula, and is never quoted.
const withDecimalComma = (number: number) => ({
  value: String(number).replace('.', ','),
  quoted_string: false,
  escape_formulas: false,
})

/**
 * One line of values between tabs, for programs that read no quotes; a tab or line break in a text becomes a space, and
 * one that begins like a formula gets an apostrophe in front, since people open such files too.
 */
export const tsvLine = (cells: Row): string =>
  stringify([cells.map((cell) => (typeof cell === 'string' ? cell.replaceAll(/\s+/g, ' ').trim() : cell))], {
    delimiter: '\t',
    quote: false,
    escape_formulas: true,
  })

/** Cents as a decimal number that every spreadsheet reads: 1809 is 18.09. */
export const centsAsNumber = (cents: number): number => cents / 100

// Spreadsheets ignore leading spaces and control characters, so a sign after them counts too.
const defused = (text: string) =>
  /^[\s\p{C}]+[=+\-@＝＋－＠]/u.test(text) || text.startsWith('\n') ? `'${text}` : text

/** A row with the line on which it begins. */
export type CsvRow = { line: number; cells: string[] }
type CsvAnswer = { ok: true; rows: CsvRow[] } | { ok: false; line: number | null }

const SEPARATORS = [',', ';', '\t']
/** Excel writes and obeys a first line such as 'sep=;'. */
const NAMED_SEPARATOR = /^"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i

/** Bytes that are parsed at once: some hundred lines. */
const PART = 32_768

/**
 * Parses a spreadsheet's file with commas, semicolons, or tabs, skipping empty lines; or returns the line where it
 * becomes invalid. Stops reading after one row more than `most`. Everybody else is answered in between.
 */
export async function readCsvRows(file: string, most = Infinity): Promise<CsvAnswer> {
  const text = file.replace(/^\uFEFF+/, '')
  const named = NAMED_SEPARATOR.exec(text)
  const parts = partsInTurns(Buffer.from(text.slice(named?.[0].length ?? 0)), PART)
  const source = new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { done, value } = await parts.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
  })
  const options = { record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true }
  const reading = parse({ ...options, delimiter: named?.[1] ?? separatorIn(text) })
  const records: ReadableStream<string[]> = source.pipeThrough(reading)
  try {
    const rows: CsvRow[] = []
    let line = named ? 2 : 1
    for await (const cells of records) {
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells: cells.map(withoutDefusal) })
      if (rows.length > most) break
      line += cells.reduce((lines, cell) => lines + cell.split(/\r\n|\r|\n/).length - 1, 1)
    }
    return { ok: true, rows }
  } catch (error) {
    return { ok: false, line: error instanceof CsvError && typeof error['lines'] === 'number' ? error['lines'] : null }
  }
}

/** The separator that the first line with content uses most, outside quotes; a comma if it uses none. */
function separatorIn(text: string): string {
  const line = /[^\r\n]*\S[^\r\n]*/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? ''
  const counts = SEPARATORS.map((sign) => ({ sign, count: line.split(sign).length - 1 }))
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign
}

/** The same without line numbers; null for an invalid file. */
export async function readCsv(text: string): Promise<string[][] | null> {
  const read = await readCsvRows(text)
  return read.ok ? read.rows.map(({ cells }) => cells) : null
}

const withoutDefusal = (cell: string) => cell.replace(/^'(?=[\s\p{C}]*[=+\-@＝＋－＠])/u, '').trim()
