// Tests of the shop as a process run what was built.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nodeBinary } from '#scripts/storm/processes.ts'

const root = resolve(import.meta.dirname, '../..')

export function buildIfMissing() {
  if (existsSync(join(root, 'build/server/index.js'))) return
  const built = spawnSync(nodeBinary(), ['scripts/build.ts'], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) throw new Error('The shop could not be built.')
}
