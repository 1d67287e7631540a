// Since when a business has a ledger of earnings: as an affiliate, with its own prices, or both.
import type { Affiliate } from './affiliate-store.ts'

export type EarningStartDeps = {
  affiliates: { find: (businessId: string) => Promise<Pick<Affiliate, 'joinedAt'> | null> }
  retail: { findTerms: (businessId: string) => Promise<{ since: Date } | null> }
}

/** Null for a business that could never earn anything; one that once could keeps its ledger. */
export async function findEarningStart(
  { affiliates, retail }: EarningStartDeps,
  businessId: string,
): Promise<Date | null> {
  const [affiliate, terms] = await Promise.all([affiliates.find(businessId), retail.findTerms(businessId)])
  if (!affiliate || !terms) return affiliate?.joinedAt ?? terms?.since ?? null
  return affiliate.joinedAt < terms.since ? affiliate.joinedAt : terms.since
}
