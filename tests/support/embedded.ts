// Makes the embedded database once, migrated and seeded; every test then starts from a copy instead of making its own.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { connectEmbedded, connectInMemory } from '#db/connect.ts'
import { seed } from '#db/seed/seed.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A dump of the database, for tests whose database lives in memory. */
    embeddedDump: string
    /** A data folder, for tests of the built shop. */
    embeddedFolder: string
  }
}

export default async function setup(project: TestProject) {
  const place = mkdtempSync(join(tmpdir(), 'shop-embedded-'))
  const dump = join(place, 'dump.tar')
  const folder = join(place, 'data')

  const inMemory = await connectInMemory()
  if (!(inMemory.engine instanceof PGlite)) throw new Error('The embedded database has no engine.')
  await seed(inMemory.database, { withDemoCodes: true })
  writeFileSync(dump, new Uint8Array(await (await inMemory.engine.dumpDataDir('none')).arrayBuffer()))
  await inMemory.close()

  const inFolder = await connectEmbedded(folder)
  await seed(inFolder.database, { withDemoCodes: true })
  await inFolder.close()

  project.provide('embeddedDump', dump)
  project.provide('embeddedFolder', folder)
  return () => rmSync(place, { recursive: true, force: true })
}

/** Puts a copy of the made data folder into an empty one; the lock of its maker stays behind. */
export function copyDataFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !basename(path).startsWith('lock.db') })
}
