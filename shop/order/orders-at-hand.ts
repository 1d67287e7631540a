// The orders that a worker of this process holds, as they were written last: whoever looks at one of them meanwhile is shown
// that, since nobody else may take it further. Whatever else happens to an order is announced, and ends its stay here. What
// was taken with a payment lies here as well, until the work on it begins.
import { LEASE_MS, type HeldOrder, type Lease, type TakenOrder } from './order-lease.ts'
import type { Order } from './order.ts'

export type OrdersAtHand = ReturnType<typeof ordersAtHand<Order>>

type Named = Pick<Order, 'id' | 'reference' | 'test'>
type Watch<Held> = (orderId: string, onChange: (order?: Held) => void) => () => void

/**
 * `watch` tells of every change of an order, on this node and on others, with the order where its worker wrote it; what is
 * given inside a transaction lies here once it has committed.
 */
export function ordersAtHand<Held extends Named>(watch: Watch<Held>, afterCommit: (work: () => void) => void) {
  const held = new Map<string, Held>()
  const waiting = new Map<string, { taken: HeldOrder<Held>; leaseUntil: Date }>()

  return {
    /** Shows the order until it is let go of, or somebody else does something to it. */
    hold: (order: Held): { letGo: () => void } => {
      const { id } = order
      held.set(id, order)
      const unwatch = watch(id, (written) => {
        if (written && held.has(id)) held.set(id, written)
        else held.delete(id)
      })
      return {
        letGo: () => {
          unwatch()
          held.delete(id)
        },
      }
    },
    /** The order was taken under this lease for whoever works on it here, at once. */
    give: (taken: TakenOrder<Held>, { leaseId, leaseUntil }: Lease): void =>
      afterCommit(() => {
        forgetUntil(leaseUntil.getTime() - LEASE_MS)
        waiting.set(taken.order.id, { taken: { ...taken, leaseId }, leaseUntil })
      }),
    /** What was given, once; null when nothing was, or its lease has run out. */
    take: (id: string, now: Date): HeldOrder<Held> | null => {
      const given = waiting.get(id)
      waiting.delete(id)
      return given && given.leaseUntil > now ? given.taken : null
    },
    find: (id: string): Held | null => held.get(id) ?? null,
    findByReference: (reference: string): Held | null =>
      [...held.values()].find((order) => order.reference === reference && !order.test) ?? null,
  }

  // What nobody came for, since its nudge was lost or another worker took the order, is nobody's once its lease has run out.
  // Leases last equally long: the first one that is still running ends the look.
  function forgetUntil(at: number): void {
    for (const [id, { leaseUntil }] of waiting) {
      if (leaseUntil.getTime() > at) return
      waiting.delete(id)
    }
  }
}
