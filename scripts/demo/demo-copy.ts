// A copy of a demo order, in memory: the same copy as the database makes of its rows (db/demo/demo-rows.ts), with its own ID
// and an earlier date, so that the ledger can say what it moved.
import { COPY_SECONDS, idOfCopy } from '#db/demo/demo-rows.ts'
import type { DemoOrder } from './demo-order.ts'

/** For 0, the order itself. */
export function copyOf(sold: DemoOrder, copy: number): DemoOrder {
  if (copy === 0) return sold
  const { order, events, paidAt } = sold
  return {
    ...sold,
    order: { ...order, id: idOfCopy(order.id, copy) },
    paidAt: paidAt && earlier(paidAt, copy),
    events: events.map((event) => ({ ...event, at: earlier(event.at, copy) })),
  }
}

const earlier = (at: Date, copy: number) => new Date(at.getTime() - copy * COPY_SECONDS * 1_000)
