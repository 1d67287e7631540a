// Looks for profiles that the network delivered, or delivers late, for an order that was refunded or went to another network
// in the meantime.
import type { Base } from '#shop/assembly/base.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { EsimProvider, Profile } from '#ports/esim-provider.ts'
import { isRefusal } from '#ports/vendor-error.ts'
import { pauseAfter, type Pace } from '#values/pauses.ts'
import { isItsOwn, lacksEsim } from '#shop/delivery/provisioning/receive-allocation.ts'
import type { AllocationAttempt } from '#shop/delivery/provisioning/allocation-store.ts'

const PACE: Pace = { firstMs: 15_000, longestMs: 6 * 3_600_000 }
/** About two days of checks, less and less often. */
const MOST_LOOK_UPS = 18

export type FindRecalledProfilesDeps = Pick<Base, 'orders' | 'esims' | 'allocations' | 'networks' | 'clock'>

/** Whether it is time for the next check. */
const isLookDue = ({ lookUps, updatedAt }: Pick<AllocationAttempt, 'lookUps' | 'updatedAt'>, now: Date) =>
  lookUps === 0 || now.getTime() - updatedAt.getTime() >= pauseAfter(lookUps, PACE)

/**
 * Checks once by the order's reference; whatever is found is returned to the network. Throws VendorError if the network
 * doesn't answer; an answer that says no, or that no phone could use, is a check like any other.
 */
export async function findRecalledProfiles(deps: FindRecalledProfilesDeps, attempt: AllocationAttempt): Promise<void> {
  const { orders, esims, allocations, networks, clock } = deps
  if (!isLookDue(attempt, clock.now())) return
  const order = await orders.find(attempt.orderId)
  const { networkId } = attempt
  // One account may be connected as two networks: what is found here may be the eSIM that the order waits for there.
  const isTooSoon = order !== null && order.networkId !== networkId && lacksEsim(order)
  const found = order && !isTooSoon ? await profilesOf(networks.of(networkId), order) : []
  // An order that went to another network has its eSIM from there.
  const profiles = found.filter((profile) => !order || order.networkId === networkId || !isItsOwn(order, profile))
  for (const { iccid, networkEsimId } of profiles) {
    const { bundleId, zone } = order?.bundle ?? { bundleId: '', zone: '' }
    const esim = { iccid, networkEsimId, orderId: attempt.orderId, networkId, bundleId, zone }
    await esims.noteSurplus({ ...esim, now: clock.now() })
  }
  const isOver = !isTooSoon && (profiles.length > 0 || attempt.lookUps + 1 >= MOST_LOOK_UPS)
  await allocations.lookedForRecalled(attempt.id, isOver, clock.now())
}

async function profilesOf(provider: EsimProvider, { reference, createdAt }: Order): Promise<Profile[]> {
  try {
    return await provider.findByReference(reference, createdAt)
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}
