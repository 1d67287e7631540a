// The rows of a long list after the last one seen, by sort column and, if equal, by ID.
import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Place = { value: string; id: string }
type Keyset = { by: PgColumn; id: PgColumn; isUp: boolean; type?: 'timestamptz' | 'bigint' }

/** The condition to continue the list, undefined for its first page, and its sort order. */
export function keysetOf(place: Place | null, { by, id, isUp, type = 'timestamptz' }: Keyset) {
  const direction = isUp ? asc : desc
  const beyond: SQL | undefined = place
    ? sql`(${by}, ${id}) ${sql.raw(isUp ? '>' : '<')} (${place.value}::${sql.raw(type)}, ${place.id}::uuid)`
    : undefined
  return { beyond, sorted: [direction(by), direction(id)] }
}
