// Sends outstanding acknowledgments of withdrawals; a mail server that is down only delays them.
import type { Base } from '#shop/assembly/base.ts'
import { findBought } from '#shop/sales/order/find-contract.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { Mail } from '#ports/mailer.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { Language } from '#values/language.ts'
import { pauseOfMail } from '#shop/records/mail/deliver-mail.ts'
import { isActivatedNow, readEsims } from '#shop/support/inbox/read-profile.ts'
import { makeReplyAddress } from '#shop/support/incoming-mail/reply-address.ts'
import type { TicketStore } from '#shop/support/inbox/ticket-store.ts'
import { makeAcknowledgementId, judgeWithdrawal, isOrderedFrom, type Finding } from './withdrawal.ts'
import type { WithdrawalRow } from './withdrawal-store.ts'

const LEASE_MS = 60_000

export type AcknowledgeDeps = Pick<
  Base,
  'withdrawals' | 'orders' | 'esims' | 'networks' | 'mailer' | 'findTenant' | 'clock' | 'log'
> & {
  tickets: Pick<TicketStore, 'findByNumber'>
  incomingMail: { address: string | null } | null
  /** The email language of this address's account. */
  findMailLanguage: (email: string) => Promise<Language>
}

/** Emails the acknowledgment, at least once, with a stable ID; never throws because of a vendor. */
export async function acknowledgeWithdrawal(deps: AcknowledgeDeps, id: string): Promise<void> {
  const { withdrawals, mailer, clock, log } = deps
  const now = clock.now()
  const row = await withdrawals.claim(id, now, LEASE_MS)
  if (!row) return

  const order = await findBought(deps, row.orderId)
  const finding = await look(deps, row, order)
  const tenant = await deps.findTenant(order ? order.businessId : row.businessId)
  const ticket = row.ticketNumber === null ? null : await deps.tickets.findByNumber(row.ticketNumber)
  const mail: Mail = {
    kind: 'withdrawal_received',
    to: row.email,
    recipientName: row.name,
    orderReference: row.orderReference,
    ticket: row.ticketNumber,
    receivedAt: row.receivedAt,
    finding,
    replyTo: makeReplyAddress(deps.incomingMail?.address ?? null, ticket, tenant),
    language: await deps.findMailLanguage(row.email),
  }
  try {
    await mailer.send(makeAcknowledgementId(row.id), mail, tenant)
    await withdrawals.acknowledged(row.id, finding, clock.now())
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn(
      { withdrawalId: row.id, tries: row.tries, problem: error.message },
      'the mail server did not accept an acknowledgment',
    )
    if (!error.isRetryable) {
      log.error({ withdrawalId: row.id }, 'the mail server rejected the acknowledgment of a withdrawal')
      await withdrawals.refused(row.id, error.message)
      return
    }
    const waitMs = pauseOfMail(error, row.tries)
    await withdrawals.postpone(row.id, error.message, new Date(clock.now().getTime() + waitMs))
  }
}

// The acknowledgment never waits for the network: if it doesn't answer now, a person finds out later.
async function look(deps: AcknowledgeDeps, row: WithdrawalRow, order: Order | null): Promise<Finding> {
  // Staff may have found the order since, for a declaration from another address.
  if (!order || !isOrderedFrom(order, row.email)) return 'unknown_order'
  return judgeWithdrawal(order, row.receivedAt, isActivatedNow(await readEsims(deps, order)))
}
