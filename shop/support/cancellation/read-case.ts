// What the network says now about an order that its buyer cancels, and about those of its other travelers.
import type { Base } from '#shop/assembly/base.ts'
import type { ListOfContractDeps } from '#shop/sales/order/find-contract.ts'
import { quoteBack } from '#shop/sales/party/give-back.ts'
import { findShares } from '#shop/sales/party/party-shares.ts'
import { hasEsim, type Order } from '#shop/sales/order/order.ts'
import type { ProviderProblem } from '#shop/sales/payment/check-with-provider.ts'
import { findHold, isGone, type OtherCase } from './cancellation.ts'
import { takesBackAtOnce } from './cancellation-terms.ts'
import { readEvidence } from './read-evidence.ts'
import { termsOfOrder, type ReadTermsDeps } from './read-terms.ts'

export type LookAtDeps = Pick<Base, 'networks' | 'orders'>

/** Asks its network, whatever was known before. */
export async function lookAt({ networks, orders }: LookAtDeps, order: Order): Promise<OtherCase<Order>> {
  const provider = networks.of(order.networkId)
  const evidence = hasEsim(order) ? await readEvidence(provider, order, order.bundle) : null
  const isToppedUp = (await orders.listTopUps([order.id])).length > 0
  return { order, evidence, isToppedUp, isTakenBack: takesBackAtOnce(provider.can) }
}

/** What paid for the order of another traveler; null for one that was paid by itself. */
export const findPaying = async ({ orders }: Pick<LookAtDeps, 'orders'>, { paidWith }: Order): Promise<Order | null> =>
  paidWith ? orders.find(paidWith) : null

/** What would go back for the traveler of this order, in cents; 0 if nothing would. */
export const findShareCents = async (deps: ListOfContractDeps, order: Order): Promise<number> =>
  quoteBack(await findShares(deps, order), [order.traveler ?? 1]) ?? 0

/** What the same payment paid for, and still has an eSIM. */
export const listOthers = async (
  { orders }: Pick<LookAtDeps, 'orders'>,
  { id, quantity = 1 }: Order,
): Promise<Order[]> => (quantity > 1 ? (await orders.listOfParty(id)).filter((other) => !isGone(other)) : [])

export type IsHeldNowDeps = LookAtDeps &
  ReadTermsDeps &
  Pick<Base, 'clock' | 'failovers'> & {
    checkWithProvider: (orderId: string, isDisputeKnown: boolean) => Promise<ProviderProblem | null>
  }

/** Whether a person would decide about it, so that nobody is asked for money before. Asks the network. */
export async function isHeldNow(deps: IsHeldNowDeps, order: Order): Promise<boolean> {
  const terms = await termsOfOrder(deps, order)
  const seen = await lookAt(deps, order)
  // What can be swapped was paid by itself.
  const held = findHold({ ...seen, others: [], paying: null, terms, isTooMany: false, askedAt: deps.clock.now() })
  return held !== null || (await deps.checkWithProvider(order.id, false)) !== null
}
