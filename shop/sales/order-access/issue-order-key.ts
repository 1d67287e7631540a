// Hands an open order over to a phone: a key that opens it once, within a quarter of an hour.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { Limit } from '#ports/rate-limiter.ts'
import type { TooOften } from '#values/outcome.ts'
import type { Order } from '#shop/sales/order/order.ts'

const LIVES_MS = 15 * 60_000
const PER_ORDER: Limit = { name: 'install-send', points: 10, seconds: 3600 }

export type IssueOrderKeyDeps = Pick<Base, 'orderKeys' | 'limiter' | 'clock'>

/**
 * A new key each time; the caller has checked that the visitor holds the order. Problem: `too_often` after ten in an
 * hour.
 */
export async function issueOrderKey(
  { orderKeys, limiter, clock }: IssueOrderKeyDeps,
  order: Pick<Order, 'id' | 'holder'>,
): Promise<{ ok: true; key: string } | TooOften> {
  const allowed = await limiter.take(PER_ORDER, order.id)
  if (!allowed.ok) return allowed
  const expiresAt = new Date(clock.now().getTime() + LIVES_MS)
  return { ok: true, key: await orderKeys.issueReturn(order, randomUUID(), expiresAt) }
}
