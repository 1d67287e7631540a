// The order of an eSIM, for those who have proven that it is theirs; nobody else even learns that it exists.
import type { OwnedBy } from '#shop/people/brand/tenant.ts'
import { holdsEsim } from '#shop/sales/gift/gift.ts'
import { MISSES } from '#shop/sales/order-access/find-own-order.ts'
import type { OrderStore, OrderWithEsim } from '#shop/sales/order-rows/order-store.ts'
import type { RateLimiter } from '#ports/rate-limiter.ts'
import type { At } from '#values/brand-facts.ts'
import { digitsOfIccid } from '#values/iccid.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'

export type HeldEsim = {
  iccid: string
  /** The orders that the visitor has proven to be theirs. */
  heldOrderIds: string[]
}

/**
 * Null for unknown, foreign, and refunded eSIMs and for other brands', all answered alike (after-purchase rules §3).
 */
export async function findHeldEsim(
  { orders, ownedBy }: { orders: OrderStore; ownedBy: OwnedBy },
  { iccid, heldOrderIds }: HeldEsim,
  { tenant }: At,
): Promise<OrderWithEsim | null> {
  const held = (await orders.listByIccid(digitsOfIccid(iccid))).filter((order) => holdsEsim(order, heldOrderIds))
  return held.find(await ownedBy(tenant.brand)) ?? null
}

/**
 * Whether the eSIM belongs to one of these orders, without asking the network. Problems: `not_proven`, and `too_often`
 * for a visitor who tries out ICCIDs, counted like wrong order references.
 */
export async function holdEsim(
  deps: { orders: OrderStore; ownedBy: OwnedBy; limiter: RateLimiter },
  question: HeldEsim & { rateLimitKey: string },
  at: At,
): Promise<Outcome<object, 'not_proven'> | TooOften> {
  if (await findHeldEsim(deps, question, at)) return { ok: true }
  const allowed = await deps.limiter.take(MISSES, question.rateLimitKey)
  return allowed.ok ? { ok: false, problem: 'not_proven' } : allowed
}
