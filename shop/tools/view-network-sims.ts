// The network's figures about any of our eSIMs for staff, who ask as often as a busy day needs.
import type { Caller } from '#shop/account/session-user.ts'
import type { ThingUsage } from '#shop/ports/esim-provider.ts'
import type { RateLimiter } from '#shop/ports/rate-limiter.ts'
import { listSims, viewSim, type ViewSimsDeps } from '#shop/esim/view-sims.ts'
import type { Outcome, TooOften } from '#shop/values/outcome.ts'
import { READ_LIMIT } from '#shop/staff/staff-limit.ts'

export type ViewNetworkSimsDeps = ViewSimsDeps & { limiter: RateLimiter }

/** Every profile that the network holds for us. Problems: `network_unavailable`, `too_often`. */
export async function listNetworkSims(
  deps: ViewNetworkSimsDeps,
  { actor }: Pick<Caller, 'actor'>,
): Promise<Outcome<{ usages: ThingUsage[] }, 'network_unavailable'> | TooOften> {
  const allowed = await deps.limiter.take(READ_LIMIT, actor.id)
  return allowed.ok ? listSims(deps) : allowed
}

/** One profile. Problems: `network_unavailable`, also for an unknown one, and `too_often`. */
export async function viewNetworkSim(
  deps: ViewNetworkSimsDeps,
  iccid: string,
  { actor }: Pick<Caller, 'actor'>,
): Promise<Outcome<{ usage: ThingUsage }, 'network_unavailable'> | TooOften> {
  const allowed = await deps.limiter.take(READ_LIMIT, actor.id)
  return allowed.ok ? viewSim(deps, iccid) : allowed
}
