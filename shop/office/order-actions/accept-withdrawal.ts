// Carries out a withdrawal: refunds the payment with the usual limit and proof, and settles the declaration in the same
// transaction.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { putAnswer } from '#shop/support/inbox/put-answer.ts'
import { nameToGreet, listThreadIds } from '#shop/support/inbox/ticket.ts'
import type { TicketRow } from '#shop/support/inbox/ticket-store.ts'
import type { WithdrawalRow } from '#shop/support/withdrawal/withdrawal-store.ts'
import { isOrderedFrom, type WithdrawalResult } from '#shop/support/withdrawal/withdrawal.ts'
import { findBought } from '#shop/sales/order/find-contract.ts'
import { isFree, isRefunded } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { giveBack, quoteBack, type GiveBackDeps, type GiveBackProblem } from '#shop/sales/party/give-back.ts'
import { findShares, type PartyShares, type TravelersShare } from '#shop/sales/party/party-shares.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { refundLimitOf, refundOrderAsStaff, within, type ActOnOrderDeps } from './act-on-order.ts'
import { ACT_LIMIT } from '#shop/support/staff/staff-limit.ts'

export type AcceptWithdrawalDeps = ActOnOrderDeps &
  Pick<Base, 'withdrawals' | 'tickets' | 'mails' | 'transaction'> & {
    refundPart: GiveBackDeps['refundPart']
    /** Call it inside a transaction. */
    revokeEsim: (orderId: string) => Promise<boolean>
    /** Call it inside a transaction. */
    recallPurchase: (orderId: string) => Promise<void>
    /** Ends those of the trip's later parts. */
    endReminders: (orderId: string) => Promise<void>
  }
type Acceptance = {
  number: string
  seenCents: number
  proof: FreshProof
  /** Whose eSIMs are taken back, from 1 on; null for all that the contract is about. */
  travelers?: readonly number[] | null
}
type AcceptProblem = 'no_withdrawal' | 'withdrawal_decided' | 'no_order' | 'all_travelers'
export type AcceptAnswer = Outcome<object, AcceptProblem | GiveBackProblem> | ProofRefusal | TooOften

/** One that can be carried out. */
type Due = { withdrawal: WithdrawalRow; ticket: TicketRow; order: Order }

class DecidedMeanwhile extends Error {}

/**
 * Refunds the order, settles the declaration, and closes its ticket, all or nothing. If the order was free or already
 * refunded, it takes the eSIM back and tells the customer. A traveler's order gives its share of the price back. With
 * `travelers`, only their eSIMs and shares go back, and the declaration waits for a decision about the others. If it came
 * from another address than the order's, its writer learns only that we wrote to the order's own address. Problems:
 * `no_withdrawal`, `withdrawal_decided`, `no_order` if no order was found, `all_travelers` if nothing would be left to
 * decide, `not_theirs`, and those of `refundOrderAsStaff`.
 */
export async function acceptWithdrawal(
  deps: AcceptWithdrawalDeps,
  { number, seenCents, proof, travelers = null }: Acceptance,
  caller: Caller,
): Promise<AcceptAnswer> {
  const [withdrawal, ticket] = [await deps.withdrawals.findByTicket(number), await deps.tickets.findByNumber(number)]
  if (!withdrawal || !ticket) return { ok: false, problem: 'no_withdrawal' }
  if (withdrawal.outcome !== null) return { ok: false, problem: 'withdrawal_decided' }
  const order = await findBought(deps, withdrawal.orderId)
  if (!order) return { ok: false, problem: 'no_order' }
  const due = { withdrawal, ticket, order }
  const shown = { seenCents, proof }
  const party = await findShares(deps, order)
  const own = order.paidWith ? [order.traveler ?? 1] : null
  if (own && quoteBack(party, own)) return acceptShare(deps, due, { ...shown, travelers: own, party }, caller)
  if (!travelers) return acceptAll(deps, due, shown, caller)
  const others = party.shares.filter(({ traveler, isGone }) => !isGone && !travelers.includes(traveler))
  if (own || others.length === 0) return { ok: false, problem: 'all_travelers' }
  return acceptShare(deps, due, { ...shown, travelers, party, isForSome: true }, caller)
}

type Shares = Pick<Acceptance, 'seenCents' | 'proof'> & {
  travelers: readonly number[]
  party: PartyShares
  /** The others of the contract are decided about later. */
  isForSome?: boolean
}

// Whose eSIM went back before is refused, and so is a second decision about the same travelers.
const acceptShare = (
  deps: AcceptWithdrawalDeps,
  { withdrawal, ticket, order }: Due,
  { seenCents, proof, travelers, party, isForSome = false }: Shares,
  caller: Caller,
): Promise<AcceptAnswer> =>
  within(deps, ACT_LIMIT, caller, async () => {
    const proven = await deps.checkFreshProof(proof, caller)
    if (!proven.ok) return proven
    const chosen = party.shares.filter(({ traveler }) => travelers.includes(traveler))
    const alongside = async () => {
      if (!(isForSome ? await deps.withdrawals.isUndecided(withdrawal.id) : await decide(deps, withdrawal, caller)))
        throw new DecidedMeanwhile()
      const isTheirs = isOrderedFrom(order, withdrawal.email)
      const money = !isTheirs ? 'elsewhere' : !isForSome ? 'share' : seenCents > 0 ? 'some' : 'some_free'
      const told = { ticket, withdrawal, money, tookBack: isTheirs, amountCents: isTheirs ? seenCents : 0 } as const
      // Whoever declared from another address is told once, when all of it is decided.
      if (isTheirs || !isForSome) await tell(deps, { ...told, chosen: isTheirs && isForSome ? chosen : [] }, caller)
      if (!isTheirs) for (const { orderId } of chosen) await tellOwner(deps, orderId)
      await noteCarriedOut(deps, { withdrawal, ticket, order }, { chosen, isForSome }, caller)
    }
    const mostCents = await refundLimitOf(deps, caller)
    const how = { travelers, seenCents, mostCents, alongside, reason: 'withdrawal', askedBy: caller.actor.id } as const
    try {
      const given = await giveBack(deps, order, how)
      if (given.ok) for (const { current } of chosen) deps.announce(current.id)
      return given
    } catch (error) {
      if (error instanceof DecidedMeanwhile) return { ok: false as const, problem: 'withdrawal_decided' as const }
      throw error
    }
  })

const decide = ({ withdrawals, clock }: AcceptWithdrawalDeps, { id }: WithdrawalRow, { actor }: Caller) =>
  withdrawals.decide(id, { outcome: 'carried_out' }, { by: actor.id, now: clock.now() })

async function noteCarriedOut(
  deps: AcceptWithdrawalDeps,
  { ticket, order }: Due,
  { chosen, isForSome }: { chosen: readonly TravelersShare[]; isForSome: boolean },
  caller: Caller,
): Promise<void> {
  if (!isForSome) await deps.tickets.close(ticket.id, deps.clock.now())
  for (const { orderId } of chosen) await deps.endReminders(orderId)
  const travelers = chosen.map(({ traveler }) => traveler).join(', ')
  const facts = { ticket: ticket.number, orderId: order.id, ...(isForSome && { travelers }) }
  const action = isForSome ? 'withdrawal_carried_out_in_part' : 'withdrawal_carried_out'
  await deps.recordAudit({ actor: actorOf(caller.actor), action, subject: ticket.id, facts }, caller)
}

async function acceptAll(
  deps: AcceptWithdrawalDeps,
  { withdrawal, ticket, order }: Due,
  { seenCents, proof }: Pick<Acceptance, 'seenCents' | 'proof'>,
  caller: Caller,
): Promise<AcceptAnswer> {
  const settle = async () => {
    // Throwing here also rolls back the surrounding refund.
    if (!(await decide(deps, withdrawal, caller))) throw new DecidedMeanwhile()
    if (!isOrderedFrom(order, withdrawal.email))
      await tell(deps, { ticket, withdrawal, money: 'elsewhere', tookBack: false }, caller)
    await deps.endReminders(order.id)
    await noteCarriedOut(deps, { withdrawal, ticket, order }, { chosen: [], isForSome: false }, caller)
  }
  const paying = order.paidWith ? await deps.orders.find(order.paidWith) : null
  const isPaidElsewhere = paying !== null && !isFree(paying)
  try {
    if (!isRefunded(order) && !isFree(order))
      return await refundOrderAsStaff(deps, { orderId: order.id, seenCents, proof, alongside: settle }, caller)
    const allowed = await deps.limiter.take(ACT_LIMIT, caller.actor.id)
    if (!allowed.ok) return allowed
    const proven = await deps.checkFreshProof(proof, caller)
    if (!proven.ok) return proven
    await deps.transaction(async () => {
      const isRevoked = !order.topUp && !isRefunded(order) && (await deps.revokeEsim(order.id))
      // The buyer's own eSIM may have gone before those of other travelers.
      const tookBack = !order.topUp && (isRefunded(order) || isRevoked || (order.quantity ?? 1) > 1)
      // What else it gave for free: to other travelers, or instead of an eSIM.
      if (!order.topUp && !isRefunded(order)) await deps.recallPurchase(order.id)
      const money = isRefunded(order) ? 'refunded' : isPaidElsewhere ? 'together' : 'free'
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
  money: WithdrawalResult
  tookBack: boolean
  amountCents?: number
  /** Of several, those whom it is about. */
  chosen?: readonly TravelersShare[]
}

// No refund email goes to the writer of the declaration.
async function tell(
  deps: AcceptWithdrawalDeps,
  { ticket, withdrawal, money, tookBack, amountCents = 0, chosen = [] }: MailFacts,
  { actor }: Caller,
) {
  const facts = {
    number: ticket.number,
    recipientName: nameToGreet(withdrawal.name),
    orderReference: withdrawal.orderReference,
    money,
    tookBack,
    amountCents,
    travelers: chosen.map(({ traveler, name }) => ({ number: traveler, name })),
    references: listThreadIds(ticket.threadStart, await deps.tickets.listEntries(ticket.id)),
  }
  const mail = { kind: 'withdrawal_carried_out', facts } as const
  await putAnswer(deps, ticket, { mail, text: '', authorId: actor.id, now: deps.clock.now() })
}

// Tells the person who has the eSIM that it no longer works, even if somebody else declared the withdrawal.
const tellOwner = ({ mails, clock }: AcceptWithdrawalDeps, orderId: string) =>
  mails.put({ id: randomUUID(), orderId, kind: 'esim_canceled', generation: 1, facts: {}, now: clock.now() })
