// Open order pages wait to be told that something happened; there is room for so many, and no more.
import type { Order } from './order.ts'
import type { Outcome } from '#shop/values/outcome.ts'

/** A buyer's own tabs and devices; whoever finds no room looks by themselves now and then. */
export const MOST_WATCHES_PER_ORDER = 10
/** A household or an office may share an address. */
export const MOST_WATCHES_PER_VISITOR = 40

export type WatchInput = {
  orderId: string
  /** Who watches: the network address that they come from. */
  visitor: string
  /** With the order, if it is at hand. */
  onChange: (order?: Order) => void
}

/**
 * Opens watches on orders. `end` frees the place, once however often it is called. Problem: `too_many` of this order or
 * of this visitor are open.
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
