// Emails the eSIM. If the mail server is down, the outbox keeps the email, and the order continues once it is sent.
import { sendMailOnce } from '#shop/delivery/mails/send-mail-once.ts'
import { failed, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Sends the order's first "your eSIM" email (after-purchase rules §4, step 4). */
export const sendEmail: Step = {
  name: 'send_email',
  writesFirst: true,

  async run(world) {
    const { order, findEsim } = world
    if (!order.email) return failed('record_missing', stepMessages.emailMissing)
    const esim = await findEsim()
    if (!esim) return failed('record_missing', stepMessages.iccidMissing)
    if (!esim.qrPng) return failed('record_missing', stepMessages.qrMissing)
    return sendMailOnce(world, 'esim_ready')
  },
}
