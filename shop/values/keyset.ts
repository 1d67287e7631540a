// Pages of a long list by the last row seen, not by a count: rows that arrive meanwhile neither repeat nor hide others.

/** Where a page begins: after or before a row, which is named by what the list is sorted by and its id (a UUID). */
export type Cursor = { direction: 'after' | 'before'; value: string; id: string }
export type Page<Row> = {
  rows: Row[]
  /** The cursors' texts for the pages on both sides; null where there is none. */
  next: string | null
  previous: string | null
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const AMOUNT = /^\d{1,12}$/

/** Reads a cursor as addresses carry it; anything that no page of ours wrote is null. */
export function readCursor(
  direction: Cursor['direction'],
  text: string | null,
  sortedBy: 'instant' | 'amount',
): Cursor | null {
  const [value = '', id = '', rest] = text?.split('~') ?? []
  if (rest !== undefined || !ID.test(id)) return null
  const isValue = sortedBy === 'amount' ? AMOUNT.test(value) : INSTANT.test(value) && !Number.isNaN(Date.parse(value))
  return isValue ? { direction, value, id } : null
}

/** The page made of the rows that were found from the cursor on in its direction: at most `most`, and one more if there is more. */
export function pageOf<Row extends { id: string }>(
  found: Row[],
  most: number,
  cursor: Cursor | null,
  valueOf: (row: Row) => string,
): Page<Row> {
  const hasMore = found.length > most
  const isBack = cursor?.direction === 'before'
  const kept = found.slice(0, most)
  const rows = isBack ? kept.toReversed() : kept
  const [first, last] = [rows.at(0), rows.at(-1)]
  const nameOf = (row: Row) => `${valueOf(row)}~${row.id}`
  return {
    rows,
    next: last && (isBack || hasMore) ? nameOf(last) : null,
    previous: first && (isBack ? hasMore : cursor !== null) ? nameOf(first) : null,
  }
}
