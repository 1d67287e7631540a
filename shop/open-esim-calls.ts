// The counter for questions about eSIMs by their ICCID: the holder's about their own, the staff's about all.
import type { OwnedBy } from '#shop/brand/brand-home.ts'
import { holdEsim, type HeldEsim } from '#shop/esim/find-held-esim.ts'
import { viewActivation } from '#shop/esim/view-activation.ts'
import { viewLastTopUp } from '#shop/esim/view-last-top-up.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

export function openEsimCalls(world: ShopDeps, stores: Stores, parts: { ownedBy: OwnedBy }) {
  const deps = { ...world, ...stores, ...parts }
  return {
    holdEsim: (question: HeldEsim & { network: string }) => holdEsim(deps, question),
    viewActivation: (question: HeldEsim) => viewActivation(deps, question),
    viewLastTopUp: (question: HeldEsim, days: number) => viewLastTopUp(deps, question, days),
  }
}
