// Keyset pagination: pages of a long list start at the last row seen, not at a count, so that new rows neither repeat
// nor hide others.
import { isUuid } from './uuid.ts'

/** Where a page begins: after or before a row, identified by the list's sort value and its ID (a UUID). */
export type Cursor = { direction: 'after' | 'before'; value: string; id: string }
export type Page<Row> = {
  rows: Row[]
  /** The cursors of the next and previous pages; null if there is none. */
  next: string | null
  previous: string | null
}

const AMOUNT = /^\d{1,12}$/

/** Parses a cursor from a page address; null for anything we didn't issue. */
export function readCursor(
  direction: Cursor['direction'],
  text: string | null,
  sortedBy: 'instant' | 'amount',
): Cursor | null {
  const [value = '', id = '', rest] = text?.split('~') ?? []
  if (rest !== undefined || !isUuid(id)) return null
  const isValue = sortedBy === 'amount' ? AMOUNT.test(value) : isInstant(value)
  return isValue ? { direction, value, id } : null
}

// JavaScript accepts 30 February and the year 0; the database doesn't.
function isInstant(text: string): boolean {
  const instant = new Date(text)
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === text && /^(?!0000)\d{4}-/.test(text)
}

/**
 * The page made of the rows found from the cursor on, in its direction: at most `most`, and one extra if there are
 * more.
 */
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
