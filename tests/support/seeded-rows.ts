// Resets a test database to its seeded rows: a copy of them in a separate schema, and the statements that restore them.
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/database.ts'

/** The statements that restore the rows, and what tables, triggers, and constraints must look like for that. */
export type KeptRows = { restore: string; shape: string }

const texts = z.object({ rows: z.array(z.object({ text: z.string() })) })

/** Keeps the rows of a newly seeded database, for all of its copies. */
export async function keepSeededRows(db: Db): Promise<KeptRows> {
  return { restore: await keepRows(db, 'seeded'), shape: await shapeOf(db) }
}

/**
 * Keeps a copy of the rows in the database itself, in a schema of this name; returns the statements that restore them.
 */
export async function keepRows(db: Db, schema: string): Promise<string> {
  const tables = await textsOf(
    db,
    sql`select format('%I', tablename) as text from pg_tables where schemaname = 'public'`,
  )
  const sequences = await textsOf(
    db,
    sql`select format('select setval(%L, %s, %L);', schemaname || '.' || quote_ident(sequencename),
      coalesce(last_value, start_value), last_value is not null) as text from pg_sequences where schemaname = 'public'`,
  )
  await db.execute(sql.raw(`create schema ${schema}`))
  const filled: string[] = []
  for (const table of tables) {
    const [isFilled] = await textsOf(db, sql.raw(`select exists (select from public.${table})::text as text`))
    if (isFilled !== 'true') continue
    await db.execute(sql.raw(`create table ${schema}.${table} as table public.${table}`))
    filled.push(table)
  }
  return [
    ...tables.map((table) => `delete from public.${table};`),
    ...filled.map((table) => `insert into public.${table} overriding system value select * from ${schema}.${table};`),
    ...sequences,
  ].join('\n')
}

export const bringBack = (db: Db, restore: string) =>
  db.transaction(async (tx) => {
    // No triggers run, not even those that prevent changes to history and invoices.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql.raw(`do $do$ begin ${restore.replaceAll(/^select /gm, 'perform ')} end $do$`))
  })

export async function shapeOf(db: Db): Promise<string> {
  const [shape = ''] = await textsOf(
    db,
    sql`select md5(
      (select string_agg(relname::text || relkind::text, ',' order by relname) from pg_class where relnamespace = 'public'::regnamespace) ||
      (select string_agg(tgname::text || tgenabled::text, ',' order by tgname, oid) from pg_trigger where not tgisinternal) ||
      (select string_agg(conname::text || contype::text, ',' order by conname, oid) from pg_constraint where connamespace = 'public'::regnamespace)
    ) as text`,
  )
  return shape
}

async function textsOf(db: Db, query: ReturnType<typeof sql>): Promise<string[]> {
  return texts.parse(await db.execute(query)).rows.map(({ text }) => text)
}
