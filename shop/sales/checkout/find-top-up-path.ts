// Whether more data is sold for an order's eSIM, and where: whatever leads to a top-up unasked goes by this.
import type { Base } from '#shop/assembly/base.ts'
import { isTopUpSoldFor } from '#shop/catalogue/bundle/bundle-facts.ts'
import { sealEsim } from '#shop/sales/esim/sealed-esim.ts'
import { topUpLink } from '#shop/sales/esim/top-up-link.ts'
import { heldBundleId } from '#shop/sales/order/facts-of-order.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { daysLater } from '#values/instant.ts'
import type { Sealer } from '#values/secret.ts'

/** What decides whether an order's eSIM can get more data. */
type ToppedUpOrder = Pick<Order, 'id' | 'replaces' | 'networkId' | 'substituteBundleId'> & {
  bundle: Pick<Order['bundle'], 'zone' | 'bundleId'>
}

/** Whether its bundle can be topped up, and a top-up is sold for its zone and network. */
export async function isTopUpSold(
  { readCatalogue }: Pick<Base, 'readCatalogue'>,
  order: Pick<ToppedUpOrder, 'bundle' | 'networkId' | 'substituteBundleId'>,
): Promise<boolean> {
  const held = { zone: order.bundle.zone, bundleId: heldBundleId(order) }
  return isTopUpSoldFor(await readCatalogue(), held, order.networkId)
}

export type FindTopUpPathDeps = Pick<Base, 'readCatalogue' | 'isWithdrawn' | 'clock'> & { topUpSealer: Sealer }

/**
 * Where data is bought for an order's eSIM, valid for this many days; null if its buyer withdrew from the order, or no
 * top-up is sold for it.
 */
export async function findTopUpPath(
  { readCatalogue, isWithdrawn, clock, topUpSealer }: FindTopUpPathDeps,
  order: ToppedUpOrder,
  days: number,
): Promise<string | null> {
  if (!(await isTopUpSold({ readCatalogue }, order)) || (await isWithdrawn(order))) return null
  return topUpLink('', sealEsim(topUpSealer, order.id, daysLater(clock.now(), days)))
}
