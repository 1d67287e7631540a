// Why an order that waits for its eSIM goes to no other network, in one reason for each. Asks no network.
import { findMiss, mostCostCents, type Miss } from '#shop/catalogue/network/substitute.ts'
import type { Base } from '#shop/assembly/base.ts'
import { isStepFailed } from '#shop/sales/order/order-conditions.ts'
import { isSettled, type Order } from '#shop/sales/order/order.ts'
import { TEST_NETWORK, type NetworkId } from '#values/network-id.ts'
import { findNetCents, isAnEsims, listKept, mayStillCome } from './deliver-elsewhere.ts'

export type ViewOtherNetworksDeps = Pick<
  Base,
  | 'allocations'
  | 'catalogue'
  | 'connectedNetworks'
  | 'failovers'
  | 'networks'
  | 'orders'
  | 'readCatalogue'
  | 'readCosts'
>

/** `able`: it is asked when the order is tried again. `held_back`: not while an earlier request may still be kept. */
type Reason = Miss | 'switched_off' | 'no_credit' | 'left_alone' | 'held_back' | 'able'
export type WhyNot = { networkId: NetworkId; reason: Reason }

/**
 * Of each network that the order wasn't at. None for an order that doesn't wait, or if its owner lets none go to another
 * network.
 */
export async function viewOtherNetworks(deps: ViewOtherNetworksDeps, order: Order): Promise<WhyNot[]> {
  if (!isAnEsims(order) || !isSettled(order) || !isStepFailed(order)) return []
  const { isOn, floorBasisPoints } = await deps.failovers.readRule()
  if (!isOn) return []
  const [went, connected, sold, costs, isHeldBack] = await Promise.all([
    deps.failovers.listOfOrder(order.id),
    deps.connectedNetworks.list(),
    deps.readCatalogue(),
    deps.readCosts(),
    mayStillCome(deps, order),
  ])
  const seen = new Set([order.networkId, ...went.flatMap((row) => [row.fromNetworkId, row.toNetworkId])])
  const mostCents = mostCostCents(await findNetCents(deps, order), floorBasisPoints)
  const kept = await listKept(deps, order, { mostCents, without: seen })
  const able = new Set(kept.map(({ networkId }) => networkId))
  const away = new Set(deps.networks.leftAlone())
  const reasonOf = (networkId: NetworkId): WhyNot['reason'] => {
    const row = connected.find(({ id }) => id === networkId)
    if (row && !row.isActive) return 'switched_off'
    if (row?.creditState === 'empty') return 'no_credit'
    if (away.has(networkId)) return 'left_alone'
    if (able.has(networkId)) return isHeldBack ? 'held_back' : 'able'
    // Its operators are compared last.
    return findMiss(sold, order.bundle, { networkId, costs, mostCents }) ?? 'fewer_promises'
  }
  return deps.networks
    .ids()
    .filter((networkId) => networkId !== TEST_NETWORK && !seen.has(networkId))
    .map((networkId) => ({ networkId, reason: reasonOf(networkId) }))
}
