// Carries out a withdrawal: refunds the payment with the usual limit and proof, and settles the declaration in the same
// transaction.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { putAnswer } from '#shop/support/inbox/put-answer.ts'
import { nameToGreet, listThreadIds } from '#shop/support/inbox/ticket.ts'
import type { TicketRow } from '#shop/support/inbox/ticket-store.ts'
import type { WithdrawalRow } from '#shop/support/withdrawal/withdrawal-store.ts'
import { isOrderedFrom } from '#shop/support/withdrawal/withdrawal.ts'
import type { WithdrawalCarriedOutMail } from '#ports/mailer.ts'
import type { RefundProblem } from '#shop/sales/refund/refund-order.ts'
import { findBought } from '#shop/sales/order/find-contract.ts'
import { isFree, isRefunded } from '#shop/sales/order/order-conditions.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { refundOrderAsStaff, type ActOnOrderDeps } from './act-on-order.ts'
import { ACT_LIMIT } from '#shop/support/staff/staff-limit.ts'

export type AcceptWithdrawalDeps = ActOnOrderDeps &
  Pick<Base, 'withdrawals' | 'tickets' | 'mails' | 'transaction'> & {
    /** Call it inside a transaction. */
    revokeEsim: (orderId: string) => Promise<boolean>
    /** Call it inside a transaction. */
    recallPurchase: (orderId: string) => Promise<void>
    /** Ends those of the trip's later parts. */
    endReminders: (orderId: string) => Promise<void>
  }
type Accepted = { number: string; seenCents: number; proof: FreshProof }
type AcceptProblem = 'no_withdrawal' | 'withdrawal_decided' | 'no_order'
export type AcceptAnswer = Outcome<object, AcceptProblem | RefundProblem> | ProofRefusal | TooOften

class DecidedMeanwhile extends Error {}

/**
 * Refunds the order, settles the declaration, and closes its ticket, all or nothing. If the order was free or already
 * refunded, it takes the eSIM back and tells the customer. If the declaration came from another address than the order's,
 * its writer learns only that we wrote to the order's own address. Problems: `no_withdrawal`, `withdrawal_decided`,
 * `no_order` if no order was found, and those of `refundOrderAsStaff`.
 */
export async function acceptWithdrawal(
  deps: AcceptWithdrawalDeps,
  { number, seenCents, proof }: Accepted,
  caller: Caller,
): Promise<AcceptAnswer> {
  const [withdrawal, ticket] = [await deps.withdrawals.findByTicket(number), await deps.tickets.findByNumber(number)]
  if (!withdrawal || !ticket) return { ok: false, problem: 'no_withdrawal' }
  if (withdrawal.outcome !== null) return { ok: false, problem: 'withdrawal_decided' }
  const order = await findBought(deps, withdrawal.orderId)
  if (!order) return { ok: false, problem: 'no_order' }

  const settle = async () => {
    const now = deps.clock.now()
    const decision = { outcome: 'carried_out' } as const
    // Throwing here also rolls back the surrounding refund.
    if (!(await deps.withdrawals.decide(withdrawal.id, decision, { by: caller.actor.id, now })))
      throw new DecidedMeanwhile()
    if (!isOrderedFrom(order, withdrawal.email))
      await tell(deps, { ticket, withdrawal, money: 'elsewhere', tookBack: false }, caller)
    await deps.endReminders(order.id)
    await deps.tickets.close(ticket.id, now)
    const facts = { ticket: number, orderId: order.id }
    await deps.recordAudit(
      { actor: actorOf(caller.actor), action: 'withdrawal_carried_out', subject: ticket.id, facts },
      caller,
    )
  }
  try {
    if (!isRefunded(order) && !isFree(order))
      return await refundOrderAsStaff(deps, { orderId: order.id, seenCents, proof, alongside: settle }, caller)
    const allowed = await deps.limiter.take(ACT_LIMIT, caller.actor.id)
    if (!allowed.ok) return allowed
    const proven = await deps.checkFreshProof(proof, caller)
    if (!proven.ok) return proven
    await deps.transaction(async () => {
      const tookBack = !order.topUp && (isRefunded(order) || (await deps.revokeEsim(order.id)))
      // What else it gave for free: to other travelers, or instead of an eSIM.
      if (!order.topUp && !isRefunded(order)) await deps.recallPurchase(order.id)
      const money = isRefunded(order) ? 'refunded' : order.paidWith ? 'together' : 'free'
      if (isOrderedFrom(order, withdrawal.email)) await tell(deps, { ticket, withdrawal, money, tookBack }, caller)
      else if (tookBack && !isRefunded(order)) await tellOwner(deps, order.id)
      await settle()
    })
    deps.announce(order.id)
    return { ok: true }
  } catch (error) {
    if (error instanceof DecidedMeanwhile) return { ok: false, problem: 'withdrawal_decided' }
    throw error
  }
}

type MailFacts = {
  ticket: TicketRow
  withdrawal: WithdrawalRow
  money: WithdrawalCarriedOutMail['money']
  tookBack: boolean
}

// No refund email goes to the writer of the declaration.
async function tell(deps: AcceptWithdrawalDeps, { ticket, withdrawal, money, tookBack }: MailFacts, { actor }: Caller) {
  const facts = {
    number: ticket.number,
    recipientName: nameToGreet(withdrawal.name),
    orderReference: withdrawal.orderReference,
    money,
    tookBack,
    references: listThreadIds(ticket.threadStart, await deps.tickets.listEntries(ticket.id)),
  }
  const mail = { kind: 'withdrawal_carried_out', facts } as const
  await putAnswer(deps, ticket, { mail, text: '', authorId: actor.id, now: deps.clock.now() })
}

// Whoever has the eSIM learns that it works no more, whoever declared.
const tellOwner = ({ mails, clock }: AcceptWithdrawalDeps, orderId: string) =>
  mails.put({ id: randomUUID(), orderId, kind: 'esim_canceled', generation: 1, facts: {}, now: clock.now() })
