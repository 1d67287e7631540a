// Why nothing is left to do with an eSIM, whatever its network says of it: what became of its order.
import type { OrderView } from './view-order.ts'

export type EsimOver = 'withdrawn' | 'refunded' | 'dispute_lost' | 'canceled' | 'replaced'

type OverFacts = Pick<OrderView, 'phase' | 'isDisputeLost' | 'totalCents'>

/** Null while its order stands. What it became later, such as refunded, says more than the withdrawal before it. */
export function esimOver({ phase, isDisputeLost, totalCents }: OverFacts, isWithdrawn: boolean): EsimOver | null {
  switch (phase) {
    case 'refunded':
      // What was stopped and ended without anybody having paid.
      if (totalCents === 0) return 'canceled'
      return isDisputeLost ? 'dispute_lost' : 'refunded'
    case 'canceled':
    case 'replaced':
      return phase
    case 'in_progress':
    case 'failed':
    case 'completed':
      return isWithdrawn ? 'withdrawn' : null
    default:
      return null
  }
}
