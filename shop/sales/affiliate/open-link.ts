// Somebody opened an affiliate's link: counts the click, and tells the browser what to remember.
import type { Base } from '#shop/assembly/base.ts'
import { normalizeCouponCode } from '#shop/catalogue/pricing/coupon.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { Touch } from './find-affiliate.ts'

/** Opening a link over and over isn't counted each time. */
const CLICKS: Limit = { name: 'affiliate-click', points: 20, seconds: 3600 }

export type OpenLinkDeps = Pick<Base, 'affiliates' | 'limiter' | 'timeZone' | 'clock'>

/** Null for a code that doesn't exist or has ended; such a link still leads to the shop. */
export async function openLink(
  { affiliates, limiter, timeZone, clock }: OpenLinkDeps,
  { code, rateLimitKey }: { code: string; rateLimitKey: string },
): Promise<Touch | null> {
  const now = clock.now()
  const affiliate = await affiliates.findByCode(normalizeCouponCode(code))
  if (!affiliate || affiliate.endedAt !== null) return null
  if ((await limiter.take(CLICKS, rateLimitKey)).ok)
    await affiliates.countClick(affiliate.businessId, dateOnlyOf(now, timeZone))
  return { code: affiliate.code, at: now }
}
