// The terms under which an order may be canceled: those of the network that it was bought from, when it was placed.
import type { Base } from '#shop/assembly/base.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { networkIdOf } from '#shop/catalogue/bundle/bundle.ts'
import type { At } from '#values/brand-facts.ts'
import type { NetworkId } from '#values/network-id.ts'
import { defaultTerms, termsAt, type CancellationTerms } from './cancellation-terms.ts'

export type ReadTermsDeps = Pick<Base, 'networks' | 'readCancellationTerms'>

const termsOf = async ({ networks, readCancellationTerms }: ReadTermsDeps, networkId: NetworkId, at: Date) => {
  const can = networks.has(networkId) ? networks.of(networkId).can : ({ takesBack: 'never' } as const)
  return termsAt(await readCancellationTerms(), networkId, at, defaultTerms(can))
}

type ViewTermsDeps = ReadTermsDeps & Pick<Base, 'readPriceList' | 'clock'>

/** What a buyer of this bundle is promised now, for the page that sells it. */
export async function viewCancellationTerms(
  deps: ViewTermsDeps,
  bundleId: string,
  { tenant }: At,
): Promise<CancellationTerms> {
  const { selling } = await deps.readPriceList(tenant.brand.id)
  return termsOf(deps, networkIdOf(selling, bundleId), deps.clock.now())
}

/** The same of several bundles, by their IDs. */
export async function listCancellationTerms(
  deps: ViewTermsDeps,
  bundleIds: readonly string[],
  at: At,
): Promise<Record<string, CancellationTerms>> {
  const each = bundleIds.map(async (id) => [id, await viewCancellationTerms(deps, id, at)] as const)
  return Object.fromEntries(await Promise.all(each))
}

/** An order that another network delivered keeps what was promised at the first. */
export async function termsOfOrder(
  deps: ReadTermsDeps & Pick<Base, 'failovers'>,
  order: Pick<Order, 'id' | 'networkId' | 'createdAt'>,
): Promise<CancellationTerms> {
  const [first] = await deps.failovers.listOfOrder(order.id)
  return termsOf(deps, first?.fromNetworkId ?? order.networkId, order.createdAt)
}
