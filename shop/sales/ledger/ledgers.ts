// The partners' ledger: what is written with an order, and what is due.
import type { Base } from '#shop/assembly/base.ts'
import { bind, type Bound } from '#shop/assembly/bind.ts'
import { recordDispute, recordRefund, recordSale } from './record-order.ts'
import { recordSums } from './record-sums.ts'
import { releaseEarnings } from './release-earnings.ts'

/** What the checkout writes in its own transactions. */
export type RecordOrder = Bound<{
  recordSale: typeof recordSale
  recordRefund: typeof recordRefund
  recordDispute: typeof recordDispute
}>

export const createLedger = (base: Base) =>
  bind(
    { ...base, afterCommit: base.database.afterCommit },
    { recordSale, recordRefund, recordDispute, releaseEarnings, recordSums },
  )
