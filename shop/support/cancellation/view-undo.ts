// What staff sees about an undo: what became of the buyer's request, or what would if they asked now.
import type { Base } from '#shop/assembly/base.ts'
import { dateOnlyOf, type DateOnly } from '#values/date.ts'
import { isUuid } from '#values/uuid.ts'
import { cancelableUntil, findHold, mayCancel, type Evidence } from './cancellation.ts'
import { takesBackAtOnce } from './cancellation-terms.ts'
import { HELD } from './compose-cancellation-ticket.ts'
import { findPaying } from './read-case.ts'
import { termsOfOrder, type ReadTermsDeps } from './read-terms.ts'

export type UndoView =
  | { kind: 'asked' }
  | { kind: 'refunded' }
  | { kind: 'swapped' }
  | { kind: 'with_person'; because: string; ticketNumber: string | null }
  /** `because`: why it would come to staff whatever the network says; null if the network decides. */
  | { kind: 'possible'; lastDay: DateOnly; because: string | null }

export type ViewUndoDeps = ReadTermsDeps & Pick<Base, 'cancellations' | 'orders' | 'failovers' | 'clock'>

/** What it would say of an eSIM that nobody has. */
const UNUSED: Evidence = { profileState: null, isInUse: false, usedMegabytes: null }

/** Null if there is nothing to undo. Asks no network. */
export async function viewUndo(deps: ViewUndoDeps, orderId: string): Promise<UndoView | null> {
  const order = isUuid(orderId) ? await deps.orders.find(orderId) : null
  const row = order && (await deps.cancellations.findTold(order.id))
  if (row) {
    const { state, heldBecause, ticketNumber } = row
    if (state !== 'with_person') return { kind: state }
    return { kind: state, because: reasonOf(heldBecause), ticketNumber }
  }
  if (!order || !mayCancel(order)) return null
  const { networks, orders, clock } = deps
  const terms = await termsOfOrder(deps, order)
  const held = findHold({
    order,
    others: [],
    paying: await findPaying(deps, order),
    terms,
    evidence: UNUSED,
    isToppedUp: (await orders.listTopUps([order.id])).length > 0,
    isTooMany: false,
    isTakenBack: networks.has(order.networkId) && takesBackAtOnce(networks.of(order.networkId).can),
    askedAt: clock.now(),
  })
  const lastDay = dateOnlyOf(cancelableUntil(order, terms), 'America/Martinique')
  return { kind: 'possible', lastDay, because: held && HELD[held] }
}

const reasonOf = (heldBecause: string | null): string => {
  const [, text = ''] = Object.entries(HELD).find(([reason]) => reason === heldBecause) ?? []
  return text
}
