// Open order pages wait for updates; the number of them is limited.
import type { Order } from '#shop/sales/order/order.ts'
import type { Outcome } from '#values/outcome.ts'

/** A buyer's own tabs and devices; beyond this, a page polls from time to time instead. */
export const MOST_WATCHES_PER_ORDER = 10
/** A household or an office may share an address. */
export const MOST_WATCHES_PER_VISITOR = 40

export type WatchInput = {
  orderId: string
  /** The network address of the visitor. */
  visitor: string
  /** Called with the order if it is already in memory. */
  onChange: (order?: Order) => void
}

/**
 * Watches orders for changes. `end` frees the place; calling it again does nothing. Problem: `too_many` are open for
 * this order or visitor.
 */
export function orderWatches(watch: (orderId: string, onChange: (order?: Order) => void) => () => void) {
  const perOrder = places(MOST_WATCHES_PER_ORDER)
  const perVisitor = places(MOST_WATCHES_PER_VISITOR)

  return ({ orderId, visitor, onChange }: WatchInput): Outcome<{ end: () => void }, 'too_many'> => {
    if (!perOrder.hasRoom(orderId) || !perVisitor.hasRoom(visitor)) return { ok: false, problem: 'too_many' }
    perOrder.take(orderId)
    perVisitor.take(visitor)
    const unwatch = watch(orderId, onChange)
    let isOpen = true
    const end = () => {
      if (!isOpen) return
      isOpen = false
      unwatch()
      perOrder.free(orderId)
      perVisitor.free(visitor)
    }
    return { ok: true, end }
  }
}

function places(most: number) {
  const taken = new Map<string, number>()
  const count = (key: string) => taken.get(key) ?? 0

  return {
    hasRoom: (key: string) => count(key) < most,
    take: (key: string) => void taken.set(key, count(key) + 1),
    free: (key: string) => {
      if (count(key) > 1) taken.set(key, count(key) - 1)
      else taken.delete(key)
    },
  }
}
