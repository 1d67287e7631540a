// Takes the money for a session once: intent, charge, invoice, session and events change together or not at all.
import type { Card, Refusal } from './cards.ts'
import { issueInvoice } from './issue-invoice.ts'
import type { World } from './payment-world.ts'
import { newId } from './wire-id.ts'
import type { CardFace, Charge, PaymentIntent, Session } from './wire.ts'

export type PayOutcome = 'paid' | 'already_paid' | 'expired' | 'asks' | 'nothing_to_confirm' | { declined: string }

export function paySession(world: World, sessionId: string, card: Card): PayOutcome {
  return world.records.transaction(() => {
    const session = openOr(world, sessionId)
    if (typeof session === 'string') return session
    const intent = intentOf(world, session)
    if (typeof card.behaviour === 'object') return decline(world, session, intent, card, card.behaviour)
    if (card.behaviour === 'pays') return succeed(world, session, intent, card)

    const { publicUrl } = world.options
    const asking: PaymentIntent = {
      ...intent,
      status: 'requires_action',
      last_payment_error: null,
      payment_method: newId('pm_'),
      next_action: {
        type: 'redirect_to_url',
        redirect_to_url: { url: `${publicUrl}/pay/${session.id}/confirm`, return_url: session.success_url },
      },
    }
    world.records.change('payment_intent', asking, { status: asking.status })
    const details = world.records.find('details', `details_${session.id}`)
    if (details !== null) world.records.change('details', { ...details, askingCard: faceOf(card) })
    return 'asks'
  })
}

export function confirmPayment(world: World, sessionId: string, refusal: Refusal | null): PayOutcome {
  return world.records.transaction(() => {
    const session = openOr(world, sessionId)
    if (typeof session === 'string') return session
    const intent = session.payment_intent === null ? null : world.records.find('payment_intent', session.payment_intent)
    const card = world.records.find('details', `details_${session.id}`)?.askingCard
    if (intent?.status !== 'requires_action' || card === undefined) return 'nothing_to_confirm'

    return refusal === null ? succeed(world, session, intent, card) : decline(world, session, intent, card, refusal)
  })
}

function openOr(world: World, sessionId: string): Session | 'already_paid' | 'expired' {
  const session = world.records.find('session', sessionId)
  if (session === null || session.status === 'expired') return 'expired'

  return session.status === 'complete' ? 'already_paid' : session
}

function intentOf(world: World, session: Session): PaymentIntent {
  const known = session.payment_intent === null ? null : world.records.find('payment_intent', session.payment_intent)
  if (known !== null) return known
  const { intent: wishes } = world.records.find('details', `details_${session.id}`) ?? { intent: null }
  const now = world.nowSeconds()
  const id = newId('pi_3', 23)
  world.records.change('session', { ...session, payment_intent: id }, { parent: id })

  return world.records.add(
    'payment_intent',
    now,
    {
      ...EMPTY_INTENT,
      id,
      object: 'payment_intent',
      amount: session.amount_total,
      amount_received: 0,
      client_secret: `${id}_secret_${newId('', 25)}`,
      created: now,
      currency: session.currency,
      customer: session.customer,
      description: wishes?.description ?? null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: wishes?.metadata ?? {},
      next_action: null,
      payment_method: null,
      receipt_email: wishes?.receipt_email ?? null,
      status: 'requires_payment_method',
    },
    { parent: session.id, status: 'requires_payment_method', reference: session.client_reference_id },
  )
}

function succeed(world: World, session: Session, intent: PaymentIntent, card: CardFace): PayOutcome {
  const { records } = world
  const charge = addCharge(world, session, intent, card, null)
  const paid: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: charge.payment_method,
  }
  records.change('payment_intent', paid, { status: paid.status })
  countRedemptions(world, session)
  const complete: Session = {
    ...session,
    payment_intent: intent.id,
    payment_status: 'paid',
    status: 'complete',
    url: null,
    customer_details: {
      name: null,
      ...session.customer_details,
      email: session.customer_details?.email ?? null,
      tax_exempt: 'none',
    },
  }
  const invoice = session.invoice_creation.enabled ? issueInvoice(world, complete, paid) : null
  const done = records.change(
    'session',
    { ...complete, invoice: invoice?.id ?? null },
    { status: 'complete', parent: intent.id },
  )

  tell(world, 'payment_intent.succeeded', paid, session)
  tell(world, 'checkout.session.completed', done, session)
  if (invoice !== null) tell(world, 'invoice.paid', invoice, session)

  return 'paid'
}

function decline(world: World, session: Session, intent: PaymentIntent, card: CardFace, refusal: Refusal): PayOutcome {
  const charge = addCharge(world, session, intent, card, refusal)
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    last_payment_error: {
      type: 'card_error',
      code: refusal.code,
      ...(refusal.declineCode === undefined ? {} : { decline_code: refusal.declineCode }),
      message: refusal.declined,
    },
  }
  world.records.change('payment_intent', failed, { status: failed.status })
  tell(world, 'payment_intent.payment_failed', failed, session)

  return { declined: refusal.declined }
}

function addCharge(
  world: World,
  session: Session,
  intent: PaymentIntent,
  card: CardFace,
  refusal: Refusal | null,
): Charge {
  const now = world.nowSeconds()
  const charge: Charge = {
    ...EMPTY_CHARGE,
    id: newId('ch_3', 23),
    object: 'charge',
    amount: intent.amount,
    amount_captured: refusal === null ? intent.amount : 0,
    amount_refunded: 0,
    billing_details: {
      address: { country: 'NL' },
      email: session.customer_email,
      name: null,
      phone: null,
      tax_id: null,
    },
    captured: refusal === null,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.declined ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid: refusal === null,
    payment_intent: intent.id,
    payment_method: intent.payment_method ?? newId('pm_'),
    payment_method_details: {
      type: 'card',
      card: {
        brand: card.brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: 'NL',
        exp_month: card.expMonth,
        exp_year: card.expYear,
        funding: 'credit',
        last4: card.last4,
        network: card.brand,
      },
    },
    refunded: false,
    status: refusal === null ? 'succeeded' : 'failed',
  }

  return world.records.add('charge', now, charge, {
    parent: intent.id,
    status: charge.status,
    reference: session.client_reference_id,
  })
}

function countRedemptions(world: World, session: Session): void {
  for (const { coupon: id } of session.discounts) {
    const coupon = world.records.find('coupon', id)
    if (coupon === null) continue
    const used = coupon.times_redeemed + 1
    world.records.change('coupon', {
      ...coupon,
      times_redeemed: used,
      valid: coupon.max_redemptions === null || used < coupon.max_redemptions,
    })
  }
}

function tell(
  world: World,
  type: 'payment_intent.succeeded' | 'payment_intent.payment_failed' | 'checkout.session.completed' | 'invoice.paid',
  object: Record<string, unknown>,
  session: Session,
): void {
  world.events.add({
    type,
    object,
    reference: session.client_reference_id,
    at: world.nowSeconds(),
    request: { id: null, idempotency_key: null },
  })
}

function faceOf({ brand, last4, expMonth, expYear }: Card): CardFace {
  return { brand, last4, expMonth, expYear }
}

const EMPTY_INTENT = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
}

const EMPTY_CHARGE = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  calculated_statement_descriptor: null,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: {},
  on_behalf_of: null,
  outcome: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
}
