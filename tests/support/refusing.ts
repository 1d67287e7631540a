// A table that accepts no new rows for a while, as if the database failed at the worst moment.
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'

/** Does the work while the table rejects new rows, or, of one order only, those or the end of its old ones. */
export async function whileRefused<Done>(
  { db }: Pick<Database, 'db'>,
  table: PgTable,
  work: () => Promise<Done>,
  { event = 'insert', ofOrder }: { event?: 'insert' | 'delete'; ofOrder?: string } = {},
): Promise<Done> {
  const which = ofOrder ? sql.raw(`when (${event === 'insert' ? 'new' : 'old'}.order_id = '${ofOrder}')`) : sql.empty()
  await db().execute(sql`
    create or replace function refuse_for_a_test() returns trigger language plpgsql as
    $$ begin raise exception 'refused for a test'; end $$`)
  await db().execute(
    sql`create trigger refused_for_a_test before ${sql.raw(event)} on ${table} for each row ${which} execute function refuse_for_a_test()`,
  )
  try {
    return await work()
  } finally {
    await db().execute(sql`drop trigger refused_for_a_test on ${table}`)
  }
}
