// Prices in the shop of a business with its own prices, and what it owes us for each sale. Pure rules, in whole cents.
import { share } from '#values/money.ts'
import { SIZE_KEYS, sizeKeyFor, type Bundle, type Catalogue, type SizeKey, type Zone } from './bundle.ts'
import { getZonePrice, type DeskCatalogue, type PriceKind } from './catalogue-change.ts'

/** A price of one size in a zone: with an eSIM, or as a top-up. */
export type PriceSlot = { zone: string; kind: PriceKind; size: SizeKey }
export type RetailPrice = PriceSlot & { cents: number }
/** A drafted price; null returns to the shop's own. */
export type DraftPrice = PriceSlot & { cents: number | null }
/**
 * What the owner allows a business: it pays this much less than the shop's own price, and charges at most this much of
 * it. In basis points of the shop's own price.
 */
export type RetailTerms = { discountBasisPoints: number; capBasisPoints: number }

/**
 * What a bundle costs: `selling` is what travelers pay in the business's shop, and `buying` what we get of it; null if
 * the business has no prices of its own. Cents before tax.
 */
export type PriceList = { selling: Catalogue; buying: Catalogue | null }

const WHOLE = 10_000

/** Twice the shop's own price. */
export const USUAL_CAP = 20_000
/** No bundle costs more, as in the catalog: protects against a typo that makes one cost a thousand euros. */
const MOST_CENTS = 100_000

/**
 * The lowest price a business may charge, which is also what it owes us for each sale: the shop's own price less the
 * business's discount, but at least the cost (null if unknown) plus the zone's margin. Never more than the shop's own
 * price. Rates in basis points.
 */
export function floorCents(
  shopCents: number,
  { discountBasisPoints }: RetailTerms,
  costCents: number | null,
  marginFloorBasisPoints: number,
): number {
  const discounted = shopCents - share(shopCents, discountBasisPoints)
  return Math.min(shopCents, Math.max(1, discounted, covering(costCents ?? 0, marginFloorBasisPoints)))
}

// Rounded up: a cent less would fall below the margin.
const covering = (costCents: number, marginBasisPoints: number): number =>
  Math.ceil((costCents * WHOLE) / (WHOLE - marginBasisPoints))

/** The highest price a business may charge; never less than the shop's own price. */
export const capCents = (shopCents: number, { capBasisPoints }: Pick<RetailTerms, 'capBasisPoints'>): number =>
  Math.max(shopCents, Math.min(MOST_CENTS, Math.floor((shopCents * capBasisPoints) / WHOLE)))

/** What travelers pay: the business's own price between floor and cap, or the shop's if it has none. */
export const sellingCents = (ownCents: number | null, shopCents: number, floor: number, cap: number): number =>
  Math.min(cap, Math.max(ownCents ?? shopCents, floor))

/** One price in a business's shop, and where it comes from; null if the shop itself doesn't sell this. */
export type JudgedPrice = {
  shopCents: number
  floorCents: number
  capCents: number
  ownCents: number | null
  sellingCents: number
}

const nameOf = ({ zone, kind, size }: PriceSlot) => `${kind} ${size} ${zone}`

/** Returns a function that gives the price of each slot at these terms and prices. */
export function judgePrices(
  { zones, bundles }: DeskCatalogue,
  terms: RetailTerms,
  prices: readonly RetailPrice[],
): (slot: PriceSlot) => JudgedPrice | null {
  const own = new Map(prices.map((price) => [nameOf(price), price.cents]))
  const byName = new Map(zones.map((zone) => [zone.name, zone]))
  const costs = new Map<string, number>()
  for (const { zone, megabytes, status, costCents, ownPrice } of bundles) {
    if (status !== 'Active' || costCents === null || ownPrice) continue
    const size = `${sizeKeyFor(megabytes)} ${zone}`
    costs.set(size, Math.max(costs.get(size) ?? 0, costCents))
  }
  return (slot) => {
    const zone = byName.get(slot.zone)
    const shopCents = zone ? getZonePrice(zone, slot.kind, slot.size) : null
    if (!zone || shopCents === null) return null
    const cost = costs.get(`${slot.size} ${slot.zone}`) ?? null
    const floor = floorCents(shopCents, terms, cost, zone.marginFloorBasisPoints)
    const cap = capCents(shopCents, terms)
    const ownCents = own.get(nameOf(slot)) ?? null
    const selling = sellingCents(ownCents, shopCents, floor, cap)
    return { shopCents, floorCents: floor, capCents: cap, ownCents, sellingCents: selling }
  }
}

/** The catalog with a business's prices: the same bundles in the same zones, without the shop's costs. */
export function toPriceList(
  catalogue: Catalogue,
  desk: DeskCatalogue,
  terms: RetailTerms,
  prices: readonly RetailPrice[],
): PriceList & { buying: Catalogue } {
  const judge = judgePrices(desk, terms, prices)
  return {
    // A bundle with its own price costs as much in the business's shop.
    selling: withPrices(catalogue, (slot) => judge(slot)?.sellingCents),
    buying: {
      ...withPrices(catalogue, (slot) => judge(slot)?.floorCents),
      bundles: withOwnFloors(catalogue, desk, terms),
    },
  }
}

/** The same bundles at what a business pays for those with their own prices. */
function withOwnFloors({ bundles }: Catalogue, desk: DeskCatalogue, terms: RetailTerms): Bundle[] {
  // The same list is looked up faster than a copy of it.
  if (!bundles.some(({ ownPrice }) => ownPrice)) return bundles
  const margins = new Map(desk.zones.map(({ name, marginFloorBasisPoints }) => [name, marginFloorBasisPoints]))
  const costs = new Map(desk.bundles.map(({ bundleId, costCents }) => [bundleId, costCents]))
  return bundles.map((bundle) => {
    const { bundleId, ownPrice, zone } = bundle
    if (!ownPrice) return bundle
    const floorOf = (cents: number) => floorCents(cents, terms, costs.get(bundleId) ?? null, margins.get(zone) ?? 0)
    const topupCents = ownPrice.topupCents === null ? null : floorOf(ownPrice.topupCents)
    return { ...bundle, ownPrice: { priceCents: floorOf(ownPrice.priceCents), topupCents } }
  })
}

function withPrices({ zones, bundles }: Catalogue, centsOf: (slot: PriceSlot) => number | undefined): Catalogue {
  const pricesIn = (zone: string, kind: PriceKind, prices: Partial<Record<SizeKey, number>>) => {
    const changed: Partial<Record<SizeKey, number>> = {}
    for (const size of SIZE_KEYS) {
      const cents = prices[size]
      if (cents !== undefined) changed[size] = centsOf({ zone, kind, size }) ?? cents
    }
    return changed
  }
  return {
    bundles,
    zones: zones.map((zone): Zone => ({
      ...zone,
      prices: {
        inclEsimCents: pricesIn(zone.name, 'price', zone.prices.inclEsimCents),
        topupCents: pricesIn(zone.name, 'topup', zone.prices.topupCents),
      },
    })),
  }
}
