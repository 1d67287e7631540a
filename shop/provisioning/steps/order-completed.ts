import { randomUUID } from 'node:crypto'
import { done, type Step } from '../step.ts'

/** The last step: writing it down is the deed (after-purchase rules §4, step 6). A company's invoice address hears of it as well. */
export const orderCompleted: Step = {
  name: 'order_completed',

  async run({ order, mails, clock }) {
    const invoiceEmail = order.company?.details.invoiceEmail
    if (invoiceEmail && order.totalCents > 0) {
      const mail = { id: randomUUID(), orderId: order.id, kind: 'company_papers', generation: 1 } as const
      await mails.put({ ...mail, now: clock.now() })
    }
    return done()
  },
}
