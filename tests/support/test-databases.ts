// Databases for tests, made once and handed from test to test: put back to the seeded rows in between, and thrown away
// when a test changed the tables themselves.
import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { inject } from 'vitest'
import { z } from 'zod'
import { connectInMemory, connectPostgres, type OpenDatabase } from '#db/connect.ts'
import type { Db } from '#db/database.ts'
import type { Engine } from './engines.ts'
import { TEMPLATE } from './postgres.ts'

const texts = z.object({ rows: z.array(z.object({ text: z.string() })) })

type Made = { open: OpenDatabase; shape: string; restore: string }

const idle = { embedded: [] as Made[], postgres: [] as Made[] }
let dump: Promise<Blob> | null = null

/** A seeded database that nobody else uses; `giveBack` once its shop is closed. */
export async function takeDatabase(engine: Engine): Promise<{ open: OpenDatabase; giveBack: () => Promise<void> }> {
  const shelf = engine === 'embedded' ? idle.embedded : idle.postgres
  const made = shelf.pop() ?? (await make(engine))
  const giveBack = async () => {
    if (await putBack(made)) shelf.push(made)
    else await made.open.close()
  }
  return { open: made.open, giveBack }
}

async function make(engine: Engine): Promise<Made> {
  const open = engine === 'embedded' ? await inMemory() : await onPostgres(engine.postgresUrl)
  const db = open.database.db()
  return { open, restore: await snapshot(db, 'seeded'), shape: await shapeOf(db) }
}

async function inMemory() {
  dump ??= openAsBlob(inject('embeddedDump'))
  return connectInMemory(await dump)
}

async function onPostgres(url: string) {
  return connectPostgres(await newPostgres(url), () => {})
}

/** The address of a migrated and seeded database for one test; it goes with the server. */
export async function newPostgres(url: string): Promise<string> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  const client = new Client(url)
  await client.connect()
  await client.query(`create database ${name} template ${TEMPLATE}`)
  await client.end()
  return new URL(`/${name}`, url).href
}

/** Keeps a copy of the rows in the database itself, in a schema of this name; answers with the statements that bring them back. */
async function snapshot(db: Db, schema: string): Promise<string> {
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
    await db.execute(sql.raw(`create table ${schema}.${table} as table public.${table}`))
    const [count] = await textsOf(db, sql.raw(`select count(*)::text as text from ${schema}.${table}`))
    if (count !== '0') filled.push(table)
  }
  return [
    ...tables.map((table) => `delete from public.${table};`),
    ...filled.map((table) => `insert into public.${table} overriding system value select * from ${schema}.${table};`),
    ...sequences,
  ].join('\n')
}

/** Whether the database is as it was made: rows put back, tables, triggers and constraints untouched. */
async function putBack({ open, restore, shape }: Made): Promise<boolean> {
  try {
    const db = open.database.db()
    if ((await shapeOf(db)) !== shape) return false
    await bringBack(db, restore)
    return true
  } catch {
    return false
  }
}

const bringBack = (db: Db, restore: string) =>
  db.transaction(async (tx) => {
    // No trigger speaks up, not even the ones that keep history and invoices from being changed.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql.raw(`do $do$ begin ${restore.replaceAll(/^select /gm, 'perform ')} end $do$`))
  })

/** Every row as it is now; `rollBack` makes the database what it was then, as a restore from a backup does, once. */
export async function rememberRows({ db }: Pick<OpenDatabase['database'], 'db'>) {
  const restore = await snapshot(db(), 'remembered')
  return {
    rollBack: async () => {
      await bringBack(db(), restore)
      await db().execute(sql.raw('drop schema remembered cascade'))
    },
  }
}

async function shapeOf(db: Db): Promise<string> {
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
