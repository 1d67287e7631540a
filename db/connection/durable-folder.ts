// The embedded database's folder: every commit reaches the disk, and only one process at a time may use it.
import { accessSync, chmodSync, constants, existsSync, fdatasyncSync, mkdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { openEngine } from './engine.ts'
import { DiskFull, FolderInUse } from './start-faults.ts'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

export const EXTENSIONS = { pg_trgm }

/** The subfolder with the engine's own files. */
export const ENGINE_FOLDER = 'pg'

type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } }

// The library's file system never calls fsync; without it, a power cut would lose confirmed orders.
class DurableFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const ready = await super.init(...args)
    ready.emscriptenOpts.preRun?.push((module: EmscriptenModule) => {
      const { NODEFS } = module
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fdatasyncSync(stream.nfd)
        return 0
      }
    })
    return ready
  }
}

/** Opens the engine over a folder; an empty one is filled from `packed`. Closing it releases the folder. */
export async function openFolder(
  folder: string,
  packed?: Blob,
): Promise<{ engine: PGlite; close: () => Promise<void> }> {
  makeFolder(resolve(folder))
  accessSync(folder, constants.W_OK)
  keepToOurselves(folder)
  try {
    return await openHeld(folder, packed)
  } catch (error) {
    throw isDiskFull(folder) && !(error instanceof FolderInUse) ? new DiskFull(folder) : asError(error)
  }
}

async function openHeld(folder: string, packed?: Blob) {
  const giveBack = holdFolder(folder)
  compileLightly()

  const engine = await openEngine({
    fs: new DurableFS(join(folder, ENGINE_FOLDER)),
    loadDataDir: packed,
    extensions: EXTENSIONS,
    postgresqlconf: ['shared_buffers = 16MB'],
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'wal_sync_method=fsync',
    ],
  })
  await refuseUnsafe(engine)
  return {
    engine,
    close: async () => {
      await engine.close()
      giveBack()
    },
  }
}

// Customers' data is in there; a folder that belongs to somebody else keeps the rights that they gave it.
function keepToOurselves(folder: string) {
  try {
    chmodSync(folder, 0o700)
  } catch {
    return
  }
}

/** Less than the engine needs to start. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024

/** Fewer files than it makes at its first start. */
const LEAST_FREE_FILES = 1_500

function isDiskFull(folder: string): boolean {
  const { bavail, bsize, files, ffree } = statfsSync(folder)
  // Some file systems have no fixed number of files, and say zero.
  return bavail * bsize < LEAST_FREE_BYTES || (files > 0 && ffree < LEAST_FREE_FILES)
}

// The engine's file system throws plain objects.
const asError = (error: unknown): unknown =>
  error instanceof Error || typeof error !== 'object'
    ? error
    : new Error('the embedded database did not open', { cause: error })

// One level at a time: where nothing can be created, the recursive form of mkdir never returns.
function makeFolder(folder: string) {
  if (!existsSync(folder)) {
    if (dirname(folder) !== folder) makeFolder(dirname(folder))
    mkdirSync(folder)
  }
  if (!statSync(folder).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR', path: folder })
}

// The kernel releases this lock even after kill -9, so a crash never leaves the folder locked.
const heldLocks = new Set<DatabaseSync>()

function holdFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.db'))
  try {
    lock.exec(
      'pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive; create table if not exists held (by integer); insert into held values (1); delete from held; commit',
    )
  } catch (error) {
    lock.close()
    throw isLocked(error) ? new FolderInUse(folder) : error
  }
  // Also referenced here: an unreferenced lock would be garbage-collected, which releases the folder.
  heldLocks.add(lock)
  return () => {
    heldLocks.delete(lock)
    lock.close()
  }
}

/** SQLite's codes for a lock that somebody else holds; the higher bits say more about them. */
const LOCKED = [5, 6]
const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  LOCKED.includes(error.errcode & 0xff)

// Without this, the optimizing compiler works on the engine's huge functions in the first seconds: 800 MB at peak and
// half of the startup's CPU time, without any gain for short statements (docs/performance.md).
function compileLightly() {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}

async function refuseUnsafe(engine: PGlite) {
  const answer = await engine.query<{ fsync: string }>('show fsync')
  if (answer.rows[0]?.fsync !== 'on')
    throw new Error('The embedded database would not write through to the disk (fsync is off).')
}
