// Refunds money, never more than was paid and not yet refunded.
import { z } from 'zod'
import type { Call } from './api-call.ts'
import { moneyText } from './money-text.ts'
import type { World } from './payment-world.ts'
import { check, metadata, text, whole } from './request-shapes.ts'
import { invalid, missing } from './stripe-problem.ts'
import { newId } from './wire-id.ts'
import type { Refund } from './wire-refund.ts'
import type { Charge } from './wire.ts'

const shape = z.strictObject({
  payment_intent: text.optional(),
  charge: text.optional(),
  amount: whole.refine((value) => value >= 1, 'parameter_invalid_integer').optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  instructions_email: z.unknown().optional(),
})

export function refundPayment(world: World, call: Call): Refund {
  const input = check(shape, call.params)
  const charge = chargeToRefund(world, input)
  if (isTakenByBank(world, charge))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed')
  const left = charge.amount - charge.amount_refunded
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
  const amount = input.amount ?? left
  if (amount > left) {
    const [wanted, rest] = [moneyText(amount, charge.currency), moneyText(left, charge.currency)]
    throw invalid(
      `Refund amount (${wanted}) is greater than unrefunded amount on charge (${rest})`,
      'amount_too_large',
      'amount',
    )
  }

  const now = world.nowSeconds()
  const reference = world.records.referenceOf(charge.id)
  const refund: Refund = {
    id: newId('re_3', 23),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    },
    metadata: input.metadata ?? {},
    payment_intent: charge.payment_intent,
    ...presentmentShare(world, charge, amount),
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
  world.records.add('refund', now, refund, { parent: charge.payment_intent, status: refund.status, reference })
  const refunded = charge.amount_refunded + amount
  const after = world.records.change('charge', {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  })
  world.events.add({ type: 'refund.created', object: refund, reference, at: now, request: call.request })
  world.events.add({ type: 'charge.refunded', object: after, reference, at: now, request: call.request })

  return refund
}

// The amount above stays in the currency of the charge; the buyer gets as large a share of what they paid in theirs.
function presentmentShare(world: World, charge: Charge, amount: number): Pick<Refund, 'presentment_details'> {
  const paid = world.records.find('payment_intent', charge.payment_intent)?.presentment_details
  if (!paid) return {}
  const share = Math.round((paid.presentment_amount * amount) / charge.amount)
  return { presentment_details: { ...paid, presentment_amount: share } }
}

const isTakenByBank = (world: World, charge: Charge): boolean =>
  world.records
    .all('dispute', { parent: charge.payment_intent })
    .some(({ status, is_charge_refundable: mayRefund }) => status !== 'won' && !mayRefund)

function chargeToRefund(
  world: World,
  input: { payment_intent?: string | undefined; charge?: string | undefined },
): Charge {
  if (input.charge !== undefined) {
    const charge = world.records.find('charge', input.charge)
    if (charge === null) throw missing('charge', input.charge, 'charge')
    if (charge.status !== 'succeeded')
      throw invalid(`Charge ${charge.id} was not successful, so it cannot be refunded.`, undefined, 'charge')
    return charge
  }
  if (input.payment_intent === undefined)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'parameter_missing',
    )
  const intent = world.records.find('payment_intent', input.payment_intent)
  if (intent === null) throw missing('payment_intent', input.payment_intent, 'payment_intent')
  const charge = intent.latest_charge === null ? null : world.records.find('charge', intent.latest_charge)
  if (charge === null || charge.status !== 'succeeded') {
    throw invalid(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      undefined,
      'payment_intent',
    )
  }

  return charge
}
