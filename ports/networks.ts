// The networks that eSIMs come from, each with its own adapter; bundles, orders, and eSIMs store the ID of theirs.
import { HOME_NETWORK, type NetworkId } from '#values/network-id.ts'
import type { EsimProvider } from './esim-provider.ts'

export type Networks = {
  /** Throws for an ID without an adapter: a network's adapter is needed for as long as its eSIMs are in use. */
  of: (id: NetworkId) => EsimProvider
  has: (id: NetworkId) => boolean
  /** The IDs of all networks. */
  ids: () => NetworkId[]
  /** Where to look up an eSIM that we have no record of. */
  home: EsimProvider
  all: EsimProvider[]
  /** Those whose breaker is open. Makes no call. */
  leftAlone: () => NetworkId[]
}

/** The adapters by network ID; the home network's must be among them. */
export function createNetworks(providers: Record<NetworkId, EsimProvider>): Networks {
  const of = (id: NetworkId) => {
    const provider = providers[id]
    if (!provider) throw new Error(`There is no adapter for the network ${id}.`)
    return provider
  }
  const has = (id: NetworkId) => providers[id] !== undefined
  // Two IDs may mean the same network: both are included.
  const leftAlone = () => Object.keys(providers).filter((id) => of(id).isLeftAlone())
  const ids = () => Object.keys(providers)
  return { of, has, ids, home: of(HOME_NETWORK), all: [...new Set(Object.values(providers))], leftAlone }
}
