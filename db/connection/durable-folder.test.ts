// One process at a time: two engines on one folder would overwrite each other's orders. And committed data is on the
// disk.
import fs, { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openFolder } from './durable-folder.ts'
import { FolderInUse } from './start-faults.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-folder-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a data folder belongs to one process at a time, and is free once it is closed', async () => {
  const first = await openFolder(folder)
  await expect(openFolder(folder)).rejects.toThrow(FolderInUse)
  await first.engine.query('create table kept (what text)')
  await first.close()

  const second = await openFolder(folder)
  const tables = await second.engine.query("select 1 from pg_tables where tablename = 'kept'")
  expect(tables.rows).toHaveLength(1)
  await second.close()
})

test('a data folder is its owner’s alone, also one that was open to others', async () => {
  chmodSync(folder, 0o755)
  const { close } = await openFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  await close()
})

test('a commit is on the disk before it is confirmed, because the engine runs with fsync', async () => {
  const flush = vi.spyOn(fs, 'fdatasyncSync')
  syncBuiltinESMExports()
  try {
    const { engine, close } = await openFolder(folder)
    await engine.query('create table flushed (what text)')
    for (const what of ['one order', 'another']) {
      flush.mockClear()
      await engine.query('insert into flushed values ($1)', [what])
      expect(flush).toHaveBeenCalled()
    }
    await close()
  } finally {
    flush.mockRestore()
    syncBuiltinESMExports()
  }
})
