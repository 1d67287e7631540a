// The one mail that a step owes: from the outbox, so that it survives a crash and a mail server that is down.
import type { MailRow } from '#shop/mail/mail-store.ts'
import { done, failed, type StepOutcome, type StepWorld } from './step.ts'
import { stepMessages } from './step-messages.ts'

/** Sends the first mail of this kind for the order; a server that is down is tried again by itself (spec 2 §4, step 4). */
export async function sendMailOnce(
  { order, mails, deliverMail, clock }: StepWorld,
  mailId: string,
  kind: MailRow['kind'],
): Promise<StepOutcome> {
  const mail = await mails.put({ id: mailId, orderId: order.id, kind, generation: 1, now: clock.now() })
  if (mail.state === 'sent') return done()
  // The traveller asked again after a refusal: the address may work now.
  if (mail.state === 'refused') await mails.revive(mail.id, clock.now())

  const delivery = await deliverMail(mail.id)
  if (delivery.kind === 'sent') return done()
  if (delivery.kind === 'refused')
    return failed(delivery.message ? stepMessages.email(delivery.message) : stepMessages.emailFailed)
  return failed(stepMessages.email(delivery.message), delivery.retryAfterMs)
}
