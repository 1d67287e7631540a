// The remaining data of one eSIM of an account, from the network; each eSIM is a separate request and fails separately.
import { hasEsim } from '#shop/sales/order/order.ts'
import type { Base } from '#shop/assembly/base.ts'
import type { At } from '#values/brand-facts.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { TooOften } from '#values/outcome.ts'
import { PER_HOLDER } from './check-esim-status.ts'
import { findOwnEsim, type ListOwnEsimsDeps, type OwnEsimName } from '#shop/sales/esim/list-own-esims.ts'
import { readEsimStatus, type EsimStatus, type ReadEsimStatusDeps } from './read-esim-status.ts'

export type ViewUsageDeps = ListOwnEsimsDeps & ReadEsimStatusDeps & Pick<Base, 'limiter'>

export type UsageAnswer =
  | { ok: true; orderId: string; usage: EsimStatus }
  | { ok: false; problem: 'not_yours' | 'usage_unavailable' }
  | TooOften

/**
 * Balance, total, and expiry of an eSIM of this account (after-purchase rules §3, §9). Problems: `not_yours` (unknown,
 * foreign, or refunded; without asking the network), `too_often` after 60 requests an hour, `usage_unavailable`.
 */
export async function viewUsage(deps: ViewUsageDeps, question: OwnEsimName, at: At): Promise<UsageAnswer> {
  const esim = await findOwnEsim(deps, question, at)
  const order = esim && (await deps.orders.find(esim.orderId))
  if (!order || !hasEsim(order)) return { ok: false, problem: 'not_yours' }
  const allowed = await deps.limiter.take(PER_HOLDER, order.id)
  if (!allowed.ok) return allowed
  try {
    return { ok: true, orderId: order.id, usage: await readEsimStatus(deps, order) }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    deps.log.warn({ orderId: esim.orderId, problem: error.message }, 'the network did not report usage')
    return { ok: false, problem: 'usage_unavailable' }
  }
}
