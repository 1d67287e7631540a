// The generator numbers a new migration after the last entry's `idx`, and overwrites whatever has that number.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

const folder = join(import.meta.dirname, 'migrations')
const journal = z
  .object({ entries: z.array(z.object({ idx: z.number(), tag: z.string() })) })
  .parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')))

it('a new migration gets a number that no other has', () => {
  const numbers = new Set(journal.entries.map(({ idx }) => idx))
  expect(numbers.size).toBe(journal.entries.length)
  const { idx, tag } = journal.entries.at(-1) ?? { idx: -1, tag: '' }
  expect(String(idx).padStart(4, '0')).toBe(tag.slice(0, 4))
})

it('only the newest snapshot of the tables is kept', () => {
  const newest = journal.entries.at(-1)?.tag.slice(0, 4)
  expect(readdirSync(join(folder, 'meta')).toSorted()).toEqual([`${newest}_snapshot.json`, '_journal.json'])
})
