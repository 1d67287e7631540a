// What the acknowledgement of a withdrawal says in English.
import type { WithdrawalCopy } from '../mail-copy.ts'

export const withdrawal: WithdrawalCopy = {
  subject: (product: string) => `We received your withdrawal (${product})`,
  heading: 'Your withdrawal has arrived',
  intro: (at: string) => `we received your declaration of withdrawal on ${at}.`,
  contract: 'Contract',
  name: 'Name',
  email: 'Email',
  received: 'Received',
  statement: 'Declaration',
  statementText: (declared) => declared,
  keep: 'Please keep this mail: it proves when you declared your withdrawal.',
  finding: {
    unknown_order:
      'A person looks up the contract now and writes to you. If the right of withdrawal applies, you get your money back within 14 days of your declaration, the way you paid.',
    not_activated:
      'The eSIM of this order has not been activated. What you paid for it comes back within 14 days of your declaration, the way you paid. Please do not use the eSIM any more and delete it from your phone if you installed it.',
    activated:
      'The eSIM of this order has been activated already. If you asked for immediate delivery when you ordered, the right of withdrawal ended with that. A person checks what was agreed and writes to you. If the eSIM does not work as promised, reply to this mail: that is a different right and it has not ended.',
    too_late:
      'This order is more than 14 days old, so the period for withdrawing was over when your declaration arrived. A person checks this and writes to you. If the eSIM does not work as promised, reply to this mail: that is a different right and it has not ended.',
    unclear:
      'We could not see yet whether the eSIM of this order has been activated. A person checks it and writes to you. If the right of withdrawal applies, you get your money back within 14 days of your declaration, the way you paid.',
  },
}
