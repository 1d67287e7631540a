// Reads back what the mails about a ticket were put into the outbox with.
import { z } from 'zod'
import type { TicketNoticeMail, TicketReceivedMail } from '#shop/ports/mailer.ts'

const received = z.object({ number: z.string(), recipientName: z.string().nullable() })
const notice = z.object({
  number: z.string(),
  writer: z.object({ name: z.string(), email: z.string() }),
  subject: z.string(),
  text: z.string(),
  orderReference: z.string().nullable(),
})

type Waiting = { email: string | null; facts: Record<string, unknown> | null }

const addressOf = ({ email }: Waiting): string => {
  if (email === null) throw new Error('A mail about a ticket has no address.')
  return email
}

/** What the writer and the staff are told about a ticket. */
export const ticketComposers = {
  ticket_received: async (row: Waiting): Promise<TicketReceivedMail> => ({
    kind: 'ticket_received',
    to: addressOf(row),
    ...received.parse(row.facts),
  }),
  ticket_notice: async (row: Waiting): Promise<TicketNoticeMail> => ({
    kind: 'ticket_notice',
    to: addressOf(row),
    recipientName: null,
    ...notice.parse(row.facts),
  }),
}
