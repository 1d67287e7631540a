// Closes a brand's shop for new orders, or reopens it; past orders stay accessible.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { Outcome } from '#values/outcome.ts'
import type { Tenants } from './tenant.ts'

export type SetSuspensionDeps = Pick<Base, 'businesses' | 'clock' | 'forgetBrands' | 'withAudit'> & {
  readTenants: () => Promise<Tenants>
}
type Suspension = { brandId: string; isSuspended: boolean }
export type SetSuspensionProblem = 'no_business' | 'own_brand'

/** Problems: `no_business`, and `own_brand` for the shop's own, which stays open. */
export const setSuspension = (deps: SetSuspensionDeps, input: Suspension, caller: Caller) =>
  deps
    .withAudit(
      () => closeOrReopen(deps, input),
      () => ({
        actor: actorOf(caller.actor),
        action: input.isSuspended ? 'business_suspended' : 'business_resumed',
        subject: input.brandId,
      }),
      caller,
    )
    .finally(deps.forgetBrands)

async function closeOrReopen(
  { businesses, clock, readTenants, forgetBrands }: SetSuspensionDeps,
  { brandId, isSuspended }: Suspension,
): Promise<Outcome<object, SetSuspensionProblem>> {
  forgetBrands()
  const { house } = await readTenants()
  if (house.brand.id === brandId) return { ok: false, problem: 'own_brand' }
  const isDone = await businesses.setSuspension(brandId, isSuspended ? clock.now() : null)
  forgetBrands()
  return isDone ? { ok: true } : { ok: false, problem: 'no_business' }
}
