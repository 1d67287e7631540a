import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { VendorError } from '#ports/vendor-error.ts'
import { openMeter, type Meter } from './meter.ts'

const TOKEN = 'a-token-of-the-tests'
const SILENCE = new VendorError('no answer', { vendor: 'mail', outcome: 'unknown', isRetryable: true })

let meter: Meter
let server: Server
let url: string
beforeEach(async () => {
  meter = openMeter(TOKEN)
  server = createServer()
  server.on('request', (request, response) => meter.measure(request, response))
  server.on(
    'request',
    meter.inFrontOf((request, response) => {
      response.statusCode = request.url === '/wp-admin.php' ? 404 : 200
      response.end('page')
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterEach(async () => {
  meter.close()
  await new Promise((done) => server.close(done).closeAllConnections())
})

const namedIn = (path: string) => [
  ...new Set(readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8').match(/\bwander_pass_\w+/g)),
]
const scrape = async () => (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text()
const READ_AT = new Date('2027-01-01T12:00:00Z')

describe('/metrics', () => {
  it.each([undefined, 'Bearer wrong', `bearer ${TOKEN}`, TOKEN])('doesn’t answer %s', async (authorization) => {
    const response = await fetch(`${url}/metrics`, { headers: authorization === undefined ? {} : { authorization } })
    expect([response.status, await response.text()]).toEqual([401, expect.not.stringContaining('wander_pass')])
  })

  it('leaves all other addresses alone', async () => {
    expect(await (await fetch(`${url}/metricsx`)).text()).toBe('page')
  })

  it('counts requests by class of address, never by address', async () => {
    await (await fetch(`${url}/checkout?email=alex@example.com`)).text()
    await (await fetch(`${url}/wp-admin.php`)).text()
    const text = await scrape()
    expect(text).toContain('wander_pass_http_request_seconds_count{class="purchase",method="GET",status="2xx"} 1')
    expect(text).toContain('wander_pass_http_request_seconds_count{class="unknown",method="GET",status="4xx"} 1')
    expect(text).not.toMatch(/alex|wp-admin/)
  })

  it('reports the outcomes of vendor calls and transactions, and open circuit breakers', async () => {
    const call = meter.watch.vendor('mail')
    await call(() => Promise.resolve('sent'))
    await call(() => Promise.reject(SILENCE)).catch(() => {})
    meter.watch.onRest('mail', true)
    await meter.watch.transaction(() => Promise.reject(new Error('rolled back'))).catch(() => {})
    const text = await scrape()
    expect(text).toContain('wander_pass_vendor_call_seconds_count{vendor="mail",outcome="answered"} 1')
    expect(text).toContain('wander_pass_vendor_call_seconds_count{vendor="mail",outcome="silent"} 1')
    expect(text).toContain('wander_pass_vendor_left_alone{vendor="mail"} 1')
    expect(text).toContain('wander_pass_database_transactions_total{outcome="rolled_back"} 1')
  })

  it('reads the shop’s figures once for many readers, and omits them if they can’t be read', async () => {
    let reads = 0
    const viewGauges = () => {
      reads += 1
      return Promise.resolve({
        readAt: READ_AT,
        queues: {
          orders: { items: 2, since: new Date(READ_AT.getTime() - 90_000) },
          mails: { items: 0, since: null },
          payment_events: { items: 0, since: null },
          webhooks: { items: 0, since: null },
          webhook_tries: { items: 3, since: new Date(READ_AT.getTime() - 3_600_000) },
        },
        open: [{ payment: 'paid', provisioning: 'running', orders: 2 }],
        today: { started: 3, paid: 1, free: 1, topUps: 0, delivered: 1, refunds: 0 },
        waits: { orders: 1, medianMs: 900, p95Ms: 2_500 },
        refusedMails: 0,
        workerBeatAt: READ_AT,
      })
    }
    meter.follow({ isAway: () => false, readPool: () => ({ most: 10, open: 4, idle: 1, waiting: 0 }), viewGauges })
    const [text] = await Promise.all([scrape(), scrape(), scrape()])
    expect(reads).toBe(1)
    expect(text).toContain('wander_pass_queue_items{queue="orders"} 2')
    expect(text).toContain('wander_pass_queue_oldest_seconds{queue="orders"} 90')
    expect(text).toContain('wander_pass_queue_oldest_seconds{queue="webhook_tries"} 3600')
    expect(text).toContain('wander_pass_orders_open{payment="paid",provisioning="running"} 2')
    expect(text).toContain('wander_pass_time_to_qr_seconds{quantile="0.95"} 2.5')
    expect(text).toContain('wander_pass_database_connections{state="open"} 4')
    expect(text).toContain('wander_pass_gauges_read 1')

    const other = openMeter(TOKEN)
    other.follow({ isAway: () => true, readPool: null, viewGauges })
    server.removeAllListeners('request')
    server.on(
      'request',
      other.inFrontOf(() => {}),
    )
    const without = await scrape()
    other.close()
    expect(without).toContain('wander_pass_gauges_read 0')
    expect(without).toContain('wander_pass_database_up 0')
    expect(without).not.toContain('wander_pass_queue_items{')
  })
})

describe('the dashboard and the runbook', () => {
  it.each(['docs/monitoring/grafana-dashboard.json', 'docs/runbook.md'])(
    'of %s only use existing metrics',
    async (path) => {
      await (await fetch(url)).text()
      const lines = (await scrape()).split('\n')
      const known = new Set(lines.flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []))
      const named = namedIn(path)
      expect(named.length).toBeGreaterThan(5)
      expect(named.filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([])
    },
  )
})
