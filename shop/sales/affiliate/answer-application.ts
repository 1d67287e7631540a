// The owner decides about affiliates: invites, declines applications, and ends affiliates.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { CouponStore } from '#shop/catalogue/pricing/coupon-store.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { isUuid } from '#values/uuid.ts'
import { inviteApplicant, type InviteApplicantDeps } from './invite-applicant.ts'

const PER_ACCOUNT: Limit = { name: 'affiliate-desk', points: 120, seconds: 3600 }

export type AnswerApplicationDeps = InviteApplicantDeps &
  Pick<Base, 'withAudit' | 'recordAudit' | 'limiter'> & {
    coupons: Pick<CouponStore, 'end'>
  }
type Answer = Promise<Outcome<object, 'application_gone'> | TooOften>

/** Emails the applicant a link, or a new one. Problems: `application_gone`, `too_often`. */
export async function acceptApplication(deps: AnswerApplicationDeps, id: string, caller: Caller): Answer {
  const allowed = await deps.limiter.take(PER_ACCOUNT, caller.actor.id)
  if (!allowed.ok) return allowed
  const note = { actor: actorOf(caller.actor), action: 'affiliate_invited', subject: id } as const
  const isInvited = isUuid(id) && (await inviteApplicant(deps, id, caller, () => deps.recordAudit(note, caller)))
  return isInvited ? { ok: true } : { ok: false, problem: 'application_gone' }
}

/** Deletes the application; a link emailed earlier stops working. Problems: `application_gone`, `too_often`. */
export async function refuseApplication(deps: AnswerApplicationDeps, id: string, caller: Caller): Answer {
  const allowed = await deps.limiter.take(PER_ACCOUNT, caller.actor.id)
  if (!allowed.ok) return allowed
  return deps.withAudit(
    async (): Promise<Outcome<object, 'application_gone'>> =>
      isUuid(id) && (await deps.affiliates.close(id, 'declined', deps.clock.now()))
        ? { ok: true }
        : { ok: false, problem: 'application_gone' },
    () => ({ actor: actorOf(caller.actor), action: 'affiliate_declined', subject: id }),
    caller,
  )
}

/** The code and link stop earning; past earnings stay. Problems: `affiliate_gone`, `too_often`. */
export async function endAffiliate(
  deps: AnswerApplicationDeps,
  businessId: string,
  caller: Caller,
): Promise<Outcome<object, 'affiliate_gone'> | TooOften> {
  const allowed = await deps.limiter.take(PER_ACCOUNT, caller.actor.id)
  if (!allowed.ok) return allowed
  return deps.withAudit(
    async (): Promise<Outcome<object, 'affiliate_gone'>> => {
      const affiliate = await deps.affiliates.find(businessId)
      if (!affiliate || !(await deps.affiliates.end(businessId, deps.clock.now())))
        return { ok: false, problem: 'affiliate_gone' }
      await deps.coupons.end({ code: affiliate.code }, deps.clock.now())
      return { ok: true }
    },
    () => ({ actor: actorOf(caller.actor), action: 'affiliate_ended', subject: businessId }),
    caller,
  )
}

/** Whether anyone may join the free tier. Problem: `too_often`. */
export async function setJoining(
  deps: AnswerApplicationDeps,
  joinsAtOnce: boolean,
  caller: Caller,
): Promise<{ ok: true } | TooOften> {
  const allowed = await deps.limiter.take(PER_ACCOUNT, caller.actor.id)
  if (!allowed.ok) return allowed
  return deps.withAudit(
    async () => {
      await deps.affiliates.setJoinsAtOnce(joinsAtOnce)
      return { ok: true as const }
    },
    () => ({
      actor: actorOf(caller.actor),
      action: 'affiliate_joining_set',
      subject: 'affiliates',
      facts: { joinsAtOnce },
    }),
    caller,
  )
}
