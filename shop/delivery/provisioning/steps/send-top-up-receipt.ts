import { sendMailOnce } from '#shop/delivery/mails/send-mail-once.ts'
import { failed, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Emails the receipt of a top-up to whoever paid for it (after-purchase rules §4, step 4). */
export const sendTopUpReceipt: Step = {
  name: 'send_email',
  writesFirst: true,

  run: (world) =>
    world.order.email
      ? sendMailOnce(world, 'topup_receipt')
      : Promise.resolve(failed('record_missing', stepMessages.emailMissing)),
}
