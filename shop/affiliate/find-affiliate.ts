// Who led a buyer here: the affiliate whose code is on the order, else the one whose link or code this browser used last.
import type { CustomerStore } from '#shop/account/customer-store.ts'
import { couponCustomer, normalizeCouponCode } from '#shop/pricing/coupon.ts'
import type { AffiliateStore } from './affiliate-store.ts'
import { countsUntil } from './affiliate-terms.ts'

/** What a browser remembers: the code, and when its link was opened or it was used. */
export type Touch = { code: string; at: Date }
/** `isOwnReferral`: the buyer is signed in for whoever referred the affiliate, who earns nothing by it. */
export type Attribution = { businessId: string; by: 'code' | 'link'; isOwnReferral: boolean }

export type FindAffiliateDeps = {
  affiliates: Pick<AffiliateStore, 'find' | 'findByCode'>
  customers: Pick<CustomerStore, 'listOfBusiness'>
}

export type AttributionInput = {
  /** Whose the coupon on the order is; null for none, and for one of the shop's own. */
  couponOwnerId: string | null
  /** The affiliate's link or code that the buyer's browser remembers. */
  touch?: Touch | null
  /** The buyer's address, normalized. */
  email: string
  /** The business that the buyer is signed in for. */
  buyerBusinessId?: string | null
  /** The brand that sells. */
  brandId: string | null
  now: Date
}

/**
 * A code is used when the order is placed, so it is later than any link. Nobody earns by an order of their own, by their own
 * mailbox (however it is written), signed in for the same business, or in their own shop. What ended earns nothing.
 */
export async function findAffiliate(
  { affiliates, customers }: FindAffiliateDeps,
  { couponOwnerId, touch = null, email, buyerBusinessId = null, brandId, now }: AttributionInput,
): Promise<Attribution | null> {
  const isTouched = touch !== null && touch.at <= now && countsUntil(touch.at) > now
  if (couponOwnerId === null && !isTouched) return null
  const affiliate =
    couponOwnerId === null
      ? touch && (await affiliates.findByCode(normalizeCouponCode(touch.code)))
      : await affiliates.find(couponOwnerId)
  if (!affiliate || affiliate.endedAt !== null) return null
  const { businessId } = affiliate
  if (businessId === buyerBusinessId || businessId === brandId) return null
  if (await worksFor(customers, businessId, email)) return null
  const isOwnReferral = affiliate.referredBy !== null && affiliate.referredBy === buyerBusinessId
  return { businessId, by: couponOwnerId === null ? 'link' : 'code', isOwnReferral }
}

/** Whether this is the mailbox of somebody of that business, however it is written. */
export async function worksFor(
  customers: Pick<CustomerStore, 'listOfBusiness'>,
  businessId: string,
  email: string,
): Promise<boolean> {
  const people = await customers.listOfBusiness(businessId)
  return people.some((person) => couponCustomer(person.email) === couponCustomer(email))
}

/** What a browser remembers of an order: the affiliate's code that it was placed with; null for any other order. */
export const touchOf = (order: {
  affiliate?: Attribution | null
  couponCode: string | null
  createdAt: Date
}): Touch | null =>
  order.affiliate?.by === 'code' && order.couponCode !== null ? { code: order.couponCode, at: order.createdAt } : null
