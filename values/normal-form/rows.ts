// A list of rows from a vendor: every good row survives, whatever stands beside it, and each is there once.
import { isRecord } from './record.ts'
import { isOfTrouble, saysTrouble } from './wrapping.ts'

export { isRecord } from './record.ts'

/** `row` counts from one; `field` is what could not be read. */
export type OddRow = { row: number; field: string }

export type Rows<Row> = {
  rows: Row[]
  odd: OddRow[]
  /** The places, empty ones not counted, of those that are missing from the rows; without any, the field is missing. */
  lost?: number[]
}

/**
 * The row as read; the name of the field without which it is useless; or null for a row that only announces what isn't
 * there yet. Other unreadable fields are passed to `note`, and the row counts without them.
 */
type ReadRow<Row> = (told: Record<string, unknown>, note: (field: string) => void) => Row | string | null

export type RowRules<Row> = {
  /** What a row may say. One that says none of it is something else, whatever `read` would make of it. */
  fields: readonly string[]
  read: ReadRow<Row>
  /** Rows with the same key are the same row; the first one stays. Without it, all do. */
  keyOf?: (row: Row) => string
  /** Whether a later row with the same key replaces an earlier one. */
  isBetter?: (later: Row, earlier: Row) => boolean
}

/** The rows of a list that arrives row by row. */
export function collectRows<Row extends object>({ fields, read, keyOf, isBetter }: RowRules<Row>) {
  const rows = new Map<unknown, Row>()
  const odd: OddRow[] = []
  const lost: number[] = []
  // A place without anything in it tells of no row: what stands after it may be the newest.
  const empty: number[] = []
  let place = 0
  return {
    add(told: unknown): void {
      place += 1
      if (told === null || told === undefined) {
        empty.push(place)
        return void odd.push({ row: place, field: 'row' })
      }
      const note = (field: string) => void odd.push({ row: place, field })
      const row = isRecord(told) && says(told, fields) ? read(told, note) : 'row'
      if (typeof row === 'string') {
        lost.push(place - empty.length)
        return note(row)
      }
      if (row === null) return
      const key = keyOf ? keyOf(row) : row
      const earlier = rows.get(key)
      if (!earlier || isBetter?.(row, earlier)) rows.set(key, row)
    },
    found: (): Rows<Row> => {
      // A list of nothing but empty places isn't a list of none.
      const missing = lost.length > 0 || rows.size > 0 ? lost : empty
      return { rows: [...rows.values()], odd, ...(missing.length > 0 && { lost: missing }) }
    },
  }
}

/** A field that is null is said too: it is not set. */
const says = (told: Record<string, unknown>, fields: readonly string[]): boolean =>
  fields.some((field) => told[field] !== undefined)

/** Whether the newest row, which comes first, couldn't be read: then an older one must not speak for now. */
export const isNewestLost = ({ lost }: Rows<unknown>): boolean => lost?.[0] === 1

/** The rows of a list in any of its wrappings. Undefined if it is none. */
export function toldRows<Row extends object>(told: unknown, rules: RowRules<Row>): Rows<Row> | undefined {
  const list = toldList(told, rules.fields)
  if (!list) return undefined
  const collected = collectRows(rules)
  for (const each of list) collected.add(each)
  return collected.found()
}

/**
 * A list as it is, or with its places for names, as PHP writes one with gaps. One that is null or missing is empty, and a
 * single row may come without its list, as converters from XML write it. What has none of a row's `fields` may have the
 * list inside. Null if it is neither: an empty text too, since nobody could tell a list of none from one that broke, and
 * what isn't found is ordered again.
 */
export function toldList(told: unknown, fields: readonly string[] = []): unknown[] | null {
  if (told === null || told === undefined) return []
  const list = listIn(told)
  if (list) return list
  if (!isRecord(told)) return null
  if (says(told, fields)) return [told]
  return listInside(told, fields) ?? rowInside(told, fields) ?? [told]
}

/** The list that an answer is, or that it has under whatever name; null if there is none, or more than one. */
export const wrappedList = (told: unknown): unknown[] | null =>
  listIn(told) ?? (isRecord(told) ? listInside(told) : null)

function listIn(told: unknown): unknown[] | null {
  if (Array.isArray(told)) return told
  if (!isRecord(told)) return null
  const places = Object.keys(told)
  return places.length > 0 && places.every((place) => /^\d+$/.test(place)) ? Object.values(told) : null
}

/** Around a list, there may be pages, links, and totals, with lists of their own. */
const MOST_WRAPPINGS = 3

function listInside(
  told: Record<string, unknown>,
  fields: readonly string[] = [],
  wrappings = MOST_WRAPPINGS,
): unknown[] | null {
  const inside = Object.entries(told).flatMap(([name, each]) => (isOfTrouble(name) ? [] : [each]))
  const lists = inside.map(listIn).filter((each) => each !== null)
  const [list, ...others] = lists.length > 1 ? lists.filter((each) => isOfRows(each, fields)) : lists
  if (list !== undefined && others.length === 0) return list.length === 0 && saysTrouble(told) ? null : list
  if (lists.length > 0 || wrappings <= 1) return null
  // An empty list farther inside may be one of anything, and must not count as none.
  const [deeper, ...more] = inside
    .map((each) => (isRecord(each) ? listInside(each, fields, wrappings - 1) : null))
    .filter((each) => each !== null && isOfRows(each, fields))
  return more.length === 0 ? (deeper ?? null) : null
}

const isOfRows = (list: unknown[], fields: readonly string[]): boolean =>
  list.some((each) => isRecord(each) && says(each, fields))

function rowInside(told: Record<string, unknown>, fields: readonly string[]): unknown[] | null {
  const [row, ...others] = Object.values(told).filter((each) => isRecord(each) && says(each, fields))
  return row !== undefined && others.length === 0 ? [row] : null
}
