// The network added a top-up to an eSIM that was replaced meanwhile: the new one gets it too, once and for free.
import type { Base } from '#shop/assembly/base.ts'
import { placeFreeOrder, type PlaceFreeOrderDeps } from '#shop/sales/order/place-free-order.ts'
import type { Order, TopUpTarget } from '#shop/sales/order/order.ts'
import { makeCarriedTopUp } from '#shop/sales/order/replacement.ts'

export type PlaceCarriedTopUpDeps = PlaceFreeOrderDeps & Pick<Base, 'transaction'>

/** Safe to repeat. The sweep finds the new order. */
export const placeCarriedTopUp = (
  deps: PlaceCarriedTopUpDeps,
  topUp: Order & { topUp: TopUpTarget },
  replacementId: string,
): Promise<void> =>
  deps.transaction(async () => {
    // A refund comes either before this, or after it and takes the new order back too.
    if (!(await deps.orders.holdSettled(topUp.id)) || (await deps.orders.findReplacement(topUp.id))) return
    await placeFreeOrder(deps, topUp, (named) => makeCarriedTopUp(topUp, replacementId, named))
  })
