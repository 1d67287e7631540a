// The payment pages of demo orders, and what the payment provider took for their payments.
import type { DemoRows } from '#db/demo/demo-rows.ts'
import { DISPUTE_FEE_CENTS } from '#sandbox/payment/dashboard.ts'
import { movementsMadeBy } from '#sandbox/payment/payment-made.ts'
import { transactionOfCharge } from '#sandbox/payment/wire-balance.ts'
import type { DemoOrder, World } from './demo-order.ts'
import { reasonsOf } from './demo-reasons.ts'
import { readDispute, takenCents } from './vendor-books.ts'

/** The page on which an order was paid or not, and what the provider took for that. */
export function addPayment({ chance }: World, rows: DemoRows, { row, events, paidAt }: DemoOrder) {
  if (row.totalCents === 0) return
  const sessionId = `cs_demo_${chance.id()}`
  // A payment that differs from its order was charged nevertheless.
  const isTaken = paidAt !== null || row.reviewReason === 'amount_differs'
  const paymentIntentId = isTaken ? `pi_demo_${row.id}` : null
  const isBack = row.refundedBy != null
  Object.assign(row, { paymentSessionId: sessionId })
  rows.paymentSessions.push({
    id: chance.id(),
    orderId: row.id,
    state: isBack ? 'refunded' : isTaken ? 'paid' : 'expired',
    sessionId,
    amountCents: row.totalCents,
    paymentIntentId,
    ...reasonsOf(row, isTaken),
    expiresAt: new Date(row.createdAt.getTime() + 31 * 60_000),
    createdAt: row.createdAt,
    updatedAt: isBack ? row.updatedAt : (paidAt ?? row.updatedAt),
  })
  if (paymentIntentId) rows.paymentFees.push(...feesOf({ row, events, paidAt }, paymentIntentId))
}

const CURRENCY = 'eur'

// As the provider takes them and names their movements: for the payment, and for a dispute.
function feesOf({ row, events, paidAt }: Pick<DemoOrder, 'row' | 'events' | 'paidAt'>, paymentIntentId: string) {
  const { taken, claimed } = movementsMadeBy(paymentIntentId)
  const at = paidAt ?? row.updatedAt
  const amount = takenCents(row, row.totalCents)
  const { fee } = transactionOfCharge({ id: taken, created: 0, currency: CURRENCY, amount })
  const disputed = readDispute(row, events, paidAt ?? undefined)
  const fees: DemoRows['paymentFees'] = [
    { id: taken, paymentIntentId, kind: 'taken', feeCents: fee, currency: CURRENCY, at },
  ]
  if (disputed.dispute)
    fees.push({
      id: claimed,
      paymentIntentId,
      kind: 'claimed',
      feeCents: DISPUTE_FEE_CENTS,
      currency: CURRENCY,
      at: disputed.dispute.at,
    })
  return fees
}
