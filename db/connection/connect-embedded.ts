// Opens the embedded database and migrates it. Its engine is a megabyte of text, so a shop on PostgreSQL never loads this file.
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './connect.ts'
import { databaseOver } from '#db/database.ts'
import { openEngine } from './engine.ts'
import { openFolder, EXTENSIONS } from './durable-folder.ts'
import { migrationsFolder } from './is-migrated.ts'

export async function connectEmbedded(folder: string): Promise<OpenDatabase> {
  const { engine, close } = await openFolder(folder)
  return { ...(await overEngine(engine)), close }
}

/** A database in memory; with a dump of a migrated one, it is ready at once. */
export async function connectInMemory(dump?: Blob): Promise<OpenDatabase> {
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']
  return overEngine(await openEngine({ loadDataDir: dump, startParams, extensions: EXTENSIONS }), dump !== undefined)
}

async function overEngine(engine: PGlite, isMigrated = false): Promise<OpenDatabase> {
  const root = drizzle(engine)
  if (!isMigrated) await migrate(root, { migrationsFolder })
  const close = () => engine.close()
  return { database: databaseOver(root), engine, pulse: null, cutLines: () => {}, readPool: null, close }
}
