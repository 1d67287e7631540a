// The networks that eSIMs come from, each spoken to through its own adapter; bundles, orders and eSIMs carry the id of theirs.
import { HOME_NETWORK, type NetworkId } from '#shop/values/network-id.ts'
import type { EsimProvider } from './esim-provider.ts'

export type Networks = {
  /** Throws for an id that no adapter answers to: what was sold of a network needs its adapter for as long as it is in use. */
  of: (id: NetworkId) => EsimProvider
  has: (id: NetworkId) => boolean
  /** Where an eSIM is looked for that nothing of ours tells of. */
  home: EsimProvider
  all: EsimProvider[]
  /** Those that were silent several times in a row, and are not asked right now. Asks nobody. */
  leftAlone: () => NetworkId[]
}

/** The adapters by the ids of their networks; that of the home network has to be among them. */
export function networksOf(providers: Record<NetworkId, EsimProvider>): Networks {
  const of = (id: NetworkId) => {
    const provider = providers[id]
    if (!provider) throw new Error(`There is no adapter for the network ${id}.`)
    return provider
  }
  const has = (id: NetworkId) => providers[id] !== undefined
  // Two names may mean the same network: nobody asks it twice.
  const leftAlone = () => Object.keys(providers).filter((id) => of(id).isLeftAlone())
  return { of, has, home: of(HOME_NETWORK), all: [...new Set(Object.values(providers))], leftAlone }
}
