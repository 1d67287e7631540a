// Tells open order pages that an order changed, and all caches that brands, prices, or tax rates did, on every node
// that shares the database. Other messages between nodes use the same channel.
import { EventEmitter } from 'node:events'
import { openPostgresNews } from '#db/connection/postgres-news.ts'
import { SHARED_READINGS, type SharedReading } from '#shop/assembly/dependencies.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { Log } from '#ports/log.ts'

const orderTopic = (orderId: string) => `order ${orderId}`
const BETWEEN_NODES = 'node '

/** The channel between nodes; a node that is alone on its database hears nobody. */
export type NodeChannel = {
  send: (words: string) => void
  /** Called with what other nodes say, never with this node's own messages. */
  onMessage: (hear: (words: string) => void) => void
}

export type NodeNews = Awaited<ReturnType<typeof openOrderEvents>>

/** Announcements within one process; `pass` forwards them to the other nodes, if there are any. */
function announcements(pass: (topic: string) => void) {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  const hear = (topic: string, order?: Order) => void emitter.emit(topic, order)
  const tell = (topic: string, order?: Order) => {
    hear(topic, order)
    pass(topic)
  }
  const listen = (topic: string, onChange: (order?: Order) => void) => {
    emitter.on(topic, onChange)
    return () => void emitter.off(topic, onChange)
  }

  return {
    hear,
    announce: (orderId: string, order?: Order) => tell(orderTopic(orderId), order),
    watch: (orderId: string, onChange: (order?: Order) => void) => listen(orderTopic(orderId), onChange),
    announceReading: (reading: SharedReading) => tell(reading),
    watchReading: (reading: SharedReading, onChange: () => void) => listen(reading, () => onChange()),
  }
}

/**
 * The embedded database has only one process and needs no channel; on PostgreSQL, every node hears what any node did.
 */
export async function openOrderEvents(databaseUrl: string | undefined, log: Log) {
  if (!databaseUrl) {
    const { hear: _hear, ...local } = announcements(() => {})
    const alone: NodeChannel = { send: () => {}, onMessage: () => {} }
    return { events: local, channel: alone, close: () => Promise.resolve() }
  }
  const listeners: ((words: string) => void)[] = []
  const { hear, ...shared } = announcements((topic) => news.tell(topic))
  const news = await openPostgresNews(databaseUrl, {
    onNews: (topic) => {
      if (!topic.startsWith(BETWEEN_NODES)) return hear(topic)
      for (const each of listeners) each(topic.slice(BETWEEN_NODES.length))
      return undefined
    },
    // Messages in the meantime are lost. Order pages poll every few seconds anyway; everything else is read again.
    onBack: () => SHARED_READINGS.forEach((reading) => hear(reading)),
    onTrouble: (problem) => log.warn({ problem }, 'the other nodes cannot be told for a moment'),
  })
  const channel: NodeChannel = {
    send: (words) => news.tellAtOnce(`${BETWEEN_NODES}${words}`),
    onMessage: (listener) => void listeners.push(listener),
  }
  return { events: shared, channel, close: news.close }
}
