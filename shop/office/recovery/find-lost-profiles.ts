// Looks for what the network may have been asked for in the lost time, before anybody asks again.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { isRefunded, isRevoked } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { TEST_NETWORK, type NetworkId } from '#values/network-id.ts'
import type { Profile } from '#ports/esim-provider.ts'
import type { Networks } from '#ports/networks.ts'
import { isRefusal, VendorError } from '#ports/vendor-error.ts'
import type { AllocationStore } from '#shop/delivery/provisioning/allocation-store.ts'
import { secretPurpose } from '#shop/delivery/provisioning/callback-tracker.ts'

export type RecordAssumedRequestDeps = Pick<Base, 'makeToken' | 'clock'> & {
  allocations: Pick<AllocationStore, 'suppose'>
}
export type FindLostProfilesDeps = RecordAssumedRequestDeps &
  Pick<Base, 'allocations' | 'esims' | 'networks'> & {
    orders: Pick<OrderStore, 'moveToNetwork'>
  }

/** Records that the network may already have been asked for this order, so its worker looks twice before it asks. */
export function recordAssumedRequest(
  { allocations, makeToken, clock }: RecordAssumedRequestDeps,
  { id: orderId, networkId }: Order,
) {
  const id = randomUUID()
  return allocations.suppose({ id, orderId, networkId, secret: makeToken(secretPurpose(id)), now: clock.now() })
}

/**
 * Records for a settled or refunded order that its profile or data may already have been requested: its worker then
 * looks twice before it asks, and anything that belongs to a refunded order is returned. If the profile is there, it
 * becomes the order's eSIM right away. Returns whether there was one. Throws VendorError, before anything is recorded, if
 * another network that may have it doesn't answer: its worker asks only the order's own.
 */
export async function findLostProfiles(deps: FindLostProfilesDeps, order: Order): Promise<boolean> {
  const { allocations, esims, clock } = deps
  if ((await allocations.findLive(order.id)) || (await esims.findActive(order.id))) return false
  const found = order.topUp ? null : await findHolder(deps, order)
  await recordAssumedRequest(deps, order)
  if (!isRefunded(order) && !isRevoked(order)) return found !== null && adopt(deps, order, found)
  await allocations.recall(order.id, clock.now())
  if (found) await esims.noteSurplus(esimOf(deps, order, found))
  return false
}

type ProfileAt = { networkId: NetworkId; profile: Profile }

/** The order may have gone to another network in the lost time. */
async function findHolder({ networks }: FindLostProfilesDeps, order: Order): Promise<ProfileAt | null> {
  const others = networks.ids().filter((id) => id !== order.networkId && id !== TEST_NETWORK)
  for (const networkId of [order.networkId, ...others]) {
    const [profile] = await profilesOf(networks, order, networkId)
    if (profile) return { networkId, profile }
  }
  return null
}

async function adopt(deps: FindLostProfilesDeps, order: Order, found: ProfileAt): Promise<boolean> {
  const { orders, esims, clock } = deps
  const { networkId, profile } = found
  if (await esims.findHolder(networkId, profile)) return false
  if (networkId !== order.networkId) await orders.moveToNetwork(order.id, networkId, clock.now())
  await esims.adopt(esimOf(deps, order, found))
  return true
}

const esimOf = (
  { clock }: Pick<Base, 'clock'>,
  { id: orderId, bundle: { bundleId, zone } }: Order,
  { networkId, profile: { iccid, networkEsimId } }: ProfileAt,
) => ({ orderId, networkId, bundleId, zone, iccid, networkEsimId, now: clock.now() })

// If its own network doesn't answer now, the order's worker asks it later, as after any lost answer.
async function profilesOf(networks: Networks, order: Order, networkId: NetworkId): Promise<Profile[]> {
  try {
    return await networks.of(networkId).findByReference(order.reference, order.createdAt)
  } catch (error) {
    if (isRefusal(error) || (error instanceof VendorError && networkId === order.networkId)) return []
    throw error
  }
}
