// What the network may have been asked for in the time that the database has lost: looked for before anybody asks again.
import { randomUUID } from 'node:crypto'
import type { EsimStore } from '#shop/esim/esim-store.ts'
import { isRefunded } from '#shop/order/order-conditions.ts'
import type { Order } from '#shop/order/order.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { Networks } from '#shop/ports/networks.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import type { AllocationStore } from '#shop/provisioning/allocation-store.ts'
import type { TokenMaker } from '#shop/values/secret.ts'

export type SupposeAskedDeps = {
  allocations: Pick<AllocationStore, 'suppose'>
  makeToken: TokenMaker
  clock: Clock
}
export type FindLostProfilesDeps = SupposeAskedDeps & {
  allocations: AllocationStore
  esims: EsimStore
  networks: Networks
}

/** Notes that somebody may have asked the network for this order: its worker then looks twice before it asks. */
export function supposeAsked({ allocations, makeToken, clock }: SupposeAskedDeps, { id: orderId, networkId }: Order) {
  const id = randomUUID()
  return allocations.suppose({ id, orderId, networkId, secret: makeToken(`allocation:${id}`), now: clock.now() })
}

/**
 * Notes for a settled or refunded order that somebody may have asked for its profile, or its data, already: its worker then looks twice
 * before it asks, and what belongs to a refunded one goes back. A profile that is there becomes the order's eSIM at once. Answers
 * whether there was one.
 */
export async function findLostProfiles(deps: FindLostProfilesDeps, order: Order): Promise<boolean> {
  const { allocations, esims, clock } = deps
  if ((await allocations.findLive(order.id)) || (await esims.findActive(order.id))) return false
  await supposeAsked(deps, order)
  if (isRefunded(order)) {
    await allocations.recall(order.id, clock.now())
    return false
  }
  return order.topUp ? false : adopt(deps, order)
}

async function adopt({ esims, networks, clock }: FindLostProfilesDeps, order: Order): Promise<boolean> {
  const [profile] = await profilesOf(networks, order)
  if (!profile || (await esims.findHolder(profile.iccid))) return false
  const { bundleId, zone } = order.bundle
  const facts = { orderId: order.id, networkId: order.networkId, bundleId, zone, now: clock.now() }
  await esims.adopt({ ...facts, iccid: profile.iccid })
  return true
}

// A network that does not tell now is asked by the worker, as of any question whose answer got lost.
async function profilesOf(networks: Networks, { networkId, reference }: Order) {
  try {
    return await networks.of(networkId).findByReference(reference)
  } catch (error) {
    if (error instanceof VendorError) return []
    throw error
  }
}
