// What was bought of a plan since its order: which parts need no reminder, and which eSIM a top-up goes on.
import type { Base } from '#shop/assembly/base.ts'
import { networkIdOf, findBundleById, type Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { factsOf, takesTopUps } from '#shop/catalogue/bundle/bundle-facts.ts'
import { isSettled, type Order } from '#shop/sales/order/order.ts'
import type { PartToBuy } from './planned-part-store.ts'

export type BoughtPartsDeps = Pick<Base, 'orders' | 'esims'>

/** More than anybody buys for one trip. */
const MOST_ORDERS = 50

/**
 * The order whose eSIM a top-up of this plan goes on, or the order that replaced it; null if no eSIM in use takes it.
 */
export async function findHost(
  { orders, esims }: BoughtPartsDeps,
  order: Order,
  part: Pick<PartToBuy, 'bundleId'>,
  catalogue: Catalogue,
): Promise<Order | null> {
  const zone = findBundleById(catalogue.bundles, part.bundleId)?.zone
  const networkId = networkIdOf(catalogue, part.bundleId)
  const candidates = [...(await boughtSince({ orders }, order)), order].filter(
    ({ topUp, bundle, networkId: own }) =>
      !topUp && bundle.zone === zone && own === networkId && takesTopUps(factsOf(catalogue, bundle.bundleId)),
  )
  for (const candidate of candidates) {
    const current = (await orders.findReplacement(candidate.id)) ?? candidate
    if (isSettled(current) && (await esims.findActive(current.id))) return current
  }
  return null
}

/** Whether a part was bought already, by its reminder or without one. */
export async function isPartBought(
  deps: BoughtPartsDeps,
  order: Order,
  part: PartToBuy,
  { parts, host }: { parts: readonly PartToBuy[]; host: Order | null },
): Promise<boolean> {
  if (!part.isTopUp)
    return (await boughtSince(deps, order)).some(
      ({ topUp, bundle }) => !topUp && bundle.bundleId === part.bundleId && bundle.arrival === part.arrival,
    )
  if (!host) return false
  const isSame = ({ bundleId, isTopUp }: PartToBuy) => isTopUp && bundleId === part.bundleId
  const earlier = parts.filter((each) => each.number < part.number && isSame(each)).length
  const topUps = (await deps.orders.listTopUps([host.id])).filter(
    ({ bundle, createdAt }) => bundle.bundleId === part.bundleId && createdAt > order.createdAt,
  )
  return topUps.length > earlier
}

const boughtSince = async ({ orders }: Pick<Base, 'orders'>, { email, createdAt, id }: Order): Promise<Order[]> =>
  (await orders.listOfEmail(email, MOST_ORDERS)).filter(
    (each) => each.id !== id && each.createdAt > createdAt && isSettled(each),
  )
