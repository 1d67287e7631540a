// How every partner stands who has something coming: what the run pays, what the page shows, and what the mails say are this.
import type { Affiliate, AffiliateStore } from '#shop/affiliate/affiliate-store.ts'
import type { LedgerStore } from '#shop/ledger/ledger-store.ts'
import type { Balance } from '#shop/ledger/ledger-sum-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import { purchaseVat, type PurchaseVat } from '#shop/pricing/purchase-vat.ts'
import type { VatRate } from '#shop/pricing/vat.ts'
import type { CountryCode } from '#shop/values/country.ts'
import { dateOnlyOf } from '#shop/values/date.ts'
import type { PayoutDetails, PayoutStore } from './payout-store.ts'
import { standingOf, vatOn, type Standing } from './standing.ts'

export type ListStandingsDeps = {
  payouts: PayoutStore
  ledger: LedgerStore
  affiliates: Pick<AffiliateStore, 'find' | 'list'>
  retail: { listTerms: (businessIds: string[]) => Promise<{ businessId: string; endedAt: Date | null }[]> }
  readVatRates: () => Promise<VatRate[]>
  sellerCountry: CountryCode
  timeZone: string
  clock: Clock
}

/** Cents; `netCents` is what would be paid without VAT, and `vatCents` comes on top of it. */
export type PartnerStanding = Balance & {
  standing: Standing
  details: PayoutDetails | null
  vat: PurchaseVat
  netCents: number
  vatCents: number
}

/** Of everybody with a balance, by the id of their business. */
export async function listStandings(deps: ListStandingsDeps): Promise<PartnerStanding[]> {
  const balances = await deps.ledger.listBalances()
  const members = new Map((await deps.affiliates.list()).map((each) => [each.businessId, each]))
  return judge(deps, balances, (businessId) => members.get(businessId) ?? null)
}

/** Of one business, whether it has a balance or not. */
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
    const standing = standingOf({
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

// By a code, by prices of its own, or both: what ended is all that there was.
function isOver(ways: ({ endedAt: Date | null } | null)[]): boolean {
  const had = ways.filter((way) => way !== null)
  return had.length > 0 && had.every(({ endedAt }) => endedAt !== null)
}
