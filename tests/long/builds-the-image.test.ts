// Runs the real steps of the Dockerfile: the image contains only runtime packages, starts, passes its own health check,
// serves pages, and writes nothing outside its data folder, since its root is read-only.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#scripts/storm/free-port.ts'
import { buildImage, link, type Image } from '../support/dockerfile.ts'

/** The user who owns nothing. */
const NOBODY = 65_534
const root = resolve(import.meta.dirname, '../..')

// Packages come from this tree, which has the same lockfile: tests use no registry.
function install(command: string, workFolder: string): boolean {
  if (!command.startsWith('npm ci')) return false
  const packages = join(workFolder, 'node_modules')
  link(join(root, 'node_modules'), packages)
  // npm would otherwise write its own list into the linked file.
  rmSync(join(packages, '.package-lock.json'), { force: true })
  cpSync(join(root, 'node_modules/.package-lock.json'), join(packages, '.package-lock.json'))
  return true
}

describe('the image', () => {
  let image: Image
  let files: Set<string>
  const inImage = (path: string) => join(image.folder, image.workFolder, path)
  const list = () => new Set(readdirSync(image.folder, { recursive: true, encoding: 'utf8' }))
  // A whole build, in each language.
  beforeAll(() => {
    image = buildImage(root, install)
    files = list()
  }, 600_000)
  afterAll(() => image.remove())

  it('contains what the shop needs, without tests, sandbox, and build tools', () => {
    const there = ['build/server/index.js', 'build/client/sw.js', 'node_modules/hono', 'THIRD-PARTY.md', 'LICENSE']
    const packages = ['vitest', 'vite', 'typescript'].map((name) => `node_modules/${name}`)
    const absent = [...packages, 'sandbox', 'tests', 'scripts/build.ts', 'scripts/storm', '.git', '.env']
    expect([...there, ...absent].filter((path) => existsSync(inImage(path)))).toEqual(there)
  })

  it('starts as a user without write access, passes its health check, serves, and writes nothing into itself', async () => {
    const [program = '', ...words] = image.command
    expect([image.user, program, image.port]).toEqual(['node', 'node', 3000])
    const port = await freePort()
    const dataFolder = mkdtempSync(join(tmpdir(), 'image-data-'))
    const env = { PATH: process.env['PATH'], ...image.env, DEMO: 'yes', PORT: String(port), DATA_DIR: dataFolder }
    const nobody = asNobody(image.folder, dataFolder)
    expect(mayWrite(inImage('.'), nobody)).toBe(false)
    expect(mayWrite(dataFolder, nobody)).toBe(true)
    const shop = spawn(process.execPath, words, { cwd: inImage('.'), env, ...nobody })
    try {
      let said = ''
      shop.stdout.on('data', (part: Buffer) => (said += part.toString()))
      shop.stderr.on('data', (part: Buffer) => (said += part.toString()))
      await expect.poll(() => said).toContain('Shop ready')
      expect(isWell(image, port)).toBe(true)
      expect(isWell(image, await freePort())).toBe(false)
      const page = await fetch(`http://localhost:${port}/`)
      expect([page.status, (await page.text()).includes('</html>')]).toEqual([200, true])
      const ready = await (await fetch(`http://localhost:${port}/readyz`)).json()
      expect(ready).toMatchObject({ ok: true, migrations: true })
      expect([...list()].filter((path) => !files.has(path))).toEqual([])
    } finally {
      const ended = new Promise((done) => shop.once('exit', done))
      shop.kill('SIGTERM')
      await ended
    }
    const runs = (name: string, ...more: string[]) =>
      spawnSync(process.execPath, [`scripts/${name}.ts`, ...more], {
        cwd: inImage('.'),
        env,
        ...nobody,
        encoding: 'utf8',
      })
    try {
      expect(runs('figures', 'check').stdout).toContain('The figures match the records')
      expect(runs('rotate-keys').stdout).toContain('values re-encrypted. Everything now uses key 1')
      // There are no vendors here: the command checks, and says so.
      expect(runs('audit').stdout).toContain('profiles at the network')
      expect(runs('rebuild').stderr).toMatch(/The payment provider didn’t answer|A shop is running/)
    } finally {
      for (const name of readdirSync(image.folder)) chmodSync(join(image.folder, name), 0o755)
      rmSync(dataFolder, { recursive: true, force: true })
    }
  })
})

/**
 * The system's user that owns nothing; if the test isn't running as root, it runs as the current user without write
 * permission.
 */
function asNobody(folder: string, dataFolder: string): { uid?: number; gid?: number } {
  const isRoot = process.getuid?.() === 0
  // The build folder is only accessible to its creator.
  chmodSync(dirname(folder), 0o755)
  if (isRoot) chownSync(dataFolder, NOBODY, NOBODY)
  else for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o555)
  return isRoot ? { uid: NOBODY, gid: NOBODY } : {}
}

const mayWrite = (folder: string, who: { uid?: number; gid?: number }): boolean =>
  spawnSync('sh', ['-c', 'touch "$0/a-file" && rm "$0/a-file"', folder], who).status === 0

// The health check uses the image's port, which something else on this machine may be using.
function isWell({ health, port }: Image, ours: number): boolean {
  const [, ...words] = health
  const there = words.map((word) => word.replace(`localhost:${port}`, `localhost:${ours}`))
  expect(there).not.toEqual(words)
  return spawnSync(process.execPath, there).status === 0
}
