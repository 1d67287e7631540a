// An answer to a ticket: its mail in the outbox, beside whatever else goes to the same address, and its entry in the thread.
import { randomUUID } from 'node:crypto'
import { messageIdOf } from '#shop/mail/message-id.ts'
import type { MailRow, MailStore } from '#shop/mail/mail-store.ts'
import type { Language } from '#shop/values/language.ts'
import type { TicketRow, TicketStore } from './ticket-store.ts'

type TicketMail = {
  kind: 'ticket_answer' | 'ticket_reply' | 'withdrawal_refused' | 'withdrawal_carried_out'
  facts: Record<string, unknown>
  /** Left out, that of the account of the address. */
  language?: Language
  now: Date
}

type Answered = { mail: Omit<TicketMail, 'now'>; text: string; authorId: string; now: Date }

/** Part of the running transaction: mails what somebody of the staff answered, and keeps it in the ticket's thread. */
export async function putAnswer(
  { tickets, mails }: { tickets: Pick<TicketStore, 'addEntry'>; mails: MailStore },
  ticket: Pick<TicketRow, 'id' | 'userEmail' | 'businessId'>,
  { mail: asked, text, authorId, now }: Answered,
): Promise<void> {
  const mail = await putTicketMail({ mails }, ticket, { ...asked, now })
  await tickets.addEntry({
    id: randomUUID(),
    ticketId: ticket.id,
    kind: 'answer',
    text,
    authorId,
    mailId: mail.id,
    messageId: messageIdOf(mail),
    createdAt: now,
  })
}

/** Part of the running transaction; two mails of a kind to one address each get a place of their own. */
export async function putTicketMail(
  { mails }: { mails: MailStore },
  { userEmail: email, businessId }: Pick<TicketRow, 'userEmail' | 'businessId'>,
  { kind, facts, language, now }: TicketMail,
): Promise<MailRow> {
  return mails.putNext({ id: randomUUID(), email, kind, facts, businessId, language, now })
}
