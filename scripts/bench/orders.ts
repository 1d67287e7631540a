// Buys as several people at once until every eSIM is delivered, and reads from the shop's own history how long that
// took.
import { makePurchase } from '../storm/buyer.ts'
import type { Errand } from '../storm/errand.ts'
import { listMails } from '../storm/vendor-books.ts'
import { waitUntil } from '../storm/wait-until.ts'
import type { OpenDatabase } from '#db/connection/connect.ts'
import { orderEvents } from '#db/schema.ts'
import { share } from './load.ts'

const DELIVERED_WITHIN_MS = 40_000

export type OrderFigures = { delivered: number; perSecond: number; p50Ms: number; p99Ms: number }

/** Each of the callers buys, waits for the email with the eSIM, and buys again. */
export async function buyMany(
  shopUrl: string,
  sandboxUrl: string,
  name: string,
  count: number,
  callers: number,
): Promise<void> {
  const waiting = Array.from({ length: count }, (_, number) => anErrand(name, number))
  const buy = async () => {
    for (let errand = waiting.shift(); errand; errand = waiting.shift()) {
      const { email } = errand
      await makePurchase({ shopUrl, sandboxUrl }, errand)
      await waitUntil('the mail', DELIVERED_WITHIN_MS, async () => (await listMails(sandboxUrl, email)).length > 0)
    }
  }
  await Promise.all(Array.from({ length: callers }, buy))
}

/**
 * All orders in the history: how many per second, from the first one's creation to the last one's completion, and how
 * long from payment to completion.
 */
export async function readOrderFigures({ database }: OpenDatabase, since: Date): Promise<OrderFigures> {
  const events = (await database.db().select().from(orderEvents)).filter((event) => event.at >= since)
  const at = (move: string) =>
    new Map(events.filter((event) => event.move === move).map((event) => [event.orderId, event.at.getTime()]))
  const [created, paid, completed] = [at('started_order_created'), at('paid'), at('completed_order_completed')]
  const waits = [...paid]
    .flatMap(([orderId, paidAt]) => (completed.has(orderId) ? [(completed.get(orderId) ?? 0) - paidAt] : []))
    .toSorted((one, other) => one - other)
  const spanMs = Math.max(...completed.values()) - Math.min(...created.values())
  return {
    delivered: waits.length,
    perSecond: waits.length / (spanMs / 1000),
    p50Ms: share(waits, 0.5),
    p99Ms: share(waits, 0.99),
  }
}

const anErrand = (name: string, number: number): Errand => ({
  email: `${name}-${number}@example.com`,
  name: 'Bench Buyer',
  ip: `10.1.${number >> 8}.${number & 255}`,
  bundleId: '01032_3',
  to: 'FR,IT',
  network: null,
  coupon: null,
  travelers: 1,
  ending: 'returns',
  aftermath: 'none',
  topUp: null,
})
