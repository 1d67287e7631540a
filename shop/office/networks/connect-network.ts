// An owner connects the eSIM network where they have an account; it sells nothing before they switch it on.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import type { NetworkKind } from '#ports/networks.ts'
import type { ConnectedNetwork } from '#shop/catalogue/network/network-store.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { NetworkId } from '#values/network-id.ts'
import { cutText } from '#values/text/cut-text.ts'
import type { Outcome } from '#values/outcome.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { judgeAgain, type WatchCreditDeps } from './watch-credit.ts'

export type NetworksDeps = WatchCreditDeps & Pick<Base, 'checkFreshProof' | 'limiter' | 'withAudit' | 'announceReading'>
export type LoginProblem = 'login_missing' | 'login_refused' | 'address_blocked' | 'network_silent'
type Login = Record<string, string>

/** Everything that an owner changes about networks. */
export const PER_OWNER: Limit = { name: 'network-change', points: 60, seconds: 600 }

const LONGEST = 200

export type NewNetwork = { kind: string; name: string; login: Record<string, string>; proof: FreshProof }
type ConnectProblem = 'kind_unknown' | 'name_missing' | 'already_connected' | LoginProblem
type ConnectResult = Outcome<{ id: NetworkId; credit: NetworkMoney | null; isChanged: boolean }, ConnectProblem>

/**
 * Stores the login, encrypted, once the network has accepted it; returns what is left to spend there, null if it
 * doesn't say. If the account is connected with another secret, its login is changed (`isChanged`). Problems:
 * `kind_unknown`, `name_missing`, `login_missing`; `login_refused` by the network, `address_blocked` if it takes no calls
 * from the shop's address, `network_silent` if it doesn't answer; `already_connected` with this login, those of
 * `checkFreshProof`, `too_often`.
 */
export async function connectNetwork(
  deps: NetworksDeps,
  { kind: wanted, name, login: typed, proof }: NewNetwork,
  caller: Caller,
): Promise<ConnectResult | ProofRefusal> {
  const kind = deps.networks.kinds.find((each) => each.kind === wanted)
  if (!kind) return { ok: false, problem: 'kind_unknown' }
  const shownName = cutText(name.trim(), LONGEST)
  if (shownName === '') return { ok: false, problem: 'name_missing' }
  const login = readLogin(kind, typed)
  if (!login) return { ok: false, problem: 'login_missing' }
  const allowed = await deps.limiter.take(PER_OWNER, caller.actor.id)
  if (!allowed.ok) return allowed
  const proven = await deps.checkFreshProof(proof, caller)
  if (!proven.ok) return proven
  const tried = await tryOut(deps, kind, login)
  if (!tried.ok) return tried

  const now = deps.clock.now()
  const added = await deps.withAudit(
    async (): Promise<ConnectResult> => {
      const seen = { credit: tried.credit, creditAskedAt: now, creditState: 'enough', leastCreditCents: null } as const
      const told = { kind: kind.kind, name: shownName, login, ...seen }
      const network = { ...told, isActive: false, connectedAt: now, updatedAt: now }
      const stored = await addOrChange(deps, kind, network)
      return stored ? { ok: true, ...stored, credit: tried.credit } : { ok: false, problem: 'already_connected' }
    },
    ({ id, isChanged }) => ({
      actor: actorOf(caller.actor),
      action: isChanged ? 'network_login_changed' : 'network_connected',
      subject: id,
    }),
    caller,
  )
  if (!added.ok) return added
  await judgeAgain(deps, added.id)
  await tellNodes(deps)
  return added
}

/** Null if there is a network with this login. */
async function addOrChange(
  { connectedNetworks }: NetworksDeps,
  kind: NetworkKind,
  network: Omit<ConnectedNetwork, 'id'>,
): Promise<{ id: NetworkId; isChanged: boolean } | null> {
  for (;;) {
    const known = await connectedNetworks.list()
    const same = known.find((each) => isAccountOf(kind, each, network.login))
    if (same) {
      const isChanged = JSON.stringify(same.login) !== JSON.stringify(network.login)
      if (isChanged)
        await connectedNetworks.change(same.id, { login: network.login, credit: network.credit }, network.updatedAt)
      return isChanged ? { id: same.id, isChanged } : null
    }
    const id = freeId(
      kind.kind,
      known.map((each) => each.id),
    )
    // Somebody else may have taken it at the same moment, and is in the list now.
    if (await connectedNetworks.add({ id, ...network })) return { id, isChanged: false }
  }
}

const freeId = (kind: string, taken: NetworkId[]): NetworkId => {
  let id = kind
  for (let next = 2; taken.includes(id); next += 1) id = `${kind}-${next}`
  return id
}

/** Null if something is missing; what the kind doesn't know is left out. */
export function readLogin({ login }: NetworkKind, typed: Login): Login | null {
  const given = login.map(({ name, isOptional }) => ({ name, isOptional, value: (typed[name] ?? '').trim() }))
  if (given.some(({ isOptional, value }) => value.length > LONGEST || (!isOptional && value === ''))) return null
  return Object.fromEntries(given.flatMap(({ name, value }) => (value === '' ? [] : [[name, value]])))
}

/** What is left to spend with this login; null if the network doesn't say. */
export async function tryOut(
  { networks, log }: Pick<NetworksDeps, 'networks' | 'log'>,
  { kind }: NetworkKind,
  login: Login,
): Promise<Outcome<{ credit: NetworkMoney | null }, LoginProblem>> {
  const provider = networks.tryOut(kind, login)
  if (!provider) throw new Error(`There is no adapter for networks of the kind ${kind}.`)
  try {
    await provider.checkLogin()
    return { ok: true, credit: provider.can.credit ? await provider.creditBalance() : null }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ kind, problem: error.message }, 'a network could not be connected')
    if (error.fault === 'address_blocked') return { ok: false, problem: 'address_blocked' }
    return { ok: false, problem: error.fault === 'unauthorized' ? 'login_refused' : 'network_silent' }
  }
}

/** Whether both are the same account's: what isn't optional says whose it is. */
export const isAccountOf = (
  { kind, login: fields }: NetworkKind,
  network: Pick<ConnectedNetwork, 'kind' | 'login'>,
  login: Login,
): boolean =>
  network.kind === kind && fields.every(({ name, isOptional }) => isOptional || network.login[name] === login[name])

/** First the others, because this node may fail to read the rows again. */
export async function tellNodes({
  networks,
  announceReading,
}: Pick<NetworksDeps, 'networks' | 'announceReading'>): Promise<void> {
  announceReading('networks')
  announceReading('catalogue')
  await networks.refresh()
}
