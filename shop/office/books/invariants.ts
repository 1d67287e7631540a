// What must be true of the shop's books at any time, and how each promise is checked. The checks in this folder report
// one of the faults below; `app/copy/office/books.ts` has their texts.

/**
 * `books`: our own database. `provider`, `network`: what the vendors report about the same. `elsewhere`: can't be
 * checked from rows.
 */
type ReadFrom = 'books' | 'provider' | 'network' | 'elsewhere'

type Invariant = {
  promise: string
  from: readonly ReadFrom[]
  /** How it is checked; if rows can't tell, where it is tested instead. */
  how: string
}

export const INVARIANTS = {
  I1: {
    promise: 'each payment belongs to one order that knows of it',
    from: ['books', 'provider'],
    how: 'pages of an order against its state; paid sessions of the provider against our pages, both ways',
  },
  I2: {
    promise: 'what was taken less what went back is what the order says',
    from: ['books', 'provider'],
    how: 'cents of the order, its total, the charge of its payment, and what moved on the balance of the provider',
  },
  I3: {
    promise: 'the total is that of an independent calculation',
    from: ['books'],
    how: 'subtotal, discount, fee and VAT are added up anew',
  },
  I4: {
    promise: 'an order has at most one eSIM, and an eSIM one order, at the network too',
    from: ['books', 'network'],
    how: 'eSIMs of an order; profiles that the network holds under its reference, and in all',
  },
  I5: {
    promise:
      'nobody gets an eSIM without a payment, a coupon that makes it free, one of theirs that it replaces, or an order that paid for it too',
    from: ['books', 'network'],
    how: 'eSIMs, attempts and profiles of orders that were never settled',
  },
  I6: {
    promise: 'invoices and credit notes come to what was kept, without a gap in their numbers',
    from: ['books'],
    how: 'papers of an order against its cents; numbers of each series against their count',
  },
  I7: {
    promise: 'what was bought is mailed to its buyer alone',
    from: ['books'],
    how: 'the outbox: mails with codes belong to a settled order; what stands in them is read in the mailbox of `npm run storm`',
  },
  I8: {
    promise: 'an order moves by the table alone',
    from: ['books'],
    how: 'its history is played again and has to lead to its present state; triggers refuse to change it',
  },
  I9: {
    promise: 'a coupon is counted as often as it is used',
    from: ['books'],
    how: 'the counter of each code against its redemptions; unpaid orders that ended hold none',
  },
  I10: {
    promise: 'what we told the provider that we have, we have',
    from: ['provider'],
    how: 'events that the provider delivered, against the inbox',
  },
  I11: {
    promise: 'an event that comes again changes nothing',
    from: ['elsewhere'],
    how: 'not in the rows: tests/http/payment-webhook.test.ts and the doubled webhooks of the storm',
  },
  I12: {
    promise: 'what a caller was told survives a kill',
    from: ['elsewhere'],
    how: 'not in the rows: the buyers of the storm remember what they were told',
  },
  I13: {
    promise: 'strangers read nothing, also while something is broken',
    from: ['elsewhere'],
    how: 'not in the rows: tests/long/every-door.test.ts and tests/http/role-matrix.test.ts',
  },
  I14: {
    promise: 'no secret stands in the log',
    from: ['elsewhere'],
    how: 'not in the rows: tests/long/log-canaries.test.ts',
  },
  I15: {
    promise: 'every order comes to an end within five minutes',
    from: ['books'],
    how: 'orders still on their way',
  },
  I16: {
    promise: 'nothing waits in a queue',
    from: ['books'],
    how: 'events, refunds, mails and profiles that are older than five minutes',
  },
  I17: {
    promise: 'an eSIM is ready within a minute',
    from: ['books'],
    how: 'settled orders that nothing stands in the way of and that have nothing yet',
  },
  I18: {
    promise: 'every completed order was mailed',
    from: ['books'],
    how: 'completed orders without a mail that a server accepted',
  },
} as const satisfies Record<string, Invariant>

export type InvariantId = keyof typeof INVARIANTS
export const INVARIANT_IDS = Object.keys(INVARIANTS).filter((id): id is InvariantId => id in INVARIANTS)

/** Every fault that can be found, and which promise it breaks. */
export const FAULTS = {
  settling_payments: 'I1',
  payment_not_settled: 'I1',
  payment_of_no_order: 'I1',
  payment_unheard: 'I1',
  payment_not_there: 'I1',
  paid_differs: 'I2',
  refunded_differs: 'I2',
  taken_differs: 'I2',
  given_back_differs: 'I2',
  balance_differs: 'I2',
  balance_unexplained: 'I2',
  price_differs: 'I3',
  esim_differs: 'I4',
  esim_not_there: 'I4',
  profiles_too_many: 'I4',
  profile_of_no_order: 'I4',
  top_up_of_no_order: 'I4',
  profile_not_given_back: 'I4',
  esim_unpaid: 'I5',
  free_without_coupon: 'I5',
  profile_unpaid: 'I5',
  papers_differ: 'I6',
  paper_wrong: 'I6',
  numbers_missing: 'I6',
  mail_unpaid: 'I7',
  history_differs: 'I8',
  coupon_miscounted: 'I9',
  coupon_held: 'I9',
  event_missing: 'I10',
  order_underway: 'I15',
  event_waits: 'I16',
  refund_waits: 'I16',
  mail_waits: 'I16',
  profile_waits: 'I16',
  esim_late: 'I17',
  never_mailed: 'I18',
} as const satisfies Record<string, InvariantId>

export type FaultName = keyof typeof FAULTS
export const FAULT_NAMES = Object.keys(FAULTS).filter((name): name is FaultName => name in FAULTS)

/** Found on the provider's balance, which is read per period and not per order. */
export const isOfBalance = (fault: string): boolean => fault === 'balance_differs' || fault === 'balance_unexplained'

/** The shop has its own alerts for these, so the hourly check leaves them out. */
const OF_WAITING: readonly InvariantId[] = ['I15', 'I16', 'I17', 'I18']
export const isOfWaiting = (fault: FaultName): boolean => OF_WAITING.includes(FAULTS[fault])
