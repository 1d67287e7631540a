// Accepts a declaration of withdrawal: stores it first, then confirms it, in the same words whether or not the order
// exists.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { findBought, listOfContract } from '#shop/sales/order/find-contract.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { At } from '#values/brand-facts.ts'
import type { TooOften } from '#values/outcome.ts'
import { makeAcknowledgementId, isOrderedFrom, type Declaration, type Withdrawal } from './withdrawal.ts'
import { withdrawMails } from '#shop/support/inbox/withdraw-mails.ts'
import type { TicketToKeep } from '#shop/support/inbox/open-ticket.ts'

const PER_ASKER: Limit = { name: 'withdraw', points: 20, seconds: 3600 }
/** Nobody can flood somebody else's mailbox; a declaration that names an order of the address counts only once. */
const PER_ADDRESS: Limit = { name: 'withdraw_mail', points: 5, seconds: 86_400 }

export type WithdrawDeps = Pick<
  Base,
  'withdrawals' | 'orders' | 'mails' | 'transaction' | 'limiter' | 'clock' | 'log'
> & {
  /** Tells open order pages. */
  announce: (orderId: string) => void
  invoices: { listOrderIdsByNumber: (number: string) => Promise<string[]> }
  keepTicket: (ticket: TicketToKeep) => Promise<{ number: string }>
}
export type WithdrawInput = { declaration: Declaration; rateLimitKey: string }

/**
 * Stores the declaration and queues an acknowledgment by email, which the next sweep sends (Directive 2023/2673).
 * Declaring again finds the first declaration with its time. Problem: `too_often`. Nobody learns here whether an order
 * exists. Those who know its address and its reference or invoice number are always accepted, so nobody else can use up
 * their right.
 */
export async function withdrawFromContract(
  deps: WithdrawDeps,
  { declaration, rateLimitKey }: WithdrawInput,
  { tenant }: At,
): Promise<{ ok: true; withdrawal: Withdrawal } | TooOften> {
  const { withdrawals, transaction, keepTicket, announce, limiter, clock, log } = deps
  const ofAsker = await limiter.take(PER_ASKER, rateLimitKey)
  if (!ofAsker.ok) return ofAsker
  const order = await findContract(deps, declaration)
  const orderId = order?.id ?? null
  const allowed = orderId === null ? await limiter.take(PER_ADDRESS, declaration.email) : ofAsker
  if (!allowed.ok) return allowed

  const withdrawal: Withdrawal = { ...declaration, id: randomUUID(), receivedAt: clock.now() }
  const { row, isNew } = await transaction(async () => {
    const kept = await withdrawals.keep(withdrawal, orderId, tenant.brand.id)
    if (!kept.isNew) return kept
    const { number } = await keepTicket({
      ...asMessage(withdrawal),
      formId: withdrawal.id,
      orderId,
      businessId: tenant.brand.id,
    })
    await withdrawals.nameTicket(withdrawal.id, number)
    if (order) await withdrawMails(deps, order, clock.now())
    return kept
  })
  if (isNew) log.error({ withdrawalId: row.id, orderId }, 'a withdrawal was declared')
  else await withdrawals.revive(row.id, clock.now())
  for (const { id } of isNew && order ? await listOfContract(deps, order) : []) announce(id)

  return { ok: true, withdrawal: { ...declaration, name: row.name, id: row.id, receivedAt: row.receivedAt } }
}

/**
 * The order that was bought, also for whoever names its replacement; null if none of this address has that reference or
 * invoice number.
 */
async function findContract(
  { orders, invoices }: Pick<WithdrawDeps, 'orders' | 'invoices'>,
  { orderReference, email }: Declaration,
): Promise<Order | null> {
  const named = await orders.findByReference(orderReference)
  // Invoice numbers are printed in capitals, and each is used once.
  const [orderId] = named ? [named.id] : await invoices.listOrderIdsByNumber(orderReference.toUpperCase())
  const order = await findBought({ orders }, orderId ?? null)
  return order && isOrderedFrom(order, email) ? order : null
}

// Staff finds it among all other messages; its acknowledgment is the writer's confirmation.
const asMessage = ({ id, orderReference, name, email, receivedAt }: Withdrawal) => ({
  name,
  email,
  subject: 'Withdrawal from a contract',
  text: `${name} withdraws from the contract ${orderReference}. Declared on ${receivedAt.toISOString()}.`,
  kind: 'withdrawal' as const,
  confirmedBy: makeAcknowledgementId(id),
})
