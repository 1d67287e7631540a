// Looks for what the network may have been asked for in the lost time, before anybody asks again.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { isRefunded } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { TEST_NETWORK } from '#values/network-id.ts'
import type { Networks } from '#ports/networks.ts'
import { VendorError } from '#ports/vendor-error.ts'
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
 * becomes the order's eSIM right away. Returns whether there was one.
 */
export async function findLostProfiles(deps: FindLostProfilesDeps, order: Order): Promise<boolean> {
  const { allocations, esims, clock } = deps
  if ((await allocations.findLive(order.id)) || (await esims.findActive(order.id))) return false
  await recordAssumedRequest(deps, order)
  if (isRefunded(order)) {
    await allocations.recall(order.id, clock.now())
    return false
  }
  return order.topUp ? false : adopt(deps, order)
}

// The order may have gone to another network in the lost time.
async function adopt({ orders, esims, networks, clock }: FindLostProfilesDeps, order: Order): Promise<boolean> {
  const others = networks.ids().filter((id) => id !== order.networkId && id !== TEST_NETWORK)
  for (const networkId of [order.networkId, ...others]) {
    const [profile] = await profilesOf(networks, { ...order, networkId })
    if (!profile) continue
    if (await esims.findHolder(networkId, profile)) return false
    if (networkId !== order.networkId) await orders.moveToNetwork(order.id, networkId, clock.now())
    const { bundleId, zone } = order.bundle
    const facts = { orderId: order.id, networkId, bundleId, zone, now: clock.now() }
    await esims.adopt({ ...facts, iccid: profile.iccid, networkEsimId: profile.networkEsimId })
    return true
  }
  return false
}

// If the network doesn't answer now, the worker asks it later, as after any lost answer.
async function profilesOf(networks: Networks, { networkId, reference, createdAt }: Order) {
  try {
    return await networks.of(networkId).findByReference(reference, createdAt)
  } catch (error) {
    if (error instanceof VendorError) return []
    throw error
  }
}
