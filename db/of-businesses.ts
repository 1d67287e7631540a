// Which rows belong to a brand, by the business ID stored with them.
import { isNull, notInArray, or, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** One business, or everything that belongs to none of these: rows of the shop's own brand may have no business ID. */
export type BusinessIds = { only: string } | { allBut: string[] }

/** Null means no restriction. */
export function ofBusinesses(column: PgColumn, ids: BusinessIds | null): SQL | undefined {
  if (ids === null) return undefined
  if ('only' in ids) return eq(column, ids.only)
  return ids.allBut.length === 0 ? undefined : or(isNull(column), notInArray(column, ids.allBut))
}
