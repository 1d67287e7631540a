// How many entries of the database's indexes are about one order.
import type { PGlite } from '@electric-sql/pglite'

const INDEXES = `
  select c.relname as table, coalesce(pg_get_expr(i.indpred, i.indrelid), 'true') as condition
  from pg_index i join pg_class c on c.oid = i.indrelid
  where exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'order_id')`

/** Of all tables with an `order_id`: each row counts once for every index that holds it. */
export async function countIndexEntries(engine: PGlite, orderId: string): Promise<number> {
  const { rows } = await engine.query<{ table: string; condition: string }>(INDEXES)
  let entries = 0
  for (const { table, condition } of rows) {
    const held = `select count(*)::integer as entries from "${table}" where order_id = $1 and (${condition})`
    entries += (await engine.query<{ entries: number }>(held, [orderId])).rows[0]?.entries ?? 0
  }
  return entries
}
