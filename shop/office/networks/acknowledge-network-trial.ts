// A person has seen what a test order left at its network, and says where the money is.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { mayChangeThings } from '#shop/support/staff/staff-role.ts'
import { isUuid } from '#values/uuid.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { PER_OWNER } from './connect-network.ts'

export type AcknowledgeNetworkTrialDeps = Pick<Base, 'networkTrials' | 'limiter' | 'withAudit' | 'clock'>

/** Problems: `trial_not_allowed` (the role), `trial_closed` (there is nothing to close), `too_often`. */
export async function acknowledgeNetworkTrial(
  { networkTrials, limiter, withAudit, clock }: AcknowledgeNetworkTrialDeps,
  { id, money }: { id: string; money: 'back' | 'kept' },
  caller: Caller,
): Promise<Outcome<object, 'trial_not_allowed' | 'trial_closed'> | TooOften> {
  if (!mayChangeThings(caller.actor.type)) return { ok: false, problem: 'trial_not_allowed' }
  const allowed = await limiter.take(PER_OWNER, caller.actor.id)
  if (!allowed.ok) return allowed
  const trial = isUuid(id) ? await networkTrials.find(id) : null
  if (!trial) return { ok: false, problem: 'trial_closed' }
  const by = { money, userId: caller.actor.id, now: clock.now() }
  return withAudit(
    async (): Promise<Outcome<object, 'trial_closed'>> =>
      (await networkTrials.close(id, by)) ? { ok: true } : { ok: false, problem: 'trial_closed' },
    () => ({
      actor: actorOf(caller.actor),
      action: 'network_trial_closed',
      subject: trial.networkId,
      facts: { outcome: money, orderId: trial.orderId },
    }),
    caller,
  )
}
