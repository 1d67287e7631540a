// A partial refund by an administrator, with the same limit and proof as a full one.
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { isPartReason } from '#shop/sales/refund/part-refund.ts'
import type { PartInput, RefundPartProblem } from '#shop/sales/refund/refund-part.ts'
import { ACT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import type { Outcome } from '#values/outcome.ts'
import type { FreshProof } from '#values/fresh-proof.ts'
import { within, type ActOnOrderDeps } from './act-on-order.ts'

export type RefundPartDeps = ActOnOrderDeps & {
  refundPart: (input: PartInput, note: () => Promise<unknown>) => Promise<Outcome<object, RefundPartProblem>>
}
export type DeskPart = Omit<PartInput, 'reason' | 'askedBy'> & { reason: string; proof: FreshProof }

/** Problems: those of the part and of `checkFreshProof`, `reason_missing`, and `too_often`. */
export const refundPart = (deps: RefundPartDeps, { reason, proof, ...part }: DeskPart, caller: Caller) =>
  within(deps, ACT_LIMIT, caller, async () => {
    if (!isPartReason(reason)) return { ok: false as const, problem: 'reason_missing' as const }
    const proven = await deps.checkFreshProof(proof, caller)
    if (!proven.ok) return proven
    const facts = { cents: part.cents, reason }
    return deps.refundPart({ ...part, reason, askedBy: caller.actor.id }, () =>
      deps.recordAudit(
        { actor: actorOf(caller.actor), action: 'order_part_refunded', subject: part.orderId, facts },
        caller,
      ),
    )
  })
