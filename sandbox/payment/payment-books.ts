// The provider's own accounts, for checks that compare them with the shop's.
import type { World } from './payment-world.ts'

export type PaymentBooks = ReturnType<typeof readBooks>

/** All of them, those of one order, or only the newest ones. */
export function readBooks(
  world: World,
  { reference, most }: { reference?: string | undefined; most?: number | undefined } = {},
) {
  const { records } = world
  const filter = {
    ...(reference !== undefined && { reference }),
    ...(most !== undefined && { most }),
  }
  const referenceOf = (id: string) => records.referenceOf(id)

  return {
    sessions: records.all('session', filter).map((session) => ({
      id: session.id,
      client_reference_id: session.client_reference_id,
      status: session.status,
      payment_status: session.payment_status,
      amount_subtotal: session.amount_subtotal,
      amount_discount: session.total_details.amount_discount,
      amount_tax: session.total_details.amount_tax,
      amount_total: session.amount_total,
      currency: session.currency,
      ...(session.presentment_details && { presentment_details: session.presentment_details }),
      payment_intent: session.payment_intent,
      invoice: session.invoice,
      metadata: session.metadata,
      created: session.created,
    })),
    charges: records.all('charge', filter).map((charge) => ({
      id: charge.id,
      client_reference_id: referenceOf(charge.id),
      status: charge.status,
      amount: charge.amount,
      amount_refunded: charge.amount_refunded,
      currency: charge.currency,
      payment_intent: charge.payment_intent,
      created: charge.created,
    })),
    disputes: records
      .all('dispute', filter)
      .map(({ id, payment_intent: of, status }) => ({ id, payment_intent: of, status })),
    refunds: records.all('refund', filter).map((refund) => ({
      id: refund.id,
      client_reference_id: referenceOf(refund.id),
      amount: refund.amount,
      reason: refund.reason,
      status: refund.status,
      currency: refund.currency,
      charge: refund.charge,
      payment_intent: refund.payment_intent,
      created: refund.created,
    })),
  }
}
