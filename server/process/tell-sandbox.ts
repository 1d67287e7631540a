// Tells the sandbox's network what the shop resells, since a network sells what its customers offer: whatever an owner
// adds to the catalog of a demo is delivered with its own size and days.
import { defaultTenant } from '#shop/people/brand/tenant.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import type { RunningShop } from '#server/run-shop.ts'

export type ToldShop = Pick<RunningShop, 'url' | 'watchReading'> & { shop: Pick<RunningShop['shop'], 'catalogue'> }

/** Resolves once the sandbox knows the catalog of today; from then on, it hears of each change. */
export async function tellSandbox(sandboxUrl: string, { url, shop, watchReading }: ToldShop): Promise<void> {
  // What is cached of the catalog is forgotten first; a sandbox that ends meanwhile is told at its next start.
  watchReading('catalogue', () => void setImmediate(() => void tell().catch(() => {})))
  await tell()

  async function tell(): Promise<void> {
    const { bundles } = await shop.catalogue.viewCatalogue({ tenant: defaultTenant(url) })
    const products = bundles
      .filter(({ networkId = HOME_NETWORK }) => networkId === HOME_NETWORK)
      .map(({ bundleId, packageId, megabytes, validityDays }) => ({
        bundleId: packageId ?? bundleId,
        megabytes,
        validityDays,
      }))
    const answer = await fetch(`${sandboxUrl}/control/products`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ products }),
    })
    if (!answer.ok) throw new Error(`The sandbox refused the catalog: ${await answer.text()}`)
  }
}
