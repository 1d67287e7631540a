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
 * an email has arrived, it can't be redirected.
 */
export async function mayChangeOrderEmail({ mails }: Pick<ChangeOrderEmailDeps, 'mails'>, order: Order) {
  if (!isFailed(order) || order.step !== 'send_email') return false
  return (await mails.findOfOrder(order.id, mailOf(order)))?.state === 'refused'
}

function mailOf({ topUp, isGift }: Order) {
  if (topUp) return 'topup_receipt'
  return isGift ? 'gift_receipt' : 'esim_ready'
}

/**
 * Sends the order to another address and assigns it to the customer of that mailbox; the caller has checked that the
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
  if (!(await mayChangeOrderEmail(deps, order))) return { ok: false, problem: 'email_not_refused' }
  const allowed = await limiter.take(PER_ORDER, order.id)
  if (!allowed.ok) return allowed

  const now = clock.now()
  const isChanged = await transaction(async () => {
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
    if (!(await orders.changeEmail(order.id, { seen: order.email, email, userId }, now))) return false
    return orders.retry(order.id, now)
  })
  if (!isChanged) return { ok: false, problem: 'email_not_refused' }
  await jobs.nudge({ name: 'provisioning', orderId: order.id })
  announce(order.id)
  return { ok: true }
}
