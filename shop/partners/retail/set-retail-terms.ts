// The owner decides which businesses set their own prices, their discount on the shop's price, and how far above it
// they may go.
import type { Base } from '#shop/assembly/base.ts'
import { auditActorOf, type Acting } from '#shop/records/audit/acting.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { Tenants } from '#shop/people/brand/tenant.ts'
import type { RetailStore, TermsRow } from '#shop/catalogue/bundle/retail-store.ts'
import type { Outcome } from '#values/outcome.ts'

/** In basis points; whatever the discount, a sale never leaves less than the zone's margin. */
const MOST_DISCOUNT = 9_000
/** From the shop's own price to ten times that. */
const [LEAST_CAP, MOST_CAP] = [10_000, 100_000]

export type SetRetailTermsDeps = Pick<Base, 'withAudit' | 'clock' | 'forgetCatalogue'> & {
  businesses: Pick<BusinessStore, 'find'>
  retail: Pick<RetailStore, 'findTerms' | 'saveTerms' | 'listHeld' | 'noteChanged'>
  readTenants: () => Promise<Tenants>
}
export type RetailTermsInput = {
  businessId: string
  isAllowed: boolean
  discountBasisPoints: number | null
  capBasisPoints: number | null
}
export type SetRetailTermsProblem = 'no_business' | 'own_brand' | 'discount_range' | 'cap_range'

/**
 * Allows or forbids a business to set its own prices. When forbidden, the shop's prices apply right away, and its own
 * are kept in case it may again. Problems: `no_business`, also for an affiliate; `own_brand` for the shop's own;
 * `discount_range` unless whole basis points from 0 to 9,000; `cap_range` unless from 10,000 to 100,000.
 */
export async function setRetailTerms(
  { businesses, retail, readTenants, withAudit, clock, forgetCatalogue }: SetRetailTermsDeps,
  { businessId, isAllowed, discountBasisPoints, capBasisPoints }: RetailTermsInput,
  acting: Acting,
): Promise<Outcome<object, SetRetailTermsProblem>> {
  if (!isWithin(discountBasisPoints, 0, MOST_DISCOUNT)) return { ok: false, problem: 'discount_range' }
  if (!isWithin(capBasisPoints, LEAST_CAP, MOST_CAP)) return { ok: false, problem: 'cap_range' }
  const { house } = await readTenants()
  if (house.brand.id === businessId) return { ok: false, problem: 'own_brand' }
  const done = await withAudit(
    async (): Promise<Outcome<{ isNew: boolean }, SetRetailTermsProblem>> => {
      const business = await businesses.find(businessId)
      if (business?.kind !== 'brand') return { ok: false, problem: 'no_business' }
      const now = clock.now()
      const before = await retail.findTerms(businessId)
      const isSame =
        before !== null &&
        (before.endedAt === null) === isAllowed &&
        before.discountBasisPoints === discountBasisPoints &&
        before.capBasisPoints === capBasisPoints
      if (isSame || (before === null && !isAllowed)) return { ok: true, isNew: false }
      await retail.saveTerms({
        businessId,
        discountBasisPoints,
        capBasisPoints,
        since: before?.since ?? now,
        endedAt: isAllowed ? null : (before?.endedAt ?? now),
      })
      // Its own prices begin or end to apply, or are cut off elsewhere; all others are the shop's.
      await retail.noteChanged(businessId, await retail.listHeld(businessId), now)
      return { ok: true, isNew: true }
    },
    ({ isNew }) =>
      isNew
        ? {
            actor: auditActorOf(acting),
            action: 'retail_terms_set',
            subject: businessId,
            facts: { allowed: isAllowed ? 'yes' : 'no', discount: discountBasisPoints, cap: capBasisPoints },
          }
        : null,
    acting,
  )
  forgetCatalogue()
  return done
}

const isWithin = (basisPoints: number | null, least: number, most: number): basisPoints is number =>
  basisPoints !== null && Number.isInteger(basisPoints) && basisPoints >= least && basisPoints <= most

/** The terms on which a business sets its own prices, for the owner; null if it may not. */
export const viewRetailTerms = async (
  { retail }: Pick<SetRetailTermsDeps, 'retail'>,
  businessId: string,
): Promise<Pick<TermsRow, 'discountBasisPoints' | 'capBasisPoints' | 'since'> | null> => {
  const terms = await retail.findTerms(businessId)
  return terms?.endedAt === null ? terms : null
}
