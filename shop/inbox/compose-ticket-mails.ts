// Reads back what the mails about a ticket were put into the outbox with.
import { z } from 'zod'
import type {
  TicketAnswerMail,
  TicketNoticeMail,
  TicketReceivedMail,
  WithdrawalCarriedOutMail,
  WithdrawalRefusedMail,
} from '#shop/ports/mailer.ts'
import { REFUSALS } from './withdrawal.ts'

const received = z.object({ number: z.string(), recipientName: z.string().nullable() })
const notice = z.object({
  number: z.string(),
  writer: z.object({ name: z.string(), email: z.string() }),
  subject: z.string(),
  text: z.string(),
  orderReference: z.string().nullable(),
})
const answer = received.extend({
  subject: z.string().nullable(),
  text: z.string(),
  question: z.object({ at: z.coerce.date(), text: z.string() }).nullable(),
  references: z.array(z.string()),
})
const refused = received.extend({
  orderReference: z.string(),
  refusal: z.enum(REFUSALS),
  text: z.string().nullable(),
  references: z.array(z.string()),
})

const carriedOut = received.extend({
  orderReference: z.string(),
  money: z.enum(['free', 'refunded']),
  tookBack: z.boolean(),
  references: z.array(z.string()),
})

type Waiting = { email: string | null; facts: Record<string, unknown> | null }

const addressOf = ({ email }: Waiting): string => {
  if (email === null) throw new Error('A mail about a ticket has no address.')
  return email
}

/** What the writer and the staff are told about a ticket; staff answers at the shop's own address. */
export const ticketComposers = (publicUrl: string) => ({
  ticket_received: async (row: Waiting): Promise<TicketReceivedMail> => ({
    kind: 'ticket_received',
    to: addressOf(row),
    ...received.parse(row.facts),
  }),
  ticket_notice: async (row: Waiting): Promise<TicketNoticeMail> => {
    const facts = notice.parse(row.facts)
    const link = `${publicUrl}/admin-dashboard/inbox/${facts.number}`
    return { kind: 'ticket_notice', to: addressOf(row), recipientName: null, link, ...facts }
  },
  ticket_answer: async (row: Waiting): Promise<TicketAnswerMail> => ({
    kind: 'ticket_answer',
    to: addressOf(row),
    ...answer.parse(row.facts),
  }),
  withdrawal_refused: async (row: Waiting): Promise<WithdrawalRefusedMail> => ({
    kind: 'withdrawal_refused',
    to: addressOf(row),
    ...refused.parse(row.facts),
  }),
  withdrawal_carried_out: async (row: Waiting): Promise<WithdrawalCarriedOutMail> => ({
    kind: 'withdrawal_carried_out',
    to: addressOf(row),
    ...carriedOut.parse(row.facts),
  }),
})
