// A backup is only worth what its restore returns: every row of every table, in a database that the shop can start on.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { backUp, BackupRefused, restore, type Place } from '#server/process/backup.ts'
import { connectEmbedded } from '#db/connection/connect-embedded.ts'
import { connectPostgres, type OpenDatabase } from '#db/connection/connect.ts'
import { users } from '#db/schema.ts'
import { seed } from '#db/seed/seed.ts'

const NOW = new Date('2027-03-01T09:30:00Z')
const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'shop-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

const postgresUrl = inject('postgresUrl')
const engines = ['embedded', ...(postgresUrl ? ['postgres'] : [])]

async function anEmptyPlace(engine: string): Promise<Place> {
  const name = `backup_${randomUUID().replaceAll('-', '')}`
  if (engine === 'embedded' || !postgresUrl) return { directDatabaseUrl: undefined, dataFolder: join(folder, name) }
  const client = new Client(postgresUrl)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return { directDatabaseUrl: new URL(`/${name}`, postgresUrl).href, dataFolder: '' }
}

const open = ({ directDatabaseUrl, dataFolder }: Place): Promise<OpenDatabase> =>
  directDatabaseUrl ? connectPostgres(directDatabaseUrl, () => {}) : connectEmbedded(dataFolder)

const counted = z.object({ rows: z.array(z.object({ name: z.string(), rows: z.coerce.number() })) })

async function rowsOf({ database }: OpenDatabase) {
  const answer = await database.db().execute(sql`
    select table_name as name,
      (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', table_name), false, true, '')))[1]::text as rows
    from information_schema.tables where table_schema = 'public' order by 1`)
  return counted.parse(answer).rows
}

describe.each(engines)('a backup of the %s database', (engine) => {
  it('restores every row, and overwrites nothing', async () => {
    const place = await anEmptyPlace(engine)
    const before = await open(place)
    await seed(before.database, { isDemo: true })
    await before.database
      .db()
      .insert(users)
      .values({ id: randomUUID(), email: 'nora@example.com', fullName: 'Nora Nomad', createdAt: NOW })
    const wanted = await rowsOf(before)
    await before.close()

    const file = await backUp(place, join(folder, engine), NOW)
    expect(file).toContain('wander-pass-2027-03-01T09-30-00-000Z')
    expect(readdirSync(join(folder, engine))).toHaveLength(1)
    expect(statSync(file).mode & 0o077).toBe(0)
    await expect(restore(place, file)).rejects.toThrow(BackupRefused)

    const other = await anEmptyPlace(engine)
    await restore(other, file)
    const after = await open(other)
    expect(await rowsOf(after)).toEqual(wanted)
    expect(wanted.find(({ name }) => name === 'users')).toEqual({ name: 'users', rows: 1 })
    await after.close()
  })

  it('that is damaged restores nothing', async () => {
    const place = await anEmptyPlace(engine)
    const file = join(folder, `${engine}-damaged`)
    writeFileSync(file, 'no backup at all')
    await expect(restore(place, file)).rejects.toThrow(BackupRefused)
    const fresh = await open(place)
    expect((await rowsOf(fresh)).find(({ name }) => name === 'users')).toEqual({ name: 'users', rows: 0 })
    await fresh.close()
  })
})

/** Runs a command of the shop while the proxy answers nobody. */
const script = (name: string, address: string, word: string) =>
  spawnSync(process.execPath, [join(root, `scripts/${name}.ts`), word], {
    encoding: 'utf8',
    // Session settings left on a proxy's connection reach whoever uses it next.
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: 'postgres://proxy.invalid:1/shop',
      DIRECT_DATABASE_URL: address,
    },
  })

it.runIf(postgresUrl !== undefined)('a backup connects to the database directly, not through a pooler', async () => {
  const place = await anEmptyPlace('postgres')
  await (await open(place)).close()
  const written = script('backup', place.directDatabaseUrl ?? '', join(folder, 'direct'))
  expect(written.stderr + written.stdout).toContain('Backup written')

  const other = await anEmptyPlace('postgres')
  const [file = ''] = readdirSync(join(folder, 'direct'))
  const restored = script('restore', other.directDatabaseUrl ?? '', join(folder, 'direct', file))
  expect(restored.stderr + restored.stdout).toContain('Restored from')
})
