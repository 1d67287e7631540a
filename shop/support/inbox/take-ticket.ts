// Who is answering a message right now, so that two people don't answer it at once. It ends by itself, and doesn't say
// whose message it is: that is its assignee.
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { atTicket, type AtTicket, type AtTicketDeps } from './act-on-ticket.ts'
import { ON_IT_MS, takerOf } from './ticket.ts'

/** `seenTaker` is who was shown as being on it; null for nobody. */
type Taking = { number: string; seenTaker: string | null }

/**
 * Says that the caller is on it for the next half hour, again if they already are, and instead of somebody else only if
 * that one was shown. Changes nothing that a form was made from. Problems: `no_ticket`, `taken`, `too_often`.
 */
export const takeTicket = (
  deps: AtTicketDeps,
  { number, seenTaker }: Taking,
  caller: Caller,
): Promise<AtTicket<'taken'>> =>
  atTicket(deps, number, caller, async (ticket, now) => {
    const by = caller.actor.id
    const until = new Date(now.getTime() + ON_IT_MS)
    if (!(await deps.tickets.take(ticket.id, { by, seen: seenTaker, until }, now)))
      return { ok: false, problem: 'taken' }
    const before = takerOf(ticket, now)
    return { ok: true, note: before === by ? null : { action: 'message_taken', facts: { from: before } } }
  })

/** The caller isn't on it anymore. Problems: `no_ticket`, `too_often`. */
export const letGoOfTicket = (
  deps: AtTicketDeps,
  { number }: Pick<Taking, 'number'>,
  caller: Caller,
): Promise<AtTicket<never>> =>
  atTicket(deps, number, caller, async (ticket) => {
    const wasOnIt = await deps.tickets.letGo(ticket.id, caller.actor.id)
    return { ok: true, note: wasOnIt ? { action: 'message_let_go' } : null }
  })
