// Plays the history of an order again by the table of moves.
import { MOVES, NEW_ORDER, ORDER_EVENTS, type OrderEvent, type PaymentState } from './order-moves.ts'

/** A note that somebody should look has the name of a move, and moves nothing. */
const MAY_BE_A_NOTE: string[] = [MOVES.given_up.noted].filter((name) => name !== undefined)

const EVENTS_OF = Map.groupBy(ORDER_EVENTS, (event) => MOVES[event].noted)

/**
 * The payment states that these lines of history, in their order, may have led to; none when no way of the table has them.
 * Steps and notes leave the state as it is.
 */
export function paymentStatesAfter(moves: string[]): PaymentState[] {
  let states = new Set<PaymentState>([NEW_ORDER.paymentState])
  for (const move of moves) {
    const events = EVENTS_OF.get(move)
    if (!events) continue
    const kept = MAY_BE_A_NOTE.includes(move) ? [...states] : []
    states = new Set([...kept, ...events.flatMap((event) => [...states].flatMap((state) => after(event, state)))])
  }
  return [...states]
}

function after(event: OrderEvent, state: PaymentState): PaymentState[] {
  const { payment } = MOVES[event]
  const next = payment ? payment[state] : state
  return next ? [next] : []
}
