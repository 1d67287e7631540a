// The catalogue as a file for table programs, one line per bundle, and the edits that such a file holds.
import { readEuro } from '#shop/values/money.ts'
import { csvLine, centsAsNumber, readCsv } from '#shop/values/csv.ts'
import { sizeKeyFor } from './bundle.ts'
import { priceIn, type CatalogueEdit, type DeskCatalogue } from './catalogue-change.ts'

const COLUMNS = ['bundle_id', 'zone', 'megabytes', 'days', 'status', 'price_eur', 'topup_eur', 'cost_eur'] as const

export type CsvProblem = 'not_csv' | 'columns' | 'too_many' | 'number' | 'status'
export type CsvEdit = { line: number; edit: CatalogueEdit }
const MOST_LINES = 2_000

const euro = (cents: number | null) => (cents === null ? null : centsAsNumber(cents))

/** One line per bundle; a price belongs to its zone and size, so bundles of one size in one zone share it. */
export function catalogueCsv({ zones, bundles }: DeskCatalogue): string {
  const lines = bundles.map((bundle) => {
    const zone = zones.find(({ name }) => name === bundle.zone)
    const size = sizeKeyFor(bundle.megabytes)
    return csvLine([
      bundle.bundleId,
      bundle.zone,
      bundle.megabytes,
      bundle.validityDays,
      bundle.status,
      euro(zone ? priceIn(zone, 'price', size) : null),
      euro(zone ? priceIn(zone, 'topup', size) : null),
      euro(bundle.costCents),
    ])
  })
  return [csvLine(COLUMNS), ...lines].join('')
}

/** The edits of a file with their lines; bundles that the file does not name stay as they are. */
export function readCatalogueCsv(
  text: string,
): { ok: true; edits: CsvEdit[] } | { ok: false; problem: CsvProblem; line: number | null } {
  const rows = readCsv(text)
  if (!rows) return { ok: false, problem: 'not_csv', line: null }
  const [head = [], ...body] = rows
  const places = COLUMNS.map((name) => head.findIndex((cell) => cell.toLowerCase() === name))
  if (places.includes(-1)) return { ok: false, problem: 'columns', line: 1 }
  if (body.length > MOST_LINES) return { ok: false, problem: 'too_many', line: null }

  const edits: CsvEdit[] = []
  for (const [place, row] of body.entries()) {
    const line = place + 2
    const read = editsOf(places.map((index) => row[index] ?? ''))
    if (typeof read === 'string') return { ok: false, problem: read, line }
    edits.push(...read.map((edit) => ({ line, edit })))
  }
  return { ok: true, edits }
}

function editsOf(cells: string[]): CatalogueEdit[] | CsvProblem {
  const [bundleId = '', zone = '', mb = '', days = '', status = '', price = '', topup = '', cost = ''] = cells
  const [megabytes, validityDays] = [Number(mb), Number(days)]
  if (!/^\d+$/.test(mb) || !/^\d+$/.test(days)) return 'number'
  if (status !== 'Active' && status !== 'Inactive') return 'status'
  const [priceCents, topupCents, costCents] = [price, topup, cost].map(readEuro)
  if (priceCents === undefined || topupCents === undefined || costCents === undefined) return 'number'
  const size = sizeKeyFor(megabytes)
  return [
    { kind: 'bundle', bundleId, zone, megabytes, validityDays },
    { kind: 'price', zone, size, cents: priceCents },
    { kind: 'topup', zone, size, cents: topupCents },
    { kind: 'cost', bundleId, cents: costCents },
    { kind: 'status', bundleId, status },
  ]
}
