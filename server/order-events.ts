// Tells open order pages that an order changed and everybody that the brands did, on every node that shares the database.
import { EventEmitter } from 'node:events'
import { openPostgresNews } from '#db/postgres-news.ts'
import type { Order } from '#shop/order/order.ts'
import type { Log } from '#shop/ports/log.ts'

const BRANDS = 'brands'
const orderTopic = (orderId: string) => `order ${orderId}`

/** What one process tells itself; `pass` hands it on to the other nodes, where there are any. */
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
    announceBrands: () => tell(BRANDS),
    watchBrands: (onChange: () => void) => listen(BRANDS, () => onChange()),
  }
}

/** The embedded database has one process and needs no messenger; on PostgreSQL every node hears of what any node did. */
export async function openOrderEvents(databaseUrl: string | undefined, log: Log) {
  if (!databaseUrl) {
    const { hear: _hear, ...local } = announcements(() => {})
    return { ...local, close: () => Promise.resolve() }
  }
  const { hear, ...shared } = announcements((topic) => news.tell(topic))
  const news = await openPostgresNews(databaseUrl, {
    onNews: (topic) => hear(topic),
    // What was said meanwhile is lost. Order pages look every few seconds anyway; brands are read anew.
    onBack: () => hear(BRANDS),
    onTrouble: (problem) => log.warn({ problem }, 'the other nodes cannot be told for a moment'),
  })
  return { ...shared, close: news.close }
}
