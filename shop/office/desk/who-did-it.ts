// Who did what to an order: merges its history with the audit log. Pure rules. Staff actions that didn't move the order
// (resending an email, viewing codes) get their own lines.

export type Move = { at: Date; move: string; detail: string | null }
/** What a staff member did, with the current name, or the role if the account is gone. */
export type Act = { at: Date; action: string; name: string }
/** A partial refund by staff. */
export type GivenPart = { amountCents: number; state: string; name: string }

export type ToldMove = Move & {
  /** The staff member who did it. */
  by: string | null
  isByTraveler: boolean
  /** A line from the audit log, which moved nothing. */
  isAct: boolean
}

/** The history line that matches a staff action; both are written in one transaction. */
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
  corrected: 'order_corrected',
  papers_corrected: 'papers_corrected',
}
/** A retry by staff also wakes a stopped order, and has this name there. */
const ALSO_TOLD_BY: Record<string, string> = { resumed: 'order_retried' }
const AT_ONCE_MS = 5_000

/** Only the buyer does these, unless a staff member is found next to them. */
const PLACED = ['started_order_created', 'free']
const TRAVELLERS = ['started_order_created', 'paid', 'free', 'payment_delayed', 'awaiting', 'retry_requested']

/** The lines of both, oldest first; `placer` is the staff member who placed the order, if no buyer did. */
export function whoDidIt(moves: Move[], acts: Act[], parts: GivenPart[], placer: string | null = null): ToldMove[] {
  const untold = new Set(acts)
  const given = parts.filter(({ state }) => state === 'given')
  let backCents = 0
  const told = moves.map((line): ToldMove => {
    const act = acts.find((each) => untold.has(each) && isOf(each, line))
    if (act) untold.delete(act)
    const by = act?.name ?? takeGiver(given, line, backCents) ?? (PLACED.includes(line.move) ? placer : null)
    if (line.move === 'refunded_in_part') backCents = Number(line.detail)
    return { ...line, by, isByTraveler: by === null && TRAVELLERS.includes(line.move), isAct: false }
  })
  const own = acts.flatMap((act): ToldMove[] =>
    untold.has(act)
      ? [{ at: act.at, move: act.action, detail: null, by: act.name, isByTraveler: false, isAct: true }]
      : [],
  )
  return [...told, ...own].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

const isOf = ({ at, action }: Act, line: Move) =>
  (TOLD_BY[line.move] === action || ALSO_TOLD_BY[line.move] === action) &&
  Math.abs(at.getTime() - line.at.getTime()) < AT_ONCE_MS

// The provider refunds a part some time after the request, and reports only the total.
function takeGiver(given: GivenPart[], { move, detail }: Move, backCents: number): string | null {
  if (move !== 'refunded_in_part') return null
  const place = given.findIndex(({ amountCents }) => amountCents === Number(detail) - backCents)
  return place < 0 ? null : (given.splice(place, 1)[0]?.name ?? null)
}

/**
 * The state of the newest dispute according to the order's history, even after somebody reviewed it; null if there was
 * none.
 */
export function findDisputeState(moves: Pick<Move, 'detail' | 'move'>[]): 'open' | 'won' | 'lost' | null {
  const newest = moves.findLast(
    ({ move, detail }) => move !== 'looked_at' && DISPUTES.some((known) => known === detail),
  )?.detail
  if (!newest) return null
  return newest === 'disputed' ? 'open' : newest === 'dispute_won' ? 'won' : 'lost'
}
const DISPUTES = ['disputed', 'dispute_won', 'dispute_lost']
