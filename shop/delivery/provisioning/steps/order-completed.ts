import { randomUUID } from 'node:crypto'
import { isOfPartner } from '#shop/sales/order/order.ts'
import { done, type Step } from '../step.ts'

/**
 * The last step: recording it completes the order (after-purchase rules §4, step 6). Also emails a company's invoice
 * address.
 */
export const orderCompleted: Step = {
  name: 'order_completed',

  run({ order, mails, clock }) {
    const invoiceEmail = order.company?.details.invoiceEmail
    // A partner finds its many invoices with its orders.
    if (!invoiceEmail || order.totalCents <= 0 || isOfPartner(order)) return Promise.resolve(done())
    const mail = { id: randomUUID(), orderId: order.id, kind: 'company_papers', now: clock.now() } as const
    return Promise.resolve(done(undefined, { also: [mails.putting(mails.waiting(mail))] }))
  },
}
