// An owner connects the eSIM network where they have an account; it sells nothing before they switch it on.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import type { NetworkKind } from '#ports/networks.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { NetworkId } from '#values/network-id.ts'
import { cutText } from '#values/text/cut-text.ts'
import type { Outcome } from '#values/outcome.ts'

export type NetworksDeps = Pick<
  Base,
  'networks' | 'connectedNetworks' | 'withAudit' | 'announceReading' | 'clock' | 'log'
>
export type NewNetwork = { kind: string; name: string; login: Record<string, string> }
export type ConnectProblem = 'kind_unknown' | 'name_missing' | 'login_missing' | 'login_refused' | 'network_silent'

const LONGEST = 200

/**
 * Stores the login, encrypted, once the network has accepted it; returns what is left to spend there, null if it
 * doesn't say. Problems: `kind_unknown`, `name_missing`, `login_missing`, `login_refused` by the network,
 * `network_silent` if it doesn't answer.
 */
export async function connectNetwork(
  deps: NetworksDeps,
  { kind: wanted, name, login: typed }: NewNetwork,
  caller: Caller,
): Promise<Outcome<{ id: NetworkId; credit: NetworkMoney | null }, ConnectProblem>> {
  const kind = deps.networks.kinds.find((each) => each.kind === wanted)
  if (!kind) return { ok: false, problem: 'kind_unknown' }
  const shownName = cutText(name.trim(), LONGEST)
  if (shownName === '') return { ok: false, problem: 'name_missing' }
  const login = readLogin(kind, typed)
  if (!login) return { ok: false, problem: 'login_missing' }
  const tried = await tryOut(deps, kind, login)
  if (!tried.ok) return tried

  const now = deps.clock.now()
  const added = await deps.withAudit(
    async (): Promise<{ ok: true; id: NetworkId; credit: NetworkMoney | null }> => {
      const id = freeId(
        kind.kind,
        (await deps.connectedNetworks.list()).map((network) => network.id),
      )
      const network = { id, kind: kind.kind, name: shownName, login, isActive: false, connectedAt: now, updatedAt: now }
      if (!(await deps.connectedNetworks.add(network))) throw new Error('Two networks were connected at once.')
      return { ok: true, id, credit: tried.credit }
    },
    ({ id }) => ({ actor: actorOf(caller.actor), action: 'network_connected', subject: id }),
    caller,
  )
  await tellNodes(deps)
  return added
}

/**
 * Whether its bundles are on sale; if not, orders that were placed are finished, and its eSIMs stay in use. Problem:
 * `not_found`.
 */
export async function switchNetwork(
  deps: NetworksDeps,
  { id, isActive }: { id: NetworkId; isActive: boolean },
  caller: Caller,
): Promise<Outcome<object, 'not_found'>> {
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
): Promise<Outcome<{ credit: NetworkMoney | null }, 'kind_unknown' | 'login_refused' | 'network_silent'>> {
  const provider = networks.tryOut(kind, login)
  if (!provider) return { ok: false, problem: 'kind_unknown' }
  try {
    await provider.checkLogin()
    return { ok: true, credit: provider.can.credit ? await provider.creditBalance() : null }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ kind, problem: error.message }, 'a network could not be connected')
    return { ok: false, problem: error.fault === 'unauthorized' ? 'login_refused' : 'network_silent' }
  }
}

const freeId = (kind: string, taken: NetworkId[]): NetworkId => {
  let id = kind
  for (let next = 2; taken.includes(id); next += 1) id = `${kind}-${next}`
  return id
}
