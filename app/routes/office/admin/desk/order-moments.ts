// The history of an order as its page tells it: each move in words, and who did it.
import { deskOrderCopy as copy, reasonText } from '#app/copy/office/admin-order.ts'
import type { DeskOrderView } from '#shop/office/desk/view-desk-order.ts'
import { formatEuro } from '#values/money.ts'

type ShownMoment = {
  at: string
  move: string
  detail: string | null
  /** Who did it, where somebody did: one of the staff by name, or the traveler. */
  by: string | null
  afterMs: number | null
}

export const momentsOf = ({ moves, failovers }: Pick<DeskOrderView, 'moves' | 'failovers'>): ShownMoment[] => {
  let before: Date | null = null
  const left = [...failovers]
  return moves.map(({ at, move, detail, by, isByTraveler, isAct }) => {
    const afterMs = before === null || isAct ? null : at.getTime() - before.getTime()
    // What staff looked at is no step on the way.
    if (!isAct) before = at
    // Its own detail names networks by their IDs.
    const failover = move === 'failed_over' ? left.shift() : undefined
    return {
      at: at.toISOString(),
      // The bank's doing, not ours.
      move: detail === 'dispute_lost' ? detail : move,
      detail: failover ? copy.bundle.failover(failover) : detailText(move, detail, by),
      by: by === null ? (isByTraveler ? copy.timeline.byTraveler : null) : copy.timeline.by(by),
      afterMs,
    }
  })
}

const { inAll, refundedBy } = copy.timeline
const isRefunder = (text: string | null): text is keyof typeof refundedBy =>
  text !== null && Object.hasOwn(refundedBy, text)

/** Moves whose detail is the reason for a review. */
const NAMES_REASON = ['review', 'flagged', 'looked_at']

function detailText(move: string, detail: string | null, by: string | null): string | null {
  if (NAMES_REASON.includes(move) && detail) return reasonText(detail)
  if ((move === 'esim_cancelled' || move === 'esim_replaced') && detail) return copy.esim.canceled(detail)
  if (move === 'part_refund_asked' && detail) return formatEuro(Number(detail))
  if (move === 'refunded_in_part' && detail) return inAll(formatEuro(Number(detail)))
  // A name says more than 'by staff'.
  if (move === 'refunded' && isRefunder(detail)) return by === null ? refundedBy[detail] : null
  return detail
}
