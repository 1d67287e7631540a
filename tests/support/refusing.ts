// A table that accepts no new rows for a while, as if the database failed at the worst moment.
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'

/** Does the work while the table rejects inserts. */
export async function whileRefused<Done>(
  { db }: Pick<Database, 'db'>,
  table: PgTable,
  work: () => Promise<Done>,
): Promise<Done> {
  await db().execute(sql`
    create or replace function refuse_for_a_test() returns trigger language plpgsql as
    $$ begin raise exception 'refused for a test'; end $$`)
  await db().execute(
    sql`create trigger refused_for_a_test before insert on ${table} for each row execute function refuse_for_a_test()`,
  )
  try {
    return await work()
  } finally {
    await db().execute(sql`drop trigger refused_for_a_test on ${table}`)
  }
}
