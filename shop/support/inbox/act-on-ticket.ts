// What administrators can do to a ticket. All actions have the same limit, apply to the ticket as it was shown, and are
// recorded with who did it.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { AuditAction, AuditFacts } from '#shop/records/audit/audit-row.ts'
import { ACT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import type { TooOften } from '#values/outcome.ts'
import type { TicketRow } from './ticket-store.ts'

export type AtTicketDeps = Pick<Base, 'tickets' | 'withAudit' | 'limiter' | 'clock'>
/** A ticket as it was shown; `changed` if somebody else changed it since. */
export type SeenTicket = { number: string; seenVersion: number }

type Note = { action: AuditAction; facts?: AuditFacts }
/** Without a note where nothing was done. */
type TicketActAnswer<Problem extends string> = { ok: true; note: Note | null } | { ok: false; problem: Problem }
export type AtTicket<Problem extends string> = { ok: true } | { ok: false; problem: Problem | 'no_ticket' } | TooOften

/** Runs in one transaction with its audit entry; a refused action must not have written anything. */
export async function atTicket<Problem extends string>(
  deps: AtTicketDeps,
  number: string,
  caller: Caller,
  run: (ticket: TicketRow, now: Date) => Promise<TicketActAnswer<Problem>>,
): Promise<AtTicket<Problem>> {
  const allowed = await deps.limiter.take(ACT_LIMIT, caller.actor.id)
  if (!allowed.ok) return allowed
  const ticket = await deps.tickets.findByNumber(number)
  if (!ticket) return { ok: false, problem: 'no_ticket' }
  const done = await deps.withAudit(
    () => run(ticket, deps.clock.now()),
    ({ note }) =>
      note && {
        actor: actorOf(caller.actor),
        action: note.action,
        subject: ticket.id,
        facts: { ticket: number, ...note.facts },
      },
    caller,
  )
  return done.ok ? { ok: true } : done
}
