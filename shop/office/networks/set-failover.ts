// An owner decides whether an order that its network can't deliver may be delivered from another one.
import type { Base } from '#shop/assembly/base.ts'
import type { FailoverRule } from '#shop/delivery/provisioning/failover-store.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { PER_OWNER } from './connect-network.ts'

export type SetFailoverDeps = Pick<Base, 'failovers' | 'limiter' | 'withAudit'>

const WHOLE = 10_000

/** It counts for every order that isn't delivered yet. Problems: `floor_range` outside 0 to 100%, `too_often`. */
export async function setFailover(
  { failovers, limiter, withAudit }: SetFailoverDeps,
  rule: FailoverRule,
  caller: Caller,
): Promise<Outcome<object, 'floor_range'> | TooOften> {
  const { isOn, floorBasisPoints } = rule
  const isShare = Number.isInteger(floorBasisPoints) && floorBasisPoints >= 0 && floorBasisPoints <= WHOLE
  if (!isShare) return { ok: false, problem: 'floor_range' }
  const allowed = await limiter.take(PER_OWNER, caller.actor.id)
  if (!allowed.ok) return allowed
  return withAudit(
    async () => {
      await failovers.saveRule(rule)
      return { ok: true as const }
    },
    () => ({
      actor: actorOf(caller.actor),
      action: 'failover_set',
      subject: 'networks',
      facts: { to: isOn ? 'on' : 'off', basisPoints: floorBasisPoints },
    }),
    caller,
  )
}
