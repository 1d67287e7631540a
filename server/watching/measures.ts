// Every metric by name: what it counts, and its labels, whose values are few and known beforehand. None contains
// anything about an order or a person.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const PATIENT = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export type Measures = ReturnType<typeof openMeasures>

/** A separate registry for each shop, including Node's own metrics (memory, event loop, garbage collection). */
export function openMeasures() {
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
