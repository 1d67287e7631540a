// What was last added to an eSIM, for those who have proven that its order is theirs.
import type { Base } from '#shop/assembly/base.ts'
import { totalMegabytes } from '#shop/sales/esim-status/data-total.ts'
import { countedOf, remainingMb } from '#shop/sales/esim-status/esim-status.ts'
import { dataPurchases } from '#shop/sales/esim-status/data-purchases.ts'
import type { TopUp } from '#ports/esim-provider.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { At } from '#values/brand-facts.ts'
import { kindInText } from '#values/data-allowance.ts'
import type { TooOften } from '#values/outcome.ts'
import { PER_HOLDER } from './check-esim-status.ts'
import { findHeldEsim, type HeldEsim } from '#shop/sales/esim/find-held-esim.ts'

export type LastTopUp =
  | { ok: true; topUp: TopUp }
  | { ok: false; problem: 'not_proven' | 'history_unavailable' }
  | TooOften

export type ViewLastTopUpDeps = Pick<Base, 'orders' | 'networks' | 'ownedBy' | 'limiter' | 'log'>

/**
 * The newest entry of the last `days` days (after-purchase rules §7): its bundle, or the order's if there is no entry,
 * with the same total in MB as on every page. Problems: `not_proven` (unknown, foreign, or refunded, answered alike),
 * `too_often`, `history_unavailable`.
 */
export async function viewLastTopUp(
  deps: ViewLastTopUpDeps,
  { days, ...question }: HeldEsim & { days: number },
  at: At,
): Promise<LastTopUp> {
  const order = await findHeldEsim(deps, question, at)
  if (!order) return { ok: false, problem: 'not_proven' }
  const allowed = await deps.limiter.take(PER_HOLDER, order.id)
  if (!allowed.ok) return allowed
  const provider = deps.networks.of(order.networkId)
  try {
    const [newest, told, topUps] = await Promise.all([
      provider.findLastTopUp(order, days),
      provider.findBalance(order),
      deps.orders.listTopUps([order.id]),
    ])
    const balance = countedOf(order.bundle, told)
    const facts = {
      purchases: dataPurchases(order, topUps),
      expiresAt: balance.expiresAt,
      toldMb: kindInText(order.bundle.data) === 'total' ? (newest?.totalMb ?? null) : null,
    }
    const totalMb = totalMegabytes({ ...facts, balanceMb: remainingMb(balance) })
    return { ok: true, topUp: { totalMb, zone: newest?.zone ?? order.bundle.bundleId } }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    deps.log.warn({ orderId: order.id, problem: error.message }, 'the network did not report the top-up history')
    return { ok: false, problem: 'history_unavailable' }
  }
}
