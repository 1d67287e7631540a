// Whether a partner is paid next, or what prevents it. Pure rules.
import { share } from '#values/money.ts'
import type { PurchaseVat } from '#shop/catalogue/pricing/purchase-vat.ts'
import { PAYOUT_TERMS } from './payout-terms.ts'

/**
 * `nothing`: there is nothing to pay; `negative`: refunds exceeded earnings; `below_minimum`: carried over to the next
 * month; `bank_missing`, `bank_refused`: no account, or the bank returned the money from it; `invoice_missing`: VAT is
 * due, which needs an invoice; `vat_number_unknown`: the EU's register doesn't know their number.
 */
export type Standing =
  | 'due'
  | 'nothing'
  | 'negative'
  | 'below_minimum'
  | 'bank_missing'
  | 'bank_refused'
  | 'invoice_missing'
  | 'vat_number_unknown'

/** The EU's register's answer about their VAT number; null if it isn't asked. */
type VatVerdict = 'valid' | 'invalid' | 'unavailable' | null

export type StandingFacts = {
  payableCents: number
  /** They no longer earn anything, by code or own prices: the rest is paid regardless of the minimum. */
  isEnded: boolean
  /** Null if there are none. `refusedAt`: when the bank last returned money. */
  details: { changedAt: Date; isSelfBilled: boolean; vatVerdict: VatVerdict } | null
  refusedAt: Date | null
  vat: PurchaseVat
}

export function getStanding({ payableCents, isEnded, details, refusedAt, vat }: StandingFacts): Standing {
  if (payableCents < 0) return 'negative'
  if (payableCents === 0) return 'nothing'
  if (!isEnded && payableCents < PAYOUT_TERMS.minimumCents) return 'below_minimum'
  if (!details) return 'bank_missing'
  if (refusedAt !== null && refusedAt >= details.changedAt) return 'bank_refused'
  if (details.vatVerdict === 'invalid') return 'vat_number_unknown'
  return vat.basisPoints > 0 && !details.isSelfBilled ? 'invoice_missing' : 'due'
}

/** The VAT on top of a paid amount, rounded like all others. */
export const vatOn = (netCents: number, { basisPoints }: Pick<PurchaseVat, 'basisPoints'>): number =>
  share(netCents, basisPoints)

/** Which invoice a payout has: ours in their name, theirs, or none if nobody has to issue one. */
export const getPayoutInvoice = (details: {
  isSelfBilled: boolean
  vatNumber: string | null
}): 'self_billed' | 'theirs' | 'none' =>
  details.isSelfBilled ? 'self_billed' : details.vatNumber === null ? 'none' : 'theirs'
