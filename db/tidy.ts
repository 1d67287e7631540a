// What PostgreSQL does by itself and the embedded engine does not: rows that were changed leave their old form behind, and
// a table that nobody tidies only grows.
import type { PGlite } from '@electric-sql/pglite'

/** As PostgreSQL has them: this many rows, and this share of the table besides. */
const LEFT_BEHIND = { rows: 50, share: 0.2 }
const CHANGED = { rows: 50, share: 0.1 }

type Untidy = { table: string }

/** Frees what old rows hold, and counts anew what plans go by, table after table; returns how many had to be tidied. */
export async function tidy(engine: PGlite): Promise<number> {
  // The engine keeps its counts to itself until it is told to.
  await engine.query('select pg_stat_force_next_flush()')
  const { rows } = await engine.query<Untidy>(
    `select format('%I.%I', schemaname, stats.relname) as table
    from pg_stat_user_tables stats join pg_class on pg_class.oid = stats.relid
    where n_dead_tup > $1 + $2 * greatest(reltuples, 0) or n_mod_since_analyze > $3 + $4 * greatest(reltuples, 0)`,
    [LEFT_BEHIND.rows, LEFT_BEHIND.share, CHANGED.rows, CHANGED.share],
  )
  for (const { table } of rows) await engine.exec(`vacuum (analyze) ${table}`)
  return rows.length
}
