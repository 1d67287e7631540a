// The texts for differences in the books: what it is, and what to do about it. `npm run audit` prints the same.
import { counted } from '#values/counted.ts'
import type { Facts } from '#shop/office/books/difference.ts'
import type { FaultName } from '#shop/office/books/invariants.ts'

const euro = (cents: string | number | undefined) => `€${(Number(cents ?? 0) / 100).toFixed(2)}`

export const booksCopy = {
  heading: 'Books',
  text: 'Every hour, recent orders are compared with the payment provider and the eSIM network. Every night, so is every profile that the network holds.',
  readUntil: (moment: string) => `Last compared up to ${moment}.`,
  notYet: 'Not compared yet.',
  none: 'Everything agrees.',
  some: (differences: number) => `${differences} ${differences === 1 ? 'difference' : 'differences'} in the books.`,
  more: (hidden: number) => `${hidden} more. Run npm run audit to see all of them.`,
  caption: 'Differences in the books',
  columns: { since: 'Since', order: 'Order', what: 'What differs', todo: 'What to do' },
} as const

const COMPARE = 'Compare the order with the provider’s dashboard, and refund or correct it there.'
const BUG = 'This is a fault of the shop: report it with the reference. Don’t change rows by hand.'
const OPEN = 'Open the order and press Retry, or refund it.'

const number = (fact: string | number | undefined, one: string) => counted(Number(fact), one)

type Words = { says: (facts: Facts) => string; todo: string }

export const differenceWords: Record<FaultName, Words> = {
  settling_payments: {
    says: ({ payments }) => `Marked as paid, with ${payments} payments that settled it`,
    todo: COMPARE,
  },
  payment_not_settled: { says: () => 'A payment arrived, but the order isn’t marked as paid', todo: BUG },
  payment_of_no_order: {
    says: ({ amountCents }) => `A payment of ${euro(amountCents)} for an order that the shop doesn’t know`,
    todo: 'This mostly happens after a restore, with a payment made before orders could be rebuilt. Refund it in the provider’s dashboard and write to its buyer.',
  },
  payment_unheard: {
    says: ({ amountCents }) => `The provider took ${euro(amountCents)} that the order doesn’t show`,
    todo: 'The shop checks again by itself within the hour. If the difference is still there then, refund it in the provider’s dashboard.',
  },
  payment_not_there: {
    says: ({ cents }) => `Marked as paid (${euro(cents)}), but the provider has no such payment`,
    todo: 'Check that STRIPE_SECRET_KEY belongs to the account that was paid. If it does, don’t deliver anything more for this order.',
  },
  paid_differs: {
    says: ({ paidCents, totalCents }) => `Paid ${euro(paidCents)} of ${euro(totalCents)}`,
    todo: COMPARE,
  },
  refunded_differs: {
    says: ({ paidCents, refundedCents }) =>
      `Marked as refunded, but only ${euro(refundedCents)} of ${euro(paidCents)} went back`,
    todo: COMPARE,
  },
  taken_differs: {
    says: ({ ours, theirs }) => `The provider took ${euro(theirs)}, the order says ${euro(ours)}`,
    todo: COMPARE,
  },
  given_back_differs: {
    says: ({ ours, theirs }) => `The provider gave back ${euro(theirs)}, the shop expects ${euro(ours)}`,
    todo: COMPARE,
  },
  balance_differs: {
    says: ({ ours, theirs }) =>
      `The provider’s balance has ${euro(theirs)} from this order, the shop expects ${euro(ours)}`,
    todo: COMPARE,
  },
  balance_unexplained: {
    says: ({ cents }) => `The provider’s balance has ${euro(cents)} from a payment that no order shows`,
    todo: 'Look the payment up in the provider’s dashboard. If nothing was delivered for it, refund it there.',
  },
  price_differs: {
    says: ({ totalCents, expectedCents }) =>
      `The total is ${euro(totalCents)}, its parts come to ${euro(expectedCents)}`,
    todo: BUG,
  },
  esim_differs: { says: ({ esims }) => `The order and its ${number(esims, 'active eSIM')} don’t match`, todo: BUG },
  esim_not_there: {
    says: () => 'The network doesn’t have the eSIM of this order',
    todo: 'Ask the network what happened to it. If the traveler can’t use it, refund the order.',
  },
  profiles_too_many: {
    says: ({ profiles }) => `The network holds ${number(profiles, 'more profile')} for this order than the shop`,
    todo: 'Cancel the unused ones in the network’s console, or you’ll be billed for them.',
  },
  profile_of_no_order: {
    says: ({ iccid }) => `The network holds a profile (${iccid}) that no order has`,
    todo: 'Open it: you’ll see whose it was and what it cost, as far as anyone can tell, and decide what to do with it. If it doesn’t open, cancel it in the network’s console unless staff made it by hand.',
  },
  top_up_of_no_order: {
    says: ({ iccid }) => `The network put data on an eSIM (${iccid}) for an order that the shop doesn’t have`,
    todo: 'Open it, and decide whether its partner pays for it.',
  },
  profile_not_given_back: {
    says: ({ iccid }) => `A profile (${iccid}) was returned, but the network still holds it`,
    todo: 'Cancel it in the network’s console, or you’ll be billed for it.',
  },
  esim_unpaid: { says: () => 'An eSIM was requested, but nothing was paid', todo: BUG },
  free_without_coupon: { says: () => 'Free, without a coupon that makes it free', todo: BUG },
  profile_unpaid: {
    says: ({ profiles }) => `The network holds ${number(profiles, 'profile')} for an order that was never paid`,
    todo: 'Cancel them in the network’s console, and report it with the reference.',
  },
  papers_differ: {
    says: ({ sumCents, keptCents }) => `Invoices come to ${euro(sumCents)}, the shop kept ${euro(keptCents)}`,
    todo: BUG,
  },
  paper_wrong: { says: () => 'An invoice doesn’t add up', todo: BUG },
  numbers_missing: {
    says: ({ papers, last }) => `${number(papers, 'invoice')} in this series, but the last number is ${last}`,
    todo: 'After a restore, tell your accountant which numbers were used twice. Otherwise report it.',
  },
  mail_unpaid: { says: () => 'Codes were emailed, but nothing was paid', todo: BUG },
  history_differs: {
    says: ({ state, history }) => `The order is ${state}, its history leads to ${history}`,
    todo: BUG,
  },
  coupon_miscounted: {
    says: ({ counted: shown, uses }) => `The code shows ${number(shown, 'use')}, but the orders show ${uses}`,
    todo: BUG,
  },
  coupon_held: { says: () => 'The order expired but still holds its coupon', todo: BUG },
  event_missing: {
    says: ({ type }) => `The provider delivered an event (${type}) that the shop doesn’t have`,
    todo: 'The shop reads the provider’s list every hour and adds what’s missing. If this is still here after that, report it.',
  },
  order_underway: { says: ({ step, minutes }) => `At the step ${step} for ${number(minutes, 'minute')}`, todo: OPEN },
  event_waits: { says: () => 'A payment event wasn’t processed', todo: BUG },
  refund_waits: {
    says: () => 'A refund hasn’t gone out',
    todo: 'Check whether the provider is responding. The shop keeps trying.',
  },
  mail_waits: {
    says: () => 'An email hasn’t been sent',
    todo: 'Check whether the mail server is responding. The shop keeps trying.',
  },
  profile_waits: {
    says: () => 'A profile hasn’t gone back to the network',
    todo: 'Check whether the network is responding. The shop keeps trying.',
  },
  esim_late: { says: () => 'Nothing is holding it up, but there’s no eSIM after a minute', todo: OPEN },
  never_mailed: { says: () => 'Completed, but no email was sent', todo: 'Open the order and press Resend.' },
}
