// What a demo's bundles cost at the network, and what its orders bought there.
import type { DemoRows } from '#db/demo/demo-rows.ts'
import { bundlePriceCents, findBundle, type Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import type { DemoOrder } from './demo-order.ts'

/** The network asks between 35 and 54 percent of the price, by the bundle's ID. */
const LEAST_PERCENT = 35
const STEPS = 20

/** In cents, by bundle, the same each time. */
export const costsOf = (catalogue: Catalogue): ReadonlyMap<string, number> =>
  new Map(
    catalogue.bundles.flatMap(({ bundleId }) => {
      const found = findBundle(catalogue, bundleId, bundlePriceCents)
      return found ? [[bundleId, Math.round((found.priceCents * percentOf(bundleId)) / 100)] as const] : []
    }),
  )

const percentOf = (bundleId: string) =>
  LEAST_PERCENT + Array.from(bundleId).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % STEPS, 0)

/** The purchase at the network, if the order came so far: kept, or given back with its refund. */
export function addPurchase(rows: DemoRows, { row, events }: DemoOrder, costs: ReadonlyMap<string, number>): void {
  const asked = events.find(({ move }) => move.startsWith('completed_request_'))
  if (!asked) return
  const isBack = row.refundedBy != null
  rows.allocationAttempts.push({
    // An order buys once, so its ID names the purchase too.
    id: row.id,
    orderId: row.id,
    networkId: HOME_NETWORK,
    secretHash: `demo-${row.id}`,
    state: isBack ? 'returned' : 'accepted',
    costCents: costs.get(row.bundleId) ?? null,
    askedAt: asked.at,
    updatedAt: isBack ? row.updatedAt : asked.at,
  })
}
