// What the books must say of a top-up and of an order whose payment went back; every difference is one sentence.
import type { esims, invoices, orders } from '#db/schema.ts'
import type { VendorBooks } from './vendor-books.ts'

type Row = typeof orders.$inferSelect

/** A paid top-up is on its eSIM exactly once, and on no other. */
export function topUpProblems(row: Row, { profiles }: VendorBooks, moves: string[]): string[] {
  const completed = moves.filter((move) => move.startsWith('completed_'))
  const added = profiles.flatMap(({ iccid, grants }) =>
    grants.filter((name) => name === row.reference).map(() => iccid),
  )
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

/** Of a payment that went back nothing is left: no profile at the network, no money, and papers that come to nothing. */
export function refundProblems(row: Row, { profiles }: VendorBooks, own: { eSims: Esims; ledger: Ledger }): string[] {
  const left = profiles.filter(
    ({ customReference, state }) => customReference === row.reference && state !== 'released',
  )
  const papers = own.ledger.filter(({ orderId }) => orderId === row.id)
  const sum = papers.reduce((total, { totalCents }) => total + totalCents, 0)
  return [
    ...(row.paymentState === 'refunded' ? [] : [`the order of ${row.email} is ${row.paymentState}, not refunded`]),
    ...(row.refundedCents === row.paidCents
      ? []
      : [`the order of ${row.email} says ${row.refundedCents} cents went back`]),
    ...(row.dueAt === null && row.leaseId === null ? [] : [`the refunded order of ${row.email} is still held or due`]),
    ...(left.length === 0
      ? []
      : [`the network still has ${left.length} profiles for the refunded order of ${row.email}`]),
    ...own.eSims
      .filter(({ orderId, state }) => orderId === row.id && state !== 'released')
      .map(({ state }) => `an eSIM of the refunded order of ${row.email} is ${state}`),
    ...(papers.length === 2 && sum === 0
      ? []
      : [`the refunded order of ${row.email} has ${papers.length} papers over ${sum} cents`]),
  ]
}
