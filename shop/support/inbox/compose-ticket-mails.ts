// Parses the facts that emails about a ticket were queued with.
import type { Base } from '#shop/assembly/base.ts'
import { z } from 'zod'
import type {
  TicketAnswerMail,
  TicketReceivedMail,
  WithdrawalCarriedOutMail,
  WithdrawalRefusedMail,
} from '#ports/mailer.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { FILE_TYPES } from '#values/files/file-types.ts'
import { NO_FILES, type JudgedFiles } from '#values/files/judged-files.ts'
import { orderLink } from '#shop/sales/order-access/order-link.ts'
import { openOrderMail, type OrderMailDeps } from '#shop/sales/order/compose-order-mail.ts'
import { makeReplyAddress } from '#shop/support/incoming-mail/reply-address.ts'
import { detailsIn, type TicketDetails } from './ticket-details.ts'
import type { Message } from './ticket.ts'
import type { TicketFileRow, TicketFileStore } from './ticket-file-store.ts'
import type { TicketStore } from './ticket-store.ts'
import { CARRIED_OUT, REFUSALS } from '#shop/support/withdrawal/withdrawal.ts'

// Older confirmations don't name the email they answer.
const received = z.object({
  number: z.string(),
  recipientName: z.string().nullable(),
  references: z.array(z.string()).default([]),
})
// Older notices don't have details.
const notice = z.object({
  number: z.string(),
  writer: z.object({ name: z.string(), email: z.string() }),
  subject: z.string(),
  text: z.string(),
  details: z.record(z.string(), z.string().nullable()).default({}),
  orderReference: z.string().nullable(),
  // How many files came with it; older notices don't say.
  files: z.number().default(0),
})
/** What the email to staff about this message is queued with. */
export const noticeFacts = (
  { number, name, email, subject, text, ...told }: Message & Partial<TicketDetails> & { number: string },
  order: { reference: string } | null,
  { kept, refused }: JudgedFiles = NO_FILES,
): z.input<typeof notice> => ({
  number,
  writer: { name, email },
  subject,
  text,
  details: detailsIn(told),
  orderReference: order?.reference ?? null,
  files: kept.length + refused.length,
})
const answer = received.extend({
  subject: z.string().nullable(),
  text: z.string(),
  // Older answers have no link.
  linkOf: z.string().nullable().default(null),
  question: z.object({ at: z.coerce.date(), text: z.string() }).nullable(),
  // The IDs of the files that go with it; older answers have none.
  files: z.array(z.uuid()).default([]),
})
const refused = received.extend({
  orderReference: z.string(),
  refusal: z.enum(REFUSALS),
  text: z.string().nullable(),
  // Older refusals are about the whole contract.
  isOfRest: z.boolean().default(false),
})

const carriedOut = received.extend({
  orderReference: z.string(),
  money: z.enum(CARRIED_OUT),
  tookBack: z.boolean(),
  // Those of before were never for some of several travelers.
  travelers: z.array(z.object({ number: z.number(), name: z.string().nullable() })).default([]),
  amountCents: z.number().int().default(0),
})

type Waiting = { email: string | null; facts: Record<string, unknown> | null }

const addressOf = ({ email }: Waiting): string => {
  if (email === null) throw new Error('A mail about a ticket has no address.')
  return email
}

type ComposeDeps = OrderMailDeps &
  Pick<Base, 'publicUrl'> & {
    tickets: Pick<TicketStore, 'findByNumber'>
    ticketFiles: Pick<TicketFileStore, 'read'>
    incomingMail: { address: string | null } | null
  }

/** The emails about a ticket for its writer and for staff; staff answers at the shop's own address. */
export function ticketComposers({ publicUrl, tickets, ticketFiles, incomingMail, ...orderMail }: ComposeDeps) {
  const tell = async <Facts extends { number: string }>(row: Waiting, facts: Facts, tenant: Tenant) => ({
    to: addressOf(row),
    ...facts,
    replyTo: makeReplyAddress(incomingMail?.address ?? null, await tickets.findByNumber(facts.number), tenant),
  })
  const notify = (row: Waiting) => {
    const facts = notice.parse(row.facts)
    const link = `${publicUrl}/admin-dashboard/inbox/${facts.number}`
    return { to: addressOf(row), recipientName: null, link, ...facts }
  }
  return {
    ticket_received: async (row: Waiting, tenant: Tenant): Promise<TicketReceivedMail> => ({
      kind: 'ticket_received',
      ...(await tell(row, received.parse(row.facts), tenant)),
    }),
    ticket_notice: async (row: Waiting) => ({ kind: 'ticket_notice' as const, ...notify(row) }),
    ticket_reply: async (row: Waiting) => ({ kind: 'ticket_reply' as const, ...notify(row) }),
    ticket_answer: async (row: Waiting, tenant: Tenant): Promise<TicketAnswerMail> => {
      const { linkOf, files: ids, ...facts } = answer.parse(row.facts)
      const qrLink = linkOf && (await linkFor(orderMail, { orderId: linkOf, email: addressOf(row) }, tenant))
      const files = ids.length === 0 ? [] : (await ticketFiles.read(ids)).flatMap(asAttachment)
      return { kind: 'ticket_answer', ...(await tell(row, facts, tenant)), qrLink, files }
    },
    withdrawal_refused: async (row: Waiting, tenant: Tenant): Promise<WithdrawalRefusedMail> => ({
      kind: 'withdrawal_refused',
      ...(await tell(row, refused.parse(row.facts), tenant)),
    }),
    withdrawal_carried_out: async (row: Waiting, tenant: Tenant): Promise<WithdrawalCarriedOutMail> => ({
      kind: 'withdrawal_carried_out',
      ...(await tell(row, carriedOut.parse(row.facts), tenant)),
    }),
  }
}

const asAttachment = ({ name, type, content }: TicketFileRow) =>
  type && content ? [{ name, mime: FILE_TYPES[type].mime, bytes: content }] : []

/** Opens the order for its buyer; once its address was corrected to another one, it leads to the shop. */
async function linkFor(
  deps: OrderMailDeps,
  { orderId, email }: { orderId: string; email: string },
  { origin }: Tenant,
): Promise<string> {
  const { order, key } = await openOrderMail(deps, orderId)
  return order.email === email ? orderLink(origin, order.reference, key) : origin
}
