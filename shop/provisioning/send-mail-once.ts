// The one mail that a step owes: from the outbox, so that it survives a crash and a mail server that is down.
import type { MailRow } from '#shop/mail/mail-store.ts'
import { done, failed, stillUnknown, type StepOutcome, type StepNeeds } from './step.ts'
import { stepMessages } from './step-messages.ts'

/** Sends the first mail of this kind for the order; a server that is down is tried again by itself (after-purchase rules §4, step 4). */
export async function sendMailOnce(
  { order, orders, mails, transaction, deliverMail, clock, pollEveryMs }: StepNeeds,
  mailId: string,
  kind: MailRow['kind'],
): Promise<StepOutcome> {
  // An order that stops in this very moment either takes its mail back, or none is written any more.
  const mail = await transaction(async () =>
    (await orders.holdSettled(order.id))
      ? mails.put({ id: mailId, orderId: order.id, kind, generation: 1, now: clock.now() })
      : null,
  )
  if (!mail) return stillUnknown(pollEveryMs)
  if (mail.state === 'sent') return done()
  // The traveller asked again after a refusal, or the order goes on after it had stopped.
  if (mail.state !== 'waiting') await mails.revive(mail.id, clock.now())

  const delivery = await deliverMail(mail.id)
  if (delivery.kind === 'sent') return done()
  if (delivery.kind === 'refused')
    return failed('mail_refused', delivery.message ? stepMessages.email(delivery.message) : stepMessages.emailFailed)
  if (delivery.isUnderway) return stillUnknown(delivery.retryAfterMs)
  return failed('mail_postponed', stepMessages.email(delivery.message))
}
