// Gives a payment back that should not have happened; the key makes it happen once, however often this runs.
import type { Clock } from '#shop/ports/clock.ts'
import type { PaymentGateway } from '#shop/ports/payment-gateway.ts'
import type { PaymentSessionStore } from './payment-session-store.ts'

export type RefundDeps = { payments: PaymentGateway; sessions: PaymentSessionStore; clock: Clock }

/** Refunds the payment of a session that is due for it; throws VendorError when the provider cannot be reached. */
export async function refundPayment({ payments, sessions, clock }: RefundDeps, rowId: string): Promise<void> {
  const row = await sessions.find(rowId)
  if (row?.state !== 'refund_due' || !row.paymentIntentId) return
  await payments.refund(row.paymentIntentId, `refund:${row.id}`)
  await sessions.move(row.id, ['refund_due'], 'refunded', clock.now())
}
