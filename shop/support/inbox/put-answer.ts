// An answer to a ticket: queues its email, and adds it to the thread.
import { randomUUID } from 'node:crypto'
import { makeMessageId } from '#shop/records/mail/mail.ts'
import type { MailRow, MailStore } from '#shop/records/mail/mail-store.ts'
import type { Language } from '#values/language.ts'
import type { TicketRow, TicketStore } from './ticket-store.ts'

type TicketMail = {
  kind: 'ticket_answer' | 'ticket_reply' | 'withdrawal_refused' | 'withdrawal_carried_out'
  facts: Record<string, unknown>
  /** By default, that of the address's account. */
  language?: Language
  now: Date
}

type AnswerFacts = {
  mail: Omit<TicketMail, 'now'>
  text: string
  authorId: string
  now: Date
  /** By default, a new one. */
  entryId?: string
}

/** Call it inside a transaction: queues what staff answered, and adds it to the ticket's thread. */
export async function putAnswer(
  { tickets, mails }: { tickets: Pick<TicketStore, 'addEntry'>; mails: MailStore },
  ticket: Pick<TicketRow, 'id' | 'userEmail' | 'businessId'>,
  { mail: asked, text, authorId, now, entryId = randomUUID() }: AnswerFacts,
): Promise<void> {
  const mail = await putTicketMail({ mails }, ticket, { ...asked, now })
  await tickets.addEntry({
    id: entryId,
    ticketId: ticket.id,
    kind: 'answer',
    text,
    authorId,
    mailId: mail.id,
    messageId: makeMessageId(mail),
    createdAt: now,
  })
}

/** Call it inside a transaction. Two emails of one kind to one address get different numbers. */
export async function putTicketMail(
  { mails }: { mails: MailStore },
  { userEmail: email, businessId }: Pick<TicketRow, 'userEmail' | 'businessId'>,
  { kind, facts, language, now }: TicketMail,
): Promise<MailRow> {
  return mails.putNext({ id: randomUUID(), email, kind, facts, businessId, language, now })
}
