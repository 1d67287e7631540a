// Whoever got an eSIM as a gift hands it back unopened: it goes the way of a cancellation, and the money to its buyer.
import type { Base } from '#shop/assembly/base.ts'
import { isReceiver } from '#shop/sales/gift/gift.ts'
import type { OrderVisitor } from '#shop/sales/order-access/find-own-order.ts'
import { hasEsim, type Order } from '#shop/sales/order/order.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { keepRequest, type KeepRequestDeps } from './cancel-order.ts'
import { isInstalled, mayCancel } from './cancellation.ts'
import { readEvidence } from './read-evidence.ts'

const PER_ORDER: Limit = { name: 'gift-return', points: 10, seconds: 3600 }

export type ReturnGiftDeps = KeepRequestDeps &
  Pick<Base, 'gifts' | 'networks' | 'isWithdrawn' | 'limiter' | 'log' | 'announce'> & {
    advanceCancellation: (id: string) => Promise<void>
  }

export type ReturnGiftProblem = 'not_yours' | 'not_returnable' | 'gift_installed'

/**
 * The link reached their mailbox, so no code is needed. Problems: `not_yours`, `not_returnable` (it is over, or on its
 * way back already), `gift_installed` (the network says that it was on a phone, or in use), `too_often`. What the
 * network doesn't tell is left to a person, like any cancellation.
 */
export async function returnGift(
  deps: ReturnGiftDeps,
  { order, visitor }: { order: Order; visitor: OrderVisitor },
): Promise<Outcome<object, ReturnGiftProblem> | TooOften> {
  if (!isReceiver(order, visitor)) return { ok: false, problem: 'not_yours' }
  const allowed = await deps.limiter.take(PER_ORDER, order.id)
  if (!allowed.ok) return allowed
  if (!mayCancel(order) || !hasEsim(order) || (await deps.isWithdrawn(order)))
    return { ok: false, problem: 'not_returnable' }
  const evidence = await readEvidence(deps.networks.of(order.networkId), order, order.bundle)
  if (evidence && isInstalled(evidence)) return { ok: false, problem: 'gift_installed' }

  const kept = await keepRequest(deps, { order, visitor, reason: 'gift_returned' })
  if (kept === null) return { ok: false, problem: 'not_returnable' }
  const { id } = kept
  await deps.gifts.giveBack(order.id, deps.clock.now())
  deps.log.info({ orderId: order.id, cancellationId: id }, 'a gift is handed back')
  try {
    await deps.advanceCancellation(id)
  } catch (error) {
    // It is written down, so the worker goes on.
    if (!(error instanceof VendorError)) throw error
    deps.log.warn({ orderId: order.id, problem: error.message }, 'a returned gift waits for a vendor')
  }
  deps.announce(order.id)
  return { ok: true }
}
