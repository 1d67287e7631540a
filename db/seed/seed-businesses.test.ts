import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#db/connection/connect.ts'
import { businesses } from '#db/schema.ts'
import { WrongFile } from '#db/connection/start-faults.ts'
import { quickEngine } from '#tests/support/engines.ts'
import { takeDatabase } from '#tests/support/test-databases.ts'
import { seedBusinesses } from './seed-businesses.ts'

let open: OpenDatabase
let giveBack: () => Promise<void>
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'))
  ;({ open, giveBack } = await takeDatabase(quickEngine()))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await giveBack()
})

function fileWith(content: string | Buffer): string {
  const path = join(folder, 'brands.json')
  writeFileSync(path, content)
  return path
}

it.each([
  ['plain', (text: string) => text],
  ['with a byte order mark', (text: string) => `\uFEFF${text}\r\n`],
  ['in UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
])('a file of brands is read %s', async (way, write) => {
  const id = way.toLowerCase().replaceAll(/[^a-z0-9]/g, '-')
  await seedBusinesses(open.database, fileWith(write(JSON.stringify([{ id, name: 'Réunion' }]))))
  expect(await open.database.db().select({ id: businesses.id, name: businesses.name }).from(businesses)).toContainEqual(
    {
      id,
      name: 'Réunion',
    },
  )
})

it.each([
  ['{', 'is not JSON'],
  ['{}', 'is not a list of brands'],
  ['[{"id":"a b","name":"x"}]', '0.id'],
])('a file that holds %s is refused with its name and the fault', async (content, said) => {
  const refused = seedBusinesses(open.database, fileWith(content))
  await expect(refused).rejects.toThrow(WrongFile)
  await expect(refused).rejects.toThrow(said)
  await expect(refused).rejects.toThrow('brands.json')
})

it('a file that isn’t there is named', async () => {
  await expect(seedBusinesses(open.database, join(folder, 'none.json'))).rejects.toThrow('none.json cannot be read')
})
