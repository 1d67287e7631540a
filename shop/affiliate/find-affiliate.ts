// Who led a buyer here: the affiliate whose code is on the order, else the one whose link or code this browser used last.
import type { CustomerStore } from '#shop/account/customer-store.ts'
import { couponCustomer, normalizeCouponCode } from '#shop/pricing/coupon.ts'
import type { AffiliateStore } from './affiliate-store.ts'
import { countsUntil } from './affiliate-terms.ts'

/** What a browser remembers: the code, and when its link was opened or it was used. */
export type Touch = { code: string; at: Date }
export type Attribution = { businessId: string; by: 'code' | 'link' }

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
 * address (also with a plus sign), signed in for the same business, or in their own shop. What ended earns nothing.
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
  const own = await customers.listOfBusiness(businessId)
  if (own.some((person) => couponCustomer(person.email) === couponCustomer(email))) return null
  return { businessId, by: couponOwnerId === null ? 'link' : 'code' }
}

/** What a browser remembers of an order: the affiliate's code that it was placed with; null for any other order. */
export const touchOf = (order: {
  affiliate?: Attribution | null
  couponCode: string | null
  createdAt: Date
}): Touch | null =>
  order.affiliate?.by === 'code' && order.couponCode !== null ? { code: order.couponCode, at: order.createdAt } : null
