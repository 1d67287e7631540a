// A shop for a single script: started like `npm start`, on an empty folder that is removed afterward.
import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/**
 * Does the work while the shop is open on this port, and closes it whatever happens; `prepare` fills its folder first.
 */
export async function withOwnShop(
  port: number,
  work: (address: string) => Promise<void>,
  prepare: (data: string) => void = () => {},
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'own-shop-'))
  prepare(data)
  const shop = await start(port, data)
  try {
    await work(`http://localhost:${port}`)
  } finally {
    const ended = new Promise((done) => shop.once('exit', done))
    shop.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
}

function start(port: number, data: string): Promise<ChildProcess> {
  const child = fork(join(root, 'build/server/start-with-sandbox.js'), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(port), DATA_DIR: data, DEMO: 'yes', NODE_ENV: 'production', LOG_LEVEL: 'warn' },
  })
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`The shop ended with code ${code}.`)))
    child.stdout?.on('data', (text: Buffer) => {
      if (String(text).includes('Shop ready')) done(child)
    })
  })
}
