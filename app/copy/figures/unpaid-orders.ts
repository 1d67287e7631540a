// The words of the report about orders that were begun and not paid.
import type { UnpaidWhy } from '#shop/sales/order/unpaid-order.ts'

export const unpaidCopy = {
  none: 'No unpaid orders in this period.',
  columns: { why: 'Why', orders: 'Orders', total: 'Incl. VAT', order: 'Order' },
  newest: (count: number) => (count === 1 ? 'The newest one' : `The newest ${count}`),
  whys: {
    declined: 'Declined by the bank',
    unconfirmed: '3-D Secure not finished',
    refused: 'Refused by a rule',
    never_came: 'The money never arrived',
    closed: 'Payment page closed or expired',
    not_opened: 'Payment page not opened',
    open: 'Payment page still open',
  } satisfies Record<UnpaidWhy, string>,
  /** The payment provider's own codes; others are shown as they are. */
  codes: {
    generic_decline: 'no reason given',
    card_declined: 'no reason given',
    do_not_honor: 'no reason given',
    insufficient_funds: 'not enough money',
    expired_card: 'card expired',
    incorrect_cvc: 'wrong security code',
    incorrect_number: 'wrong number',
    processing_error: 'error at the bank',
    authentication_required: 'confirmation required',
    payment_intent_authentication_failure: 'confirmation failed',
    card_not_supported: 'card doesn’t allow it',
    transaction_not_allowed: 'card doesn’t allow it',
    currency_not_supported: 'card doesn’t allow euros',
    card_velocity_exceeded: 'card’s limit reached',
    withdrawal_count_limit_exceeded: 'card’s limit reached',
    lost_card: 'card reported lost',
    stolen_card: 'card reported stolen',
    fraudulent: 'suspected fraud',
    too_many_tries: 'too many declined cards',
  },
  mail: {
    title: 'Emails about failed payments',
    text: {
      on: 'Whoever tried to pay in vain gets one email about it, an hour later and by day: that nothing was charged, and where to try again.',
      off: 'You can have one email sent to whoever tried to pay in vain: that nothing was charged, and where to try again. It leaves an hour later and by day, once per order and month, to nobody who has paid meanwhile or turned emails off. It is information about their payment and advertises nothing; nobody is written to for closing the page.',
    },
    turn: { on: 'Send these emails', off: 'Stop these emails' },
  },
  because: (why: string, code: string) => `${why}: ${code}`,
} as const
