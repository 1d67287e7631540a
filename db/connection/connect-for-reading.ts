// Opens an existing database for reading only: no migration, and the database itself refuses writes.
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import type { OpenDatabase } from './connect.ts'
import { databaseOver, type Db } from '#db/database.ts'
import { openFolder } from './durable-folder.ts'
import { nodeName } from '#db/sealing/iccid-column.ts'
import { countMigrations, KNOWN_MIGRATIONS } from './is-migrated.ts'

/** The tables belong to another version. */
export class DatabaseBehind extends Error {}

const LINES = 4
/** Enough for some hundred orders at once, on any machine. */
const LONGEST_STATEMENT_MS = 300_000
const READ_ONLY = 'default_transaction_read_only'

/**
 * `directUrl` bypasses a proxy that pools transactions, which doesn't support connection settings. Throws
 * DatabaseBehind.
 */
export async function connectForReading(place: {
  directUrl: string | undefined
  dataFolder: string
}): Promise<OpenDatabase> {
  const open = place.directUrl ? overPool(place.directUrl) : await overFolder(place.dataFolder)
  try {
    await checkVersion(open.database.db())
  } catch (error) {
    await open.close()
    throw error
  }
  return open
}

function overPool(connectionString: string): OpenDatabase {
  const pool = new Pool({
    connectionString,
    application_name: nodeName(),
    max: LINES,
    options: `-c ${READ_ONLY}=on`,
    statement_timeout: LONGEST_STATEMENT_MS,
  })
  // Whoever uses a broken connection gets the error.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const database = databaseOver(drizzleNode(pool))
  return {
    database,
    engine: null,
    pulse: null,
    cutLines: () => {},
    readPool: null,
    isReadOnly: true,
    close: () => pool.end(),
  }
}

async function overFolder(folder: string): Promise<OpenDatabase> {
  const { engine, close } = await openFolder(folder)
  await engine.exec(`set ${READ_ONLY} = on`)
  return {
    database: databaseOver(drizzlePglite(engine)),
    engine,
    pulse: null,
    cutLines: () => {},
    readPool: null,
    isReadOnly: true,
    close,
  }
}

async function checkVersion(db: Db) {
  const done = await countMigrations(db).catch(() => 0)
  if (done !== KNOWN_MIGRATIONS)
    throw new DatabaseBehind(
      'The tables are not those of this version. Start the shop once: it brings them up to date.',
    )
}
