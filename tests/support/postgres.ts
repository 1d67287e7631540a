// A real PostgreSQL for the tests that the embedded one would let pass too easily; started here when the machine has one.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { connectPostgres } from '#db/connect.ts'
import { seed } from '#db/seed/seed.ts'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** null when this machine has no PostgreSQL. */
    postgresUrl: string | null
  }
}

export default async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    await makeTemplate(given)
    return project.provide('postgresUrl', given)
  }

  const binaries = findBinaries()
  if (!binaries) {
    console.log('PostgreSQL is not installed: the concurrency tests run on the embedded database alone.')
    return project.provide('postgresUrl', null)
  }

  const { url, stop } = await startPostgres(binaries, SETTINGS)
  await makeTemplate(url)
  project.provide('postgresUrl', url)
  return stop
}

/** The migrated and seeded database that those of the tests are copies of. */
export const TEMPLATE = 'shop_template'

async function makeTemplate(url: string) {
  const client = new Client(url)
  await client.connect()
  await client.query(`drop database if exists ${TEMPLATE}`)
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const open = await connectPostgres(new URL(`/${TEMPLATE}`, url).href, () => {})
  await seed(open.database, { withDemoCodes: true })
  await open.close()
}

const GUARD =
  'trap "" INT TERM; folder=$1; shift; "$@" & server=$!; cat; kill -INT $server; wait $server; rm -rf "$folder"'

// Nothing has to outlive the run, so nothing waits for the disk.
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const FOR_ALL = ['listen_addresses=127.0.0.1', 'max_connections=200']

/** Where the programs of PostgreSQL lie; null where it is not installed. */
export function findBinaries(): string | null {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return null
  const newest = readdirSync(versions).toSorted().at(-1)
  return newest ? join(versions, newest, 'bin') : null
}

/** A server of its own on an empty folder; both are gone when it is stopped, or when this process is. */
export async function startPostgres(binaries: string, settings: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
  const port = await freePort()
  // The server refuses to run as root, so there it runs as the user that its package made.
  const isRoot = process.getuid?.() === 0
  const identity = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'))

  const data = join(folder, 'data')
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'shop', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`PostgreSQL could not be prepared: ${made.stderr}`)
  // The guard ends the server and clears its folder when the run ends, also when somebody kills the run: its input closes then.
  const server = spawn(
    'sh',
    ['-c', GUARD, 'guard', folder, join(binaries, 'postgres'), '-D', data, '-p', String(port), '-k', folder].concat(
      [...FOR_ALL, ...settings].flatMap((setting) => ['-c', setting]),
    ),
    { ...identity, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] },
  )

  const url = `postgres://shop@127.0.0.1:${port}/postgres`
  await answers(url)
  return {
    url,
    stop: async () => {
      const ended = new Promise((done) => server.once('exit', done))
      server.stdin.end()
      await ended
    },
  }
}

const idOf = (flag: '-u' | '-g') => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)

async function answers(url: string) {
  const deadline = Date.now() + 30_000
  for (;;) {
    const client = new Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((done) => setImmediate(done))
    }
  }
}
