// A partner returns an unused eSIM: the network decides whether it was used, then the money goes back to the balance.
import type { Base } from '#shop/assembly/base.ts'
import { isRefunded, isRevoked, isSettled, isStopped } from '#shop/sales/order/order-conditions.ts'
import { hasEsim, isPrepaid, type Order } from '#shop/sales/order/order.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { releaseUnused } from '#shop/delivery/profile/release-profile.ts'
import { daysLater } from '#values/instant.ts'
import type { Outcome } from '#values/outcome.ts'
import { isUuid } from '#values/uuid.ts'
import { apiOrderView, type ApiOrderView } from './api-order.ts'
import type { OrdersOf } from './api-order-store.ts'
import { partyOf } from './find-placed-order.ts'
import { findShare, isCovered, returnShare, type ReturnShareDeps } from './return-share.ts'

/** How many days a partner has to return an unused eSIM. */
const GIVE_BACK_DAYS = 30

export type ReturnOrderDeps = ReturnShareDeps &
  Pick<Base, 'apiOrders' | 'orders' | 'networks' | 'transaction' | 'clock' | 'log'>
export type ReturnOrderProblem = 'order_not_found' | 'not_returnable' | 'esim_in_use' | 'esim_unreachable'

/**
 * A returned order is returned unchanged. Of an order for several travelers, each eSIM is returned by its own order, for
 * its share of the price. Problems: `order_not_found`; `not_returnable` for a top-up, for an eSIM that
 * was topped up or canceled, after 30 days, and if staff has to decide first, or refunded most of it before; `esim_in_use` according to the network;
 * `esim_unreachable` if it doesn't answer: then nothing was returned, and the call can be repeated.
 */
export async function returnOrder(
  deps: ReturnOrderDeps,
  of: OrdersOf,
  orderId: string,
): Promise<Outcome<{ order: ApiOrderView }, ReturnOrderProblem>> {
  const known = isUuid(orderId) ? await deps.apiOrders.find(of, orderId) : null
  const order = known && (await deps.orders.find(known.orderId))
  if (!order) return { ok: false, problem: 'order_not_found' }
  const answer = async (given: Order) => ({
    ok: true as const,
    order: apiOrderView(given, known.ownReference, await partyOf(deps, given)),
  })
  const share = await findShare(deps, order)
  if (isRefunded(order) || (isRevoked(order) && (share || !isPrepaid(order)))) return answer(order)
  if (!(await isReturnable(deps, order)) || (share && !isCovered(share)))
    return { ok: false, problem: 'not_returnable' }
  const refused = await release(deps, order)
  if (refused) return { ok: false, problem: refused }
  if (share) await returnShare(deps, of, order)
  else if (isPrepaid(order)) await deps.transaction(() => refund(deps, of, order))
  else await deps.transaction(() => deps.revokeEsim(orderId))
  return answer((await deps.orders.find(orderId)) ?? order)
}

// A top-up may have been paid while we asked the network: it is refunded too. The business is locked, so a top-up is
// either seen here or finds the eSIM gone.
async function refund({ businesses, orders, refundToBalance }: ReturnOrderDeps, of: OrdersOf, order: Order) {
  await businesses.hold(of.businessId)
  const topUps = await orders.listPaidTopUps(order.id)
  for (const each of [order, ...topUps.filter(isPrepaid)]) await refundToBalance(each, { by: 'by_partner' })
}

async function isReturnable({ orders, clock }: ReturnOrderDeps, order: Order): Promise<boolean> {
  // Somebody who took a paid order's eSIM back without refunding it has already decided.
  if (order.topUp || isStopped(order) || !isSettled(order) || isRevoked(order)) return false
  if (clock.now() >= daysLater(order.createdAt, GIVE_BACK_DAYS)) return false
  return (await orders.listTopUps([order.id])).length === 0
}

// The network goes first, because only it knows whether the eSIM was used: nobody may install it after the refund.
async function release(
  { networks, log }: ReturnOrderDeps,
  order: Order,
): Promise<'esim_in_use' | 'esim_unreachable' | null> {
  if (!hasEsim(order)) return null
  try {
    const given = await releaseUnused(networks.of(order.networkId), order)
    return given.ok ? null : 'esim_in_use'
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ orderId: order.id, problem: error.message }, 'an eSIM could not be given back')
    return 'esim_unreachable'
  }
}
