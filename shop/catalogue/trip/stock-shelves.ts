// What a plan can be made of: the bundles that are worth their price for a use of data, by those that go on one eSIM.
import {
  bundlePriceCents,
  topupPriceCents,
  type Bundle,
  type Catalogue,
  type Zone,
} from '#shop/catalogue/bundle/bundle.ts'
import { HOME_FACTS, takesTopUps } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { CountryCode } from '#values/country/country.ts'
import { DAILY_MEGABYTES, type Usage } from './recommend-offers.ts'

/** A bundle and for how many days it lasts with the data that a use takes; prices in cents. */
export type Item = { bundle: Bundle; zone: Zone; days: number; firstCents: number; topUpCents: number | null }
/** Bundles of one zone and network, which can top up each other, or none of which can be topped up. */
export type Shelf = Item[]

type Stocked = Omit<Item, 'days'>

/** Sorted out once each time the catalog is read. */
const stocked = new WeakMap<Catalogue, Map<Usage, Map<CountryCode, Set<Shelf>>>>()

/** What zones that have any of these countries sell for a use, with a bit for each country that they have. */
export function shelvesFor(
  catalogue: Catalogue,
  destinations: readonly CountryCode[],
  usage: Usage,
): Map<Shelf, bigint> {
  const byUsage = stocked.get(catalogue) ?? new Map<Usage, Map<CountryCode, Set<Shelf>>>()
  stocked.set(catalogue, byUsage)
  const byCountry = byUsage.get(usage) ?? stock(catalogue, DAILY_MEGABYTES[usage])
  byUsage.set(usage, byCountry)
  const found = new Map<Shelf, bigint>()
  for (const [at, code] of destinations.entries())
    for (const shelf of byCountry.get(code) ?? []) found.set(shelf, (found.get(shelf) ?? 0n) | (1n << BigInt(at)))
  return found
}

const isToppable = ({ facts = HOME_FACTS }: Bundle): boolean => takesTopUps(facts)

function stock({ zones, bundles }: Catalogue, dailyMegabytes: number): Map<CountryCode, Set<Shelf>> {
  const active = bundles.filter(({ status }) => status === 'Active')
  const byZone = Map.groupBy(active, ({ zone }) => zone)
  const byCountry = new Map<CountryCode, Set<Shelf>>()
  for (const zone of zones) {
    const items = (byZone.get(zone.name) ?? []).flatMap((bundle) => {
      const firstCents = bundlePriceCents(zone, bundle)
      const topUpCents = isToppable(bundle) ? topupPriceCents(zone, bundle) : null
      return firstCents === null ? [] : [{ bundle, zone, firstCents, topUpCents }]
    })
    const alike = Map.groupBy(items, ({ bundle }) => `${bundle.networkId} ${isToppable(bundle)}`)
    for (const group of alike.values()) {
      const shelf = worthTheirPrice(group, dailyMegabytes)
      for (const code of shelf.length > 0 ? zone.countries : [])
        byCountry.set(code, (byCountry.get(code) ?? new Set()).add(shelf))
    }
  }
  return byCountry
}

// Of those that cost no more, first and later, only the one that lasts longest.
function worthTheirPrice(shelf: Stocked[], dailyMegabytes: number): Item[] {
  const longest = new Map<string, Item>()
  for (const each of shelf) {
    const days = Math.min(each.bundle.validityDays, Math.floor(each.bundle.megabytes / dailyMegabytes))
    const name = `${each.firstCents} ${each.topUpCents}`
    if (days >= 1 && days > (longest.get(name)?.days ?? 0)) longest.set(name, { ...each, days })
  }
  const items = [...longest.values()].toSorted(
    (one, other) => other.days - one.days || one.firstCents - other.firstCents,
  )
  const kept: Item[] = []
  for (const item of items) {
    const isBeaten = kept.some((k) => k.firstCents <= item.firstCents && laterCents(k) <= laterCents(item))
    if (!isBeaten) kept.push(item)
  }
  return kept
}

/** Its price in cents after the first purchase: as a top-up, or with an eSIM of its own if that is cheaper. */
export const laterCents = ({ firstCents, topUpCents }: Item): number => Math.min(topUpCents ?? firstCents, firstCents)
