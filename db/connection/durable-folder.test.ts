// One process at a time: two engines on one folder would overwrite each other's orders. And committed data is on the
// disk.
import fs, { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openFolder } from './durable-folder.ts'
import { DiskFull, FolderInUse } from './start-faults.ts'

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

describe('a folder that can’t be opened', () => {
  const broken = join(folder, 'broken')
  const free = { bsize: 4096, bavail: 1e6, files: 1e6, ffree: 1e6 }
  /** What it fails with on a disk that has this left. */
  async function failsWith(left: Partial<typeof free>) {
    const usual = fs.statfsSync(folder)
    const asked = vi.spyOn(fs, 'statfsSync').mockReturnValue(Object.assign(usual, free, left))
    syncBuiltinESMExports()
    try {
      return await openFolder(broken, new Blob(['no database'])).then(
        () => null,
        (error: unknown) => error,
      )
    } finally {
      asked.mockRestore()
      syncBuiltinESMExports()
      rmSync(broken, { recursive: true, force: true })
    }
  }

  test('is on a full disk if no bytes or no files are left', async () => {
    expect(await failsWith({ bavail: 0 })).toBeInstanceOf(DiskFull)
    expect(await failsWith({ ffree: 3 })).toBeInstanceOf(DiskFull)
  })

  test('is broken in another way if the disk has room, or doesn’t count its files', async () => {
    expect(await failsWith({})).not.toBeInstanceOf(DiskFull)
    expect(await failsWith({ files: 0, ffree: 0 })).not.toBeInstanceOf(DiskFull)
  })
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
