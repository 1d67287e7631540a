// Puts a mail about a ticket into the outbox, beside whatever else goes to the same address at the same moment.
import { randomUUID } from 'node:crypto'
import type { MailRow, MailStore } from '#shop/mail/mail-store.ts'
import type { TicketRow } from './ticket-store.ts'

type TicketMail = {
  kind: 'ticket_answer' | 'withdrawal_refused'
  facts: Record<string, unknown>
  now: Date
}

const MOST_TRIES = 20

/** Part of the running transaction. Two answers to one address each get a place of their own. */
export async function putTicketMail(
  { mails }: { mails: MailStore },
  { userEmail: email, businessId }: Pick<TicketRow, 'userEmail' | 'businessId'>,
  { kind, facts, now }: TicketMail,
): Promise<MailRow> {
  const id = randomUUID()
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const generation = (await mails.lastGeneration({ email }, kind)) + 1
    const mail = await mails.put({ id, email, kind, generation, facts, businessId, now })
    if (mail.id === id) return mail
  }
  throw new Error('No place was free in the outbox.')
}
