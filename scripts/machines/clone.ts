// A copy of this folder as somebody else has it: elsewhere, under another user, with another clock. Packages are hard
// links, so a copy costs seconds and no room.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nodeBinary } from '../storm/processes.ts'
import { waitUntil } from '../storm/wait-until.ts'

const root = resolve(import.meta.dirname, '../..')
const LEFT_OUT = new Set(['node_modules', 'data', '.git', '.cache', 'test-results'])
const READY_WITHIN_MS = 120_000
const TESTS_WITHIN_MS = 600_000

/** Whose it is: null is whoever runs this. */
export type Owner = { uid: number; gid: number } | null
export type Running = { output: () => string; ended: Promise<number | null>; stop: () => Promise<void> }
export type Clone = ReturnType<typeof copyClone>

const alive = new Set<ChildProcess>()
process.on('exit', () => alive.forEach(endGroup))

export function copyClone(folder: string, { owner = null, env = {} }: { owner?: Owner; env?: NodeJS.ProcessEnv } = {}) {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(root))
    if (!LEFT_OUT.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true, preserveTimestamps: true })
  must('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')])
  if (owner) {
    const id = `${owner.uid}:${owner.gid}`
    must('find', [folder, '-path', join(folder, 'node_modules'), '-prune', '-o', '-exec', 'chown', id, '{}', '+'])
    // The linked files stay whose they are; its folders are new.
    must('find', [join(folder, 'node_modules'), '-type', 'd', '-exec', 'chown', id, '{}', '+'])
  }

  const begin = (command: string, args: string[], more: NodeJS.ProcessEnv = {}): Running => {
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, CHROMIUM: '', LONG: '', NODE_ENV: '', ...env, ...more },
      ...owner,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    alive.add(child)
    let text = ''
    for (const out of [child.stdout, child.stderr]) out.on('data', (part: Buffer) => (text += part.toString()))
    const ended = once(child, 'close').then(() => {
      alive.delete(child)
      return child.exitCode
    })
    const stop = async () => {
      if (!alive.has(child)) return
      endGroup(child)
      await ended
    }
    return { output: () => text, ended, stop }
  }

  /** Runs it to its end; fails if it does, or takes too long. */
  const run = async (args: string[], more: NodeJS.ProcessEnv = {}) => {
    const running = begin(nodeBinary(), args, { NODE_ENV: 'test', ...more })
    const overdue = setTimeout(() => void running.stop(), TESTS_WITHIN_MS)
    const code = await running.ended
    clearTimeout(overdue)
    if (code !== 0) throw new Error(`${args.slice(1).join(' ')} ended with ${code}:\n${running.output().slice(-3_000)}`)
  }

  return {
    run,
    /** `npm start` on these ports, until it is ready. */
    start: async (port: number): Promise<Running> => {
      const running = begin('npm', ['start'], { PORT: String(port), NODE_ENV: undefined })
      await waitUntil('the shop to be ready', READY_WITHIN_MS, () => {
        if (!/Shop ready/.test(running.output()) && hasFailed(running.output()))
          throw new Error(`npm start failed:\n${running.output()}`)
        return running.output().includes('Shop ready')
      })
      return running
    },
    /** `npm start`, until it ends by itself; what it said. */
    startInVain: async (port: number): Promise<string> => {
      const running = begin('npm', ['start'], { PORT: String(port), NODE_ENV: undefined })
      const overdue = setTimeout(() => void running.stop(), READY_WITHIN_MS)
      await running.ended
      clearTimeout(overdue)
      return running.output()
    },
    test: (...files: string[]) => run(['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers', '1', ...files]),
    walk: (journey: string, chromium: string) =>
      run(['node_modules/@playwright/test/cli.js', 'test', journey, '--workers', '1'], { CHROMIUM: chromium }),
    has: (name: string) => existsSync(join(folder, name)),
  }
}

const hasFailed = (output: string) => /npm (ERR!|error)|EADDRINUSE|already in use/i.test(output)

function must(command: string, args: string[]) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`)
}

function endGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGTERM')
  } catch {
    // It has ended already.
  }
}
