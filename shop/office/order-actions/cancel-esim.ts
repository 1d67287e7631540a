// Returns an unused eSIM to the network, at an administrator's request. A refund is separate.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { isCompleted, isSettled } from '#shop/sales/order/order-conditions.ts'
import { hasEsim, isOfPartner, type Order } from '#shop/sales/order/order.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { isInUse } from '#shop/delivery/profile/release-profile.ts'
import { ACT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import type { Outcome } from '#values/outcome.ts'
import type { FreshProof } from '#values/fresh-proof.ts'
import { within, type ActOnOrderDeps } from './act-on-order.ts'

export type CancelEsimDeps = ActOnOrderDeps &
  Pick<Base, 'networks' | 'mails'> & {
    /** Call it inside a transaction. */
    revokeEsim: (orderId: string) => Promise<boolean>
  }
type CancelProblem = 'no_esim' | 'esim_topped_up' | 'esim_in_use' | 'network_silent'

/** Whether there is an eSIM to cancel, as far as our books know. */
export const mayCancelEsim = (
  order: Pick<Order, 'paymentState' | 'provisioningState'> & { topUpOf: string | null; iccidEnd: string | null },
): boolean => isSettled(order) && isCompleted(order) && order.topUpOf === null && order.iccidEnd !== null

/**
 * Takes the eSIM back and emails the buyer, unless a partner ordered it. Problems: `no_esim` (none that is delivered
 * and paid), `esim_topped_up` (somebody paid for a top-up), `esim_in_use` (according to the network), `network_silent`
 * (it doesn't answer), those of `checkFreshProof`, `too_often`.
 */
export const cancelEsim = (
  deps: CancelEsimDeps,
  { orderId, proof }: { orderId: string; proof: FreshProof },
  caller: Caller,
) =>
  within(deps, ACT_LIMIT, caller, async () => {
    const proven = await deps.checkFreshProof(proof, caller)
    if (!proven.ok) return proven
    const problem = await findProblem(deps, orderId)
    if (problem) return { ok: false as const, problem }
    const cancelled = await deps.withAudit(
      async (): Promise<Outcome<object, CancelProblem>> => {
        if (!(await deps.revokeEsim(orderId))) return { ok: false, problem: 'no_esim' }
        const now = deps.clock.now()
        const order = await deps.orders.find(orderId)
        if (order && isOfPartner(order)) return { ok: true }
        await deps.mails.put({ id: randomUUID(), orderId, kind: 'esim_canceled', generation: 1, facts: {}, now })
        return { ok: true }
      },
      () => ({ actor: actorOf(caller.actor), action: 'esim_cancelled', subject: orderId }),
      caller,
    )
    if (cancelled.ok) deps.announce(orderId)
    return cancelled
  })

async function findProblem({ orders, networks }: CancelEsimDeps, orderId: string): Promise<CancelProblem | null> {
  const order = await orders.find(orderId)
  if (!order || !hasEsim(order)) return 'no_esim'
  if (!mayCancelEsim({ ...order, topUpOf: order.topUp?.orderId ?? null, iccidEnd: order.iccid })) return 'no_esim'
  if ((await orders.listTopUps([orderId])).length > 0) return 'esim_topped_up'
  try {
    return (await isInUse(networks.of(order.networkId), order)) ? 'esim_in_use' : null
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return 'network_silent'
  }
}
