// A copy of an order of a demo, on paper: the same as the database makes of its rows (db/demo-rows.ts), with an id of its own and
// earlier, so that the ledger can say what it moved.
import { COPY_SECONDS, idOfCopy } from '#db/demo-rows.ts'
import type { DemoOrder } from './demo-order.ts'

/** The order itself for 0. */
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
