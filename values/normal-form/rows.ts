// A list of rows from a vendor: every good row survives, whatever stands beside it, and each is there once.

/** `row` counts from one; `field` is what could not be read. */
export type OddRow = { row: number; field: string }

export type Rows<Row> = { rows: Row[]; odd: OddRow[] }

/**
 * The row as read; the name of the field without which it is useless; or null for a row that only announces what isn't
 * there yet. Other unreadable fields are passed to `note`, and the row counts without them.
 */
type ReadRow<Row> = (told: Record<string, unknown>, note: (field: string) => void) => Row | string | null

export type RowRules<Row> = {
  read: ReadRow<Row>
  /** Rows with the same key are the same row; the first one stays. Without it, all do. */
  keyOf?: (row: Row) => string
  /** Whether a later row with the same key replaces an earlier one. */
  isBetter?: (later: Row, earlier: Row) => boolean
}

/** The rows of a list that arrives row by row. */
export function collectRows<Row extends object>({ read, keyOf, isBetter }: RowRules<Row>) {
  const rows = new Map<unknown, Row>()
  const odd: OddRow[] = []
  let place = 0
  return {
    add(told: unknown): void {
      place += 1
      const note = (field: string) => void odd.push({ row: place, field })
      const row = isRecord(told) ? read(told, note) : 'row'
      if (typeof row === 'string') return note(row)
      if (row === null) return
      const key = keyOf ? keyOf(row) : row
      const earlier = rows.get(key)
      if (!earlier || isBetter?.(row, earlier)) rows.set(key, row)
    },
    found: (): Rows<Row> => ({ rows: [...rows.values()], odd }),
  }
}

/**
 * The rows of a list. One that is null or missing is empty, and a single row may come without its list, as converters
 * from XML write it. Undefined if it is neither.
 */
export function toldRows<Row extends object>(told: unknown, rules: RowRules<Row>): Rows<Row> | undefined {
  const list = listOf(told)
  if (!list) return undefined
  const collected = collectRows(rules)
  for (const each of list) collected.add(each)
  return collected.found()
}

function listOf(told: unknown): unknown[] | null {
  if (told === null || told === undefined) return []
  if (Array.isArray(told)) return told
  return isRecord(told) ? [told] : null
}

export const isRecord = (told: unknown): told is Record<string, unknown> =>
  typeof told === 'object' && told !== null && !Array.isArray(told)
