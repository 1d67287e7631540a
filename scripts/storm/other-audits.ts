// What the books must say about top-ups, refunds, revoked eSIMs, and invoices; every difference is one sentence.
import type { esims, invoices, orders } from '#db/schema.ts'
import type { VendorBooks } from './vendor-books.ts'

type Row = typeof orders.$inferSelect

/** A paid top-up is on its eSIM exactly once, and on no other eSIM. */
export function topUpProblems(row: Row, grants: { iccid: string }[], moves: string[]): string[] {
  const completed = moves.filter((move) => move.startsWith('completed_'))
  const added = grants.map(({ iccid }) => iccid)
  return [
    ...(added.length === 1 ? [] : [`the top-up of ${row.email} was booked ${added.length} times at the network`]),
    ...(added.every((iccid) => iccid === row.targetIccid) ? [] : [`the top-up of ${row.email} is on a foreign eSIM`]),
    ...(row.iccid === null ? [] : [`the top-up of ${row.email} has an eSIM of its own`]),
    ...(new Set(completed).size === 5 && completed.length === 5
      ? []
      : [`the top-up of ${row.email} did not complete five steps once each: ${moves.join(', ')}`]),
  ]
}

type Ledger = (typeof invoices.$inferSelect)[]
type Esims = (typeof esims.$inferSelect)[]

/** Buyers who didn't pay get nothing. */
export function unpaidProblems(row: Row, got: { profiles: number; mails: number }): string[] {
  const isUnpaid = row.paymentState === 'awaiting' || row.paymentState === 'expired'
  return [
    ...(isUnpaid && row.iccid === null ? [] : [`the unpaid order of ${row.email} is ${row.paymentState}`]),
    ...(got.profiles + got.mails === 0
      ? []
      : [`${row.email} never paid and got ${got.profiles} profiles and ${got.mails} mails`]),
  ]
}

/** An eSIM that staff revoked is back with the network; its payment was kept. */
export function revokedProblems(row: Row, books: VendorBooks, own: { eSims: Esims; ledger: Ledger }): string[] {
  const isSo = row.paymentState === 'paid' && row.deliveryState === 'revoked' && row.iccid === null
  return [
    ...(isSo ? [] : [`the cancelled order of ${row.email} is ${row.paymentState} and ${row.deliveryState}`]),
    ...leftProblems(row, books, own.eSims, 'cancelled'),
  ]
}

/** A refunded payment leaves nothing behind: no profile at the network, no money, and invoices that add up to zero. */
export function refundProblems(row: Row, books: VendorBooks, own: { eSims: Esims; ledger: Ledger }): string[] {
  const papers = own.ledger.filter(({ orderId }) => orderId === row.id)
  const sum = papers.reduce((total, { totalCents }) => total + totalCents, 0)
  return [
    ...(row.paymentState === 'refunded' ? [] : [`the order of ${row.email} is ${row.paymentState}, not refunded`]),
    ...(row.refundedCents === row.paidCents
      ? []
      : [`the order of ${row.email} says ${row.refundedCents} cents went back`]),
    ...(row.dueAt === null && row.leaseId === null ? [] : [`the refunded order of ${row.email} is still held or due`]),
    ...leftProblems(row, books, own.eSims, 'refunded'),
    ...(papers.length === 2 && sum === 0
      ? []
      : [`the refunded order of ${row.email} has ${papers.length} papers over ${sum} cents`]),
  ]
}

const leftProblems = (row: Row, { profiles }: VendorBooks, eSims: Esims, what: string): string[] => [
  ...profiles
    .filter(({ customReference, state }) => customReference === row.reference && state !== 'released')
    .map(() => `the network still has a profile for the ${what} order of ${row.email}`),
  ...eSims
    .filter(({ orderId, state }) => orderId === row.id && state !== 'released')
    .map(({ state }) => `an eSIM of the ${what} order of ${row.email} is ${state}`),
]

/** One invoice per paid order, over the amount paid less refunds; numbered from 1 without gaps or repeats. */
export function invoiceProblems(rows: Row[], ledger: Ledger): string[] {
  const paidFor = rows.filter((row) => row.paymentState === 'paid')
  const ofOrder = Map.groupBy(ledger, ({ orderId }) => orderId)
  const wrong = paidFor.filter((row) => {
    const own = ofOrder.get(row.id) ?? []
    const sum = own.reduce((total, { totalCents }) => total + totalCents, 0)
    return own.filter(({ kind }) => kind === 'invoice').length !== 1 || sum !== row.paidCents - row.refundedCents
  })
  const invoiced = ledger.filter(({ kind }) => kind === 'invoice').length
  const owed = rows.filter((row) => row.paidCents > 0).length
  const series = Map.groupBy(ledger, (invoice) => invoice.series)
  const gaps = [...series].filter(([, papers]) => {
    const numbers = papers.map(({ sequence }) => sequence).toSorted((one, other) => one - other)
    return numbers.some((number, at) => number !== at + 1)
  })
  return [
    ...wrong.map((row) => `the order of ${row.email} has no invoice over what was paid`),
    ...gaps.map(([name]) => `the invoices of ${name} have a gap`),
    ...(invoiced === owed ? [] : [`${owed} orders that were paid for have ${invoiced} invoices`]),
  ]
}
