// The database may fail in every way that a connection can: cached pages are served, everybody else gets the error
// message in time, and the shop recovers seconds after the database is back.
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { awayCopy } from '#app/copy/site/busy.ts'
import { LINE_FAULTS, openFaultProxy, type LineFault } from '#scripts/storm/fault-proxy.ts'
import { buyByCard, delivered } from '#tests/support/http-buying.ts'
import { watchUncaughtErrors } from '#tests/support/uncaught-errors.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'
import { newPostgres } from '#tests/support/test-databases.ts'

const TOLD_WITHIN_MS = 5_000
const BACK_WITHIN_MS = 5_000
/** A slow database isn't gone: its pages arrive, only later. */
const GONE = LINE_FAULTS.filter((fault) => fault !== 'slow')

const alert = z.object({ msg: z.string() })

const postgresUrl = inject('postgresUrl')

const timed = async (asking: Promise<Response>) => {
  const startedAt = performance.now()
  const answer = await asking
  const text = await answer.text()
  return { status: answer.status, text, headers: answer.headers, ms: Math.round(performance.now() - startedAt) }
}

describe.skipIf(!postgresUrl)('a database that is', () => {
  let shop: HttpShop
  let proxy: Awaited<ReturnType<typeof openFaultProxy>>
  let owner: Browser
  let orderPath: string
  let timesGone = 0
  const uncaughtErrors = watchUncaughtErrors()
  beforeAll(async () => {
    const own = new URL(await newPostgres(postgresUrl ?? ''))
    proxy = await openFaultProxy({ host: own.hostname, port: Number(own.port) }, 'postgres')
    own.port = String(proxy.port)
    shop = await openHttpShop({ DATABASE_URL: own.href })
    owner = shop.browser()
    const { order, returnTo } = await buyByCard(shop, owner)
    await owner.get(returnTo.slice(shop.url.length))
    await delivered(shop, order.id)
    orderPath = `/success?reference=${encodeURIComponent(order.reference)}`
    // From now on, both pages are cached.
    await Promise.all([visit('/'), visit('/faq')])
  })
  afterEach(async () => {
    await proxy.set(null)
    uncaughtErrors.mustBeUnused()
  })
  afterAll(async () => {
    await shop.close()
    await proxy.close()
    uncaughtErrors.stop()
  })

  const visit = (path: string) => timed(fetch(new URL(path, shop.url)))
  const readsOrder = () => timed(owner.get(orderPath, { accept: 'text/html' }))

  async function isBack(): Promise<number> {
    const startedAt = performance.now()
    await expect.poll(async () => (await readsOrder()).status, { interval: 50 }).toBe(200)
    return Math.round(performance.now() - startedAt)
  }

  /** Returns the longest wait for the error message. */
  async function hearTheSentence(fault: LineFault): Promise<number> {
    timesGone += 1
    await proxy.set(fault)
    const told = await Promise.all([
      readsOrder(),
      timed(owner.get(orderPath.replace('/success', '/order/qr-code'))),
      timed(owner.post(orderPath, { intent: 'resend' })),
    ])
    for (const { status, text, headers } of told) {
      expect([status, text.includes(awayCopy.text)]).toEqual([503, true])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    return Math.max(...told.map(({ ms }) => ms))
  }

  it.each(GONE)('%s: cached pages, an error message, and automatic recovery', async (fault: LineFault) => {
    let toldMs = await hearTheSentence(fault)
    // A busy machine can be slow by itself; a real problem is slow every time.
    for (let again = 0; again < 2 && toldMs >= TOLD_WITHIN_MS; again += 1) {
      await proxy.set(null)
      await isBack()
      toldMs = await hearTheSentence(fault)
    }
    expect(toldMs).toBeLessThan(TOLD_WITHIN_MS)
    for (const path of ['/', '/faq']) {
      const page = await visit(path)
      expect([path, page.status]).toEqual([path, 200])
      expect(page.ms).toBeLessThan(TOLD_WITHIN_MS)
    }
    expect((await visit('/healthz')).status).toBe(200)
    expect((await visit('/readyz')).status).toBe(503)

    await proxy.set(null)
    const backMs = await isBack()
    expect(backMs).toBeLessThan(BACK_WITHIN_MS)
    console.log(`database ${fault}: told within ${toldMs} ms, back after ${backMs} ms`)
  })

  it('slow: still answers, later', async () => {
    await proxy.set('slow')
    expect((await visit('/')).status).toBe(200)
    expect([200, 503]).toContain((await readsOrder()).status)
    await proxy.set(null)
    expect(await isBack()).toBeLessThan(BACK_WITHIN_MS)
  })

  it('down in the middle of a purchase: nothing is lost', async () => {
    const buyer = shop.browser()
    const { order } = await buyByCard(shop, buyer, { email: 'cut-off@example.com' })
    await proxy.set('silent')
    await expect.poll(async () => (await visit('/readyz')).status).toBe(503)
    await proxy.set(null)
    await delivered(shop, order.id)
    expect(await shop.profilesOf(order.reference)).toHaveLength(1)
    expect(await shop.mailsTo('cut-off@example.com')).toHaveLength(1)
  })
  it('down: one alert each time, and none for what couldn’t be done meanwhile', () => {
    const alerts = shop.logLines
      .filter((line) => line.includes('"alert":true'))
      .map((line) => alert.parse(JSON.parse(line)))
    expect(new Set(alerts.map(({ msg }) => msg))).toEqual(new Set(['the database does not answer']))
    expect(alerts.length).toBeLessThanOrEqual(timesGone + 2)
  })
})
