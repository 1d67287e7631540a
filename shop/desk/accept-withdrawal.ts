// Carries a withdrawal out: the payment goes back by the same counted door as any refund, and the declaration is settled with it.
import { actorOf, type Caller } from '#shop/account/session-user.ts'
import type { CheckFreshProofDeps, FreshProof } from '#shop/account/check-fresh-proof.ts'
import type { TicketStore } from '#shop/inbox/ticket-store.ts'
import type { WithdrawalStore } from '#shop/inbox/withdrawal-store.ts'
import type { RefundProblem } from '#shop/checkout/refund-order.ts'
import type { Transaction } from '#shop/ports/transaction.ts'
import { isFree, isRefunded } from '#shop/order/order-conditions.ts'
import type { PasswordChecked } from '#shop/account/check-own-password.ts'
import type { Outcome, TooOften } from '#shop/values/outcome.ts'
import { refundOrder, type ActOnOrderDeps } from './act-on-order.ts'
import { ACT_LIMIT } from '#shop/staff/staff-limit.ts'

export type AcceptWithdrawalDeps = ActOnOrderDeps &
  CheckFreshProofDeps & { withdrawals: WithdrawalStore; tickets: TicketStore; transaction: Transaction }
type Accepted = { number: string; seenCents: number; proof: FreshProof }
type AcceptProblem = 'no_withdrawal' | 'withdrawal_decided' | 'no_order'
export type AcceptAnswer =
  | Outcome<object, AcceptProblem | RefundProblem>
  | Exclude<PasswordChecked, { ok: true }>
  | TooOften

class DecidedMeanwhile extends Error {}

/**
 * Refunds the order, settles the declaration and closes its ticket, all or nothing; what went back before, or was free, is only
 * settled. Problems: `no_withdrawal`, `withdrawal_decided`, `no_order` as long as nobody found it, and those of `refundOrder`.
 */
export async function acceptWithdrawal(
  deps: AcceptWithdrawalDeps,
  { number, seenCents, proof }: Accepted,
  caller: Caller,
): Promise<AcceptAnswer> {
  const [withdrawal, ticket] = [await deps.withdrawals.findByTicket(number), await deps.tickets.findByNumber(number)]
  if (!withdrawal || !ticket) return { ok: false, problem: 'no_withdrawal' }
  if (withdrawal.outcome !== null) return { ok: false, problem: 'withdrawal_decided' }
  const order = withdrawal.orderId ? await deps.orders.find(withdrawal.orderId) : null
  if (!order) return { ok: false, problem: 'no_order' }

  const settle = async () => {
    const now = deps.clock.now()
    const decision = { outcome: 'carried_out' } as const
    // The refund that runs around it is undone with it.
    if (!(await deps.withdrawals.decide(withdrawal.id, decision, { by: caller.actor.id, now })))
      throw new DecidedMeanwhile()
    await deps.tickets.close(ticket.id, now)
    const facts = { ticket: number, orderId: order.id }
    await deps.recordAudit(
      { actor: actorOf(caller.actor), action: 'withdrawal_carried_out', subject: ticket.id, facts },
      caller,
    )
  }
  try {
    if (!isRefunded(order) && !isFree(order))
      return await refundOrder(deps, { orderId: order.id, seenCents, proof, alongside: settle }, caller)
    const allowed = await deps.limiter.take(ACT_LIMIT, caller.actor.id)
    if (!allowed.ok) return allowed
    await deps.transaction(settle)
    return { ok: true }
  } catch (error) {
    if (error instanceof DecidedMeanwhile) return { ok: false, problem: 'withdrawal_decided' }
    throw error
  }
}
