// The eSIMs of some travelers go back, with exactly their shares of the price, all or nothing: whoever lost an eSIM got
// its share, and nobody gets one twice, whichever door it was.
import type { Outcome } from '#values/outcome.ts'
import type { ListOfContractDeps } from '#shop/sales/order/find-contract.ts'
import { isFree, isPaid } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { RefundInput, RefundOrder, RefundProblem } from '#shop/sales/refund/refund-order.ts'
import type { PartInput, RefundPartProblem } from '#shop/sales/refund/refund-part.ts'
import { findShares, sumBack, type PartyShares } from './party-shares.ts'

export type GiveBackDeps = ListOfContractDeps & {
  transaction: <Value>(run: () => Promise<Value>) => Promise<Value>
  refundOrder: RefundOrder
  refundPart: (input: PartInput, note: () => Promise<unknown>) => Promise<Outcome<object, RefundPartProblem>>
  /** Call it inside a transaction. */
  revokeEsim: (orderId: string) => Promise<boolean>
}

export type GiveBack = Pick<PartInput, 'reason' | 'askedBy' | 'mostCents'> &
  Pick<RefundInput, 'by'> & {
    travelers: readonly number[]
    /** What was shown, in cents; nothing else goes back. */
    seenCents: number
    isDisputeKnown?: boolean
    /** Runs in the same transaction; if it fails, nothing goes back. */
    alongside: () => Promise<unknown>
  }
/** `not_theirs`: one of them has no eSIM anymore, or nothing of the price is left for it. */
export type GiveBackProblem = RefundProblem | RefundPartProblem | 'not_theirs'

const leftOf = ({ totalCents, refundedCents }: Order): number => totalCents - refundedCents

class GoneMeanwhile extends Error {}

/** What would go back for them, in cents; null if that isn't possible. Nothing for an order that cost nothing. */
export function quoteBack({ paying, shares }: PartyShares, travelers: readonly number[]): number | null {
  if (isFree(paying)) return shares.some((share) => travelers.includes(share.traveler) && !share.isGone) ? 0 : null
  return isPaid(paying) ? (sumBack(shares, travelers, leftOf(paying))?.cents ?? null) : null
}

/**
 * The network gets the eSIMs back as far as nobody used them, and the order that was paid keeps the rest of the price;
 * the last eSIM's share ends it. Problems: those of the refunds, and `not_theirs`.
 */
export async function giveBack(
  deps: GiveBackDeps,
  order: Order,
  { travelers, seenCents, alongside, by = 'by_staff', ...how }: GiveBack,
): Promise<Outcome<object, GiveBackProblem>> {
  const party = await findShares(deps, order)
  const { paying, shares } = party
  const quoted = quoteBack(party, travelers)
  if (quoted === null) return { ok: false, problem: 'not_theirs' }
  if (quoted !== seenCents) return { ok: false, problem: 'amount_changed' }
  const takeBack = async () => {
    for (const { traveler, orderId } of shares)
      // Throwing takes back the surrounding refund.
      if (travelers.includes(traveler) && !(await deps.revokeEsim(orderId))) throw new GoneMeanwhile()
    await alongside()
  }
  try {
    if (isFree(paying)) {
      await deps.transaction(takeBack)
      return { ok: true }
    }
    const left = leftOf(paying)
    const isDisputeKnown = how.isDisputeKnown ?? false
    // What ends the order takes all eSIMs back.
    if (sumBack(shares, travelers, left)?.isWhole)
      return await deps.refundOrder(paying.id, {
        seenCents,
        isDisputeKnown,
        mostCents: how.mostCents ?? null,
        by,
        note: alongside,
      })
    const part = { ...how, isDisputeKnown, orderId: paying.id, cents: seenCents, seenCents: left }
    return await deps.refundPart(part, takeBack)
  } catch (error) {
    if (error instanceof GoneMeanwhile) return { ok: false, problem: 'not_theirs' }
    throw error
  }
}
