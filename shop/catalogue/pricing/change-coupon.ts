// Changes a single code's last day and cap; what it takes off a price never changes.
import { auditActorOf, type Acting } from '#shop/records/audit/acting.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import type { MakeCouponDeps } from './make-coupon.ts'
import { readChange, type CouponTerms, type TypedCoupon } from './typed-coupon.ts'

const PER_ACCOUNT: Limit = { name: 'coupon-change', points: 60, seconds: 3600 }

export type ChangeProblem =
  | 'until'
  | 'until_before_from'
  | 'cap_in_all'
  | 'cap_below_uses'
  | 'nothing_to_change'
  | 'owned'
type Change = Pick<CouponTerms, 'validUntil' | 'maxRedemptions'>

/**
 * An expired code is valid again if its new last day isn't over. Problems: `until`, `until_before_from`, and
 * `cap_in_all` as for a new coupon, `cap_below_uses`, `nothing_to_change` for one that was ended or is part of a
 * batch, `owned` for an affiliate's code, `too_often`.
 */
export async function changeCoupon(
  { coupons, withAudit, limiter, clock, timeZone }: MakeCouponDeps,
  { code, ...typed }: Pick<TypedCoupon, 'code' | 'validUntil' | 'maxRedemptions'>,
  acting: Acting,
): Promise<Outcome<object, ChangeProblem> | TooOften> {
  const read = readChange(typed, { now: clock.now(), timeZone })
  if (!read.ok) return read
  const { validUntil, maxRedemptions } = read
  const dayOf = (at: Date | null) => at && dateOnlyOf(at, timeZone)
  const allowed = await limiter.take(PER_ACCOUNT, acting.actor.id)
  if (!allowed.ok) return allowed
  return withAudit(
    async (): Promise<Outcome<{ before: Change }, ChangeProblem>> => {
      const before = await coupons.lockSingle(code)
      if (before?.status !== 'active') return { ok: false, problem: 'nothing_to_change' }
      if (before.ownerId !== null) return { ok: false, problem: 'owned' }
      const { validFrom, redemptions } = before
      if (validFrom !== null && validUntil !== null && validUntil < validFrom)
        return { ok: false, problem: 'until_before_from' }
      if (maxRedemptions !== null && maxRedemptions < redemptions) return { ok: false, problem: 'cap_below_uses' }
      await coupons.change(code, { validUntil, maxRedemptions })
      return { ok: true, before }
    },
    ({ before }) => ({
      actor: auditActorOf(acting),
      action: 'coupon_changed',
      subject: code,
      facts: {
        fromValidUntil: dayOf(before.validUntil),
        validUntil: dayOf(validUntil),
        fromCap: before.maxRedemptions,
        toCap: maxRedemptions,
      },
    }),
    acting,
  )
}
