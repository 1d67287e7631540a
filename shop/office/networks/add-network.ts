// An owner connects the eSIM network where they have an account; it sells nothing before they switch it on.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import type { NetworkKind } from '#ports/networks.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { ConnectedNetwork } from '#shop/catalogue/network/network-store.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { NetworkId } from '#values/network-id.ts'
import { cutText } from '#values/text/cut-text.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'

export type NetworksDeps = Pick<
  Base,
  'networks' | 'connectedNetworks' | 'checkFreshProof' | 'limiter' | 'withAudit' | 'announceReading' | 'clock' | 'log'
>
export type NewNetwork = { kind: string; name: string; login: Record<string, string>; proof: FreshProof }
type ConnectProblem =
  | 'kind_unknown'
  | 'name_missing'
  | 'login_missing'
  | 'login_refused'
  | 'address_blocked'
  | 'network_silent'
  | 'already_connected'

/** Everything that an owner changes about networks. */
const PER_OWNER: Limit = { name: 'network-change', points: 60, seconds: 600 }

const LONGEST = 200

/**
 * Stores the login, encrypted, once the network has accepted it; returns what is left to spend there, null if it
 * doesn't say. Problems: `kind_unknown`, `name_missing`, `login_missing`; `login_refused` by the network,
 * `address_blocked` if it takes no calls from the shop's address, `network_silent` if it doesn't answer;
 * `already_connected` with this login, those of `checkFreshProof`, `too_often`.
 */
export async function connectNetwork(
  deps: NetworksDeps,
  { kind: wanted, name, login: typed, proof }: NewNetwork,
  caller: Caller,
): Promise<Connected | ProofRefusal> {
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
    async (): Promise<Connected> => {
      const network = { kind: kind.kind, name: shownName, login, isActive: false, connectedAt: now, updatedAt: now }
      const id = await addOnce(deps, kind, network)
      return id === null ? { ok: false, problem: 'already_connected' } : { ok: true, id, credit: tried.credit }
    },
    ({ id }) => ({ actor: actorOf(caller.actor), action: 'network_connected', subject: id }),
    caller,
  )
  if (added.ok) await tellNodes(deps)
  return added
}

type Connected = Outcome<{ id: NetworkId; credit: NetworkMoney | null }, ConnectProblem>

/** Its ID; null if there is a network with this login. */
async function addOnce(
  { connectedNetworks }: NetworksDeps,
  kind: NetworkKind,
  network: Omit<ConnectedNetwork, 'id'>,
): Promise<NetworkId | null> {
  for (;;) {
    const known = await connectedNetworks.list()
    if (known.some((each) => each.kind === kind.kind && hasLogin(kind, each.login, network.login))) return null
    const id = freeId(
      kind.kind,
      known.map((each) => each.id),
    )
    // Somebody else may have taken it at the same moment, and is in the list now.
    if (await connectedNetworks.add({ id, ...network })) return id
  }
}

/** What isn't optional says whose account it is. */
const hasLogin = ({ login }: NetworkKind, one: Record<string, string>, other: Record<string, string>): boolean =>
  login.every(({ name, isOptional }) => isOptional || one[name] === other[name])

/**
 * Whether its bundles are on sale; if not, orders that were placed are finished, and its eSIMs stay in use. Problems:
 * `not_found`, `too_often`.
 */
export async function switchNetwork(
  deps: NetworksDeps,
  { id, isActive }: { id: NetworkId; isActive: boolean },
  caller: Caller,
): Promise<Outcome<object, 'not_found'> | TooOften> {
  const allowed = await deps.limiter.take(PER_OWNER, caller.actor.id)
  if (!allowed.ok) return allowed
  const switched = await deps.withAudit(
    async (): Promise<Outcome<object, 'not_found'>> =>
      (await deps.connectedNetworks.change(id, { isActive }, deps.clock.now()))
        ? { ok: true }
        : { ok: false, problem: 'not_found' },
    () => ({
      actor: actorOf(caller.actor),
      action: 'network_changed',
      subject: id,
      facts: { to: isActive ? 'on' : 'off' },
    }),
    caller,
  )
  if (switched.ok) await tellNodes(deps)
  return switched
}

async function tellNodes({ networks, announceReading }: NetworksDeps): Promise<void> {
  await networks.refresh()
  announceReading('networks')
  announceReading('catalogue')
}

/** Null if something is missing; what the kind doesn't know is left out. */
function readLogin({ login }: NetworkKind, typed: Record<string, string>): Record<string, string> | null {
  const given = login.map(({ name, isOptional }) => ({ name, isOptional, value: (typed[name] ?? '').trim() }))
  if (given.some(({ isOptional, value }) => value.length > LONGEST || (!isOptional && value === ''))) return null
  return Object.fromEntries(given.flatMap(({ name, value }) => (value === '' ? [] : [[name, value]])))
}

async function tryOut(
  { networks, log }: NetworksDeps,
  { kind }: NetworkKind,
  login: Record<string, string>,
): Promise<Outcome<{ credit: NetworkMoney | null }, ConnectProblem>> {
  const provider = networks.tryOut(kind, login)
  if (!provider) return { ok: false, problem: 'kind_unknown' }
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

const freeId = (kind: string, taken: NetworkId[]): NetworkId => {
  let id = kind
  for (let next = 2; taken.includes(id); next += 1) id = `${kind}-${next}`
  return id
}
