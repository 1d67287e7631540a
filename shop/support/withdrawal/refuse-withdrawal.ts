// Refuses a withdrawal for a reason that the law allows, and tells the customer which.
import type { Base } from '#shop/assembly/base.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { findBought } from '#shop/sales/order/find-contract.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { textProblem } from '#shop/support/inbox/answer-ticket.ts'
import { atTicket, type AtTicket, type AtTicketDeps } from '#shop/support/inbox/act-on-ticket.ts'
import { sendWithdrawnMails, type SendWithdrawnMailsDeps } from '#shop/support/inbox/withdraw-mails.ts'
import { putAnswer } from '#shop/support/inbox/put-answer.ts'
import { isActivatedNow, readEsims, type EsimNow, type ReadProfileDeps } from '#shop/support/inbox/read-profile.ts'
import { asText, nameToGreet, listThreadIds } from '#shop/support/inbox/ticket.ts'
import { listRefusalGrounds } from './withdrawal.ts'
import type { WithdrawalRow } from './withdrawal-store.ts'

export type RefuseWithdrawalDeps = AtTicketDeps &
  ReadProfileDeps &
  Pick<Base, 'withdrawals' | 'mails' | 'gifts' | 'timeZone'> & {
    orders: Pick<OrderStore, 'find' | 'findReplacement' | 'listOfParty'>
    reviveReminders: SendWithdrawnMailsDeps['reviveReminders']
  }
type RefusalInput = {
  number: string
  /** One of `listRefusalGrounds`. */
  refusal: string
  /** Text to add to the reason; may be empty. */
  text: string
}
type Problem = 'no_withdrawal' | 'withdrawal_decided' | 'reason_not_given' | 'text_too_long'

/**
 * Emails the refusal to whoever declared it, stores the reason, and closes the ticket. Problems: `no_ticket`,
 * `no_withdrawal`, `withdrawal_decided`, `reason_not_given` if the reason doesn't apply to this order, `text_too_long`,
 * `too_often`.
 */
export async function refuseWithdrawal(
  deps: RefuseWithdrawalDeps,
  { number, refusal: asked, text: typed }: RefusalInput,
  caller: Caller,
): Promise<AtTicket<Problem>> {
  const { tickets, withdrawals } = deps
  const text = asText(typed)
  if (textProblem(text) === 'text_too_long') return { ok: false, problem: 'text_too_long' }
  const withdrawal = await withdrawals.findByTicket(number)
  if (!withdrawal) return { ok: false, problem: 'no_withdrawal' }
  const { refusals, esims } = await findRefusals(deps, withdrawal)
  const refusal = refusals.find((each) => each === asked)
  if (!refusal) return { ok: false, problem: 'reason_not_given' }

  return atTicket(deps, number, caller, async (ticket, now) => {
    const decision = { outcome: 'refused', refusal } as const
    if (!(await withdrawals.decide(withdrawal.id, decision, { by: caller.actor.id, now })))
      return { ok: false, problem: 'withdrawal_decided' }
    await putAnswer(deps, ticket, {
      mail: {
        kind: 'withdrawal_refused',
        facts: {
          number,
          recipientName: nameToGreet(withdrawal.name),
          orderReference: withdrawal.orderReference,
          refusal,
          isOfRest: isOfRest(esims),
          text: text === '' ? null : text,
          references: listThreadIds(ticket.threadStart, await tickets.listEntries(ticket.id)),
        },
      },
      text,
      authorId: caller.actor.id,
      now,
    })
    await tickets.close(ticket.id, now)
    if (withdrawal.orderId) await sendWithdrawnMails(deps, withdrawal.orderId, now)
    return { ok: true, note: { action: 'withdrawal_refused', facts: { reason: refusal } } }
  })
}

async function findRefusals(deps: RefuseWithdrawalDeps, withdrawal: WithdrawalRow) {
  const order = await findBought(deps, withdrawal.orderId)
  const esims = order ? await readEsims(deps, order) : []
  return { esims, refusals: listRefusalGrounds(withdrawal, order, order && isActivatedNow(esims)) }
}

/** Others of the contract were taken back before, so the refusal is about what is left. */
const isOfRest = (esims: readonly EsimNow[]): boolean =>
  esims.some(({ isGone }) => isGone) && esims.some(({ isGone }) => !isGone)
