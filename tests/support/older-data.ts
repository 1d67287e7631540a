// Databases as an earlier version of the shop left them (tests/fixtures/older-data): a data folder of the embedded
// database, and a pg_dump of PostgreSQL. Both contain the same story; the facts next to each say how it went there.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { z } from 'zod'
import { connectEmbedded } from '#db/connection/connect-embedded.ts'
import { connectPostgres } from '#db/connection/connect.ts'
import type { Engine } from './engines.ts'

const place = resolve(import.meta.dirname, '../fixtures/older-data')
/** Shortly after the last event in it. */
export const WRITTEN_AT = new Date('2026-11-22T14:15:00Z')

const order = z.object({ id: z.string(), reference: z.string() })
const esim = order.extend({ iccid: z.string(), activationCode: z.string() })
const facts = z.object({
  owner: z.object({ email: z.string(), password: z.string(), id: z.string(), token: z.string() }),
  paid: esim.extend({ totalCents: z.number() }),
  /** From the link in the mail with the eSIM. */
  key: z.string(),
  free: esim,
  refunded: order,
  awaiting: order,
  invoice: z.string(),
  creditNote: z.string(),
  ticket: z.string(),
})

export function openOlderData(engine: Engine) {
  return engine === 'embedded' ? openFolder() : openDump(engine.postgresUrl)
}

async function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-older-data-'))
  const written = await PGlite.create({
    dataDir: join(folder, 'pg'),
    loadDataDir: new Blob([unpacked('data-folder.tar.zst')]),
  })
  await written.close()
  const open = await connectEmbedded(folder)
  const giveBack = async () => {
    await open.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { facts: factsOf('data-folder'), database: { open, giveBack } }
}

async function openDump(url: string) {
  const name = `older_${randomUUID().replaceAll('-', '')}`
  await ask(url, `create database ${name}`)
  const own = new URL(`/${name}`, url).href
  // Lines with a backslash are psql commands.
  await ask(
    own,
    unpacked('postgresql.sql.zst')
      .toString('utf8')
      .replaceAll(/^\\.*$/gm, ''),
  )
  const open = await connectPostgres(own, () => {})
  return { facts: factsOf('postgresql'), database: { open, giveBack: () => open.close() } }
}

const unpacked = (file: string) => zstdDecompressSync(readFileSync(join(place, file)))
const factsOf = (name: string) => facts.parse(JSON.parse(readFileSync(join(place, `${name}.json`), 'utf8')))

async function ask(url: string, statements: string) {
  const client = new Client(url)
  await client.connect()
  await client.query(statements)
  await client.end()
}
