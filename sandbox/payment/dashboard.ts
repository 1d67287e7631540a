// What the merchant or a buyer's bank does without the shop: manual refunds, refunds that don't arrive, disputes, and
// delayed payments.
import type { Refusal } from './cards.ts'
import { failRefund } from './fail-refund.ts'
import { endDelay } from './pay-session.ts'
import { refundPayment } from './refund-payment.ts'
import type { World } from './payment-world.ts'
import { StripeProblem, invalid } from './stripe-problem.ts'
import { balanceTransaction } from './wire-balance.ts'
import { newId } from './wire-id.ts'
import type { Dispute } from './wire-dispute.ts'
import type { Charge } from './wire.ts'

const EVIDENCE_DAYS = 7
/** From the provider's price list; it isn't returned even if the bank decides for the merchant. */
export const DISPUTE_FEE_CENTS = 2_000

type DisputeKind = 'chargeback' | 'inquiry'

export type Dashboard = {
  /** Refunds an order's payment, completely or this many cents; returns why not, or null. */
  refund: (reference: string, cents?: number) => string | null
  /** The card's bank sends the order's newest refund back; returns why not, or null. */
  failRefund: (reference: string) => string | null
  /** The buyer's bank claims the money back, or only inquires so far; returns why not, or null. */
  dispute: (reference: string, kind?: DisputeKind) => string | null
  /** The bank has decided; returns why not, or null. */
  closeDispute: (reference: string, verdict: 'won' | 'lost') => string | null
  /** A delayed payment arrives or fails for good; returns why not, or null. */
  endDelay: (reference: string, isPaid: boolean) => string | null
}

const NO_MONEY: Refusal = {
  declined: 'The bank did not pay.',
  code: 'payment_method_provider_decline',
}

export function dashboard(world: World): Dashboard {
  const chargeOf = (reference: string): Charge => {
    const charge = world.records.all('charge', { reference }).find(({ status }) => status === 'succeeded')
    if (!charge) throw invalid(`There is no payment for ${reference}.`)
    return charge
  }
  const tried = (work: () => unknown): string | null => {
    try {
      world.records.transaction(work)
      return null
    } catch (problem) {
      if (problem instanceof StripeProblem) return problem.message
      throw problem
    }
  }

  return {
    refund: (reference, cents) =>
      tried(() => {
        const { id: charge } = chargeOf(reference)
        refundPayment(world, {
          id: '',
          params: { charge, reason: 'requested_by_customer', ...(cents !== undefined && { amount: String(cents) }) },
          expand: [],
          request: { id: null, idempotency_key: null },
        })
      }),
    failRefund: (reference) => tried(() => failRefund(world, chargeOf(reference), reference)),
    dispute: (reference, kind = 'chargeback') => tried(() => openDispute(world, chargeOf(reference), reference, kind)),
    closeDispute: (reference, verdict) => tried(() => closeDispute(world, chargeOf(reference), reference, verdict)),
    endDelay: (reference, isPaid) =>
      tried(() => {
        const sessions = world.records.all('session', { reference })
        if (!sessions.some(({ id }) => endDelay(world, id, isPaid ? null : NO_MONEY) !== null))
          throw invalid(`There is no delayed payment for ${reference}.`)
      }),
  }
}

function closeDispute(world: World, charge: Charge, reference: string, status: 'won' | 'lost'): void {
  const open = world.records
    .all('dispute', { parent: charge.payment_intent })
    .find(({ status: of }) => of === 'needs_response' || of === 'warning_needs_response')
  if (!open) throw invalid(`Charge ${charge.id} is not disputed.`)
  // If the merchant wins, the withdrawn money comes back.
  const back = status === 'won' ? open.balance_transactions : []
  const closed: Dispute = {
    ...open,
    status,
    balance_transactions: [
      ...open.balance_transactions,
      ...back.map(({ amount, currency, source }) =>
        balanceTransaction('dispute_reversal', {
          id: newId('txn_1', 23),
          amount: -amount,
          fee: 0,
          currency,
          source,
          at: world.nowSeconds(),
        }),
      ),
    ],
  }
  world.records.change('dispute', closed, { status })
  const request = { id: null, idempotency_key: null }
  world.events.add({ type: 'charge.dispute.closed', object: closed, reference, at: world.nowSeconds(), request })
}

function openDispute(world: World, charge: Charge, reference: string, kind: DisputeKind): void {
  // A bank that decided for the shop may come back: a closed inquiry can become a chargeback.
  const before = world.records.all('dispute', { parent: charge.payment_intent })
  if (before.some(({ status }) => status !== 'won')) throw invalid(`Charge ${charge.id} is already disputed.`)
  const now = world.nowSeconds()
  const id = newId('du_1', 23)
  const amount = charge.amount - charge.amount_refunded
  const withdrawn = balanceTransaction('dispute', {
    id: world.newId('txn_1', 23),
    amount: -amount,
    fee: DISPUTE_FEE_CENTS,
    currency: charge.currency,
    source: id,
    at: now,
  })
  const dispute: Dispute = {
    id,
    object: 'dispute',
    amount,
    // An inquiry doesn't withdraw anything yet.
    balance_transactions: kind === 'inquiry' ? [] : [withdrawn],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: now + EVIDENCE_DAYS * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    intended_submission_method: null,
    is_charge_refundable: kind === 'inquiry',
    livemode: false,
    metadata: {},
    network_reason_code: null,
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', case_type: kind, network_reason_code: '10' },
    },
    reason: 'fraudulent',
    status: kind === 'inquiry' ? 'warning_needs_response' : 'needs_response',
  }
  world.records.add('dispute', now, dispute, { parent: charge.payment_intent, status: dispute.status, reference })
  world.records.change('charge', { ...charge, disputed: true })
  const request = { id: null, idempotency_key: null }
  world.events.add({ type: 'charge.dispute.created', object: dispute, reference, at: now, request })
}
