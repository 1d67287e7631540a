// Everything done to a message besides answering it: noting, adding the writer's reply, closing, reopening, assigning,
// and linking it to its order.
import type { Base } from '#shop/assembly/base.ts'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import { may } from '#shop/people/account/rights.ts'
import { roleOf } from '#shop/people/account/role.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { findBought } from '#shop/sales/order/find-contract.ts'
import { withdrawMails } from './withdraw-mails.ts'
import { makeOnceId } from './make-once-id.ts'
import { normalizeReference } from '#shop/support/withdrawal/withdrawal.ts'
import { textProblem, type TextProblem } from './answer-ticket.ts'
import { atTicket, type AtTicket, type AtTicketDeps, type SeenTicket } from './act-on-ticket.ts'
import { asText } from './ticket.ts'

export type ChangeTicketDeps = AtTicketDeps &
  Pick<Base, 'withdrawals' | 'mails'> & {
    orders: Pick<OrderStore, 'findByReference' | 'find' | 'findReplacement'>
    customers: Pick<CustomerStore, 'find'>
  }

/** `seenCount` is how many entries stood above the form: the same form sent twice is one entry. */
type TicketText = { number: string; text: string; seenCount: number }

/** Adds a note that the writer never sees. Problems: `no_ticket`, `text_missing`, `text_too_long`, `too_often`. */
export const noteTicket = (deps: ChangeTicketDeps, { text: typed, ...told }: TicketText, caller: Caller) =>
  keep(deps, { ...told, text: asText(typed), kind: 'note' }, caller)

/** Adds a reply that the writer emailed: the ticket needs an answer again. Problems: those of `noteTicket`. */
export const keepReply = (deps: ChangeTicketDeps, { text: typed, ...told }: TicketText, caller: Caller) =>
  keep(deps, { ...told, text: asText(typed), kind: 'reply' }, caller)

async function keep(
  deps: ChangeTicketDeps,
  { number, text, seenCount, kind }: TicketText & { kind: 'note' | 'reply' },
  caller: Caller,
): Promise<AtTicket<TextProblem>> {
  const problem = textProblem(text)
  if (problem) return { ok: false, problem }
  return atTicket(deps, number, caller, async (ticket, now) => {
    const isNew = await deps.tickets.addEntry({
      id: makeOnceId(ticket.id, caller.actor.id, kind, seenCount, text),
      ticketId: ticket.id,
      kind,
      text,
      authorId: caller.actor.id,
      mailId: null,
      messageId: null,
      createdAt: now,
    })
    if (!isNew) return { ok: true, note: null }
    if (kind === 'note') return { ok: true, note: { action: 'message_noted' } }
    await deps.tickets.reopen(ticket.id, now)
    return { ok: true, note: { action: 'message_reply_kept' } }
  })
}

/** Nothing is left to do. Problems: `no_ticket`, `changed`, `withdrawal_undecided`, `too_often`. */
export const closeTicket = (
  deps: ChangeTicketDeps,
  { number, seenVersion }: SeenTicket,
  caller: Caller,
): Promise<AtTicket<'changed' | 'withdrawal_undecided'>> =>
  atTicket(deps, number, caller, async (ticket, now) => {
    const withdrawal = await deps.withdrawals.findByTicket(number)
    if (withdrawal?.outcome === null) return { ok: false, problem: 'withdrawal_undecided' }
    const isClosed = await deps.tickets.change(ticket.id, seenVersion, { status: 'closed', waitingSince: null }, now)
    return isClosed ? { ok: true, note: { action: 'message_closed' } } : { ok: false, problem: 'changed' }
  })

/** It needs an answer again, starting now. Problems: `no_ticket`, `changed`, `too_often`. */
export const reopenTicket = (
  deps: ChangeTicketDeps,
  { number, seenVersion }: SeenTicket,
  caller: Caller,
): Promise<AtTicket<'changed'>> =>
  atTicket(deps, number, caller, async (ticket, now) => {
    const isOpen = await deps.tickets.change(ticket.id, seenVersion, { status: 'open', waitingSince: now }, now)
    return isOpen ? { ok: true, note: { action: 'message_reopened' } } : { ok: false, problem: 'changed' }
  })

/** Assigns it to an administrator, or to nobody. Problems: `no_ticket`, `changed`, `not_staff`, `too_often`. */
export const assignTicket = (
  deps: ChangeTicketDeps,
  { number, seenVersion, assigneeId }: SeenTicket & { assigneeId: string | null },
  caller: Caller,
): Promise<AtTicket<'changed' | 'not_staff'>> =>
  atTicket(deps, number, caller, async (ticket, now) => {
    const person = assigneeId === null ? null : await deps.customers.find(assigneeId)
    if (assigneeId !== null && !(person && may(roleOf(person.accountType), 'inbox')))
      return { ok: false, problem: 'not_staff' }
    if (!(await deps.tickets.change(ticket.id, seenVersion, { assigneeId }, now)))
      return { ok: false, problem: 'changed' }
    return { ok: true, note: { action: 'message_assigned', facts: { to: assigneeId } } }
  })

/**
 * Links it, and the withdrawal it may be, to the order with this reference. Problems: `no_ticket`, `changed`,
 * `no_order`, `withdrawal_decided`, `too_often`.
 */
export const linkTicket = (
  deps: ChangeTicketDeps,
  { number, seenVersion, reference }: SeenTicket & { reference: string },
  caller: Caller,
): Promise<AtTicket<'changed' | 'no_order' | 'withdrawal_decided'>> =>
  atTicket(deps, number, caller, async (ticket, now) => {
    const named = await deps.orders.findByReference(normalizeReference(reference))
    const withdrawal = await deps.withdrawals.findByTicket(number)
    // A withdrawal ends the contract, and that is with the order that was bought.
    const order = named && withdrawal ? await findBought(deps, named.id) : named
    if (!order) return { ok: false, problem: 'no_order' }
    if (withdrawal && withdrawal.outcome !== null) return { ok: false, problem: 'withdrawal_decided' }
    if (!(await deps.tickets.change(ticket.id, seenVersion, { orderId: order.id }, now)))
      return { ok: false, problem: 'changed' }
    if (withdrawal) {
      await deps.withdrawals.nameOrder(withdrawal.id, order.id)
      await withdrawMails(deps, order, now)
    }
    return { ok: true, note: { action: 'message_linked', facts: { orderId: order.id } } }
  })
