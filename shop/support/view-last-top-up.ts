// What was last put on an eSIM, for those who have proven that its order is theirs.
import type { OwnedBy } from '#shop/brand/brand-home.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { EsimProvider, TopUp } from '#shop/ports/esim-provider.ts'
import type { Log } from '#shop/ports/log.ts'
import type { RateLimiter } from '#shop/ports/rate-limiter.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import { fingerprint } from '#shop/values/secret.ts'
import { PER_HOLDER } from './check-esim-status.ts'
import { findHeldEsim, type HeldEsim } from './find-held-esim.ts'

export type LastTopUp =
  | { ok: true; topUp: TopUp | null }
  | { ok: false; problem: 'not_proven' | 'history_unavailable' }
  | { ok: false; problem: 'too_often'; retryAfterSeconds: number }

export type ViewLastTopUpDeps = {
  orders: OrderStore
  provider: EsimProvider
  ownedBy: OwnedBy
  limiter: RateLimiter
  log: Log
}

/**
 * The newest entry of the last `days` days, in MB; null when there is none (spec 2 §7). Problems: `not_proven` (unknown,
 * foreign or refunded, told alike), `too_often`, `history_unavailable`.
 */
export async function viewLastTopUp(deps: ViewLastTopUpDeps, question: HeldEsim, days: number): Promise<LastTopUp> {
  const order = await findHeldEsim(deps, question)
  if (!order) return { ok: false, problem: 'not_proven' }
  const allowed = await deps.limiter.take(PER_HOLDER, fingerprint(order.iccid))
  if (!allowed.ok) return { ok: false, problem: 'too_often', retryAfterSeconds: allowed.retryAfterSeconds }
  try {
    return { ok: true, topUp: await deps.provider.findLastTopUp(order.iccid, days) }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    deps.log.warn({ orderId: order.id, problem: error.message }, 'top-up history not told')
    return { ok: false, problem: 'history_unavailable' }
  }
}
