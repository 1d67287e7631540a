// Affiliates for the owner: applications, affiliates with their balances, and whether anyone may join.
import type { Base } from '#shop/assembly/base.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { TermsStore } from '#shop/people/partnership/terms-store.ts'
import type { LedgerStore } from '#shop/sales/ledger/ledger-store.ts'

export type ListAffiliatesDeps = Pick<Base, 'affiliates'> & {
  ledger: Pick<LedgerStore, 'sumBalances'>
  businesses: Pick<BusinessStore, 'listNames'>
  partnershipTerms: Pick<TermsStore, 'listNewest'>
}

/** Open applications oldest first, affiliates newest first. */
export async function listAffiliates({ affiliates, ledger, businesses, partnershipTerms }: ListAffiliatesDeps) {
  const [applications, members, joinsAtOnce] = await Promise.all([
    affiliates.listOpen(),
    affiliates.list(),
    affiliates.joinsAtOnce(),
  ])
  const memberIds = members.map(({ businessId }) => businessId)
  const referrers = [...members, ...applications].flatMap(({ referredBy }) => referredBy ?? [])
  const names = await businesses.listNames([...memberIds, ...referrers])
  const terms = await partnershipTerms.listNewest(memberIds)
  const balances = new Map((await ledger.sumBalances(memberIds)).map((each) => [each.businessId, each]))
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
  return {
    joinsAtOnce,
    applications: applications.map(({ id, name, email, company, state, referredBy, createdAt }) => ({
      id,
      name: name ?? '',
      email: email ?? '',
      company,
      isInvited: state === 'invited',
      referredBy: nameOf(referredBy),
      createdAt,
    })),
    affiliates: members.map(({ businessId, code, referredBy, joinedAt, endedAt }) => ({
      businessId,
      name: nameOf(businessId) ?? businessId,
      code,
      referredBy: nameOf(referredBy),
      joinedAt,
      endedAt,
      /** The terms of partnership it accepted last; null if it never did. */
      terms: terms.get(businessId) ?? null,
      heldCents: balances.get(businessId)?.heldCents ?? 0,
      payableCents: balances.get(businessId)?.payableCents ?? 0,
    })),
  }
}
