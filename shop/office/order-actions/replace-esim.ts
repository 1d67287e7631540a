// Sends a replacement for an eSIM that doesn't work, free of charge, at an administrator's request.
import type { Base } from '#shop/assembly/base.ts'
import { may } from '#shop/people/account/rights.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { countedOf, remainingMb } from '#shop/sales/esim-status/esim-status.ts'
import { isDelivered } from '#shop/sales/order/order-conditions.ts'
import { hasEsim, type Order } from '#shop/sales/order/order.ts'
import { placeFreeOrder, type PlaceFreeOrderDeps } from '#shop/sales/order/place-free-order.ts'
import { makeCarriedTopUp, isReplaceReason, mayReplaceEsim, makeReplacement } from '#shop/sales/order/replacement.ts'
import type { EsimBalance } from '#ports/esim-provider.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { ACT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import type { FreshProof } from '#values/fresh-proof.ts'
import type { Outcome } from '#values/outcome.ts'
import { within, type ActOnOrderDeps } from './act-on-order.ts'

export type ReplaceEsimDeps = ActOnOrderDeps &
  PlaceFreeOrderDeps &
  Pick<Base, 'gifts' | 'recordDenied' | 'networks' | 'log' | 'isReturning'> & {
    /** Call it inside a transaction. */
    replaceProfile: (order: Pick<Order, 'id' | 'iccid'>) => Promise<boolean>
  }
type Input = { orderId: string; reason: string; proof: FreshProof }
type ReplaceResult = Outcome<{ replacementId: string; topUps: number }, 'no_esim' | 'being_canceled'>

/**
 * The old eSIM is returned to the network unless it is in use. A new order for the same bundle, and one for each top-up
 * with data left, cost nothing and are delivered and emailed as usual. Problems: `not_allowed` for non-administrators,
 * `reason_missing`, `no_esim` (none that is delivered, paid, and not yet replaced, or nobody to email),
 * `being_canceled` (it is on its way back for its buyer, who gets the money), those of `checkFreshProof`, `too_often`.
 */
export const replaceEsim = (deps: ReplaceEsimDeps, { orderId, reason, proof }: Input, caller: Caller) =>
  within(deps, ACT_LIMIT, caller, async () => {
    const { actor } = caller
    if (!may(actor.type, 'serve')) {
      await deps.recordDenied({ actor: { id: actor.id, role: actor.type }, why: 'role' }, caller)
      return { ok: false as const, problem: 'not_allowed' as const }
    }
    if (!isReplaceReason(reason)) return { ok: false as const, problem: 'reason_missing' as const }
    const proven = await deps.checkFreshProof(proof, caller)
    if (!proven.ok) return proven
    const balance = await findBalance(deps, orderId)
    const replaced = await deps.withAudit(
      () => replace(deps, orderId, balance),
      ({ replacementId, topUps }) => ({
        actor: actorOf(actor),
        action: 'esim_replaced',
        subject: orderId,
        facts: { reason, replacementId, ...(topUps > 0 && { topUps }) },
      }),
      caller,
    )
    if (!replaced.ok) return replaced
    deps.announce(orderId)
    // After the rows are written: if the nudge is lost, the sweep finds them.
    await deps.jobs.nudge({ name: 'provisioning', orderId: replaced.replacementId })
    return replaced
  })

const NOBODY_KNOWS: EsimBalance = { balanceMb: null, expiresAt: null }

// Asked before the transaction: nobody waits for a network while rows are locked.
async function findBalance({ orders, networks, log }: ReplaceEsimDeps, orderId: string): Promise<EsimBalance> {
  const order = await orders.find(orderId)
  if (!order || !mayReplaceEsim(order) || !hasEsim(order)) return NOBODY_KNOWS
  // Nothing was added, so nothing has to be left.
  if ((await orders.listTopUps([orderId])).length === 0) return NOBODY_KNOWS
  try {
    const balance = countedOf(order.bundle, await networks.of(order.networkId).findBalance(order))
    return { balanceMb: remainingMb(balance), expiresAt: balance.expiresAt }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ orderId, problem: error.message }, 'the network did not report the eSIM to replace')
    return NOBODY_KNOWS
  }
}

// One transaction: the buyer either keeps the old eSIM or is owed the new one, with all that is left on the old one.
async function replace(deps: ReplaceEsimDeps, orderId: string, balance: EsimBalance): Promise<ReplaceResult> {
  const { orders, clock } = deps
  // Held first: a cancellation says that it begins, and then looks at the order in the same way.
  const order = (await orders.holdSettled(orderId)) ? await orders.find(orderId) : null
  if (order && (await deps.isReturning(order))) return { ok: false, problem: 'being_canceled' }
  if (!order || !mayReplaceEsim(order) || !(await deps.replaceProfile(order))) return { ok: false, problem: 'no_esim' }
  const replacementId = await placeFreeOrder(deps, order, (named) => makeReplacement(order, named))
  if (order.isGift) await deps.gifts.moveTo(replacementId, orderId)
  // One that isn't there yet finds the new eSIM by itself, once its worker looks again.
  const delivered = (await orders.interruptTopUps(orderId)).filter(isDelivered)
  const left = topUpsWithDataLeft(delivered, balance, clock.now())
  for (const topUp of left) {
    const { topUp: target } = topUp
    if (target)
      await placeFreeOrder(deps, topUp, (named) => makeCarriedTopUp({ ...topUp, topUp: target }, replacementId, named))
  }
  return { ok: true, replacementId, topUps: left.length }
}

/** Which top-ups of an eSIM still have data on it. Pure rules. */
type Balance = { balanceMb: number | null; expiresAt: Date | null }
type Purchase = { bundle: { megabytes: number } }

/**
 * The top-ups with data left, oldest first: an eSIM's data is used in the order in which it was bought. None of one
 * that has expired; all if nobody knows its balance (MB).
 */
export function topUpsWithDataLeft<TopUp extends Purchase>(
  topUps: readonly TopUp[],
  { balanceMb, expiresAt }: Balance,
  now: Date,
): TopUp[] {
  if (expiresAt && expiresAt <= now) return []
  if (balanceMb === null) return [...topUps]
  let newerMb = 0
  const left = topUps.toReversed().filter(({ bundle }) => {
    const isLeft = balanceMb > newerMb
    newerMb += bundle.megabytes
    return isLeft
  })
  return left.toReversed()
}
