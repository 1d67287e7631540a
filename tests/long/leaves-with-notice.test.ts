// A real shop that is asked to end during a request: the load balancer is told first, no request is cut off, and it
// exits with 0.
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { freePort } from '#scripts/storm/free-port.ts'
import { startShopProcess } from '#scripts/storm/processes.ts'
import { buildIfStale } from '../support/build-if-stale.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-notice-'))
const cleanUps: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp()
  rmSync(folder, { recursive: true, force: true })
})

const READY = z.object({ ok: z.boolean(), database: z.boolean(), staying: z.boolean() })

it('on shutdown, /readyz answers 503 while the shop still serves, and running requests are finished', async () => {
  buildIfStale()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const nobody = 'http://127.0.0.1:9'
  const shop = startShopProcess({
    port,
    dataFolder: join(folder, 'data'),
    logFile: join(folder, 'shop.log'),
    env: {
      LEAVE_NOTICE_SECONDS: '4',
      STRIPE_API_URL: nobody,
      ESIM_API_URL: nobody,
      SMTP_URL: 'smtp://127.0.0.1:9',
      LOG_LEVEL: 'warn',
    },
  })
  cleanUps.push(() => shop.kill())
  await shop.ready
  const visit = (path: string) => fetch(`${url}${path}`, { headers: { connection: 'close' } })
  expect((await visit('/readyz')).status).toBe(200)

  const slow = sendSlowly(`${url}/cart`)
  const ended = shop.stop()
  await expect.poll(async () => (await visit('/readyz')).status).toBe(503)
  expect(READY.parse(await (await visit('/readyz')).json())).toEqual({ ok: false, database: true, staying: false })
  expect((await visit('/faq')).status).toBe(200)
  expect((await visit('/healthz')).status).toBe(200)

  await expect
    .poll(() =>
      visit('/faq').then(
        () => 'served',
        () => 'refused',
      ),
    )
    .toBe('refused')
  expect(await slow.finish()).toBeLessThan(500)
  expect(await ended).toBe(0)
})

/** A form whose last part hasn't been sent yet; `finish` sends it and returns the status. */
function sendSlowly(address: string) {
  const body = 'intent=add&bundleId=01032_3&to=FR'
  const asking = request(address, {
    method: 'POST',
    headers: {
      origin: new URL(address).origin,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
    },
  })
  const answered = new Promise<number>((done, fail) => {
    asking.once('response', (response) => {
      response.resume()
      done(response.statusCode ?? 0)
    })
    asking.once('error', fail)
  })
  asking.write(body.slice(0, 10))
  return {
    finish: () => {
      asking.end(body.slice(10))
      return answered
    },
  }
}
