// What the acknowledgement of a withdrawal says in English.
import type { WithdrawalCopy } from '../mail-copy.ts'

export const withdrawal: WithdrawalCopy = {
  subject: (product: string) => `We received your withdrawal (${product})`,
  heading: 'We received your withdrawal',
  intro: (at: string) => `We received your declaration of withdrawal on ${at}.`,
  contract: 'Contract',
  name: 'Name',
  email: 'Email',
  received: 'Received',
  statement: 'Declaration',
  statementText: (declared) => declared,
  keep: 'Please keep this email. It proves when you declared your withdrawal.',
  finding: {
    unknown_order:
      'Someone from our team will find the contract and email you. If the right of withdrawal applies, we’ll refund you to your original payment method within 14 days of your declaration.',
    not_activated:
      'This order’s eSIM has not been activated. We’ll refund what you paid for it to your original payment method within 14 days of your declaration. Please stop using the eSIM, and delete it from your phone if you installed it.',
    activated:
      'This order’s eSIM has already been activated. If you asked for immediate delivery when you ordered, that ended your right of withdrawal. Someone from our team will check what was agreed and email you. If the eSIM doesn’t work as promised, reply to this email: that’s a different right, and it has not ended.',
    too_late:
      'This order is more than 14 days old, so the withdrawal period had ended when your declaration arrived. Someone from our team will check this and email you. If the eSIM doesn’t work as promised, reply to this email: that’s a different right, and it has not ended.',
    unclear:
      'We couldn’t tell yet whether this order’s eSIM has been activated. Someone from our team will check and email you. If the right of withdrawal applies, we’ll refund you to your original payment method within 14 days of your declaration.',
  },
  refused: {
    subject: (product, number) => `Your withdrawal (${product}, ${number})`,
    heading: 'We can’t accept your withdrawal',
    reasons: {
      no_contract:
        'We found no order that matches the contract you named and was placed with your email address. If you ordered with another address, reply to this email and tell us which.',
      not_paid: 'This order was never paid, so there is no contract to withdraw from and nothing to refund.',
      company:
        'This order was placed as a company. The right of withdrawal is for consumers, so it does not apply here.',
      too_late:
        'The withdrawal period is 14 days from the day of the order. It had ended when your declaration arrived.',
      activated:
        'When you ordered, you asked for immediate delivery and acknowledged that this would end your right of withdrawal. The eSIM had been activated when your declaration arrived, so the right had ended.',
    },
    added: 'What we would like to add:',
    faulty: 'If the eSIM didn’t work as promised, reply to this email: that’s a different right, and it has not ended.',
    disagree: 'If you think we got this wrong, reply to this email and tell us why. Someone will look at it again.',
  },
  carriedOut: {
    subject: (product, number) => `Your withdrawal (${product}, ${number})`,
    heading: 'We’ve carried out your withdrawal',
    handled: 'We’ve looked into your withdrawal',
    money: {
      free: 'The order was free, so there is nothing to refund.',
      refunded: 'We had already refunded the payment for this order, so nothing more is due.',
      elsewhere:
        'We wrote to the email address that this order was placed with about what came of it. If you can’t read that mailbox, reply to this email.',
    },
    esim: 'The eSIM has been canceled. If you installed it, you can delete it from your phone.',
    help: 'If something isn’t right, reply to this email.',
  },
}
