// Who referred a buyer: the affiliate whose code is on the order, or else the one whose link or code this browser used
// last.
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import { couponCustomer, normalizeCouponCode } from '#shop/catalogue/pricing/coupon.ts'
import type { AffiliateStore } from './affiliate-store.ts'
import { countsUntil } from './affiliate-terms.ts'

/** What a browser remembers: the code, and when its link was opened or it was used. */
export type Touch = { code: string; at: Date }
/**
 * `isOwnReferral`: the buyer is logged in for the business that referred the affiliate, so it earns nothing from this
 * order.
 */
export type Attribution = { businessId: string; by: 'code' | 'link'; isOwnReferral: boolean }

export type FindAffiliateDeps = {
  affiliates: Pick<AffiliateStore, 'find' | 'findByCode'>
  customers: Pick<CustomerStore, 'listOfBusiness'>
}

export type AttributionInput = {
  /** Who owns the coupon on the order; null for none, and for the shop's own. */
  couponOwnerId: string | null
  /** The affiliate's link or code that the buyer's browser remembers. */
  touch?: Touch | null
  /** The buyer's address, normalized. */
  email: string
  /** The business that the buyer is logged in for. */
  buyerBusinessId?: string | null
  /** The brand that sells. */
  brandId: string | null
  now: Date
}

/**
 * A code is used when the order is placed, so it always counts over a link. Nobody earns from their own orders: with
 * their own mailbox (in any spelling), logged in for the same business, or in their own shop. Ended affiliates earn
 * nothing.
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

/** Whether this mailbox, in any spelling, belongs to somebody at that business. */
export async function worksFor(
  customers: Pick<CustomerStore, 'listOfBusiness'>,
  businessId: string,
  email: string,
): Promise<boolean> {
  const people = await customers.listOfBusiness(businessId)
  return people.some((person) => couponCustomer(person.email) === couponCustomer(email))
}

/** What a browser remembers of an order: the affiliate code it was placed with; null without one. */
export const toTouch = (order: {
  affiliate?: Attribution | null
  couponCode: string | null
  createdAt: Date
}): Touch | null =>
  order.affiliate?.by === 'code' && order.couponCode !== null ? { code: order.couponCode, at: order.createdAt } : null
