// A dispute by a buyer's bank, in the provider's format.
import type { BalanceTransaction } from './wire-balance.ts'
import type { Metadata } from './wire.ts'

export type DisputeEventType = 'charge.dispute.created' | 'charge.dispute.closed'

export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  balance_transactions: BalanceTransaction[]
  charge: string
  created: number
  currency: string
  enhanced_eligibility_types: []
  evidence: Record<string, never>
  evidence_details: {
    due_by: number
    enhanced_eligibility: Record<string, never>
    has_evidence: boolean
    past_due: boolean
    submission_count: number
  }
  intended_submission_method: null
  is_charge_refundable: boolean
  livemode: false
  metadata: Metadata
  network_reason_code: null
  payment_intent: string
  payment_method_details: {
    type: 'card'
    card: { brand: string; case_type: 'chargeback' | 'inquiry'; network_reason_code: string }
  }
  reason: string
  status: 'needs_response' | 'warning_needs_response' | 'won' | 'lost'
}
