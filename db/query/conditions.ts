// Conditions that several stores ask with.
import { sql, type SQL, isNull, notInArray, or, eq, asc, desc } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * The column contains a text, ignoring case; uses a trigram index if there is one. `text` is lowercase; its percent signs and underscores
 * are literal.
 */
export const containing = (column: PgColumn | SQL, text: string): SQL =>
  sql`lower(${column}) like ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`

/** One business, or everything that belongs to none of these: rows of the shop's own brand may have no business ID. */
type BusinessIds = { only: string } | { allBut: string[] }

/** The rows of a brand, by the business ID stored with them; null means no restriction. */
export function ofBusinesses(column: PgColumn, ids: BusinessIds | null): SQL | undefined {
  if (ids === null) return undefined
  if ('only' in ids) return eq(column, ids.only)
  return ids.allBut.length === 0 ? undefined : or(isNull(column), notInArray(column, ids.allBut))
}

type Place = { value: string; id: string }
type Keyset = { by: PgColumn; id: PgColumn; isUp: boolean; type?: 'timestamptz' | 'bigint' }

/**
 * The rows of a long list after the last one seen, by sort column and, if equal, by ID: the condition to continue it,
 * undefined for its first page, and its sort order.
 */
export function keysetOf(place: Place | null, { by, id, isUp, type = 'timestamptz' }: Keyset) {
  const direction = isUp ? asc : desc
  const beyond: SQL | undefined = place
    ? sql`(${by}, ${id}) ${sql.raw(isUp ? '>' : '<')} (${place.value}::${sql.raw(type)}, ${place.id}::uuid)`
    : undefined
  return { beyond, sorted: [direction(by), direction(id)] }
}
