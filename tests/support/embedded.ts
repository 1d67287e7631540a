// Creates the embedded database once, migrated and seeded; every test then starts from a copy instead of creating its
// own.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { connectInMemory } from '#db/connection/connect-embedded.ts'
import { seed } from '#db/seed/seed.ts'
import { keepSeededRows, type KeptRows } from './seeded-rows.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A dump of the seeded database, which is in memory. */
    embeddedDump: string
    /** How to restore the rows of the dump, and so of each database created from it. */
    embeddedRows: KeptRows
  }
}

export default async function setup(project: TestProject) {
  const place = mkdtempSync(join(tmpdir(), 'shop-embedded-'))
  const dump = join(place, 'dump.tar')

  const inMemory = await connectInMemory()
  if (!(inMemory.engine instanceof PGlite)) throw new Error('The embedded database has no engine.')
  await seed(inMemory.database, { isDemo: true })
  const rows = await keepSeededRows(inMemory.database.db())
  writeFileSync(dump, new Uint8Array(await (await inMemory.engine.dumpDataDir('none')).arrayBuffer()))
  await inMemory.close()

  project.provide('embeddedDump', dump)
  project.provide('embeddedRows', rows)
  return () => rmSync(place, { recursive: true, force: true })
}
