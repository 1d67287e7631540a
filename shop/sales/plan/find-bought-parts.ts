// What was bought of a plan: which parts need no reminder, and which eSIM a top-up goes on.
import { sizeText, topsUp } from '#values/data-allowance.ts'
import type { Base } from '#shop/assembly/base.ts'
import { networkIdOf, findBundleById, type Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { takesTopUps } from '#shop/catalogue/bundle/bundle-facts.ts'
import { factsOfOrder } from '#shop/sales/order/facts-of-order.ts'
import { isSettled, type Order } from '#shop/sales/order/order.ts'
import { findHolders, isAnyWithdrawn, findPlanState, type PlanStateDeps } from './find-plan-state.ts'
import type { DateOnly } from '#values/date.ts'
import type { PartToBuy } from './planned-part-store.ts'

export type BoughtPartsDeps = PlanStateDeps & Pick<Base, 'esims' | 'plannedParts'>

/** More than anybody buys for one trip. */
const MOST_ORDERS = 50

/**
 * The order of the eSIM that a top-up of this plan goes on, or the one that replaced it last; null if no eSIM in use takes
 * it. The plan's own eSIM comes first. An eSIM that was bought later counts only if it is a part of this plan: others of
 * the same address may be in somebody else's phone.
 */
export async function findHost(
  deps: BoughtPartsDeps,
  order: Order,
  part: Pick<PartToBuy, 'bundleId' | 'arrival'>,
  catalogue: Catalogue,
): Promise<Order | null> {
  const wanted = findBundleById(catalogue.bundles, part.bundleId)
  if (!wanted) return null
  const networkId = networkIdOf(catalogue, part.bundleId)
  const parts = await deps.plannedParts.listOf(order.id)
  const bought = await listBought(deps, order)
  const later: (Order | null)[] = []
  for (const each of parts) later.push(await findBought(deps, order, each, bought))
  const takesIt = (holder: Order): boolean =>
    holder.bundle.zone === wanted.zone &&
    holder.networkId === networkId &&
    topsUp(sizeText(wanted), holder.bundle.data) &&
    takesTopUps(factsOfOrder(catalogue, holder))
  for (const each of [order, ...later]) {
    if (!each || each.topUp || (each.bundle.arrival !== null && each.bundle.arrival > part.arrival)) continue
    const { current, all } = await findHolders(deps, each)
    const isInUse = isSettled(current) && (await deps.esims.findActive(current.id)) !== null
    if (isInUse && takesIt(current) && !(await isAnyWithdrawn(deps, all))) return current
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
  if (!part.isTopUp) return (await findBought(deps, order, part, await listBought(deps, order))) !== null
  if (!host) return false
  const isSame = ({ bundleId, isTopUp }: PartToBuy) => isTopUp && bundleId === part.bundleId
  // Of several with a number, the last one is the plan.
  const planned = new Map(parts.map((each) => [each.number, each])).values()
  const earlier = [...planned].filter((each) => each.number < part.number && isSame(each)).length
  const topUps = (await deps.orders.listTopUps([host.id])).filter(
    ({ bundle, createdAt }) => bundle.bundleId === part.bundleId && createdAt > order.createdAt,
  )
  return topUps.length > earlier
}

/**
 * Whether an earlier order reminds of this part: this order is itself a part of the plan that the earlier one was placed
 * with, so both have the rest of the same trip.
 */
export const isOfEarlierPlan = async (deps: BoughtPartsDeps, order: Order, part: PartToBuy): Promise<boolean> =>
  !(await listReminding(deps, order, part)).includes(order.id)

/**
 * The orders of a buyer that remind of this part, oldest first: one for each trip, although each eSIM of a trip may have
 * been bought with its plan. Several people may plan the same trip with one address.
 */
async function listReminding(deps: BoughtPartsDeps, buyer: Order, part: PartToBuy): Promise<string[]> {
  const { orders, plannedParts } = deps
  const reminding: { id: string; others: Set<string> }[] = []
  for (const id of await plannedParts.listPlansWith(buyer, part)) {
    const order = await orders.find(id)
    if (!order || (await findPlanState(deps, order)) === 'over') continue
    // An order is a part of one trip only, so the next one like it belongs to somebody else's.
    if (reminding.some(({ others }) => others.delete(nameOf(order.bundle)))) continue
    const others = (await plannedParts.listOf(id)).filter(({ isTopUp }) => !isTopUp).map(nameOf)
    reminding.push({ id, others: new Set(others) })
  }
  return reminding.map(({ id }) => id)
}

const nameOf = ({ bundleId, arrival }: { bundleId: string; arrival: DateOnly | null }): string =>
  `${bundleId} ${arrival ?? ''}`

/** The order that bought a part with an eSIM of its own; null for none. The first purchase counts for the oldest plan. */
async function findBought(
  deps: BoughtPartsDeps,
  order: Order,
  part: PartToBuy,
  bought: readonly Order[],
): Promise<Order | null> {
  const same = part.isTopUp ? [] : bought.filter((each) => isBoughtBy(part, each))
  return same.length === 0 ? null : (same[(await listReminding(deps, order, part)).indexOf(order.id)] ?? null)
}

const isBoughtBy = (part: PartToBuy, { topUp, bundle }: Order): boolean => !topUp && nameOf(bundle) === nameOf(part)

// What else this buyer bought from the same brand, oldest first. What replaced an eSIM for free is no purchase.
const listBought = async ({ orders }: Pick<Base, 'orders'>, { id, email, businessId }: Order): Promise<Order[]> =>
  (await orders.listOfEmail(email, MOST_ORDERS))
    .filter(
      (each) => each.id !== id && !each.replaces && !each.paidWith && each.businessId === businessId && isSettled(each),
    )
    .toReversed()
