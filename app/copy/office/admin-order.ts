// The words of one order in the admin dashboard.
import { sizeWords } from '#shop/catalogue/bundle/bundle.ts'
import type { ReviewReason } from '#shop/sales/order/order.ts'
import type { RefundedBy } from '#shop/sales/order/order.ts'
import type { PartReason } from '#shop/sales/refund/part-refund.ts'
import { codeProblems } from '#app/copy/people/own-proof.ts'

export const deskOrderCopy = {
  title: 'Order',
  back: 'All orders',
  placed: (moment: string) => `Placed ${moment}`,
  kind: { esim: 'eSIM', topup: 'Top-up', deposit: 'Deposit', replacement: 'Replacement eSIM' },
  error: 'Last error',

  customer: {
    heading: 'Customer',
    name: 'Name',
    email: 'Email',
    account: 'Customer record',
    open: 'Open record',
    company: 'Company',
    vatNumber: 'VAT number',
    address: 'Address',
  },
  bundle: {
    heading: 'Bundle',
    what: (data: string, zone: string, days: number) =>
      data === '' ? zone : `${sizeWords(data)}, ${zone}, ${days} ${days === 1 ? 'day' : 'days'}`,
    id: 'Bundle ID',
    trip: 'Trip',
    noTrip: 'No dates',
    destinations: 'Destinations',
    topUpOf: 'Tops up the eSIM from',
    otherOrder: 'its original order',
    replaces: 'Replaces the eSIM from',
    carriesOver: 'Carries over the top-up',
    replacedBy: 'Replaced by',
    topUps: 'Top-ups for this eSIM',
    topUp: (number: number) => `Top-up ${number}`,
  },
  disputeLost: {
    title: 'The bank decided this dispute for the buyer',
    text: 'It took the payment back. We issued a credit note, and the eSIM goes back to the network unless it was used.',
  },
  money: {
    heading: 'Money',
    subtotal: 'Subtotal',
    discount: (code: string | null) => (code ? `Discount (${code})` : 'Discount'),
    fee: 'Processing fee',
    vat: (rate: string, country: string | null) => `VAT ${rate}${country ? ` (${country})` : ''}`,
    total: 'Total',
    paid: 'Paid',
    refunded: 'Refunded',
    takenBack: 'Taken back by the bank',
    documents: 'Invoices',
    document: { invoice: 'Invoice', credit_note: 'Credit note' },
    noDocuments: {
      free: 'None. The order is free: there’s nothing to pay.',
      deposit: 'None. Each order paid from the balance gets its own.',
      paid: 'None yet.',
      unpaid: 'None. Nothing has been charged yet.',
    },
  },
  tax: {
    heading: 'VAT evidence',
    conflict: 'The evidence points to different countries. Review it before the VAT return.',
    settle: 'Settle',
    settled: (moment: string) => `The evidence points to different countries. Settled ${moment}; the note says why.`,
    reopen: 'Reopen',
    question: 'Settle this VAT conflict?',
    points: [
      'The order leaves “Needs attention”. The VAT that was charged and the evidence stay as they are.',
      'You can reopen it later.',
    ],
    why: 'What you found',
    whyHint: 'Kept as a note on the order, such as “Lives in France, paid with a German card”.',
    yes: 'Settle the conflict',
    no: 'Leave it open',
    basis: 'Rate based on',
    bases: {
      chosen: 'the customer’s choice',
      located: 'the IP address',
      default: 'the default rate',
      company: 'the company’s country',
      reverse_charge: 'reverse charge',
    },
    chosen: 'Chosen country',
    ip: 'IP address country',
    card: 'Card country',
    vies: 'VIES',
    unknown: 'unknown',
    outside: 'outside the EU',
  },
  payments: {
    heading: 'Payment',
    none: 'No payment page was opened.',
    session: 'Payment page',
    intent: 'Payment',
    state: (state: string) => state.replaceAll('_', ' '),
  },
  timeline: {
    heading: 'Timeline',
    after: (text: string) => `+${text}`,
    inAll: (amount: string) => `${amount} in total`,
    by: (name: string) => `by ${name}`,
    byTraveler: 'by the traveler',
    refundedBy: {
      by_staff: 'by staff',
      by_provider: 'in the payment provider’s dashboard',
      dispute_lost: 'The bank decided the dispute for the buyer',
      by_partner: 'by the partner, to its balance',
    } satisfies Record<RefundedBy, string>,
    attempts: 'Network requests',
    attempt: (state: string, lookUps: number) =>
      `${state}${lookUps > 0 ? `, checked ${lookUps} ${lookUps === 1 ? 'time' : 'times'}` : ''}`,
  },
  mails: {
    heading: 'Emails',
    none: 'No emails yet.',
    sent: (moment: string) => `sent ${moment}`,
    waiting: (tries: number) => `waiting, ${tries} ${tries === 1 ? 'try' : 'tries'} so far`,
  },
  messages: { heading: 'Messages', none: 'None.' },
  alerts: { heading: 'Alerts', none: 'None.', mailed: 'emailed', silent: 'not emailed' },
  esim: {
    heading: 'eSIM',
    none: { yet: 'No eSIM yet.', anymore: 'No eSIM anymore.' },
    number: 'ICCID',
    code: 'Activation code',
    ending: (end: string) => `•••• ${end}`,
    hidden: '••••••••',
    show: 'Show',
    showText: 'Hidden until you ask. Viewing it is logged.',
    shown: 'Shown until you leave this page.',
    cancel: 'Cancel eSIM',
    cancelText: 'Takes an unused eSIM back. A refund is separate.',
    canceled: (end: string) => `Ended in ${end}`,
    question: 'Cancel this eSIM?',
    points: [
      'We ask the network first. An eSIM that’s in use stays.',
      'The order page stops showing the codes, and the traveler gets an email.',
      'The eSIM goes back to the network. The order keeps its payment: refund it separately if it’s due.',
      'You can’t undo this.',
    ],
    yes: 'Cancel the eSIM',
    no: 'Keep the eSIM',
  },

  actions: {
    heading: 'Actions',
    retry: 'Retry Flow',
    retryText: 'Continues at the step where it stopped. Nothing is requested or charged twice. You can’t undo this.',
    resend: 'Resend Email',
    resendText: (email: string) => `To ${email}, up to three times an hour. A sent email can’t be taken back.`,
    refund: 'Refund',
    refundText: (amount: string) => `Refunds ${amount}. We’ll ask you to confirm.`,
    part: 'Refund a part',
    partText: (hasEsim: boolean) =>
      hasEsim ? 'The order continues, and the traveler keeps the eSIM.' : 'Nothing else about the order changes.',
    partRunning: 'A partial refund is on its way. You can make the next one when it has arrived.',
    whatWasPaid: 'the amount paid',
    none: 'Nothing to do for this order.',
    sending: 'Working',
    problems: {
      nothing_to_retry: 'There’s nothing to retry. The order is complete, unpaid or refunded.',
      too_often: 'Too many attempts. Please try again later.',
      qr_missing: 'There’s nothing to email yet.',
      payment_disputed: 'The payment is disputed. We don’t email the eSIM until that’s settled.',
      mail_failed: 'The mail server rejected the email.',
      not_paid: 'This order isn’t paid or has already been refunded. Nothing changed.',
      amount_changed: 'The amount has changed since you opened this page. Nothing was refunded. Please check again.',
      password_wrong: 'That’s not your password. Nothing was refunded.',
      ...codeProblems,
      bank_decides: 'The payment is disputed, so the bank decides where the money goes. Nothing was refunded.',
      deposit_spent: 'The balance is lower than this deposit, so the deposit can’t be refunded.',
      refund_running: 'A partial refund of this order is still on its way. Please try again in a minute.',
      dispute_unseen:
        'The buyer’s bank is asking about this payment. Confirm below that you know about it. Nothing was refunded.',
      provider_silent:
        'This payment is disputed, and the payment provider isn’t answering, so we can’t tell who has the money. Nothing was refunded. Please try again later.',
      amount_invalid: 'Please enter an amount in euros, such as 5.00.',
      amount_too_high: 'That’s more than what’s left of the payment.',
      amount_whole:
        'That’s everything that’s left. Use Refund instead: it also ends the order and takes the eSIM back.',
      reason_missing: 'Please choose a reason.',
      note_missing: 'Please write something first.',
      note_too_long: 'That’s too long. The limit is 2,000 characters.',
      nothing_to_note: 'There’s nothing here to add a note to.',
      nothing_to_resume: 'This order isn’t waiting to be resumed. Please check again.',
      no_esim: 'There’s no eSIM for that.',
      not_allowed: 'Only administrators can do that.',
      esim_topped_up: 'Someone paid for more data on this eSIM, so it can’t be canceled.',
      esim_in_use: 'The network reports that this eSIM is in use, so it can’t be canceled.',
      network_silent:
        'The network isn’t answering, so we can’t tell whether the eSIM is in use. Please try again later.',
      no_vat_conflict: 'There’s no open VAT conflict on this order. Please check again.',
      nothing_to_close: 'This review is gone or its reason has changed. Please check again.',
    },
  },
  review: {
    heading: 'Needs review',
    since: (moment: string) => `Since ${moment}`,
    reasons: {
      foreign_order: 'The payment is for another order.',
      amount_differs: 'The amount paid doesn’t match the order.',
      currency_differs: 'The payment is in another currency.',
      test_payment: 'The payment was made with a test card.',
      esim_taken: 'The network returned an eSIM that belongs to another order.',
      disputed: 'The buyer’s bank disputes the payment.',
      dispute_won: 'The bank decided the dispute in your favor. You keep the payment.',
      refund_failed: 'A refund didn’t arrive, or the payment provider rejected it.',
      esim_unusable: 'The network returned an eSIM number or an activation code that no phone can use.',
      network_refused: 'The network doesn’t know this order’s bundle or eSIM, or the eSIM has expired.',
      not_delivered: 'The order couldn’t be delivered within a day.',
      facts_lost:
        'The database was restored, and the email address or the company of this order is gone. Ask the buyer.',
      top_up_uncertain:
        'The eSIM was replaced while this top-up was being added, and the network doesn’t say whether the old eSIM got it.',
      price_far_above: 'A business sold this for more than twice what your shop asks now.',
    } satisfies Record<ReviewReason, string>,
    goesOn: 'The order continues in the meantime. Close this when there’s nothing left to do.',
    lowerCap:
      'The order continues in the meantime. If you didn’t agree to such prices, lower the cap on the page of that business.',
    payBack:
      'Find another way to pay the buyer back, or refund again in the payment provider’s dashboard. Close this once they have their money.',
    disputeStops:
      'Nothing more is delivered until the bank has decided. Answer the dispute in your payment provider’s dashboard.',
    disputeDelivered:
      'The eSIM was delivered and keeps working. Answer the dispute in your payment provider’s dashboard.',
    disputeDeposit:
      'What’s left of this deposit can’t be spent until the bank has decided. Answer the dispute in your payment provider’s dashboard.',
    resumes: 'The order can continue where it stopped. You can’t undo this.',
    resume: 'Resume order',
    stopped: 'The order stopped here. Refund it, or fix it manually.',
    resumable: 'The order stopped here. Once the network works again, continue it with Retry Flow, or refund it.',
    uncertain:
      'The order stopped here. Look up the top-up by its reference at the network. Retry Flow adds it to the new eSIM; if the traveler used it on the old one, refund it instead or leave it, and ask the network for a credit.',
    stoppedUnpaid: 'The order stopped here. There’s no payment to refund from this page.',
    close: 'Close',
    question: 'Close this review?',
    consequence: 'The order leaves the “Needs review” list. Closing it is logged. You can’t undo this.',
    yes: 'Close the review',
    no: 'Keep it open',
  },
  refund: {
    heading: (amount: string) => `Refund ${amount}?`,
    to: (name: string, reference: string) => `To ${name}, for order ${reference}.`,
    points: [
      'The amount goes back to the original card or account within a few days.',
      'We issue a credit note. The order page stops showing the codes.',
      'An unused eSIM goes back to the network. A used one keeps working.',
      'You can’t undo this.',
    ],
    disputed:
      'The buyer’s bank is already reviewing this payment. If you refund it too, you may pay twice. Check your payment provider’s dashboard first.',
    disputeWon: 'This payment was disputed, and the bank decided in your favor.',
    knowsDispute: 'I know the bank is reviewing this payment, and I still want to refund it.',
    yes: (amount: string) => `Refund ${amount}`,
    no: 'Keep the payment',
  },
} as const

const restOfPart = (hasEsim: boolean): string[] => [
  hasEsim ? 'The order continues, and the eSIM keeps working.' : 'Nothing else about the order changes.',
  'You can’t undo this.',
]

export const partRefundCopy = {
  heading: 'Refund a part',
  left: (amount: string) => `${amount} is left of this payment.`,
  amount: 'Amount in euros',
  amountHint: 'Less than what’s left, such as 5.00.',
  reason: 'Reason',
  reasonNone: 'Choose a reason',
  reasons: {
    goodwill: 'Goodwill',
    poor_coverage: 'Poor coverage or speed',
    late_delivery: 'Late delivery',
    wrong_price: 'Wrong price or discount',
    other: 'Something else (add a note)',
  } satisfies Record<PartReason, string>,
  points: (hasEsim: boolean) => [
    'The amount goes back to the original card or account within a few days.',
    'We issue a credit note for it, and the traveler gets an email.',
    ...restOfPart(hasEsim),
  ],
  pointsOfBalance: (hasEsim: boolean) => [
    'The amount goes back to the partner’s balance right away.',
    'We issue a credit note for it. Nobody gets an email.',
    ...restOfPart(hasEsim),
  ],
  yes: 'Refund this amount',
  list: 'Partial refunds',
  part: (amount: string, reason: string, by: string) => `${amount}, ${reason}, by ${by}`,
  states: { due: 'on its way', given: 'refunded', dropped: 'rejected by the payment provider' },
} as const

const reasons: Record<string, string> = deskOrderCopy.review.reasons
/** Why a person must decide; an unknown reason is shown as it is. */
export const reasonText = (reason: string): string => reasons[reason] ?? reason.replaceAll('_', ' ')
