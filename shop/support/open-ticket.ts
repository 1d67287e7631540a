// Takes a message to support: stored first, then somebody is alerted, and only then the visitor is told a number.
import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Clock } from '#shop/ports/clock.ts'
import type { Log } from '#shop/ports/log.ts'
import { ticketNumber, type Message } from './ticket.ts'
import type { TicketStore } from './ticket-store.ts'

export type OpenTicketDeps = { tickets: TicketStore; clock: Clock; log: Log; drawNumber?: () => number }

export type TicketWish = Message & {
  /** Names the form that was filled in, so that sending it twice is one ticket. */
  formId: string
  /** An order that the writer may look at; whoever calls has made sure of that. */
  orderId: string | null
}

const NUMBERS = 100_000_000
const MOST_DRAWS = 20

/**
 * Keeps the message as an open ticket and answers with its number (spec 2 §2 "/support", §3 "support_tickets"; the
 * name is stored too, guide 2). The same form with the same words finds the ticket of the first time. There is no
 * problem to answer with; a database that is away throws.
 */
export async function openTicket(deps: OpenTicketDeps, wish: TicketWish): Promise<{ number: string }> {
  const { tickets, clock, log, drawNumber = () => randomInt(NUMBERS) } = deps
  const { formId, orderId, name, email, subject, text } = wish
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([formId, orderId, name, email, subject, text]))
    .digest('hex')

  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const ticket = { id: randomUUID(), number: ticketNumber(drawNumber()), createdAt: clock.now() }
    const kept = await tickets.keep({ ...ticket, name, email, subject, text, orderId }, fingerprint)
    if (!kept) continue
    if (kept.isNew) log.alert({ ticket: kept.row.number, orderId }, 'somebody wrote to support')
    return { number: kept.row.number }
  }
  throw new Error('No free ticket number was drawn.')
}
