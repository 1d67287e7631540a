// The network's figures about any of our eSIMs for staff, with a limit that allows for a busy day.
import type { Base } from '#shop/assembly/base.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import type { EsimUsage } from '#ports/esim-provider.ts'
import { listEsims, viewEsim, type ViewEsimsDeps } from '#shop/sales/esim/view-esims.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { READ_LIMIT } from '#shop/support/staff/staff-limit.ts'

export type ViewNetworkSimsDeps = ViewEsimsDeps & Pick<Base, 'limiter'>

/** Every profile that the networks hold for us. Problems: `network_unavailable`, if one is missing, and `too_often`. */
export async function listNetworkEsims(
  deps: ViewNetworkSimsDeps,
  { actor }: Pick<Caller, 'actor'>,
): Promise<Outcome<{ usages: EsimUsage[] }, 'network_unavailable'> | TooOften> {
  const allowed = await deps.limiter.take(READ_LIMIT, actor.id)
  if (!allowed.ok) return allowed
  const told = await listEsims(deps)
  // Whoever asks this way has no place to read that some are missing.
  return told.ok && told.silent.length > 0 ? { ok: false, problem: 'network_unavailable' } : told
}

/** One profile. Problems: `network_unavailable`, also for an unknown one, and `too_often`. */
export async function viewNetworkEsim(
  deps: ViewNetworkSimsDeps,
  iccid: string,
  { actor }: Pick<Caller, 'actor'>,
): Promise<Outcome<{ usage: EsimUsage }, 'network_unavailable'> | TooOften> {
  const allowed = await deps.limiter.take(READ_LIMIT, actor.id)
  return allowed.ok ? viewEsim(deps, iccid) : allowed
}
