// A list of rows from a vendor: every good row survives, whatever stands beside it, and each is there once.

/** `row` counts from one; `field` is what could not be read. */
type BadRow = { row: number; field: string }

export type Rows<Row> = { rows: Row[]; bad: BadRow[] }

/** A row as read, or the name of the field that makes it unusable. */
export type ReadRow<Row> = (told: Record<string, unknown>) => Row | string

/**
 * Reads each row. A list that is null or missing is empty, and a single row may come without its list, as converters
 * from XML write it. Undefined if it is neither. Of rows with the same key, the first one stays, unless `better` prefers
 * a later one.
 */
export function toldRows<Row extends object>(
  told: unknown,
  read: ReadRow<Row>,
  keyOf: (row: Row) => string,
  better: (later: Row, earlier: Row) => boolean = () => false,
): Rows<Row> | undefined {
  const list = listOf(told)
  if (!list) return undefined
  const rows = new Map<string, Row>()
  const bad: BadRow[] = []
  for (const [place, each] of list.entries()) {
    const row = isRecord(each) ? read(each) : 'row'
    if (typeof row === 'string') {
      bad.push({ row: place + 1, field: row })
      continue
    }
    const key = keyOf(row)
    const earlier = rows.get(key)
    if (!earlier || better(row, earlier)) rows.set(key, row)
  }
  return { rows: [...rows.values()], bad }
}

function listOf(told: unknown): unknown[] | null {
  if (told === null || told === undefined) return []
  if (Array.isArray(told)) return told
  return isRecord(told) ? [told] : null
}

const isRecord = (told: unknown): told is Record<string, unknown> =>
  typeof told === 'object' && told !== null && !Array.isArray(told)
