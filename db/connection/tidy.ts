// Vacuums the embedded database, which PostgreSQL does by itself: changed rows leave their old versions behind, and
// without vacuuming, tables only grow.
import type { PGlite } from '@electric-sql/pglite'

/** PostgreSQL's own thresholds: this many rows, plus this share of the table. */
const LEFT_BEHIND = { rows: 50, share: 0.2 }
const CHANGED = { rows: 50, share: 0.1 }

type Untidy = { table: string }

/** Frees the space of old rows and updates the statistics, table by table; returns how many tables needed it. */
export async function tidy(engine: PGlite): Promise<number> {
  // The engine keeps its counters to itself until told to flush them.
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
