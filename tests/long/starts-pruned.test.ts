// A machine that serves customers has the runtime packages alone, as after `npm ci --omit=dev`: the built shop starts there, with the
// folders that the image holds, and serves its first page.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { freePort } from '#scripts/storm/free-port.ts'
import { openHttpShop } from '../support/open-http-shop.ts'

const root = resolve(import.meta.dirname, '../..')
const lockfile = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })

/** The folders of the repository that the image takes, by the Dockerfile itself. */
const imageFolders = () =>
  [...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^COPY --from=build (\/shop\/\S+) \.\/(\S+)$/gm)]
    .map(([, , to = '']) => to)
    .filter((name) => name !== 'node_modules')

function copy(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true })
  // As links where both are on one disk.
  for (const how of ['-rl', '-r']) if (spawnSync('cp', [how, from, to]).status === 0) return
  throw new Error(`${from} could not be copied.`)
}

function makeMachine(): string {
  const machine = mkdtempSync(join(tmpdir(), 'pruned-'))
  for (const name of [...imageFolders(), 'package.json']) copy(join(root, name), join(machine, name))
  const { packages } = lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  // Packages inside of others come with them.
  const needed = Object.entries(packages).filter(
    ([path, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev,
  )
  for (const [path] of needed) if (existsSync(join(root, path))) copy(join(root, path), join(machine, path))
  return machine
}

it('the shop starts from an image with runtime packages alone, and serves', async () => {
  // The build is that of the sources.
  await (await openHttpShop()).close()
  const machine = makeMachine()
  const port = await freePort()
  const shop = spawn(process.execPath, ['server/main.ts'], {
    cwd: machine,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DEMO: 'yes',
      PORT: String(port),
      DATA_DIR: join(machine, 'data'),
    },
  })
  try {
    let said = ''
    shop.stdout.on('data', (part: Buffer) => (said += part.toString()))
    shop.stderr.on('data', (part: Buffer) => (said += part.toString()))
    await expect.poll(() => said).toContain('Shop ready')
    const page = await fetch(`http://localhost:${port}/`)
    expect([page.status, (await page.text()).includes('</html>')]).toEqual([200, true])
    expect(await (await fetch(`http://localhost:${port}/readyz`)).json()).toMatchObject({ ok: true, migrations: true })
    expect(existsSync(join(machine, 'node_modules/vitest'))).toBe(false)
  } finally {
    const ended = new Promise((done) => shop.once('exit', done))
    shop.kill('SIGTERM')
    await ended
    rmSync(machine, { recursive: true, force: true })
  }
})
