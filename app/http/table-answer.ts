// A list that leaves as a file, in the form that was asked for, and sent while it is read.
import { csvLines } from '#values/text/csv.ts'
import { giveTurn } from '#values/in-turns.ts'
import { nameOf, TABLE_FORMATS, type Row, type Table, type TableFormat } from '#values/text/table.ts'
import { BYTE_ORDER_MARK, fileAnswer } from './file-answer.ts'

const ROWS_AT_ONCE = 50

/** The form that the address of a file asks for with `as`; commas without one. */
export const readTableFormat = (search: URLSearchParams): TableFormat =>
  TABLE_FORMATS.find((known) => known === search.get('as')) ?? 'comma'

/** `name` without its ending, and without anything that a header could not hold. */
export async function tableAnswer(as: TableFormat, name: string, table: Table): Promise<Response> {
  if (as !== 'excel') return fileAnswer('csv', `${name}.csv`, bytesOf(csvOf(table, as === 'comma' ? ',' : ';')))
  // Loaded with the first one that somebody takes.
  const { workbookOf } = await import('./workbook.ts')
  return fileAnswer('xlsx', `${name}.xlsx`, workbookOf(table))
}

async function* csvOf({ columns, rows }: Table, separator: ',' | ';'): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLines([columns.map(nameOf)], separator)}`
  for await (const part of inParts(rows)) yield csvLines(part, separator)
}

/** Everybody else has a turn after each part. */
async function* inParts(rows: Table['rows']): AsyncGenerator<Row[]> {
  let part: Row[] = []
  for await (const row of rows) {
    part.push(row)
    if (part.length < ROWS_AT_ONCE) continue
    yield part
    part = []
    await giveTurn()
  }
  yield part
}

function bytesOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    // Read only as fast as somebody takes it.
    pull: async (stream) => {
      const { done, value } = await texts.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await texts.return(undefined)
    },
  })
}
