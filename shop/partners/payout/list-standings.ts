// Where every partner with a balance stands. The payout run, the page, and the emails all use this.
import type { Base } from '#shop/assembly/base.ts'
import type { Affiliate, AffiliateStore } from '#shop/sales/affiliate/affiliate-store.ts'
import type { Balance } from '#shop/sales/ledger/ledger-sum-store.ts'
import { purchaseVat, type PurchaseVat } from '#shop/catalogue/pricing/purchase-vat.ts'
import type { VatRate } from '#shop/catalogue/pricing/vat.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { PayoutDetails } from './payout-store.ts'
import { getStanding, vatOn, type Standing } from './standing.ts'

export type ListStandingsDeps = Pick<Base, 'payouts' | 'ledger' | 'sellerCountry' | 'timeZone' | 'clock'> & {
  affiliates: Pick<AffiliateStore, 'find' | 'list'>
  retail: { listTerms: (businessIds: string[]) => Promise<{ businessId: string; endedAt: Date | null }[]> }
  readVatRates: () => Promise<VatRate[]>
}

/** In cents; `netCents` is what would be paid without VAT, and `vatCents` comes on top. */
export type PartnerStanding = Balance & {
  standing: Standing
  details: PayoutDetails | null
  vat: PurchaseVat
  netCents: number
  vatCents: number
}

/** For everyone with a balance, by business ID. */
export async function listStandings(deps: ListStandingsDeps): Promise<PartnerStanding[]> {
  const balances = await deps.ledger.listBalances()
  const members = new Map((await deps.affiliates.list()).map((each) => [each.businessId, each]))
  return judge(deps, balances, (businessId) => members.get(businessId) ?? null)
}

/** For one business, with or without a balance. */
export async function findStanding(deps: ListStandingsDeps, businessId: string): Promise<PartnerStanding> {
  const [balance = { businessId, heldCents: 0, payableCents: 0, transitCents: 0 }] = await deps.ledger.sumBalances([
    businessId,
  ])
  const affiliate = await deps.affiliates.find(businessId)
  const [found] = await judge(deps, [balance], () => affiliate)
  if (!found) throw new Error('A balance was not judged.')
  return found
}

async function judge(
  { payouts, retail, readVatRates, sellerCountry, timeZone, clock }: ListStandingsDeps,
  balances: Balance[],
  affiliateOf: (businessId: string) => Affiliate | null,
): Promise<PartnerStanding[]> {
  const ids = balances.map(({ businessId }) => businessId)
  const details = new Map((await payouts.listDetails(ids)).map((each) => [each.businessId, each]))
  const refused = await payouts.listRefused(ids)
  const terms = new Map((await retail.listTerms(ids)).map((each) => [each.businessId, each]))
  const rates = await readVatRates()
  const today = dateOnlyOf(clock.now(), timeZone)
  return balances.map((balance) => {
    const { businessId, payableCents } = balance
    const own = details.get(businessId) ?? null
    const vat = own ? purchaseVat(rates, own, sellerCountry, today) : { basis: 'none' as const, basisPoints: 0 }
    const standing = getStanding({
      payableCents,
      isEnded: isOver([affiliateOf(businessId), terms.get(businessId) ?? null]),
      details: own,
      refusedAt: refused.get(businessId) ?? null,
      vat,
    })
    const netCents = Math.max(0, payableCents)
    return { ...balance, standing, details: own, vat, netCents, vatCents: vatOn(netCents, vat) }
  })
}

// By a code, by its own prices, or both: over if every way of earning has ended.
function isOver(ways: ({ endedAt: Date | null } | null)[]): boolean {
  const had = ways.filter((way) => way !== null)
  return had.length > 0 && had.every(({ endedAt }) => endedAt !== null)
}
