// A refund, in the provider's format.
import type { BalanceTransaction } from './wire-balance.ts'
import type { Metadata, Presentment } from './wire.ts'

export type RefundEventType = 'refund.created' | 'refund.updated' | 'refund.failed' | 'charge.refund.updated'

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  balance_transaction: null
  charge: string
  created: number
  currency: string
  destination_details: { type: 'card'; card: { reference_status: 'pending'; reference_type: string; type: 'refund' } }
  /** Only after it failed: the money is back on the merchant's balance. */
  failure_balance_transaction?: BalanceTransaction
  failure_reason?: 'expired_or_canceled_card'
  metadata: Metadata
  payment_intent: string
  /** Its share of what the buyer paid in their own currency. */
  presentment_details?: Presentment
  reason: string | null
  receipt_number: null
  source_transfer_reversal: null
  status: 'succeeded' | 'failed'
  transfer_reversal: null
}
