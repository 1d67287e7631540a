// Mails the eSIM. The outbox keeps the mail when the mail server is down, and the order goes on by itself once it is out.
import { randomUUID } from 'node:crypto'
import { done, failed, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Sends the first "your eSIM" mail of the order (spec 2 §4, step 4). */
export const sendEmail: Step = {
  name: 'send_email',

  async run({ order, esims, mails, deliverMail, clock }) {
    if (!order.email) return failed(stepMessages.emailMissing)
    const esim = await esims.findActive(order.id)
    if (!esim) return failed(stepMessages.iccidMissing)
    if (!esim.qrPng) return failed(stepMessages.qrMissing)

    const mail = await mails.put({
      id: randomUUID(),
      orderId: order.id,
      kind: 'esim_ready',
      generation: 1,
      now: clock.now(),
    })
    if (mail.state === 'sent') return done()
    // The traveller asked again after a refusal: the address may work now.
    if (mail.state === 'refused') await mails.revive(mail.id, clock.now())

    const delivery = await deliverMail(mail.id)
    if (delivery.kind === 'sent') return done()
    if (delivery.kind === 'refused')
      return failed(delivery.message ? stepMessages.email(delivery.message) : stepMessages.emailFailed)
    return failed(stepMessages.email(delivery.message), delivery.retryAfterMs)
  },
}
