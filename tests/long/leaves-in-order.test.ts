// A real shop with an uncaught error: it logs the error, finishes what it has begun, exits, and starts again.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freePort } from '#scripts/storm/free-port.ts'
import { startSandboxProcess, startShopProcess } from '#scripts/storm/processes.ts'
import { buildIfStale } from '../support/build-if-stale.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-leaves-'))
const cleanUps: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp()
  rmSync(folder, { recursive: true, force: true })
})

/** An error that occurs on its own, whenever the test wants it. */
const FAULTY = `data:text/javascript,process.on('SIGUSR2',()=>{setTimeout(()=>{throw new Error('planted')})})`

it('an uncaught error ends the process in order, with code 1 and a log entry', async () => {
  buildIfStale()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const sandbox = await startSandboxProcess({ shopUrl: url, dataFolder: join(folder, 'sandbox'), callbackMs: 50 })
  cleanUps.push(() => sandbox.stop())
  const logFile = join(folder, 'shop.log')
  const start = (options: string) =>
    startShopProcess({
      port,
      dataFolder: join(folder, 'data'),
      logFile,
      env: {
        NODE_OPTIONS: options,
        STRIPE_API_URL: sandbox.url,
        ESIM_API_URL: sandbox.url,
        SMTP_URL: sandbox.smtpUrl,
        LOG_LEVEL: 'warn',
      },
    })

  const shop = start(`--import="${FAULTY}"`)
  cleanUps.push(() => shop.kill())
  await shop.ready
  expect((await fetch(`${url}/faq`)).status).toBe(200)
  process.kill(shop.pid, 'SIGUSR2')
  expect(await shop.ended).toBe(1)
  const lines = readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): unknown => JSON.parse(line))
  expect(lines).toContainEqual(expect.objectContaining({ alert: true, msg: 'uncaught error', origin: 'exception' }))
  expect(readFileSync(logFile, 'utf8')).not.toContain('did not shut down cleanly')

  // It released the folder, so that the next one can use it.
  const next = start('')
  cleanUps.push(() => next.kill())
  await next.ready
  expect((await fetch(`${url}/faq`)).status).toBe(200)
  expect(await next.stop()).toBe(0)
})
