// Counts what happens in this process, and reads the whole shop's queues when `/metrics` is requested.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { PoolUse } from '#db/connection/connect.ts'
import type { Around } from '#ports/breaker.ts'
import { VendorError, type VendorErrorDetails } from '#ports/vendor-error.ts'
import type { VendorFault } from '#values/vendor-fault.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import type { Watch } from './watch.ts'
import { classifyRoute } from '#server/pages/route-class.ts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** The database is read at most this often, however often somebody asks. */
const READ_EVERY_MS = 15_000
const METHODS = new Set(['GET', 'HEAD', 'POST'])

export type MeterParts = {
  isAway: () => boolean
  readPool: (() => PoolUse) | null
  /** The whole shop's figures; null on a node that only serves pages. */
  viewGauges: Shop['figures']['viewGauges'] | null
}

export type Meter = ReturnType<typeof openMeter>

export function openMeter(token: string) {
  const measures = openMeasures()
  let parts: MeterParts | null = null
  let reading: Promise<void> = Promise.resolve()
  let readAt = Number.NEGATIVE_INFINITY

  async function answer(response: ServerResponse) {
    if (parts) await readNow(parts)
    response.writeHead(200, { 'content-type': measures.registry.contentType, 'cache-control': 'no-store' })
    response.end(await measures.registry.metrics())
  }

  async function readNow({ isAway, readPool, viewGauges }: MeterParts) {
    measures.isDatabaseThere.set(isAway() ? 0 : 1)
    if (readPool) for (const [state, value] of Object.entries(readPool())) measures.pool.set({ state }, value)
    if (!viewGauges) return
    if (performance.now() - readAt >= READ_EVERY_MS) {
      readAt = performance.now()
      reading = isAway() ? Promise.reject(new Error('away')) : viewGauges().then((gauges) => show(measures, gauges))
      reading = reading.then(
        () => measures.gaugesRead.set(1),
        () => forget(measures),
      )
    }
    await reading
  }

  return {
    /** From now on, there is a shop to read from. */
    follow: (shop: MeterParts) => {
      parts = shop
    },
    watch: watchWith(measures),
    /** Answers `/metrics` for whoever has the token, and passes everything else on. */
    inFrontOf:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        if (request.url?.split('?', 1)[0] !== '/metrics') return listener(request, response)
        if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return refuse(response)
        return void answer(response).catch(() => response.destroy())
      },
    /** Measures a request that has just arrived. */
    measure: (request: IncomingMessage, response: ServerResponse) => measureRequest(measures, request, response),
    close: () => measures.registry.clear(),
  }
}

// Hashed to the same length, so the comparison's time reveals nothing.
const isSame = (given: string, expected: string) => {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

function refuse(response: ServerResponse): void {
  response.writeHead(401, {
    'www-authenticate': 'Bearer',
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  response.end('This address needs the token of METRICS_TOKEN.')
}

function measureRequest(measures: Measures, request: IncomingMessage, response: ServerResponse): void {
  const began = performance.now()
  const kind = classifyRoute(request.url ?? '')
  if (kind === 'stream') {
    measures.streams.inc()
    response.once('close', () => measures.streams.dec())
    return
  }
  response.once('close', () => {
    const method = METHODS.has(request.method ?? '') ? String(request.method) : 'other'
    const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'cut'
    measures.requests.observe({ class: kind, method, status }, (performance.now() - began) / 1000)
  })
}

const SILENCES: ReadonlySet<VendorFault> = new Set(['silent', 'left_alone'])

function watchWith(measures: Measures): Watch {
  const vendorCall =
    (vendor: VendorErrorDetails['vendor']): Around =>
    async (call) => {
      const stop = measures.vendorCalls.startTimer({ vendor })
      try {
        const answered = await call()
        stop({ outcome: 'answered' })
        return answered
      } catch (error) {
        stop({ outcome: error instanceof VendorError && SILENCES.has(error.fault) ? 'silent' : 'refused' })
        throw error
      }
    }
  return {
    vendor: (vendor) => {
      measures.breakers.set({ vendor }, 0)
      return vendorCall(vendor)
    },
    onRest: (vendor, isResting) => measures.breakers.set({ vendor }, isResting ? 1 : 0),
    transaction: async (work) => {
      try {
        const result = await work()
        measures.transactions.inc({ outcome: 'committed' })
        return result
      } catch (error) {
        measures.transactions.inc({ outcome: 'rolled_back' })
        throw error
      }
    },
  }
}

type Gauges = Awaited<ReturnType<NonNullable<MeterParts['viewGauges']>>>

function show(measures: Measures, { readAt, queues, open, today, waits, refusedMails, workerBeatAt }: Gauges): void {
  const secondsSince = (moment: Date | null) => (moment ? Math.max(0, (readAt.getTime() - moment.getTime()) / 1000) : 0)
  for (const [queue, { items, since }] of Object.entries(queues)) {
    measures.queueItems.set({ queue }, items)
    measures.queueOldest.set({ queue }, secondsSince(since))
  }
  measures.openOrders.reset()
  for (const { payment, provisioning, orders } of open) measures.openOrders.set({ payment, provisioning }, orders)
  for (const [what, orders] of Object.entries(today)) measures.ordersToday.set({ what }, orders)
  measures.timeToQr.reset()
  if (waits) {
    measures.timeToQr.set({ quantile: '0.5' }, waits.medianMs / 1000)
    measures.timeToQr.set({ quantile: '0.95' }, waits.p95Ms / 1000)
  }
  measures.refusedMails.set(refusedMails)
  measures.workerBeat.set(secondsSince(workerBeatAt))
}

// Values from a while ago must not pass for current ones.
function forget(measures: Measures): void {
  for (const gauge of [measures.queueItems, measures.queueOldest, measures.openOrders, measures.ordersToday])
    gauge.reset()
  measures.timeToQr.reset()
  measures.gaugesRead.set(0)
}

// Every metric by name: what it counts, and its labels, whose values are few and known beforehand. None contains
// anything about an order or a person.

const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const PATIENT = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

type Measures = ReturnType<typeof openMeasures>

/** A separate registry for each shop, including Node's own metrics (memory, event loop, garbage collection). */
function openMeasures() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'wander_pass_' })
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `wander_pass_${name}`, help, labelNames, registers })

  return {
    registry,
    requests: new Histogram({
      name: 'wander_pass_http_request_seconds',
      help: 'From the request to the end of its answer, by class of address; streams are not among them.',
      labelNames: ['class', 'method', 'status'] as const,
      buckets: QUICK,
      registers,
    }),
    streams: gauge('http_open_streams', 'Order pages that listen for news on this node.'),
    vendorCalls: new Histogram({
      name: 'wander_pass_vendor_call_seconds',
      help: 'Calls to a vendor by how they ended: answered, refused, silent.',
      labelNames: ['vendor', 'outcome'] as const,
      buckets: PATIENT,
      registers,
    }),
    breakers: gauge('vendor_left_alone', '1 while this node leaves the vendor alone, 0 otherwise.', ['vendor']),
    transactions: new Counter({
      name: 'wander_pass_database_transactions_total',
      help: 'Transactions of this node by how they ended: committed or rolled_back.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    pool: gauge('database_connections', 'Connections of this node: most, open, idle, and requests waiting for one.', [
      'state',
    ]),
    isDatabaseThere: gauge('database_up', '1 if the database answers this node, 0 if it does not.'),
    queueItems: gauge('queue_items', 'Due and not done yet, in the whole shop.', ['queue']),
    queueOldest: gauge('queue_oldest_seconds', 'How long the longest of them is due.', ['queue']),
    openOrders: gauge('orders_open', 'Orders on their way or waiting for somebody, by their states.', [
      'payment',
      'provisioning',
    ]),
    ordersToday: gauge('orders_today', "What happened since midnight in the shop's time zone.", ['what']),
    timeToQr: gauge('time_to_qr_seconds', 'From payment to QR code, of the last seven days.', ['quantile']),
    refusedMails: gauge('mails_refused', 'Mails that a server refused for good within a day.'),
    workerBeat: gauge('worker_beat_seconds', 'Since when no worker has given a sign of life, in the whole shop.'),
    gaugesRead: gauge('gauges_read', '1 if the figures of the whole shop could be read, 0 if they are missing.'),
  }
}
