// What start and test share: the pinned Node, the locked packages, and a build that only runs if sources changed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aptInstallNow } from './system-packages.mjs'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

const SOURCES = [
  'app',
  'shop',
  'ports',
  'values',
  'server',
  'adapters',
  'db',
  'sw',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.ts',
]

/** The packages' pinned Node, or this one if it is new enough. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules/.bin/node')
  if (existsSync(pinned)) {
    if (doesStart(pinned)) return pinned
    // The smallest systems lack one library that Node 26 uses.
    aptInstallNow('libatomic1')
    if (doesStart(pinned)) return pinned
  }
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 24 || (major === 24 && minor < 17)) {
    console.error(
      existsSync(pinned)
        ? "The Node that comes with the packages doesn't start. Install libatomic (Debian: libatomic1), or use Node 24.17 or newer."
        : 'This machine needs Node 24.17 or newer. On Linux, it comes with the packages.',
    )
    process.exit(1)
  }
  return process.execPath
}

const doesStart = (node) => spawnSync(node, ['--version']).status === 0

export function installPackages() {
  const wanted = hashOf([join(root, 'package-lock.json')])
  const stamp = join(root, 'node_modules/.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('Installing packages …')
  must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

export function buildIfChanged() {
  const wanted = hashOf(SOURCES.flatMap((source) => filesIn(join(root, source))))
  const stamp = join(root, 'build/.built')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('Building the shop …')
  must(pinnedNode(), ['scripts/build.ts'])
  writeFileSync(stamp, wanted)
}

/** Runs a command to its end; a failing one ends everything. */
export function must(command, args, env = {}) {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0))
}

/** Runs a command in our place: it gets our signals, its exit code becomes ours, and it notices when we are gone. */
export function become(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

export const say = (text) => console.log(text)

function filesIn(path) {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(test|spec)\./.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .toSorted()
  } catch {
    return [path]
  }
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}
