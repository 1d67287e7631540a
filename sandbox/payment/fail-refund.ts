// A refund that the provider accepted comes back days later: the card's bank has closed the account.
import type { World } from './payment-world.ts'
import { invalid } from './stripe-problem.ts'
import { balanceTransaction } from './wire-balance.ts'
import { newId } from './wire-id.ts'
import type { Refund } from './wire-refund.ts'
import type { Charge } from './wire.ts'

/** Fails the newest refund of a charge; the money is back on the merchant's balance. Throws StripeProblem. */
export function failRefund(world: World, charge: Charge, reference: string): void {
  const arrived = world.records.all('refund', { parent: charge.payment_intent }).filter(isArriving)
  const refund = arrived.at(-1)
  if (!refund) throw invalid(`Charge ${charge.id} has no refund that could fail.`)

  const { id, amount, currency } = refund
  const now = world.nowSeconds()
  const failed: Refund = {
    ...refund,
    failure_balance_transaction: balanceTransaction('refund_failure', {
      id: newId('txn_3', 23),
      amount,
      fee: 0,
      currency,
      source: id,
      at: now,
    }),
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  }
  world.records.change('refund', failed, { status: failed.status })
  world.records.change('charge', { ...charge, amount_refunded: charge.amount_refunded - amount, refunded: false })
  const request = { id: null, idempotency_key: null }
  for (const type of ['refund.updated', 'refund.failed', 'charge.refund.updated'] as const)
    world.events.add({ type, object: failed, reference, at: now, request })
}

const isArriving = ({ status }: Refund) => status === 'succeeded'
