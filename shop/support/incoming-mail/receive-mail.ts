// Accepts an email that a mail server passes to us: a reply joins its message, anything else starts a new one.
import type { Base } from '#shop/assembly/base.ts'
import { cutText } from '#values/text/cut-text.ts'
import { randomUUID } from 'node:crypto'
import type { IncomingMail } from '#ports/mail-reader.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import type { JudgedFiles } from '#values/files/judged-files.ts'
import { fingerprint } from '#values/secret.ts'
import { isSigned, isTimely, type MailSignature } from './check-mail-signature.ts'
import { keepTicket, type KeepTicketDeps } from '#shop/support/inbox/open-ticket.ts'
import { putTicketMail } from '#shop/support/inbox/put-answer.ts'
import { takeFiles, withinToday } from '#shop/support/inbox/take-files.ts'
import { isTagOf, findReplyTags } from './reply-address.ts'
import { noticeFacts } from '#shop/support/inbox/compose-ticket-mails.ts'
import { asLine, MOST_NAME_CHARACTERS, MOST_SUBJECT_CHARACTERS } from '#shop/support/inbox/ticket.ts'
import type { TicketRow } from '#shop/support/inbox/ticket-store.ts'

/** Above this, something is wrong; the mail server keeps the rest and retries. */
const OF_ALL: Limit = { name: 'mail-in', points: 600, seconds: 3600 }
/** Nobody writes more than this, and it stops two machines that answer each other. */
const OF_WRITER: Limit = { name: 'mail-in-writer', points: 20, seconds: 3600 }

const BUSY_SECONDS = 60

export type ReceiveMailDeps = KeepTicketDeps &
  Pick<Base, 'incomingMails' | 'mailReader' | 'limiter' | 'defaultSender'> & {
    /** Which secrets verify emails, and where replies are sent; null if the shop accepts no email. */
    incomingMail: { secrets: string[]; address: string | null } | null
    readTenants: () => Promise<{ house: Tenant; elsewhere: Tenant[] }>
  }

/**
 * `reply`: in the thread of its message; `automatic`: from a machine, which nobody answers; `own`: one of ours came
 * back.
 */
type Became = 'reply' | 'message' | 'automatic' | 'own' | 'known'
type Problem = 'not_taken' | 'signature_invalid' | 'unreadable'

/**
 * Stores an email once, however often it is passed to us. It belongs to the message whose email it answers, or whose
 * tag its address carries, if it comes from that message's own writer: then the message needs an answer again, and
 * staff is notified. From anybody else, it starts a new message that names the one it followed. `readRaw` is only
 * called for what may be accepted. Problems: `not_taken` if the shop accepts no email, `signature_invalid` (also if it
 * is too old), `unreadable` if it isn't an email from a single writer, `too_often`.
 */
export async function receiveMail(
  deps: ReceiveMailDeps,
  { signature, readRaw }: { signature: MailSignature; readRaw: () => Promise<Uint8Array> },
): Promise<Outcome<{ became: Became }, Problem> | TooOften> {
  const { incomingMail: settings, limiter } = deps
  if (!settings) return { ok: false, problem: 'not_taken' }
  if (!isTimely(signature.timestamp, deps.clock.now())) return { ok: false, problem: 'signature_invalid' }
  const raw = await readRaw()
  if (!isSigned(settings.secrets, signature, raw)) return { ok: false, problem: 'signature_invalid' }
  const allowed = await limiter.take(OF_ALL, 'all')
  if (!allowed.ok) return allowed

  const mail = await deps.mailReader.read(raw)
  if (mail === 'busy') return { ok: false, problem: 'too_often', retryAfterSeconds: BUSY_SECONDS }
  const email = normalizeEmail(mail?.from.address ?? '')
  if (!mail || !isEmail(email)) return { ok: false, problem: 'unreadable' }
  // Our own notices to staff come back if the support inbox forwards its email to us.
  if (await isOwn(deps, email)) return { ok: true, became: 'own' }
  const ofWriter = await limiter.take(OF_WRITER, email)
  if (!ofWriter.ok) return ofWriter
  const name = mail.messageId ?? fingerprint(Buffer.from(raw).toString('latin1'))
  const taken = { mail, email, id: fingerprint(JSON.stringify([name, email])) }
  return { ok: true, became: await deps.transaction(() => keep(deps, taken)) }
}

type KnownMail = { mail: IncomingMail; email: string; id: string }

async function isOwn({ defaultSender, supportAddress, incomingMail, readTenants }: ReceiveMailDeps, email: string) {
  const { house, elsewhere } = await readTenants()
  const senders = [house, ...elsewhere].map(({ sender }) => sender.address)
  return [defaultSender, supportAddress, incomingMail?.address, ...senders].some(
    (address) => address && normalizeEmail(address) === email,
  )
}

async function keep(deps: ReceiveMailDeps, taken: KnownMail): Promise<Became> {
  const { mail, email, id } = taken
  const { incomingMails, clock } = deps
  const isNew = await incomingMails.take({ fingerprint: id, attachments: mail.attachments, receivedAt: clock.now() })
  if (!isNew) return 'known'
  const followed = await findFollowed(deps, mail)
  if (followed?.userEmail === email) return join(deps, taken, followed)
  if (mail.isAutomatic) return 'automatic'
  await begin(deps, taken, followed)
  return 'message'
}

/** The message whose tag the address carries, or else the one whose email it answers. */
async function findFollowed({ tickets, incomingMail }: ReceiveMailDeps, mail: IncomingMail) {
  for (const { number, mark } of findReplyTags(incomingMail?.address ?? null, mail.recipients)) {
    const ticket = await tickets.findByNumber(number)
    if (ticket && isTagOf(mark, ticket)) return ticket
  }
  return tickets.findByMails(mail.answers.flatMap((whole) => [whole, whole.slice(0, whole.lastIndexOf('@'))]))
}

async function join(deps: ReceiveMailDeps, { mail, email, id }: KnownMail, ticket: TicketRow): Promise<Became> {
  const { tickets, notices, incomingMails, clock, log } = deps
  const { replyText } = await import('./reply-text.ts')
  const [now, text, entryId] = [clock.now(), replyText(mail), randomUUID()]
  await tickets.addEntry({
    id: entryId,
    ticketId: ticket.id,
    kind: mail.isAutomatic ? 'automatic' : 'reply',
    text,
    authorId: null,
    mailId: null,
    messageId: mail.messageId,
    createdAt: now,
  })
  const files = await withinToday(deps, mail.files, now)
  await takeFiles(deps, files, { ticketId: ticket.id, entryId, now })
  await incomingMails.settle(id, { ticketId: ticket.id, entryId })
  if (mail.isAutomatic) return 'automatic'
  await tickets.reopen(ticket.id, now)
  if (!(await notices.listMuted()).includes('messages')) await tellOfReply(deps, ticket, { email, text, files })
  log.info({ ticket: ticket.number }, 'a reply came by email')
  return 'reply'
}

async function tellOfReply(
  { mails, orders, supportAddress, clock }: ReceiveMailDeps,
  ticket: TicketRow,
  { email, text, files }: { email: string; text: string; files: JudgedFiles },
) {
  const order = ticket.orderId ? await orders.find(ticket.orderId) : null
  const facts = noticeFacts({ ...ticket, email, subject: ticket.title, text }, order, files)
  const to = { userEmail: supportAddress, businessId: ticket.businessId }
  await putTicketMail({ mails }, to, { kind: 'ticket_reply', facts, language: 'en', now: clock.now() })
}

async function begin(deps: ReceiveMailDeps, { mail, email, id }: KnownMail, followed: TicketRow | null) {
  const { wholeText } = await import('./reply-text.ts')
  const text = wholeText(mail)
  const subject = asLine(mail.subject) || asLine(cutText(text, MOST_SUBJECT_CHARACTERS)) || 'No subject'
  const { number } = await keepTicket(deps, {
    formId: id,
    orderId: null,
    businessId: followed?.businessId ?? (await deps.readTenants()).house.brand.id,
    name: cutText(asLine(mail.from.name), MOST_NAME_CHARACTERS) || email,
    email,
    subject: cutText(subject, MOST_SUBJECT_CHARACTERS),
    text,
    files: await withinToday(deps, mail.files, deps.clock.now()),
    answers: mail.messageId === null ? [] : [mail.messageId],
  })
  const ticket = await deps.tickets.findByNumber(number)
  await deps.incomingMails.settle(id, { ticketId: ticket?.id ?? null, followed: followed?.number ?? null })
}
