// Accepts a message to support: stored together with the emails to its writer and to staff, and only then confirmed
// with a number.
import type { At } from '#values/brand-facts.ts'
import type { Base } from '#shop/assembly/base.ts'
import { createHash, randomInt, randomUUID } from 'node:crypto'
import { makeMessageId } from '#shop/records/mail/mail.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { NoticeStore } from '#shop/delivery/notice/notice-store.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { TooOften } from '#values/outcome.ts'
import { NO_FILES, type JudgedFiles } from '#values/files/judged-files.ts'
import { noticeFacts } from './compose-ticket-mails.ts'
import { detailsIn, listDetails, type TicketDetails } from './ticket-details.ts'
import { takeFiles, withinToday, type FilesProblem } from './take-files.ts'
import { MOST_PER_HOUR, nameToGreet, ticketNumber, type Message, type Ticket, type TicketKind } from './ticket.ts'

const PER_ASKER: Limit = { name: 'ticket', points: MOST_PER_HOUR, seconds: 3600 }

export type KeepTicketDeps = Pick<
  Base,
  'tickets' | 'ticketFiles' | 'mails' | 'transaction' | 'supportAddress' | 'clock' | 'log'
> & {
  orders: Pick<OrderStore, 'find'>
  notices: Pick<NoticeStore, 'listMuted'>
  drawNumber?: () => number
}
export type OpenTicketDeps = KeepTicketDeps & Pick<Base, 'limiter'>

export type TicketInput = Message &
  Partial<TicketDetails> & {
    /** Identifies the submitted form, so that sending it twice makes one ticket. */
    formId: string
    /** An order that the writer may see; the caller has checked this. */
    orderId: string | null
    /** The brand it was written to; null for the shop's own. */
    businessId: string | null
    kind?: TicketKind
    /** What came with it. */
    files?: JudgedFiles
    /** The IDs of the emails by which it came, which the confirmation answers. */
    answers?: string[]
    /** Of the page that it was written on; the confirmation is in it. */
    language?: At['language']
    /** The ID of another email that already confirms it. */
    confirmedBy?: string
    /** The writer's key for rate limits. */
    rateLimitKey: string
  }
export type TicketToKeep = Omit<TicketInput, 'rateLimitKey'>

const NUMBERS = 100_000_000
const MOST_DRAWS = 20
/** Nobody can flood somebody else's mailbox with confirmations. */
const MOST_CONFIRMATIONS_PER_HOUR = 5
const HOUR_MS = 3_600_000

/**
 * Stores the message as an open ticket and returns its number (after-purchase rules §2 "/support", §3
 * "support_tickets"; the name is stored too). The same form with the same text finds the first ticket. Problem:
 * `too_often`, `files_refused` if any of its files isn't taken: nothing is stored then. Throws if the database is away.
 */
export async function openTicket(
  deps: OpenTicketDeps,
  input: TicketInput,
): Promise<{ ok: true; number: string } | FilesProblem | TooOften> {
  const files = await withinToday(deps, input.files ?? NO_FILES, deps.clock.now())
  if (files.refused.length > 0) return { ok: false, problem: 'files_refused', refused: files.refused }
  const allowed = await deps.limiter.take(PER_ASKER, input.rateLimitKey)
  return allowed.ok ? { ok: true, ...(await keepTicket(deps, input)) } : allowed
}

/** The same within another use case that has its own limit. */
export async function keepTicket(deps: KeepTicketDeps, input: TicketToKeep): Promise<{ number: string }> {
  const { tickets, transaction, clock, log, drawNumber = () => randomInt(NUMBERS) } = deps
  const { formId, orderId, businessId, name, email, subject, text, kind = 'support', files = NO_FILES } = input
  const told = listDetails(input).map(({ value }) => value)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([formId, orderId, name, email, subject, text, ...told, ...files.kept.map(printOf)]))
    .digest('hex')
  const message = { name, email, subject, text, kind, ...detailsIn(input), orderId, businessId }

  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const ticket = { ...message, id: randomUUID(), number: ticketNumber(drawNumber()), createdAt: clock.now() }
    const kept = await transaction(async () => {
      const found = await tickets.keep(ticket, fingerprint)
      if (!found?.isNew) return found
      const { id: ticketId, createdAt: now } = ticket
      await takeFiles(deps, files, { ticketId, entryId: null, now })
      await owe(deps, input, ticket)
      return found
    })
    if (!kept) continue
    if (kept.isNew && !input.confirmedBy) log.error({ ticket: kept.row.number, orderId }, 'somebody wrote to support')
    return { number: kept.row.number }
  }
  throw new Error('No free ticket number was drawn.')
}

const printOf = ({ name, bytes }: JudgedFiles['kept'][number]) => [
  name,
  createHash('sha256').update(bytes).digest('hex'),
]

// Queues both emails; the ticket number makes each of them unique.
async function owe(
  { tickets, mails, notices, orders, supportAddress, clock }: KeepTicketDeps,
  input: TicketToKeep,
  ticket: Ticket,
) {
  const { id, number, name, email, orderId, businessId } = ticket
  const now = clock.now()
  const generation = Number(number.replace('-', ''))
  const order = orderId ? await orders.find(orderId) : null
  if (!(await notices.listMuted()).includes('messages'))
    await mails.put({
      id: randomUUID(),
      email: supportAddress,
      kind: 'ticket_notice',
      generation,
      facts: noticeFacts(ticket, order, input.files),
      businessId,
      language: 'en',
      now,
    })
  if (input.confirmedBy) return tickets.beginThread(id, input.confirmedBy)
  const lastHour = new Date(now.getTime() - HOUR_MS)
  if ((await mails.countSince({ email }, 'ticket_received', lastHour)) >= MOST_CONFIRMATIONS_PER_HOUR) return undefined
  const facts = { number, recipientName: nameToGreet(name), references: input.answers ?? [] }
  const language = input.language ?? undefined
  const mail = await mails.put({
    id: randomUUID(),
    email,
    kind: 'ticket_received',
    generation,
    facts,
    businessId,
    language,
    now,
  })
  return tickets.beginThread(id, makeMessageId(mail))
}
