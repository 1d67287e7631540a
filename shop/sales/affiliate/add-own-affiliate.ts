// Gives a partner with its own shop an affiliate code too; every package includes one.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { Outcome } from '#values/outcome.ts'
import { makeAffiliate, type MakeAffiliateDeps } from './make-affiliate.ts'

export type AddOwnAffiliateDeps = MakeAffiliateDeps &
  Pick<Base, 'withAudit' | 'clock'> & {
    businesses: Pick<BusinessStore, 'hold'>
  }

/** Calling it twice creates one code. Problem: `no_business`. */
export const addOwnAffiliate = (
  deps: AddOwnAffiliateDeps,
  businessId: string,
  caller: Caller,
): Promise<Outcome<{ isNew: boolean }, 'no_business'>> =>
  deps.withAudit(
    async (): Promise<Outcome<{ isNew: boolean }, 'no_business'>> => {
      const business = await deps.businesses.hold(businessId)
      if (!business) return { ok: false, problem: 'no_business' }
      if (await deps.affiliates.find(businessId)) return { ok: true, isNew: false }
      await makeAffiliate(deps, { businessId, name: business.name, referredBy: null, now: deps.clock.now() })
      return { ok: true, isNew: true }
    },
    ({ isNew }) => (isNew ? { actor: actorOf(caller.actor), action: 'affiliate_joined', subject: businessId } : null),
    caller,
  )
