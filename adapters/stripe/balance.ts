// Movements on the provider's balance, and its fees, from the balance transactions.
import type Stripe from 'stripe'
import { toldInstant } from '#values/normal-form/instant.ts'
import { toldCents, toldCurrency } from '#values/normal-form/money.ts'
import { needed, nextIn, toPaymentFee } from './translate.ts'
import type { ListedFees, ListedMovements, Movement, ProviderFee } from '#ports/payment-gateway.ts'

export const inSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** A hundred at a time, without free ones. */
export async function listFees(...asked: Parameters<typeof listTransactions>): Promise<ListedFees> {
  const page = await listTransactions(...asked)
  return {
    fees: page.data.filter(({ fee }) => toldCents(fee) !== 0).map(toFee),
    next: nextIn(page),
  }
}

/** A hundred at a time, without those that aren't about a payment, such as a payout to the bank. */
export async function listMovements(...asked: Parameters<typeof listTransactions>): Promise<ListedMovements> {
  const page = await listTransactions(...asked)
  return { movements: page.data.flatMap((each) => toMovement(each) ?? []), next: nextIn(page) }
}

const listTransactions = (stripe: Stripe, since: Date, until: Date, from: string | null) =>
  stripe.balanceTransactions.list({
    created: { gte: inSeconds(since), lt: inSeconds(until) },
    limit: 100,
    expand: ['data.source'],
    ...(from && { starting_after: from }),
  })

/** By the categories of the provider's own reports, which are the same for every payment method. */
const KINDS: Record<string, Movement['kind']> = {
  charge: 'taken',
  charge_failure: 'taken',
  refund: 'given_back',
  partial_capture_reversal: 'given_back',
  refund_failure: 'given_back',
  dispute: 'claimed',
  dispute_reversal: 'claimed',
}

function toMovement(transaction: Stripe.BalanceTransaction): Movement | null {
  const { id, reporting_category: category, amount, created, currency, source } = transaction
  const kind = Object.hasOwn(KINDS, category) ? KINDS[category] : undefined
  const paymentIntentId = intentOf(source)
  if (!kind || !paymentIntentId) return null
  return {
    id,
    kind,
    at: needed(toldInstant(created)),
    cents: needed(toldCents(amount)),
    currency: toldCurrency(currency) ?? '',
    paymentIntentId,
    feeCents: toPaymentFee(transaction, paymentIntentId)?.feeCents ?? null,
  }
}

const toFee = ({ id, created, type, fee, currency, source }: Stripe.BalanceTransaction): ProviderFee => ({
  id,
  at: needed(toldInstant(created)),
  what: type,
  feeCents: needed(toldCents(fee)),
  currency: toldCurrency(currency) ?? '',
  paymentIntentId: intentOf(source),
})

// Charges, refunds, and disputes name their payment; others, such as a monthly fee, don't.
function intentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (typeof source !== 'object' || source === null || !('payment_intent' in source)) return null
  const { payment_intent: intent } = source
  return typeof intent === 'object' ? (intent?.id ?? null) : intent
}
