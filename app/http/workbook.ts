// A list as an Excel file, written while it is read. A cell is a text or a number and nothing else, so that no text can
// become a formula (safety case I11).
import { writeXlsxStream, type XlsxStreamRow } from 'hucre/xlsx'
import { giveTurn } from '#values/in-turns.ts'
import { cutText } from '#values/text/cut-text.ts'
import { kindOf, nameOf, type Cell, type Table, type TableColumn } from '#values/text/table.ts'

const ROWS_AT_ONCE = 50
/** The most that Excel opens. */
const MOST_IN_A_CELL = 32_767
const FORMATS = { amount: '#,##0.00', day: 'yyyy-mm-dd', moment: 'yyyy-mm-dd hh:mm:ss' }

export function workbookOf({ columns, rows }: Table): ReadableStream<Uint8Array> {
  return writeXlsxStream(valuesOf(columns, rows), {
    name: 'Export',
    columns: columns.map((column) => {
      const [kind, header] = [kindOf(column), nameOf(column)]
      return { header, width: Math.max(12, header.length + 2), ...(kind && { numFmt: FORMATS[kind] }) }
    }),
    freezePane: { rows: 1 },
  })
}

async function* valuesOf(columns: readonly TableColumn[], rows: Table['rows']): AsyncGenerator<XlsxStreamRow> {
  const kinds = columns.map(kindOf)
  let count = 0
  for await (const row of rows) {
    yield row.map((cell, at) => valueOf(cell, kinds[at] ?? null))
    count++
    if (count % ROWS_AT_ONCE === 0) await giveTurn()
  }
}

const ISO = { day: /^\d{4}-\d\d-\d\d$/, moment: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/ }

/** Days and moments have no time zone in Excel: they are shown as they stand here. */
function valueOf(cell: Cell, kind: ReturnType<typeof kindOf>) {
  if (typeof cell !== 'string') return cell
  if ((kind === 'day' || kind === 'moment') && ISO[kind].test(cell)) return new Date(cell)
  return cell === '' ? null : cutText(cell, MOST_IN_A_CELL)
}
