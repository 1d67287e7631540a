// What a holder's own look at an eSIM brought to light counts like a scheduled one, and saves the network a question.
import { isSettled } from '#shop/order/order.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import { saveUsage, type SaveUsageDeps } from './save-usage.ts'

const LEASE_MS = 60_000

export type ReceiveUsageDeps = SaveUsageDeps & { orders: OrderStore }

/** Takes over a balance (MB) and an expiry that were just told; nothing happens while a scheduled look is under way. */
export async function receiveUsage(
  deps: ReceiveUsageDeps,
  seen: { iccid: string; balanceMb: number | null; expiresAt: Date | null },
): Promise<void> {
  const now = deps.clock.now()
  const order = await deps.orders.findByIccid(seen.iccid)
  if (!order || !isSettled(order)) return
  const check = await deps.esimChecks.claim(seen.iccid, now, LEASE_MS)
  if (!check) return
  const { balanceMb, expiresAt } = seen
  const told = { balanceMb, expiresAt, totalMb: null, isDepleted: balanceMb === 0, isExpired: false }
  await saveUsage(deps, { order, leaseId: check.leaseId, told })
}
