// A message to the shop: what it may contain, that it is plain text, and how long its writer may wait.
import { dateOnlyOf, type DateOnly } from '#values/date.ts'
import type { TicketDetails } from './ticket-details.ts'

export type Message = {
  name: string
  /** Normalized; a person replies to it. */
  email: string
  subject: string
  text: string
}

export const TICKET_KINDS = ['support', 'withdrawal', 'business'] as const
/** A question, a declaration of withdrawal, or a business inquiry. */
export type TicketKind = (typeof TICKET_KINDS)[number]

export const TICKET_STATES = ['open', 'waiting', 'closed'] as const
/** It waits for us, for its writer, or for nobody. */
export type TicketState = (typeof TICKET_STATES)[number]

export type Ticket = Message &
  TicketDetails & {
    id: string
    /** The number the visitor can quote, such as '4829-1375'. */
    number: string
    kind: TicketKind
    orderId: string | null
    /** The brand it was written to; null for the shop's own. */
    businessId: string | null
    createdAt: Date
  }

/** Per network and hour: nobody writes more, and no script can flood the inbox. */
export const MOST_PER_HOUR = 5
export const MOST_NAME_CHARACTERS = 200
export const MOST_SUBJECT_CHARACTERS = 200
export const MOST_TEXT_CHARACTERS = 10_000
/** Beyond this, we don't count characters: the message is refused as too large. */
export const MOST_TEXT_BYTES = 64 * 1024

/** We answer everyone within 24 hours (after-purchase rules §9). */
export const PROMISED_MS = 24 * 3_600_000

/** How long somebody is taken to be on a message after their last sign of it. */
export const ON_IT_MS = 30 * 60_000

/** Who is answering it right now; null for nobody. */
export const takerOf = (
  { takenBy, takenUntil }: { takenBy: string | null; takenUntil: Date | null },
  now: Date,
): string | null => (takenUntil && takenUntil > now ? takenBy : null)

/** Whether an open ticket is off the list for now. */
export const isSnoozed = (
  { status, snoozedUntil }: { status: TicketState; snoozedUntil: Date | null },
  now: Date,
): boolean => status === 'open' && snoozedUntil !== null && snoozedUntil > now

/** The day that begins then where the shop is, which may be another one for the reader; null if it isn't snoozed. */
export const snoozedUntil = (
  ticket: { status: TicketState; snoozedUntil: Date | null },
  now: Date,
  timeZone: string,
): DateOnly | null => (isSnoozed(ticket, now) && ticket.snoozedUntil ? dateOnlyOf(ticket.snoozedUntil, timeZone) : null)

/** How long somebody has waited and how much of the promised day is left, in ms; negative when overdue. */
export function measureWait(since: Date, now: Date): { waitedMs: number; leftMs: number } {
  const waitedMs = Math.max(0, now.getTime() - since.getTime())
  return { waitedMs, leftMs: PROMISED_MS - waitedMs }
}

/** The latest arrival that is overdue now: whoever has waited since before this waits too long. */
export const promisedSince = (now: Date): Date => new Date(now.getTime() - PROMISED_MS)

/** One line of text: line breaks and invisible characters in it could only be a disguise. */
export const asLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()

/** Text with its lines, without invisible characters that the database doesn't accept. */
export const asText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()
    .trim()

/** A name to greet with, if it really looks like one: somebody may fill in another person's address. */
export const nameToGreet = (name: string): string | null => (/^[\p{L}\p{M}'’ -]{1,60}$/u.test(name) ? name : null)

/** Eight digits in two groups, from a number between 0 and 99 999 999. */
export function ticketNumber(drawn: number): string {
  const digits = String(drawn).padStart(8, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}

/** Whether a text has the form of a ticket number; anything else isn't looked up. */
export const isTicketNumber = (text: string): boolean => /^\d{4}-\d{4}$/.test(text)

const MOST_REFERENCES = 20

/** The IDs of the emails that an answer refers to: the first and the newest ones, with the one it replies to last. */
export function listThreadIds(threadStart: string | null, entries: readonly { messageId: string | null }[]): string[] {
  const ids = [threadStart, ...entries.map(({ messageId }) => messageId)].filter((id) => id !== null)
  return ids.length > MOST_REFERENCES ? [...ids.slice(0, 1), ...ids.slice(1 - MOST_REFERENCES)] : ids
}
