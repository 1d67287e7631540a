// Replays an order's history with the table of moves.
import { MOVES, NEW_ORDER, ORDER_EVENTS, type OrderEvent, type PaymentState } from './order-moves.ts'

/** A note for review has the name of a move, but changes nothing. */
const MAY_BE_A_NOTE: string[] = [MOVES.given_up.noted].filter((name) => name !== undefined)

const EVENTS_OF = Map.groupBy(ORDER_EVENTS, (event) => MOVES[event].noted)

/**
 * The payment states that these history lines, in this order, allow; none if the table allows no such sequence. Steps
 * and notes don't change the state.
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
