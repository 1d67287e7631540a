// What the page of network packages shows, without what no column has.
import type { Shop } from '#shop/assembly/shop.ts'
import { filterIn } from './packages-action.ts'

export type PackagesView = Awaited<ReturnType<typeof readPackages>>
export type NetworkView = NonNullable<PackagesView['network']>

export async function readPackages(shop: Pick<Shop, 'packages' | 'today'>, search: URLSearchParams) {
  const asked = { networkId: search.get('network'), filter: filterIn(search.get('show')) }
  const view = await shop.packages.viewNetworkPackages({ ...asked, after: search.get('after') ?? '' })
  return { ...view, today: shop.today(), network: view.network && shown(view.network) }
}

type ViewedNetwork = NonNullable<Awaited<ReturnType<Shop['packages']['viewNetworkPackages']>>['network']>

const shown = ({ rules, packages, ...network }: ViewedNetwork) => ({
  ...network,
  rules: { ...rules, readAt: rules.readAt?.toISOString() ?? null, leasedUntil: null },
  packages: packages.map(({ packageId, offered, decided, unsoldBecause, costCents, beforeCents, priceCents }) => ({
    packageId,
    name: offered.name,
    currency: offered.cost.currency,
    countries: offered.countries,
    now: whatOf(offered),
    before: decided && whatOf(decided),
    unsoldBecause,
    costCents,
    beforeCents,
    priceCents,
  })),
})

const whatOf = ({ megabytes, days, kind, startsAt }: ViewedNetwork['packages'][number]['offered']) => ({
  megabytes,
  days,
  kind,
  startsAt,
})
