// What the provider took for its work, from the transactions of its balance.
import type Stripe from 'stripe'
import { nextIn } from './translate.ts'
import type { ListedFees, ProviderFee } from '#shop/ports/payment-gateway.ts'

export const inSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** A hundred at a time; what cost nothing is left out. */
export async function listFees(stripe: Stripe, since: Date, until: Date, from: string | null): Promise<ListedFees> {
  const page = await stripe.balanceTransactions.list({
    created: { gte: inSeconds(since), lt: inSeconds(until) },
    limit: 100,
    expand: ['data.source'],
    ...(from && { starting_after: from }),
  })
  return {
    fees: page.data.filter(({ fee }) => fee !== 0).map(toFee),
    next: nextIn(page),
  }
}

const toFee = ({ id, created, type, fee, currency, source }: Stripe.BalanceTransaction): ProviderFee => ({
  id,
  at: new Date(created * 1000),
  what: type,
  feeCents: fee,
  currency,
  paymentIntentId: intentOf(source),
})

// Charges, refunds and disputes say which payment they belong to; what is about none, such as a monthly price, does not.
function intentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (typeof source !== 'object' || source === null || !('payment_intent' in source)) return null
  const { payment_intent: intent } = source
  return typeof intent === 'object' ? (intent?.id ?? null) : intent
}
