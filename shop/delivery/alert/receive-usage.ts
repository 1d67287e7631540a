// What a holder's own check showed counts like a scheduled check and saves the network a request.
import type { Base } from '#shop/assembly/base.ts'
import { isSettled } from '#shop/sales/order/order.ts'
import { saveUsage, type SaveUsageDeps } from './save-usage.ts'

const LEASE_MS = 60_000

export type ReceiveUsageDeps = SaveUsageDeps & Pick<Base, 'orders'>

/** Saves a balance (MB) and an expiry that were just reported; does nothing while a scheduled check is running. */
export async function receiveUsage(
  deps: ReceiveUsageDeps,
  seen: { orderId: string; balanceMb: number | null; expiresAt: Date | null },
): Promise<void> {
  const now = deps.clock.now()
  const order = await deps.orders.find(seen.orderId)
  if (!order || !isSettled(order)) return
  const check = await deps.esimChecks.claim(order.id, now, LEASE_MS)
  if (!check) return
  const { balanceMb, expiresAt } = seen
  const told = { balanceMb, expiresAt, totalMb: null, isDepleted: balanceMb === 0, isExpired: false }
  await saveUsage(deps, { order, check, told })
}
