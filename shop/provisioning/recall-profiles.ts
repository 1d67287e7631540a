// The order was refunded, or its eSIM cancelled: what the network gave for it goes back, and what it is still going to give will be looked for.
import type { EsimStore } from '#shop/esim/esim-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { AllocationStore } from './allocation-store.ts'

export type RecallProfilesDeps = { esims: EsimStore; allocations: AllocationStore; clock: Clock }

/** Rows alone, in the transaction of the refund: the sweep does the rest, so that no crash can lose it. */
export async function recallProfiles(
  { esims, allocations, clock }: RecallProfilesDeps,
  orderId: string,
): Promise<void> {
  await esims.giveBack(orderId)
  await allocations.recall(orderId, clock.now())
}
