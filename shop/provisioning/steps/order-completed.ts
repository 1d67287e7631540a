import { randomUUID } from 'node:crypto'
import { isOfPartner } from '#shop/order/order.ts'
import { done, type Step } from '../step.ts'

/** The last step: writing it down is the deed (after-purchase rules §4, step 6). A company's invoice address hears of it as well. */
export const orderCompleted: Step = {
  name: 'order_completed',

  run({ order, mails, clock }) {
    const invoiceEmail = order.company?.details.invoiceEmail
    // A partner finds the invoices of its many orders where it finds the orders.
    if (!invoiceEmail || order.totalCents <= 0 || isOfPartner(order)) return Promise.resolve(done())
    const mail = { id: randomUUID(), orderId: order.id, kind: 'company_papers', now: clock.now() } as const
    return Promise.resolve(done(undefined, { also: [mails.putting(mails.waiting(mail))] }))
  },
}
