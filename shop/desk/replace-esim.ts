// Sends a replacement for an eSIM that doesn't work, free of charge, at an administrator's request.
import { randomUUID } from 'node:crypto'
import { roleOf, runsShop } from '#shop/account/role.ts'
import { actorOf, type Caller } from '#shop/account/session-user.ts'
import type { RecordDenied } from '#shop/audit/record-denied.ts'
import type { Order } from '#shop/order/order.ts'
import { isReplaceReason, mayReplaceEsim, replacementOf } from '#shop/order/replacement.ts'
import type { Tracer } from '#shop/ports/tracer.ts'
import { ACT_LIMIT } from '#shop/staff/staff-limit.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'
import type { FreshProof } from '#shop/values/fresh-proof.ts'
import type { Outcome } from '#shop/values/outcome.ts'
import { within, type ActOnOrderDeps } from './act-on-order.ts'

export type ReplaceEsimDeps = ActOnOrderDeps & {
  recordDenied: RecordDenied
  findTenant: (businessId: string | null) => Promise<Tenant>
  tracer: Tracer
  /** Call it inside a transaction. */
  replaceProfile: (order: Pick<Order, 'id' | 'iccid'>) => Promise<boolean>
}
type Input = { orderId: string; reason: string; proof: FreshProof }
type Replaced = Outcome<{ replacementId: string }, 'no_esim'>

const MOST_NAMES = 20

/**
 * The old eSIM is returned to the network unless it is in use. A new order for the same bundle costs nothing, and is
 * delivered and emailed as usual. Problems: `not_allowed` for non-administrators, `reason_missing`, `no_esim` (none
 * that is delivered, paid, and not yet replaced, or nobody to email), those of `checkFreshProof`, `too_often`.
 */
export const replaceEsim = (deps: ReplaceEsimDeps, { orderId, reason, proof }: Input, caller: Caller) =>
  within(deps, ACT_LIMIT, caller, async () => {
    const { actor } = caller
    if (!runsShop(roleOf(actor.type))) {
      await deps.recordDenied({ actor: { id: actor.id, role: actor.type }, why: 'role' }, caller)
      return { ok: false as const, problem: 'not_allowed' as const }
    }
    if (!isReplaceReason(reason)) return { ok: false as const, problem: 'reason_missing' as const }
    const proven = await deps.checkFreshProof(proof, caller)
    if (!proven.ok) return proven
    const replaced = await deps.withAudit(
      () => replace(deps, orderId),
      ({ replacementId }) => ({
        actor: actorOf(actor),
        action: 'esim_replaced',
        subject: orderId,
        facts: { reason, replacementId },
      }),
      caller,
    )
    if (!replaced.ok) return replaced
    deps.announce(orderId)
    // After the rows are written: if the nudge is lost, the sweep finds them.
    await deps.jobs.nudge({ name: 'provisioning', orderId: replaced.replacementId })
    return replaced
  })

// One transaction: the buyer either keeps the old eSIM or is owed the new one.
async function replace(deps: ReplaceEsimDeps, orderId: string): Promise<Replaced> {
  const { orders, clock } = deps
  const order = await orders.find(orderId)
  if (!order || !mayReplaceEsim(order) || !(await deps.replaceProfile(order))) return { ok: false, problem: 'no_esim' }
  const replacementId = await place(deps, order)
  await orders.settle(replacementId, 'given_free', 0, clock.now())
  return { ok: true, replacementId }
}

// Two orders by one customer for the same bundle in the same millisecond would get the same reference.
async function place({ orders, clock, tracer, findTenant }: ReplaceEsimDeps, order: Order): Promise<string> {
  const { orderPrefix } = (await findTenant(order.businessId)).brand
  for (let later = 0; later < MOST_NAMES; later++) {
    const id = randomUUID()
    const now = new Date(clock.now().getTime() + later)
    const placed = await orders.create(replacementOf(order, { id, orderPrefix, traceContext: tracer.current(), now }))
    if (placed) return id
  }
  throw new Error('No reference was free for a replacement.')
}
