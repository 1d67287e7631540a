// An owner enters the new login of a connected account, such as after the network issued another key.
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { NetworkId } from '#values/network-id.ts'
import type { Outcome } from '#values/outcome.ts'
import {
  isAccountOf,
  PER_OWNER,
  readLogin,
  tellNodes,
  tryOut,
  type LoginProblem,
  type NetworksDeps,
} from './connect-network.ts'
import { judgeAgain } from './watch-credit.ts'

type ChangeProblem = 'not_found' | 'already_connected' | LoginProblem
type LoginChange = Outcome<{ credit: NetworkMoney | null }, ChangeProblem>

/**
 * Replaces the login of a network, encrypted, once the network has accepted the new one; its orders and eSIMs are asked
 * about with it from then on. Returns what is left to spend there, null if it doesn't say. Problems: `not_found`,
 * `already_connected` if it is the account of another connected network, `login_missing`, `login_refused`,
 * `address_blocked`, `network_silent`, those of `checkFreshProof`, `too_often`.
 */
export async function changeLogin(
  deps: NetworksDeps,
  { id, login: typed, proof }: { id: NetworkId; login: Record<string, string>; proof: FreshProof },
  caller: Caller,
): Promise<LoginChange | ProofRefusal> {
  const connected = await deps.connectedNetworks.list()
  const network = connected.find((each) => each.id === id)
  const kind = deps.networks.kinds.find((each) => each.kind === network?.kind)
  if (!network || !kind) return { ok: false, problem: 'not_found' }
  const login = readLogin(kind, typed)
  if (!login) return { ok: false, problem: 'login_missing' }
  if (connected.some((each) => each.id !== id && isAccountOf(kind, each, login)))
    return { ok: false, problem: 'already_connected' }
  const allowed = await deps.limiter.take(PER_OWNER, caller.actor.id)
  if (!allowed.ok) return allowed
  const proven = await deps.checkFreshProof(proof, caller)
  if (!proven.ok) return proven
  const tried = await tryOut(deps, kind, login)
  if (!tried.ok) return tried

  const changed = await deps.withAudit(
    async (): Promise<LoginChange> =>
      (await deps.connectedNetworks.change(id, { login, credit: tried.credit }, deps.clock.now()))
        ? { ok: true, credit: tried.credit }
        : { ok: false, problem: 'not_found' },
    () => ({ actor: actorOf(caller.actor), action: 'network_login_changed', subject: id }),
    caller,
  )
  if (!changed.ok) return changed
  await judgeAgain(deps, id)
  await tellNodes(deps)
  return changed
}
