// Takes the money for a session once: intent, charge, invoice, session, and events change together or not at all.
import { fingerprintOfCard, type Card, type Refusal } from './cards.ts'
import { EMPTY_CHARGE, EMPTY_INTENT } from './empty-payment.ts'
import { issueInvoice } from './issue-invoice.ts'
import type { World } from './payment-world.ts'
import { presentmentDetails } from './presentment.ts'
import { transactionIdOf } from './wire-balance.ts'
import { newId } from './wire-id.ts'
import type { CardFace, Charge, IntentData, PaymentIntent, Session } from './wire.ts'

type SessionEvent = `checkout.session.${'completed' | 'async_payment_succeeded' | 'async_payment_failed'}`
export type PayOutcome =
  | 'paid'
  | 'delayed'
  | 'already_paid'
  | 'expired'
  | 'asks'
  | 'nothing_to_confirm'
  | { declined: string }

export function paySession(world: World, sessionId: string, card: Card): PayOutcome {
  return world.records.transaction(() => {
    const session = openOr(world, sessionId)
    if (typeof session === 'string') return session
    const intent = intentOf(world, session)
    if (typeof card.behaviour === 'object') return decline(world, session, intent, card, card.behaviour)
    if (card.behaviour === 'pays') return succeed(world, session, intent, card)
    if (card.behaviour === 'delays') return delay(world, session, intent, card)

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

// The page is complete but the money is still on its way, as with a bank debit; the dashboard decides the outcome.
function delay(world: World, session: Session, intent: PaymentIntent, card: Card): PayOutcome {
  const waiting: PaymentIntent = { ...intent, status: 'processing', next_action: null, payment_method: newId('pm_') }
  world.records.change('payment_intent', waiting, { status: waiting.status })
  const details = world.records.find('details', `details_${session.id}`)
  if (details !== null) world.records.change('details', { ...details, askingCard: faceOf(card) })
  const complete: Session = { ...session, payment_intent: intent.id, status: 'complete', url: null }
  const done = world.records.change('session', complete, { status: 'complete', parent: intent.id })
  tell(world, 'payment_intent.processing', waiting, session)
  tell(world, 'checkout.session.completed', done, session)
  return 'delayed'
}

// The outcome of a delayed payment; null if none is waiting.
export function endDelay(world: World, sessionId: string, refusal: Refusal | null): PayOutcome | null {
  const session = world.records.find('session', sessionId)
  const intent = session?.payment_intent ? world.records.find('payment_intent', session.payment_intent) : null
  const card = world.records.find('details', `details_${sessionId}`)?.askingCard
  if (session === null || intent?.status !== 'processing' || card === undefined) return null
  if (refusal === null) return succeed(world, session, intent, card, 'checkout.session.async_payment_succeeded')
  const outcome = decline(world, session, intent, card, refusal)
  tell(world, 'checkout.session.async_payment_failed', session, session)

  return outcome
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
  const { intent: data } = world.records.find('details', `details_${session.id}`) ?? { intent: null }

  return openIntent(world, session, newId('pi_3', 23), data)
}

/** Opens the intent under this ID for what the buyer is about to pay on this page. */
export function openIntent(world: World, session: Session, id: string, data: IntentData | null): PaymentIntent {
  const now = world.nowSeconds()
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
      description: data?.description ?? null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: data?.metadata ?? {},
      next_action: null,
      payment_method: null,
      receipt_email: data?.receipt_email ?? null,
      status: 'requires_payment_method',
    },
    { parent: session.id, status: 'requires_payment_method', reference: session.client_reference_id },
  )
}

function succeed(
  world: World,
  session: Session,
  intent: PaymentIntent,
  card: CardFace,
  event: SessionEvent = 'checkout.session.completed',
): PayOutcome {
  const { records } = world
  const charge = addCharge(world, session, intent, card, null)
  const paid: PaymentIntent = {
    ...intent,
    ...presentmentDetails(session),
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
    ...presentmentDetails(session),
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
  tell(world, event, done, session)
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
  const id = world.newId('ch_3', 23)
  const charge: Charge = {
    ...EMPTY_CHARGE,
    id,
    // What was declined moved nothing.
    balance_transaction: refusal === null ? transactionIdOf(id) : null,
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
        fingerprint: fingerprintOfCard(card, session.customer_details?.email ?? null),
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
  type: SessionEvent | `payment_intent.${'succeeded' | 'payment_failed' | 'processing'}` | 'invoice.paid',
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
