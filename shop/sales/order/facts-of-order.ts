// The rules of the eSIM that an order has: those of the bundle that was delivered, which keeps what was bought.
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { factsOf, type BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { Order } from './order.ts'

/** The bundle that the network was, or will be, asked for. */
export const heldBundleId = ({
  bundle,
  substituteBundleId,
}: Pick<Order, 'substituteBundleId'> & { bundle: Pick<Order['bundle'], 'bundleId'> }): string =>
  substituteBundleId ?? bundle.bundleId

/** The home network's rules for a bundle that is no longer known. */
export const factsOfOrder = (
  catalogue: Pick<Catalogue, 'bundles'>,
  order: Pick<Order, 'bundle' | 'substituteBundleId'>,
): BundleFacts => factsOf(catalogue, heldBundleId(order))
