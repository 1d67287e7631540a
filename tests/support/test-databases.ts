// Databases for tests, created once and passed from test to test: reset to the seeded rows in between, and thrown away
// if a test changed the tables themselves.
import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { inject } from 'vitest'
import { connectInMemory } from '#db/connection/connect-embedded.ts'
import { connectPostgres, type OpenDatabase } from '#db/connection/connect.ts'
import type { Engine } from './engines.ts'
import { TEMPLATE } from './postgres.ts'
import { bringBack, keepRows, shapeOf, type KeptRows } from './seeded-rows.ts'

type Made = { open: OpenDatabase; rows: KeptRows }

const idle = { embedded: [] as Made[], postgres: [] as Made[] }
let dump: Promise<Blob> | null = null

/** A seeded database that nobody else uses; call `giveBack` once its shop is closed. */
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
  if (engine === 'embedded') {
    dump ??= openAsBlob(inject('embeddedDump'))
    return { open: await connectInMemory(await dump), rows: inject('embeddedRows') }
  }
  const [rows, url] = [inject('postgresRows'), inject('postgresSocketUrl')]
  if (!rows || !url) throw new Error('There is no template in PostgreSQL.')
  return { open: await connectPostgres(await newPostgres(url), () => {}), rows }
}

/** The address of a migrated and seeded database for one test; it is removed together with the server. */
export async function newPostgres(url: string): Promise<string> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  const client = new Client(url)
  await client.connect()
  await client.query(`create database ${name} template ${TEMPLATE}`)
  await client.end()
  return new URL(`/${name}`, url).href
}

/** Restores the rows; false if tables, triggers, or constraints have changed, or if restoring fails. */
async function putBack({ open, rows }: Made): Promise<boolean> {
  try {
    const db = open.database.db()
    if ((await shapeOf(db)) !== rows.shape) return false
    await bringBack(db, rows.restore)
    return true
  } catch {
    return false
  }
}

/**
 * Captures every row as it is now; `rollBack` restores the database to that point, once, as a restore from a backup
 * does.
 */
export async function rememberRows({ db }: Pick<OpenDatabase['database'], 'db'>) {
  const restore = await keepRows(db(), 'remembered')
  return {
    rollBack: async () => {
      await bringBack(db(), restore)
      await db().execute(sql.raw('drop schema remembered cascade'))
    },
  }
}
