// What a plan can be made of: the bundles that are worth their price for a use of data, by those that go on one eSIM.
import {
  bundlePriceCents,
  bundlesIn,
  topupPriceCents,
  type Bundle,
  type Catalogue,
  type Zone,
} from '#shop/catalogue/bundle/bundle.ts'
import { HOME_FACTS, takesTopUps } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { CountryCode } from '#values/country/country.ts'
import { dataKey, isTotal, lastsDays } from '#values/data-allowance.ts'
import { DAILY_MEGABYTES, type Usage } from './recommend-offers.ts'

/** A bundle and for how many days it lasts with the data that a use takes; prices in cents. */
export type Item = { bundle: Bundle; zone: Zone; days: number; firstCents: number; topUpCents: number | null }
/** Bundles of one zone and network, which can top up each other, or none of which can be topped up. */
export type Shelf = Item[]

type ItemKind = Omit<Item, 'days'>

/**
 * What zones sell, by those that go on one eSIM, and of that the shelves for a use. Sorted out as trips ask for zones:
 * all of a large catalog would take long.
 */
type Stockroom = {
  alike: Map<Zone, ItemKind[][]>
  shelves: Map<Usage, Map<Zone, Shelf[]>>
}

const stockrooms = new WeakMap<Catalogue, Stockroom>()
const zonesByCountry = new WeakMap<readonly Zone[], Map<CountryCode, Zone[]>>()

/** What zones that have any of these countries sell for a use, with a bit for each country that they have. */
export function shelvesFor(
  catalogue: Catalogue,
  destinations: readonly CountryCode[],
  usage: Usage,
): Map<Shelf, bigint> {
  const room = stockroomOf(catalogue)
  const { shelves } = room
  const stocked = shelves.get(usage) ?? new Map<Zone, Shelf[]>()
  shelves.set(usage, stocked)
  const zonesWith = zonesWithEach(catalogue.zones)
  const found = new Map<Shelf, bigint>()
  for (const [at, code] of destinations.entries())
    for (const zone of zonesWith.get(code) ?? []) {
      const own = stocked.get(zone) ?? stock(room, zone, catalogue.bundles, DAILY_MEGABYTES[usage])
      stocked.set(zone, own)
      for (const shelf of own) found.set(shelf, (found.get(shelf) ?? 0n) | (1n << BigInt(at)))
    }
  return found
}

function stockroomOf(catalogue: Catalogue): Stockroom {
  const known = stockrooms.get(catalogue)
  if (known) return known
  const room: Stockroom = { alike: new Map(), shelves: new Map() }
  stockrooms.set(catalogue, room)
  return room
}

function zonesWithEach(zones: readonly Zone[]): Map<CountryCode, Zone[]> {
  const known = zonesByCountry.get(zones)
  if (known) return known
  const byCountry = new Map<CountryCode, Zone[]>()
  for (const zone of zones)
    for (const code of zone.countries) {
      const others = byCountry.get(code)
      if (others) others.push(zone)
      else byCountry.set(code, [zone])
    }
  zonesByCountry.set(zones, byCountry)
  return byCountry
}

// Amounts add up on an eSIM; a day plan or an unlimited bundle is topped up with the same one only.
const esimKindOf = (bundle: Bundle): string =>
  `${bundle.networkId} ${isToppable(bundle)} ${isTotal(bundle) ? '' : dataKey(bundle)}`

const isToppable = ({ facts = HOME_FACTS }: Bundle): boolean => takesTopUps(facts)

function stock({ alike }: Stockroom, zone: Zone, bundles: readonly Bundle[], dailyMegabytes: number): Shelf[] {
  const groups = alike.get(zone) ?? groupAlike(zone, bundlesIn(bundles, zone.name))
  alike.set(zone, groups)
  return groups.map((group) => worthTheirPrice(group, dailyMegabytes)).filter((shelf) => shelf.length > 0)
}

function groupAlike(zone: Zone, bundles: readonly Bundle[]): ItemKind[][] {
  const items = bundles.flatMap((bundle) => {
    if (bundle.status !== 'Active') return []
    const firstCents = bundlePriceCents(zone, bundle)
    const topUpCents = isToppable(bundle) ? topupPriceCents(zone, bundle) : null
    return firstCents === null ? [] : [{ bundle, zone, firstCents, topUpCents }]
  })
  const alike = Map.groupBy(items, ({ bundle }) => esimKindOf(bundle))
  return [...alike.values()]
}

// Of those that cost no more, first and later, only the one that lasts longest.
function worthTheirPrice(shelf: readonly ItemKind[], dailyMegabytes: number): Item[] {
  const lasting: Item[] = []
  for (const each of shelf) {
    const days = lastsDays(each.bundle, each.bundle.validityDays, dailyMegabytes)
    if (days >= 1) lasting.push({ ...each, days })
  }
  const kept: Item[] = []
  for (const item of lasting.toSorted((one, other) => other.days - one.days || one.firstCents - other.firstCents)) {
    const isBeaten = kept.some((k) => k.firstCents <= item.firstCents && laterCents(k) <= laterCents(item))
    if (!isBeaten) kept.push(item)
  }
  return kept
}

/** Its price in cents after the first purchase: as a top-up, or with an eSIM of its own if that is cheaper. */
export const laterCents = ({ firstCents, topUpCents }: Item): number => Math.min(topUpCents ?? firstCents, firstCents)
