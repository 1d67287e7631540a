// The owner decides which businesses set their own prices, and their discount on the shop's price.
import { auditActorOf, type Acting } from '#shop/records/audit/acting.ts'
import type { WithAudit } from '#shop/records/audit/with-audit.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { Tenants } from '#shop/people/brand/tenant.ts'
import type { RetailStore, TermsRow } from '#shop/catalogue/bundle/retail-store.ts'
import type { Clock } from '#ports/clock.ts'
import type { Outcome } from '#values/outcome.ts'

/** In basis points; whatever the discount, a sale never leaves less than the zone's margin. */
const MOST_DISCOUNT = 9_000

export type SetRetailTermsDeps = {
  businesses: Pick<BusinessStore, 'find'>
  retail: Pick<RetailStore, 'findTerms' | 'saveTerms'>
  readTenants: () => Promise<Tenants>
  withAudit: WithAudit
  clock: Clock
  forgetCatalogue: () => void
}
export type RetailTermsInput = { businessId: string; isAllowed: boolean; discountBasisPoints: number | null }
export type SetRetailTermsProblem = 'no_business' | 'own_brand' | 'discount_range'

/**
 * Allows or forbids a business to set its own prices. When forbidden, the shop's prices apply right away, and its own
 * are kept in case it may again. Problems: `no_business`, also for an affiliate; `own_brand` for the shop's own;
 * `discount_range` unless whole basis points from 0 to 9,000.
 */
export async function setRetailTerms(
  { businesses, retail, readTenants, withAudit, clock, forgetCatalogue }: SetRetailTermsDeps,
  { businessId, isAllowed, discountBasisPoints }: RetailTermsInput,
  acting: Acting,
): Promise<Outcome<object, SetRetailTermsProblem>> {
  if (discountBasisPoints === null || !isDiscount(discountBasisPoints)) return { ok: false, problem: 'discount_range' }
  const { house } = await readTenants()
  if (house.brand.id === businessId) return { ok: false, problem: 'own_brand' }
  const done = await withAudit(
    async (): Promise<Outcome<{ isNew: boolean }, SetRetailTermsProblem>> => {
      const business = await businesses.find(businessId)
      if (business?.kind !== 'brand') return { ok: false, problem: 'no_business' }
      const now = clock.now()
      const before = await retail.findTerms(businessId)
      const isSame =
        before !== null && (before.endedAt === null) === isAllowed && before.discountBasisPoints === discountBasisPoints
      if (isSame || (before === null && !isAllowed)) return { ok: true, isNew: false }
      await retail.saveTerms({
        businessId,
        discountBasisPoints,
        since: before?.since ?? now,
        endedAt: isAllowed ? null : (before?.endedAt ?? now),
      })
      return { ok: true, isNew: true }
    },
    ({ isNew }) =>
      isNew
        ? {
            actor: auditActorOf(acting),
            action: 'retail_terms_set',
            subject: businessId,
            facts: { allowed: isAllowed ? 'yes' : 'no', discount: discountBasisPoints },
          }
        : null,
    acting,
  )
  forgetCatalogue()
  return done
}

const isDiscount = (basisPoints: number) =>
  Number.isInteger(basisPoints) && basisPoints >= 0 && basisPoints <= MOST_DISCOUNT

/** The terms on which a business sets its own prices, for the owner; null if it may not. */
export const viewRetailTerms = async (
  { retail }: Pick<SetRetailTermsDeps, 'retail'>,
  businessId: string,
): Promise<Pick<TermsRow, 'discountBasisPoints' | 'since'> | null> => {
  const terms = await retail.findTerms(businessId)
  return terms?.endedAt === null ? terms : null
}
