// Takes a declaration of withdrawal: stored first, then confirmed, in the same words whether or not there is such an order.
import type { Transaction } from '#shop/ports/transaction.ts'
import { randomUUID } from 'node:crypto'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { Log } from '#shop/ports/log.ts'
import type { Limit, RateLimiter } from '#shop/ports/rate-limiter.ts'
import type { At } from '#shop/values/brand-facts.ts'
import type { TooOften } from '#shop/values/outcome.ts'
import { acknowledgementIdOf, isOrderedFrom, type Declaration, type Withdrawal } from './withdrawal.ts'
import type { TicketToKeep } from './open-ticket.ts'
import type { WithdrawalStore } from './withdrawal-store.ts'

const PER_ASKER: Limit = { name: 'withdraw', points: 20, seconds: 3600 }
/** Nobody's mailbox is filled by somebody else; what names an order of the address fills it once. */
const PER_ADDRESS: Limit = { name: 'withdraw_mail', points: 5, seconds: 86_400 }

export type WithdrawDeps = {
  withdrawals: WithdrawalStore
  orders: OrderStore
  invoices: { listOrderIdsByNumber: (number: string) => Promise<string[]> }
  transaction: Transaction
  keepTicket: (ticket: TicketToKeep) => Promise<{ number: string }>
  limiter: RateLimiter
  clock: Clock
  log: Log
}
export type WithdrawInput = { declaration: Declaration; rateLimitKey: string }

/**
 * Keeps the declaration and owes an acknowledgement by mail, which the next sweep sends (Directive
 * 2023/2673). Saying the same again finds the first declaration with its moment. Problem: `too_often`; nobody
 * learns here whether an order exists, but for those who know its reference, or the number of its invoice, and its address:
 * nobody else uses up their right by declaring for that address.
 */
export async function withdrawFromContract(
  deps: WithdrawDeps,
  { declaration, rateLimitKey }: WithdrawInput,
  { tenant }: At,
): Promise<{ ok: true; withdrawal: Withdrawal } | TooOften> {
  const { withdrawals, transaction, keepTicket, limiter, clock, log } = deps
  const ofAsker = await limiter.take(PER_ASKER, rateLimitKey)
  if (!ofAsker.ok) return ofAsker
  const orderId = await findContract(deps, declaration)
  const allowed = orderId === null ? await limiter.take(PER_ADDRESS, declaration.email) : ofAsker
  if (!allowed.ok) return allowed

  const withdrawal: Withdrawal = {
    id: randomUUID(),
    orderReference: declaration.orderReference,
    name: declaration.name,
    email: declaration.email,
    receivedAt: clock.now(),
  }
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
    return kept
  })
  if (isNew) log.error({ withdrawalId: row.id, orderId }, 'a withdrawal was declared')
  else await withdrawals.revive(row.id, clock.now())

  return { ok: true, withdrawal: { ...declaration, name: row.name, id: row.id, receivedAt: row.receivedAt } }
}

/** The order that it speaks for; null when it names none of its address. */
async function findContract(
  { orders, invoices }: Pick<WithdrawDeps, 'orders' | 'invoices'>,
  { orderReference, email }: Declaration,
): Promise<string | null> {
  const named = await orders.findByReference(orderReference)
  // Numbers of invoices are printed in capitals, and there is one paper of each.
  const [orderId] = named ? [named.id] : await invoices.listOrderIdsByNumber(orderReference.toUpperCase())
  const order = named ?? (orderId === undefined ? null : await orders.find(orderId))
  return order && isOrderedFrom(order, email) ? order.id : null
}

// Staff finds it among all that was written to support; its acknowledgement is the writer's confirmation.
const asMessage = ({ id, orderReference, name, email, receivedAt }: Withdrawal) => ({
  name,
  email,
  subject: 'Withdrawal from a contract',
  text: `${name} withdraws from the contract ${orderReference}. Declared on ${receivedAt.toISOString()}.`,
  kind: 'withdrawal' as const,
  confirmedBy: acknowledgementIdOf(id),
})
