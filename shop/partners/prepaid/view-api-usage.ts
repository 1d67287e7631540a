// How much data is left on an eSIM that a partner's software ordered, according to the network.
import { hasEsim } from '#shop/sales/order/order.ts'
import type { Base } from '#shop/assembly/base.ts'
import { readEsimStatus, type EsimStatus, type ReadEsimStatusDeps } from '#shop/sales/esim-status/read-esim-status.ts'
import { isSettled } from '#shop/sales/order/order-conditions.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { isUuid } from '#values/uuid.ts'
import type { OrdersOf } from './api-order-store.ts'

/** Each request asks the network. */
const PER_ESIM: Limit = { name: 'api-usage', points: 60, seconds: 3600 }

export type ViewApiUsageDeps = Omit<ReadEsimStatusDeps, 'orders'> & Pick<Base, 'apiOrders' | 'orders' | 'limiter'>
export type UsageProblem = 'order_not_found' | 'esim_not_ready' | 'esim_unreachable'

/**
 * Problems: `order_not_found`, `esim_not_ready` (not delivered yet, returned, or a top-up, which has no eSIM of its
 * own), `esim_unreachable` if the network doesn't answer, `too_often` after 60 requests about an eSIM in an hour.
 */
export async function viewApiUsage(
  deps: ViewApiUsageDeps,
  of: OrdersOf,
  orderId: string,
): Promise<Outcome<{ usage: EsimStatus }, UsageProblem> | TooOften> {
  const known = isUuid(orderId) ? await deps.apiOrders.find(of, orderId) : null
  const order = known && (await deps.orders.find(known.orderId))
  if (!order) return { ok: false, problem: 'order_not_found' }
  if (!isSettled(order) || !hasEsim(order)) return { ok: false, problem: 'esim_not_ready' }
  const allowed = await deps.limiter.take(PER_ESIM, orderId)
  if (!allowed.ok) return allowed
  try {
    return { ok: true, usage: await readEsimStatus(deps, order) }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    deps.log.warn({ orderId, problem: error.message }, 'the network did not report usage')
    return { ok: false, problem: 'esim_unreachable' }
  }
}
