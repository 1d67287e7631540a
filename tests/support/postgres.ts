// A real PostgreSQL for tests that would pass too easily on the embedded one; started here if the machine has it.
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { connectPostgres } from '#db/connection/connect.ts'
import { seed } from '#db/seed/seed.ts'
import { findBinaries, startPostgres } from '#scripts/storm/start-postgres.ts'
import { keepSeededRows, type KeptRows } from './seeded-rows.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** null if this machine has no PostgreSQL. */
    postgresUrl: string | null
    /** By its socket, which takes half as much of the processor; the given address if there is one. */
    postgresSocketUrl: string | null
    /** How to restore the rows of the template, and so of each of its copies. */
    postgresRows: KeptRows | null
  }
}

export default async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    project.provide('postgresRows', await makeTemplate(given))
    project.provide('postgresSocketUrl', given)
    return project.provide('postgresUrl', given)
  }

  const binaries = findBinaries()
  if (!binaries) {
    console.log('PostgreSQL is not installed: the concurrency tests run on the embedded database alone.')
    project.provide('postgresRows', null)
    project.provide('postgresSocketUrl', null)
    return project.provide('postgresUrl', null)
  }

  const { url, socketUrl, stop } = await startPostgres(binaries, SETTINGS)
  project.provide('postgresRows', await makeTemplate(url))
  project.provide('postgresSocketUrl', socketUrl)
  project.provide('postgresUrl', url)
  return stop
}

/** The migrated and seeded database that the tests' databases are copies of. */
export const TEMPLATE = 'shop_template'

async function makeTemplate(url: string): Promise<KeptRows> {
  const client = new Client(url)
  await client.connect()
  await client.query(`drop database if exists ${TEMPLATE}`)
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const open = await connectPostgres(new URL(`/${TEMPLATE}`, url).href, () => {})
  await seed(open.database, { isDemo: true })
  const rows = await keepSeededRows(open.database.db())
  await open.close()
  return rows
}

// Nothing has to outlive the run, so nothing waits for the disk.
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
