// A movement on the merchant's balance, in the provider's format.

export type BalanceTransaction = {
  id: string
  object: 'balance_transaction'
  amount: number
  available_on: number
  created: number
  currency: string
  description: null
  exchange_rate: null
  fee: number
  fee_details: { amount: number; application: null; currency: string; description: string; type: 'stripe_fee' }[]
  net: number
  reporting_category: 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal'
  source: string
  status: 'available'
  type: 'charge' | 'refund' | 'refund_failure' | 'adjustment'
}

type Moved = Pick<BalanceTransaction, 'id' | 'amount' | 'fee' | 'currency' | 'source'> & { at: number }
const DAYS_UNTIL_AVAILABLE = 2

/** `what` uses the names of the provider's reports; disputes have one type and two categories. */
export const balanceTransaction = (
  what: BalanceTransaction['reporting_category'],
  { id, amount, fee, currency, source, at }: Moved,
): BalanceTransaction => ({
  id,
  object: 'balance_transaction',
  amount,
  available_on: at + DAYS_UNTIL_AVAILABLE * 86_400,
  created: at,
  currency,
  description: null,
  exchange_rate: null,
  fee,
  fee_details:
    fee === 0 ? [] : [{ amount: fee, application: null, currency, description: 'Stripe fee', type: 'stripe_fee' }],
  net: amount - fee,
  reporting_category: what,
  source,
  status: 'available',
  type: what === 'dispute' || what === 'dispute_reversal' ? 'adjustment' : what,
})

/** What a charge, or a refund, moved at its own time. */
export const movedBy = (source: { id: string; created: number; currency: string }) => ({
  id: transactionIdOf(source.id),
  at: source.created,
  currency: source.currency,
  source: source.id,
})

/** What its balance transaction is named. */
export const transactionIdOf = (id: string) => `txn_${id.replace(/^[a-z]+_/, '')}`

// From the provider's price list for cards of the European Economic Area.
const FEE_PER_MILLE = 15
const FEE_CENTS = 25

export const transactionOfCharge = (charge: Parameters<typeof movedBy>[0] & { amount: number }): BalanceTransaction =>
  balanceTransaction('charge', {
    ...movedBy(charge),
    amount: charge.amount,
    fee: Math.round((charge.amount * FEE_PER_MILLE) / 1000) + FEE_CENTS,
  })
