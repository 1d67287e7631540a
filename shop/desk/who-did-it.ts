// Who did what to an order: the lines of its history beside the audit log, on paper. What staff did without moving the order
// (a mail asked for again, codes looked at) becomes a line of its own.

export type Move = { at: Date; move: string; detail: string | null }
/** What somebody of the staff did; the name is the one of now, or the role of an account that is gone. */
export type Act = { at: Date; action: string; name: string }
/** A part of the payment that staff gave back. */
export type GivenPart = { amountCents: number; state: string; name: string }

export type ToldMove = Move & {
  /** Who of the staff did it. */
  by: string | null
  isByTraveller: boolean
  /** A line of the audit log, which moved nothing. */
  isAct: boolean
}

/** The line of the order's own history that tells of what staff did; both are written in one transaction. */
const TOLD_BY: Record<string, string> = {
  refunded: 'order_refunded',
  part_refund_asked: 'order_part_refunded',
  retry_requested: 'order_retried',
  looked_at: 'review_closed',
  tax_looked_at: 'vat_conflict_closed',
  tax_to_look_at: 'vat_conflict_reopened',
  esim_cancelled: 'esim_cancelled',
  esim_replaced: 'esim_replaced',
  resumed: 'order_resumed',
}
/** A retry of staff wakes an order that stopped as well, and is called so there. */
const ALSO_TOLD_BY: Record<string, string> = { resumed: 'order_retried' }
const AT_ONCE_MS = 5_000

/** What nobody but the buyer does, unless somebody of the staff is found beside it. */
const PLACED = ['started_order_created', 'free']
const TRAVELLERS = ['started_order_created', 'paid', 'free', 'payment_delayed', 'awaiting', 'retry_requested']

/** The lines of both, the oldest first; `placer` is who of the staff had the order placed, where no buyer did. */
export function whoDidIt(moves: Move[], acts: Act[], parts: GivenPart[], placer: string | null = null): ToldMove[] {
  const untold = new Set(acts)
  const given = parts.filter(({ state }) => state === 'given')
  let backCents = 0
  const told = moves.map((line): ToldMove => {
    const act = acts.find((each) => untold.has(each) && isOf(each, line))
    if (act) untold.delete(act)
    const by = act?.name ?? takeGiver(given, line, backCents) ?? (PLACED.includes(line.move) ? placer : null)
    if (line.move === 'refunded_in_part') backCents = Number(line.detail)
    return { ...line, by, isByTraveller: by === null && TRAVELLERS.includes(line.move), isAct: false }
  })
  const own = acts.flatMap((act): ToldMove[] =>
    untold.has(act)
      ? [{ at: act.at, move: act.action, detail: null, by: act.name, isByTraveller: false, isAct: true }]
      : [],
  )
  return [...told, ...own].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

const isOf = ({ at, action }: Act, line: Move) =>
  (TOLD_BY[line.move] === action || ALSO_TOLD_BY[line.move] === action) &&
  Math.abs(at.getTime() - line.at.getTime()) < AT_ONCE_MS

// The provider gives a part a while after it was asked for, and tells only the sum.
function takeGiver(given: GivenPart[], { move, detail }: Move, backCents: number): string | null {
  if (move !== 'refunded_in_part') return null
  const place = given.findIndex(({ amountCents }) => amountCents === Number(detail) - backCents)
  return place < 0 ? null : (given.splice(place, 1)[0]?.name ?? null)
}

/** How the newest dispute stands by the order's history, also after somebody has looked at it; null when there was none. */
export function disputeIn(moves: Pick<Move, 'detail' | 'move'>[]): 'open' | 'won' | 'lost' | null {
  const newest = moves.findLast(
    ({ move, detail }) => move !== 'looked_at' && DISPUTES.some((known) => known === detail),
  )?.detail
  if (!newest) return null
  return newest === 'disputed' ? 'open' : newest === 'dispute_won' ? 'won' : 'lost'
}
const DISPUTES = ['disputed', 'dispute_won', 'dispute_lost']
