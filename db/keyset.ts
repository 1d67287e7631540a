// The rows of a long list beyond the last one seen, by the column that it is sorted by and, among equals, by their ids.
import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Place = { value: string; id: string }
type Keyset = { by: PgColumn; id: PgColumn; isUp: boolean; type?: 'timestamptz' | 'bigint' }

/** Where the list goes on, undefined for its first page, and how it is sorted. */
export function keysetOf(place: Place | null, { by, id, isUp, type = 'timestamptz' }: Keyset) {
  const direction = isUp ? asc : desc
  const beyond: SQL | undefined = place
    ? sql`(${by}, ${id}) ${sql.raw(isUp ? '>' : '<')} (${place.value}::${sql.raw(type)}, ${place.id}::uuid)`
    : undefined
  return { beyond, sorted: [direction(by), direction(id)] }
}
