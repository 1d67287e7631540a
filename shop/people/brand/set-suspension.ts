// Closes a brand's shop for new orders, or reopens it; past orders stay accessible.
import type { Clock } from '#ports/clock.ts'
import type { Outcome } from '#values/outcome.ts'
import type { Tenants } from './tenant.ts'
import type { BusinessStore } from './business-store.ts'

export type SetSuspensionDeps = {
  businesses: BusinessStore
  clock: Clock
  readTenants: () => Promise<Tenants>
  forgetBrands: () => void
}
export type SetSuspensionProblem = 'no_business' | 'own_brand'

/** Problems: `no_business`, and `own_brand` for the shop's own, which stays open. */
export async function setSuspension(
  { businesses, clock, readTenants, forgetBrands }: SetSuspensionDeps,
  { brandId, isSuspended }: { brandId: string; isSuspended: boolean },
): Promise<Outcome<object, SetSuspensionProblem>> {
  forgetBrands()
  const { house } = await readTenants()
  if (house.brand.id === brandId) return { ok: false, problem: 'own_brand' }
  const isDone = await businesses.setSuspension(brandId, isSuspended ? clock.now() : null)
  forgetBrands()
  return isDone ? { ok: true } : { ok: false, problem: 'no_business' }
}
