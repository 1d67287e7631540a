// What a file would change, or everything that is wrong with it: each fault with its line, its column, and the right
// value.
import { cutText } from '#values/text/cut-text.ts'
import { isCountryCode } from '#values/country/country.ts'
import { isTotal } from '#values/data-allowance.ts'
import { readCsvRows, type CsvRow } from '#values/text/csv.ts'
import { readEuro } from '#values/money.ts'
import { sizeKeyFor } from './bundle.ts'
import { shapeOf } from './bundle-shape.ts'
import { CSV_COLUMNS, type CsvColumn } from './catalogue-table.ts'
import {
  changesInTurns,
  type CatalogueChange,
  type CatalogueEdit,
  type DeskCatalogue,
  type EditProblem,
} from './catalogue-change.ts'
import { eachInTurns } from '#values/in-turns.ts'
import { countTypos } from '#shop/catalogue/destination/near-name.ts'

/** A cell that is unreadable, or that the catalog doesn't allow. */
export type FaultProblem = 'megabytes' | 'days' | 'amount' | 'status' | EditProblem
export type CsvFault = {
  line: number
  column: CsvColumn
  /** The cell's content. */
  cell: string
  problem: FaultProblem
  /** The right value, if known: a zone, the bundle's own value, or the line that contradicts it. */
  right: string | null
}
export type ImportWrong =
  | { ok: false; problem: 'not_csv'; line: number | null }
  | { ok: false; problem: 'columns'; missing: CsvColumn[] }
  | { ok: false; problem: 'too_many' }
  /** The first faults by line, and how many more there are. */
  | { ok: false; problem: 'lines_wrong'; faults: CsvFault[]; more: number }
export type ImportAnswer = { ok: true; lines: number; edits: CatalogueEdit[]; changes: CatalogueChange[] } | ImportWrong

/** Bundles in a file. */
const MOST_LINES = 20_000
const MOST_FAULTS = 50
const MOST_CELL = 60
const MOST_ZONES = 12

type Line = { line: number; cells: Record<CsvColumn, string> }
/** A file has no column for where bundles are bought, nor for their own prices, which follow the rules of their network. */
type FileEdit = Exclude<CatalogueEdit, { kind: 'own_price' | 'source' }>
type LineEdit = { at: Line; edit: FileEdit }

/** A file from before this column existed says nothing about countries, and neither does an empty cell. */
const OPTIONAL: CsvColumn = 'countries'

/**
 * Bundles that the file doesn't name stay unchanged, and so do the countries of a zone. Read and judged in parts, with
 * everybody else's turns in between.
 */
export async function readImport(text: string, catalogue: DeskCatalogue): Promise<ImportAnswer> {
  const read = await readCsvRows(text, MOST_LINES + 1)
  if (!read.ok) return { ok: false, problem: 'not_csv', line: read.line }
  const [head, ...body] = read.rows
  const places = new Map(CSV_COLUMNS.map((name) => [name, placeOf(name, head)]))
  const missing = CSV_COLUMNS.filter((name) => name !== OPTIONAL && places.get(name) === -1)
  if (missing.length > 0) return { ok: false, problem: 'columns', missing }
  if (body.length > MOST_LINES) return { ok: false, problem: 'too_many' }

  const edits: LineEdit[] = []
  const faults = openFaults()
  await eachInTurns(body, (row) => {
    const at = lineOf(row, places)
    for (const edit of editsOf(at)) edits.push({ at, edit })
    for (const fault of unreadableIn(at)) faults.add(fault)
  })
  const asked = edits.map(({ edit }) => edit)
  const judged = await changesInTurns(catalogue, asked)
  if (!judged.ok) {
    const tell = await openTelling(catalogue, edits)
    await eachInTurns(judged.problems, ({ place, problem }) => {
      for (const fault of tell(place, problem)) faults.add(fault)
    })
  }
  const wrong = faults.end()
  if (wrong) return { ok: false, problem: 'lines_wrong', ...wrong }
  return { ok: true, lines: body.length, edits: asked, changes: judged.ok ? judged.changes : [] }
}

function lineOf({ line, cells }: CsvRow, places: ReadonlyMap<CsvColumn, number>): Line {
  const cellOf = (name: CsvColumn) => cells[places.get(name) ?? -1] ?? ''
  return {
    line,
    cells: {
      bundle_id: cellOf('bundle_id'),
      zone: cellOf('zone'),
      megabytes: cellOf('megabytes'),
      days: cellOf('days'),
      status: cellOf('status'),
      price_eur: cellOf('price_eur'),
      topup_eur: cellOf('topup_eur'),
      cost_eur: cellOf('cost_eur'),
      countries: cellOf('countries'),
    },
  }
}

/** What to enter instead is only found out for the faults that are shown. */
type OpenFault = Omit<CsvFault, 'right'> & { right: string | null | (() => string | null) }

// One per cell: an unreadable cell is reported only as that, so these are added first.
function openFaults() {
  const first = new Map<string, OpenFault>()
  return {
    add: (fault: OpenFault): void => {
      const cell = `${fault.line} ${fault.column}`
      if (!first.has(cell)) first.set(cell, fault)
    },
    /** The first ones by line, and how many more there are; null if there are none. */
    end: (): { faults: CsvFault[]; more: number } | null => {
      if (first.size === 0) return null
      const shown = [...first.values()].toSorted((one, other) => one.line - other.line).slice(0, MOST_FAULTS)
      const faults = shown.map(({ right, ...fault }) => ({
        ...fault,
        right: typeof right === 'function' ? right() : right,
      }))
      return { faults, more: first.size - faults.length }
    },
  }
}

const placeOf = (name: CsvColumn, head: CsvRow | undefined) =>
  head?.cells.findIndex((cell) => cell.toLowerCase() === name) ?? -1

const isWhole = (cell: string) => /^\d+$/.test(cell)
const isStatus = (cell: string) => cell === 'Active' || cell === 'Inactive'
const AMOUNTS = ['price_eur', 'topup_eur', 'cost_eur'] as const

function unreadableIn({ line, cells }: Line): CsvFault[] {
  const fault = (column: CsvColumn, problem: FaultProblem): CsvFault => ({
    line,
    column,
    cell: cutText(cells[column], MOST_CELL),
    problem,
    right: null,
  })
  return [
    ...(isWhole(cells.megabytes) ? [] : [fault('megabytes', 'megabytes')]),
    ...(isWhole(cells.days) ? [] : [fault('days', 'days')]),
    ...(isStatus(cells.status) ? [] : [fault('status', 'status')]),
    ...AMOUNTS.filter((name) => readEuro(cells[name]) === undefined).map((name) => fault(name, 'amount')),
  ]
}

// The readable cells of a line are validated even if others are not.
function editsOf({ cells }: Line): FileEdit[] {
  const { bundle_id: bundleId, zone, status } = cells
  const [megabytes, validityDays] = [cells.megabytes, cells.days].map((cell) => (isWhole(cell) ? Number(cell) : NaN))
  const edits: FileEdit[] = [
    { kind: 'bundle', bundleId, zone, megabytes: megabytes ?? NaN, validityDays: validityDays ?? NaN },
  ]
  const [price, topup, cost] = AMOUNTS.map((name) => readEuro(cells[name]))
  if (megabytes !== undefined && !Number.isNaN(megabytes)) {
    const size = sizeKeyFor(megabytes)
    if (price !== undefined) edits.push({ kind: 'price', zone, size, cents: price })
    if (topup !== undefined) edits.push({ kind: 'topup', zone, size, cents: topup })
  }
  const countries = cells.countries
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (countries.length > 0) edits.push({ kind: 'countries', zone, countries })
  if (cost !== undefined) edits.push({ kind: 'cost', bundleId, cents: cost })
  if (status === 'Active' || status === 'Inactive') edits.push({ kind: 'status', bundleId, status })
  return edits
}

const COLUMN_OF = {
  price: 'price_eur',
  topup: 'topup_eur',
  cost: 'cost_eur',
  status: 'status',
  bundle: 'bundle_id',
  countries: 'countries',
  floor: 'zone',
  display_name: 'zone',
  zone: 'zone',
} as const satisfies Record<FileEdit['kind'], CsvColumn>

/** Returns what is wrong with an edit, cell by cell. */
async function openTelling(catalogue: DeskCatalogue, edits: readonly LineEdit[]) {
  const bundles = new Map(catalogue.bundles.map((bundle) => [bundle.bundleId, bundle]))
  const firstLines = new Map<string, number>()
  await eachInTurns(edits, ({ at, edit }) => {
    const thing = thingOf(edit)
    if (!firstLines.has(thing)) firstLines.set(thing, at.line)
  })

  return (place: number, problem: EditProblem): OpenFault[] => {
    const found = edits[place]
    if (!found) return []
    const { at, edit } = found
    const fault = (column: CsvColumn, right: OpenFault['right'] = null): OpenFault => ({
      line: at.line,
      column,
      cell: cutText(at.cells[column], MOST_CELL),
      problem,
      right,
    })
    if (problem === 'unknown_zone') return [fault('zone', () => nearestZone(catalogue, at.cells.zone))]
    // The line that contradicts this one.
    if (problem === 'contradiction')
      return [fault(COLUMN_OF[edit.kind], String(firstLines.get(thingOf(edit)) ?? at.line))]
    if (problem === 'unknown_country' && edit.kind === 'countries') return [fault('countries', unknownIn(edit))]
    if (edit.kind !== 'bundle') return [fault(COLUMN_OF[edit.kind])]
    const there = bundles.get(edit.bundleId)
    // A day plan, or one without a limit: no cell says that.
    if (problem === 'bundle_moved' && there && !isTotal(there)) return [fault('bundle_id')]
    if (problem === 'bundle_moved' && there)
      return [
        ...(there.zone === edit.zone ? [] : [fault('zone', there.zone)]),
        ...(there.megabytes === edit.megabytes ? [] : [fault('megabytes', String(there.megabytes))]),
        ...(there.validityDays === edit.validityDays ? [] : [fault('days', String(there.validityDays))]),
      ]
    const isRight = shapeOf(edit)
    return [
      ...(isRight.bundleId ? [] : [fault('bundle_id')]),
      ...(isRight.megabytes ? [] : [fault('megabytes')]),
      ...(isRight.validityDays ? [] : [fault('days')]),
    ]
  }
}

/** A list may be long, and only its beginning is shown: these are its invalid codes. */
export const unknownIn = ({ countries }: { countries: readonly string[] }): string =>
  cutText(
    countries
      .filter((code) => !isCountryCode(code))
      .slice(0, MOST_ZONES)
      .join(', '),
    MOST_CELL,
  )

/** The zone that was probably meant, or all zones. */
function nearestZone({ zones }: DeskCatalogue, typed: string): string {
  const folded = typed.toLowerCase()
  const near = zones
    .flatMap(({ name }) => {
      const slips = countTypos(name.toLowerCase(), folded)
      return slips === null ? [] : [{ name, slips }]
    })
    .toSorted((one, other) => one.slips - other.slips)[0]
  if (near) return near.name
  const names = zones.map(({ name }) => name)
  return names.length > MOST_ZONES ? `${names.slice(0, MOST_ZONES).join(', ')}, …` : names.join(', ')
}

const thingOf = (edit: FileEdit): string => {
  if (edit.kind === 'price' || edit.kind === 'topup') return `${edit.kind} ${edit.zone} ${edit.size}`
  return 'bundleId' in edit ? `${edit.kind} ${edit.bundleId}` : `${edit.kind} ${edit.zone}`
}
