// The networks that eSIMs come from, each with its own adapter; bundles, orders, and eSIMs store the ID of theirs.
import { HOME_NETWORK, type NetworkId } from '#values/network-id.ts'
import type { EsimProvider } from './esim-provider.ts'

/** A kind of network that an owner can connect, and what its login consists of. */
export type NetworkKind = { kind: string; name: string; login: { name: string; isOptional: boolean }[] }

export type Networks = {
  /** Throws for an ID without an adapter: a network's adapter is needed for as long as its eSIMs are in use. */
  of: (id: NetworkId) => EsimProvider
  has: (id: NetworkId) => boolean
  /**
   * Whether it can be asked, for what somebody does about a network: one that this node doesn't know may have been connected
   * at another one just now, so the networks are read again first.
   */
  isConnected: (id: NetworkId) => Promise<boolean>
  /** The IDs of all networks. */
  ids: () => NetworkId[]
  /** Where to look up an eSIM that we have no record of. */
  home: EsimProvider
  readonly all: EsimProvider[]
  /** Those whose breaker is open. Makes no call. */
  leftAlone: () => NetworkId[]
  kinds: NetworkKind[]
  /** A network with a login that nobody has stored yet; null for an unknown kind. */
  tryOut: (kind: string, login: Record<string, string>) => EsimProvider | null
  /** Reads again which networks are connected. Call it on every node after one was connected or changed. */
  refresh: () => Promise<void>
}

type Parts = Pick<Networks, 'kinds' | 'tryOut'> & {
  /** The connected networks by ID; an adapter that is known stays the same one. */
  connect: () => Promise<Record<NetworkId, EsimProvider>>
}

const NONE: Parts = { kinds: [], tryOut: () => null, connect: () => Promise.resolve({}) }

/** The adapters by network ID; the home network's must be among the configured ones. */
export function createNetworks(configured: Record<NetworkId, EsimProvider>, parts = NONE): Networks {
  let providers = onlySound(configured)
  const of = (id: NetworkId) => {
    const provider = providers[id]
    if (!provider) throw new Error(`There is no adapter for the network ${id}.`)
    return provider
  }
  const has = (id: NetworkId) => providers[id] !== undefined
  const refresh = async () => void (providers = onlySound({ ...(await parts.connect()), ...configured }))
  return {
    of,
    has,
    isConnected: async (id) => {
      if (!has(id)) await refresh()
      return has(id)
    },
    ids: () => Object.keys(providers),
    home: of(HOME_NETWORK),
    // Two IDs may mean the same network: both are included.
    get all() {
      return [...new Set(Object.values(providers))]
    },
    leftAlone: () => Object.keys(providers).filter((id) => of(id).isLeftAlone()),
    kinds: parts.kinds,
    tryOut: parts.tryOut,
    refresh,
  }
}

/** A top-up whose outcome is unknown must be looked up, or may be sent again: otherwise nobody could offer any. */
function onlySound(providers: Record<NetworkId, EsimProvider>): Record<NetworkId, EsimProvider> {
  for (const [id, { can }] of Object.entries(providers)) {
    if (can.topUps && !can.recognizesTopUps && !can.findsTopUps)
      throw new Error(`The network ${id} can't offer top-ups: it could make one twice.`)
  }
  return providers
}
