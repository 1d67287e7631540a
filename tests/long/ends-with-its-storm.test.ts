// Ending a storm from outside ends all of it: no node, vendor, database, or folder is left, even if processes were
// frozen.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { nodeBinary } from '#scripts/storm/processes.ts'
import { findBinaries } from '#scripts/storm/start-postgres.ts'
import { buildIfStale } from '../support/build-if-stale.ts'

const UP_WITHIN = { timeout: 180_000, interval: 100 }
/** A database that is asked to end first writes its data to disk. */
const GONE_WITHIN = { timeout: 30_000, interval: 100 }

const folders: string[] = []
beforeAll(buildIfStale)
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

it.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'leaves no process or folder of a storm ended by %s, not even a frozen node',
  { timeout: 300_000 },
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'ends-storm-'))
    folders.push(folder)
    // Like the system's own temporary folder: the database runs as another user, which removes its folder there.
    chmodSync(folder, 0o1777)
    const onWhat = findBinaries() ? ['--database', 'postgres'] : []
    const storm = spawn(
      nodeBinary(),
      ['scripts/storm.ts', '--orders', '60', '--seed', '7', '--kill', '', '--every', '600', ...onWhat],
      { env: { ...process.env, TMPDIR: folder, NODE_ENV: 'test' }, stdio: 'ignore' },
    )
    const pid = storm.pid ?? 0
    const ended = once(storm, 'exit')
    const nodes = () => below(pid).filter((one) => commandOf(one).includes('build/server/start.js'))
    await vi.waitFor(() => {
      expect(nodes()).toHaveLength(1)
      expect(logsIn(folder)).toContain('Shop ready')
    }, UP_WITHIN)

    const [node = 0] = nodes()
    process.kill(node, 'SIGSTOP')
    const started = below(pid)
    expect(started.length).toBeGreaterThanOrEqual(3)
    expect(readdirSync(folder).length).toBeGreaterThan(0)
    storm.kill(signal)
    await ended

    await vi.waitFor(() => {
      expect(started.filter(isThere).map(commandOf)).toEqual([])
      expect(readdirSync(folder)).toEqual([])
    }, GONE_WITHIN)
  },
)

/** All processes that a process started, directly or indirectly, according to the system. */
function below(parent: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), of: Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1]) }))
  const children = (of: number): number[] =>
    parents.filter((each) => each.of === of).flatMap(({ pid }) => [pid, ...children(pid)])
  return children(parent)
}

const logsIn = (folder: string) =>
  readdirSync(folder).reduce((text, name) => text + read(join(folder, name, 'node-1.log')), '')

// A process may end between two checks.
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const commandOf = (pid: number) => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
const isThere = (pid: number) => existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(read(`/proc/${pid}/status`))
