// Somebody applies to become an affiliate: the owner decides, or has allowed invitations to go out at once.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { Limit } from '#ports/rate-limiter.ts'
import { normalizeCouponCode } from '#shop/catalogue/pricing/coupon.ts'
import type { At } from '#values/brand-facts.ts'
import type { TooOften } from '#values/outcome.ts'
import { countsUntil } from './affiliate-terms.ts'
import type { Touch } from './find-affiliate.ts'
import { inviteApplicant, type InviteApplicantDeps } from './invite-applicant.ts'

const PER_ASKER: Limit = { name: 'affiliate-application', points: 10, seconds: 3600 }
const PER_ADDRESS: Limit = { name: 'affiliate-invitation', points: 3, seconds: 86_400 }

export type AskToJoinDeps = InviteApplicantDeps & Pick<Base, 'limiter'>
export type JoinInput = {
  name: string
  /** Lowercase, trimmed. */
  email: string
  company: string | null
  /** The affiliate link opened last in this browser. */
  touch: Touch | null
  rateLimitKey: string
}

/**
 * The same answer for every address, known or not. `isInvited` means that a link is on its way, because the owner lets
 * everyone join. Problem: `too_often`.
 */
export async function askToJoin(
  deps: AskToJoinDeps,
  { rateLimitKey, touch, ...who }: JoinInput,
  at: At,
): Promise<{ ok: true; isInvited: boolean } | TooOften> {
  const { affiliates, limiter, clock } = deps
  const allowed = await limiter.take(PER_ASKER, rateLimitKey)
  if (!allowed.ok) return allowed
  const now = clock.now()
  const referrer =
    touch && countsUntil(touch.at) > now ? await affiliates.findByCode(normalizeCouponCode(touch.code)) : null
  const referredBy = referrer?.endedAt === null ? referrer.businessId : null
  const application = await affiliates.apply({ id: randomUUID(), ...who, referredBy, createdAt: now })
  const isInvited = await affiliates.joinsAtOnce()
  // Nobody can flood somebody else's mailbox with invitations.
  if (isInvited && application && (await limiter.take(PER_ADDRESS, who.email)).ok)
    await inviteApplicant(deps, application.id, at)
  return { ok: true, isInvited }
}
