// The owner says which businesses set prices of their own, and how much less than the shop's price they pay.
import { auditActorOf, type Acting } from '#shop/audit/acting.ts'
import type { WithAudit } from '#shop/audit/with-audit.ts'
import type { BusinessStore } from '#shop/brand/business-store.ts'
import type { Tenants } from '#shop/brand/tenant.ts'
import type { RetailStore, TermsRow } from '#shop/catalogue/retail-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { Outcome } from '#shop/values/outcome.ts'

/** In basis points; whatever it is, a sale never leaves less than the margin of its zone. */
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
 * Lets a business set prices of its own, or ends that: then the shop's prices hold again at once, and its own ones wait for the
 * day when it may. Problems: `no_business` also for an affiliate, `own_brand` for the shop's own, `discount_range` for no whole
 * basis points from 0 to 9,000.
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

/** On which terms a business sets its own prices, for the owner; null where it may not. */
export const viewRetailTerms = async (
  { retail }: Pick<SetRetailTermsDeps, 'retail'>,
  businessId: string,
): Promise<Pick<TermsRow, 'discountBasisPoints' | 'since'> | null> => {
  const terms = await retail.findTerms(businessId)
  return terms?.endedAt === null ? terms : null
}
