// Which rows belong to a brand, by the business that is noted on them.
import { isNull, notInArray, or, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** One business, or what belongs to none of these: the shop's own brand has rows that note nobody. */
export type BusinessIds = { only: string } | { allBut: string[] }

/** Nothing is left out for null. */
export function ofBusinesses(column: PgColumn, ids: BusinessIds | null): SQL | undefined {
  if (ids === null) return undefined
  if ('only' in ids) return eq(column, ids.only)
  return ids.allBut.length === 0 ? undefined : or(isNull(column), notInArray(column, ids.allBut))
}
