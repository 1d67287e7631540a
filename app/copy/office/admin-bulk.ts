// The words of what is done to many orders at once.
import { MOST_IN_BULK, type BulkAct } from '#shop/office/order-actions/bulk.ts'
import { codeProblems } from '#app/copy/people/own-proof.ts'

export const bulkCopy = {
  title: 'Several orders',
  back: 'Back to the list',
  none: 'Choose orders in the list first.',
  pick: 'Choose orders',
  choose: 'Choose',
  chooseOrder: (reference: string) => `Choose order ${reference}`,
  chooseAll: 'Choose all orders on this page',
  what: 'With the chosen orders',
  acts: { retry: 'Retry', resend: 'Resend email', refund: 'Refund' } satisfies Record<BulkAct, string>,
  preview: 'Preview',
  hint: `You’ll see a preview before anything happens. At most ${MOST_IN_BULK} orders at once.`,
  heading: {
    retry: 'Retry these orders?',
    resend: 'Resend these emails?',
    refund: 'Refund these orders?',
  } satisfies Record<BulkAct, string>,
  would: {
    retry: 'Continues where it stopped',
    resend: (email: string) => `Email to ${email}`,
    refund: (amount: string) => `${amount} goes back`,
  },
  wouldNot: 'Nothing',
  sum: (does: number, all: number, amount: string | null) =>
    `${does} of ${all} ${all === 1 ? 'order' : 'orders'}${amount ? `, ${amount} in all` : ''}.`,
  refundText:
    'Each refund ends its order: we issue a credit note, email the traveler and take an unused eSIM back. You can’t undo this.',
  noUndo: {
    retry: 'Nothing is requested or charged twice. You can’t undo this.',
    resend: 'A sent email can’t be taken back.',
  } satisfies Record<Exclude<BulkAct, 'refund'>, string>,
  yes: {
    retry: (count: number) => `Retry ${count}`,
    resend: (count: number) => `Resend ${count}`,
    refund: (count: number) => `Refund ${count}`,
  } satisfies Record<BulkAct, (count: number) => string>,
  no: 'Back to the list',
  done: 'What happened',
  doneSum: (done: number, all: number) => `Done for ${done} of ${all}.`,
  columns: { order: 'Order', customer: 'Customer', what: 'What happens' },
  result: { retry: 'Retried', resend: 'Email sent', refund: 'Refunded' } satisfies Record<BulkAct, string>,
  sending: 'Working',
  problems: {
    nothing_to_retry: 'Nothing to retry',
    qr_missing: 'Nothing to email',
    payment_disputed: 'The payment is disputed: decide on the order’s page',
    mail_failed: 'The mail server rejected the email',
    not_paid: 'Nothing to refund',
    over_limit: 'More than you may refund: an admin can do it',
    deposit_spent: 'The balance is too low for this refund',
    refund_running: 'A partial refund is on its way',
    amount_unknown: 'The amount isn’t known here: refund it on the order’s page',
    amount_changed: 'The amount has changed since the preview',
    bank_decides: 'The payment is disputed, so the bank decides',
    dispute_unseen: 'The bank is asking about this payment: decide on the order’s page',
    provider_silent: 'Disputed, and the payment provider isn’t answering',
    too_often: 'Too many at once: try again in a few minutes',
    password_wrong: 'That’s not your password. Nothing was done.',
    ...codeProblems,
  },
} as const
