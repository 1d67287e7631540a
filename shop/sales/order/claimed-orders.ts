// The orders that this process's worker holds, as last written. Whoever views one meanwhile gets this copy, because
// nobody else may change it; any other change to the order is announced and removes it here. Orders taken together with
// their payment also wait here until their worker starts.
import { LEASE_MS, type HeldOrder, type Lease, type TakenOrder } from './order-lease.ts'
import type { Order } from './order.ts'

export type ClaimedOrders = ReturnType<typeof createClaimedOrders<Order>>

type OrderName = Pick<Order, 'id' | 'reference' | 'test'>
type Watch<Held> = (orderId: string, onChange: (order?: Held) => void) => () => void

/**
 * `watch` reports every change of an order, on all nodes, with the order if its worker wrote it. An order given inside
 * a transaction appears here once it has committed.
 */
export function createClaimedOrders<Held extends OrderName>(
  watch: Watch<Held>,
  afterCommit: (work: () => void) => void,
) {
  const held = new Map<string, Held>()
  const waiting = new Map<string, { taken: HeldOrder<Held>; leaseUntil: Date }>()

  return {
    /** Provides the order to viewers until it is released or somebody else changes it. */
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
    /** The order was taken under this lease, for a worker in this process to start right away. */
    give: (taken: TakenOrder<Held>, { leaseId, leaseUntil }: Lease): void =>
      afterCommit(() => {
        forgetUntil(leaseUntil.getTime() - LEASE_MS)
        waiting.set(taken.order.id, { taken: { ...taken, leaseId }, leaseUntil })
      }),
    /** Returns a given order once; null if there is none, or its lease has expired. */
    take: (id: string, now: Date): HeldOrder<Held> | null => {
      const given = waiting.get(id)
      waiting.delete(id)
      return given && given.leaseUntil > now ? given.taken : null
    },
    find: (id: string): Held | null => held.get(id) ?? null,
    findByReference: (reference: string): Held | null =>
      [...held.values()].find((order) => order.reference === reference && !order.test) ?? null,
  }

  // If nobody came for an order, because its nudge was lost or another worker took it, it is dropped once its lease
  // expires. All leases last equally long, so the first unexpired one ends the loop.
  function forgetUntil(at: number): void {
    for (const [id, { leaseUntil }] of waiting) {
      if (leaseUntil.getTime() > at) return
      waiting.delete(id)
    }
  }
}
