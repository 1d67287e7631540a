// The networks that an owner connected, with what is left to spend there, and what a login of each kind consists of.
import type { Base } from '#shop/assembly/base.ts'
import { callbackPath } from '#shop/delivery/network-event/receive-network-event.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { NetworkId } from '#values/network-id.ts'
import type { NetworkMoney } from '#values/network-package.ts'

type ViewNetworksDeps = Pick<Base, 'networks' | 'connectedNetworks' | 'makeToken' | 'publicUrl' | 'log'>

/**
 * All of them, the oldest first, and the kinds that can be connected. Asks each network for its credit. `callbackUrl` is
 * where it sends its messages; whoever knows it can make us ask the network.
 */
export async function viewNetworks(deps: ViewNetworksDeps) {
  const { networks, connectedNetworks } = deps
  const rows = await connectedNetworks.list()
  return {
    kinds: networks.kinds,
    connected: await Promise.all(
      rows.map(async ({ id, kind, name, isActive }) => {
        const known = networks.kinds.find((each) => each.kind === kind)
        return {
          id,
          name,
          kind: known?.name ?? kind,
          login: known?.login ?? [],
          callbackUrl: `${deps.publicUrl}${callbackPath(deps, id)}`,
          isActive,
          credit: await creditAt(deps, id),
          isLeftAlone: networks.has(id) && networks.of(id).isLeftAlone(),
        }
      }),
    ),
  }
}

/** Null if it doesn't say, or doesn't answer. */
async function creditAt(
  { networks, log }: Pick<ViewNetworksDeps, 'networks' | 'log'>,
  id: NetworkId,
): Promise<NetworkMoney | null> {
  const provider = networks.has(id) ? networks.of(id) : null
  if (!provider?.can.credit || provider.isLeftAlone()) return null
  try {
    return await provider.creditBalance()
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ networkId: id, problem: error.message }, 'the credit at a network could not be read')
    return null
  }
}
