// The buyer corrects an address that the mail server rejects, so the order reaches them.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import { isFailed } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'

/** Enough to mistype an address several times, but no way to email strangers. */
const PER_ORDER: Limit = { name: 'order_email', points: 5, seconds: 86_400 }

export type ChangeOrderEmailDeps = Pick<
  Base,
  'orders' | 'mails' | 'transaction' | 'jobs' | 'limiter' | 'clock' | 'announce'
> & {
  customers: Pick<CustomerStore, 'findOrCreate'>
}
export type ChangeOrderEmailProblem = 'email_invalid' | 'email_not_refused'

/**
 * Whether the buyer may correct the address: only the email is missing, and the mail server rejected the address. Once
 * an email has arrived, it can't be redirected. For several travelers, that is so from the order that was paid, for
 * whichever of them got no email.
 */
export const mayChangeOrderEmail = async (
  deps: Pick<ChangeOrderEmailDeps, 'mails' | 'orders'>,
  order: Order,
): Promise<boolean> => (await listUnreached(deps, order)).length > 0

/** The orders of a purchase that are delivered but for their emails, which its address refused. */
async function listUnreached({ mails, orders }: Pick<ChangeOrderEmailDeps, 'mails' | 'orders'>, order: Order) {
  // Whoever has the link to one traveler's eSIM doesn't decide where the others go.
  if (order.paidWith) return []
  const others = (order.quantity ?? 1) > 1 ? await orders.listOfParty(order.id) : []
  const unreached: Order[] = []
  for (const each of [order, ...others]) {
    if (each.email !== order.email || !isFailed(each) || each.step !== 'send_email') continue
    if ((await mails.findOfOrder(each.id, mailOf(each)))?.state === 'refused') unreached.push(each)
  }
  return unreached
}

function mailOf({ topUp, isGift }: Order) {
  if (topUp) return 'topup_receipt'
  return isGift ? 'gift_receipt' : 'esim_ready'
}

/**
 * Sends what its address refused of the order to another one, and assigns it to the customer of that mailbox; the caller has checked that the
 * order may be seen. Problems: `email_invalid`, `email_not_refused`, `too_often`.
 */
export async function changeOrderEmail(
  deps: ChangeOrderEmailDeps,
  order: Order,
  typed: string,
): Promise<Outcome<object, ChangeOrderEmailProblem> | TooOften> {
  const { orders, customers, transaction, jobs, limiter, clock, announce } = deps
  const email = normalizeEmail(typed)
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }
  const unreached = await listUnreached(deps, order)
  if (unreached.length === 0) return { ok: false, problem: 'email_not_refused' }
  const allowed = await limiter.take(PER_ORDER, order.id)
  if (!allowed.ok) return allowed

  const now = clock.now()
  const changed = await transaction(async () => {
    const customer = {
      id: randomUUID(),
      email,
      fullName: order.customerName,
      country: null,
      ip: null,
      taxRate: null,
      now,
    }
    const userId = await customers.findOrCreate(customer)
    const sent: Order[] = []
    for (const each of unreached) {
      if (!(await orders.changeEmail(each.id, { seen: order.email, email, userId }, now))) continue
      if (await orders.retry(each.id, now)) sent.push(each)
    }
    return sent
  })
  if (changed.length === 0) return { ok: false, problem: 'email_not_refused' }
  for (const { id } of changed) {
    await jobs.nudge({ name: 'provisioning', orderId: id })
    announce(id)
  }
  return { ok: true }
}
