// Puts an open message off until a day. It comes back by itself when that day begins where the shop is, and at once when
// its writer writes; the promised day goes on meanwhile.
import type { Base } from '#shop/assembly/base.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { startOfDay } from '#values/date.ts'
import { atTicket, type AtTicket, type AtTicketDeps, type SeenTicket } from './act-on-ticket.ts'
import { readSnoozeDay } from './snooze-days.ts'

export type SnoozeTicketDeps = AtTicketDeps & Pick<Base, 'today' | 'timeZone'>

/**
 * `day` is date-only, from tomorrow up to 90 days ahead. Whoever was on it isn't anymore. Problems: `no_ticket`,
 * `changed`, `day_impossible`, `not_open`, `too_often`.
 */
export const snoozeTicket = (
  deps: SnoozeTicketDeps,
  { number, seenVersion, day: typed }: SeenTicket & { day: string },
  caller: Caller,
): Promise<AtTicket<'changed' | 'day_impossible' | 'not_open'>> =>
  atTicket(deps, number, caller, async (ticket, now) => {
    const day = readSnoozeDay(typed, deps.today())
    if (!day) return { ok: false, problem: 'day_impossible' }
    if (ticket.status !== 'open') return { ok: false, problem: 'not_open' }
    const snoozedUntil = startOfDay(day, deps.timeZone)
    const change = { snoozedUntil, takenBy: null, takenUntil: null }
    if (!(await deps.tickets.change(ticket.id, seenVersion, change, now))) return { ok: false, problem: 'changed' }
    return { ok: true, note: { action: 'message_snoozed', facts: { validUntil: day } } }
  })

/** Back on the list now. Problems: `no_ticket`, `changed`, `too_often`. */
export const wakeTicket = (
  deps: AtTicketDeps,
  { number, seenVersion }: SeenTicket,
  caller: Caller,
): Promise<AtTicket<'changed'>> =>
  atTicket(deps, number, caller, async (ticket, now) => {
    const isAwake = await deps.tickets.change(ticket.id, seenVersion, { snoozedUntil: null }, now)
    return isAwake ? { ok: true, note: { action: 'message_woken' } } : { ok: false, problem: 'changed' }
  })
