// Whether a partner is paid next, or what stands in the way; on paper.
import { share } from '#shop/values/money.ts'
import type { PurchaseVat } from '#shop/pricing/purchase-vat.ts'
import { PAYOUT_TERMS } from './payout-terms.ts'

/**
 * `nothing`: there is nothing to pay; `negative`: more went back than there was; `below_minimum`: carried to the next month;
 * `bank_missing`, `bank_refused`: nowhere to send it, or the bank sent it back from there; `invoice_missing`: VAT is due,
 * which is paid on an invoice alone; `vat_number_unknown`: the EU's register denies the number that they gave.
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

/** What the EU's register says of their VAT number; null where it is not asked. */
type VatVerdict = 'valid' | 'invalid' | 'unavailable' | null

export type StandingFacts = {
  payableCents: number
  /** They earn nothing any more, neither by a code nor by prices of their own: the rest is paid as it is. */
  isEnded: boolean
  /** Null while there are none. `refusedAt`: when the bank last sent money back. */
  details: { changedAt: Date; isSelfBilled: boolean; vatVerdict: VatVerdict } | null
  refusedAt: Date | null
  vat: PurchaseVat
}

export function standingOf({ payableCents, isEnded, details, refusedAt, vat }: StandingFacts): Standing {
  if (payableCents < 0) return 'negative'
  if (payableCents === 0) return 'nothing'
  if (!isEnded && payableCents < PAYOUT_TERMS.minimumCents) return 'below_minimum'
  if (!details) return 'bank_missing'
  if (refusedAt !== null && refusedAt >= details.changedAt) return 'bank_refused'
  if (details.vatVerdict === 'invalid') return 'vat_number_unknown'
  return vat.basisPoints > 0 && !details.isSelfBilled ? 'invoice_missing' : 'due'
}

/** The VAT on top of an amount that is paid, rounded as every other. */
export const vatOn = (netCents: number, { basisPoints }: Pick<PurchaseVat, 'basisPoints'>): number =>
  share(netCents, basisPoints)

/** Which invoice there is for a payout: the shop's own in their name, theirs, or none where nobody has to write one. */
export const paperOf = (details: {
  isSelfBilled: boolean
  vatNumber: string | null
}): 'self_billed' | 'theirs' | 'none' =>
  details.isSelfBilled ? 'self_billed' : details.vatNumber === null ? 'none' : 'theirs'
