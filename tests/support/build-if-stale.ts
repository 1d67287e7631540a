// Tests that run the shop as a process use the built version.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const root = resolve(import.meta.dirname, '../..')
let isFresh = false

/**
 * Builds what changed, once for all tests of a process, because reading every source takes a while. Several processes
 * may ask at the same time; the kernel holds the lock and releases it when its holder ends.
 */
export function buildIfStale() {
  if (isFresh) return
  mkdirSync(join(root, '.cache'), { recursive: true })
  const lock = new DatabaseSync(join(root, '.cache/build-lock.sqlite'))
  lock.exec('pragma busy_timeout = 180000; begin exclusive')
  try {
    const built = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', "import('./scripts/toolbox.mjs').then((toolbox) => toolbox.buildIfChanged())"],
      { cwd: root, encoding: 'utf8' },
    )
    if (built.status !== 0) throw new Error(`The shop could not be built: ${built.stderr}`)
    isFresh = true
  } finally {
    lock.exec('rollback')
    lock.close()
  }
}
