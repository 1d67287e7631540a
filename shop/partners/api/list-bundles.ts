// The catalog for partners: what can be bought right now, at the business's own cost and at its shop's prices, both
// before VAT.
import { factsOf, type BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { Base } from '#shop/assembly/base.ts'
import {
  findBundle,
  offeredZones,
  topupPriceCents,
  type Bundle,
  type Catalogue,
  type Zone,
} from '#shop/catalogue/bundle/bundle.ts'
import type { PriceList } from '#shop/catalogue/bundle/retail-price.ts'
import type { Offer } from '#shop/catalogue/trip/find-offers.ts'
import { findTripOffers, type EmptyTripAnswer } from '#shop/catalogue/trip/find-trip-offers.ts'
import { tripLengthDays } from '#shop/catalogue/trip/trip.ts'
import { countryName, type CountryCode } from '#values/country/country.ts'
import { toldData } from '#values/data-allowance.ts'
import { daysBetween, type DateOnly } from '#values/date.ts'
import type { Outcome } from '#values/outcome.ts'
import { pagedBy, type PageOf } from './paged.ts'

export type CatalogueDeps = Pick<Base, 'readCatalogue' | 'readPriceList' | 'todayOnEarth'>
export type PageWish = { cursor: string | null; limit: number }
type CursorProblem = 'cursor_invalid'

/**
 * In cents before VAT: what an API order costs the business, and what a traveler pays in its shop. `topUp…` is null if
 * the bundle can't top up an existing eSIM.
 */
export type SoldBundle = ReturnType<typeof toldData> &
  Pick<Bundle, 'bundleId' | 'zone' | 'validityDays'> &
  BundleRules & {
    priceCents: number
    topUpPriceCents: number | null
    shopPriceCents: number
    shopTopUpPriceCents: number | null
  }
export type SoldZone = Pick<Zone, 'name' | 'countries'>
export type SoldCountry = { code: CountryCode; name: string; zones: string[] }

/** Zones with bundles on sale, by name. Problem: `cursor_invalid`. */
export const listZones = async (
  { readCatalogue }: CatalogueDeps,
  wish: PageWish,
): Promise<Outcome<PageOf<SoldZone>, CursorProblem>> =>
  paged(
    offeredZones(await readCatalogue()).map(({ name, countries }) => ({ name, countries })),
    ({ name }) => name,
    wish,
  )

/** The countries that a zone covers, by code. Problem: `cursor_invalid`. */
export async function listCountries(
  { readCatalogue }: CatalogueDeps,
  wish: PageWish,
): Promise<Outcome<PageOf<SoldCountry>, CursorProblem>> {
  const zones = offeredZones(await readCatalogue())
  const codes = [...new Set(zones.flatMap(({ countries }) => countries))]
  const all = codes.map((code) => ({
    code,
    name: countryName(code),
    zones: zones.filter(({ countries }) => countries.includes(code)).map(({ name }) => name),
  }))
  return paged(all, ({ code }) => code, wish)
}

/** Everything on sale, by ID; limited to one zone if given. Problem: `cursor_invalid`. */
export async function listBundles(
  { readPriceList }: CatalogueDeps,
  { zone, businessId, ...wish }: PageWish & { zone: string | null; businessId: string },
): Promise<Outcome<PageOf<SoldBundle>, CursorProblem>> {
  const all = soldBundles(await readPriceList(businessId)).filter((bundle) => zone === null || bundle.zone === zone)
  return paged(all, ({ bundleId }) => bundleId, wish)
}

/** Problem: `bundle_not_found` for one that is unknown or not on sale. */
export async function findSoldBundle(
  { readPriceList }: CatalogueDeps,
  { bundleId, businessId }: { bundleId: string; businessId: string },
): Promise<Outcome<{ bundle: SoldBundle }, 'bundle_not_found'>> {
  const bundle = soldBundles(await readPriceList(businessId)).find((each) => each.bundleId === bundleId)
  return bundle ? { ok: true, bundle } : { ok: false, problem: 'bundle_not_found' }
}

export type TripWish = { businessId: string; countries: CountryCode[]; arrival: DateOnly; departure: DateOnly }
/** What the business pays, and what travelers pay in its shop. */
type BundleRules = Pick<BundleFacts, 'startsAt' | 'installWithinDays'>
type PartnerOffer = Omit<Offer, 'megabytes' | 'dataKind'> &
  ReturnType<typeof toldData> &
  BundleRules & { shopPriceCents: number }
/** `noneBecause` is null if there are offers. */
export type TripOffers = {
  days: number
  isLongerThanOffers: boolean
  offers: PartnerOffer[]
  noneBecause: EmptyTripAnswer['reason'] | null
}

/**
 * The wizard's offers for the same trip, cheapest first (storefront rules §5). If no bundle lasts the whole trip, those
 * that cover its countries. Problems: `arrival_in_past`, `departure_before_arrival`.
 */
export async function listTripOffers(
  { readPriceList, todayOnEarth }: CatalogueDeps,
  { businessId, countries, arrival, departure }: TripWish,
): Promise<Outcome<TripOffers, 'arrival_in_past' | 'departure_before_arrival'>> {
  const today = todayOnEarth().earliest
  if (arrival < today) return { ok: false, problem: 'arrival_in_past' }
  if (daysBetween(arrival, departure) < 0) return { ok: false, problem: 'departure_before_arrival' }
  const days = tripLengthDays(arrival, departure)
  const { selling, buying } = await readPriceList(businessId)
  const found = findTripOffers(selling, { destinations: countries, arrival, departure }, today)
  if (found.kind === 'none') return { ok: true, days, isLongerThanOffers: false, offers: [], noneBecause: found.reason }
  const offers = found.offers.map((offer) => ({
    ...offer,
    ...toldData(offer),
    ...rulesOf(selling, offer.bundleId),
    shopPriceCents: offer.priceCents,
    priceCents: (buying && findBundle(buying, offer.bundleId)?.priceCents) ?? offer.priceCents,
  }))
  return { ok: true, days, isLongerThanOffers: found.isLongerThanStandard, offers, noneBecause: null }
}

function soldBundles({ selling, buying }: PriceList): SoldBundle[] {
  return selling.bundles.flatMap(({ bundleId, zone, megabytes, dataKind, validityDays }) => {
    const [sold, bought] = [selling, buying ?? selling].map((catalogue) => pricesOf(catalogue, bundleId))
    if (!sold || !bought) return []
    const shop = { shopPriceCents: sold.priceCents, shopTopUpPriceCents: sold.topUpPriceCents }
    const data = toldData({ megabytes, ...(dataKind && { dataKind }) })
    return [{ bundleId, zone, ...data, validityDays, ...rulesOf(selling, bundleId), ...bought, ...shop }]
  })
}

function rulesOf(catalogue: Catalogue, bundleId: string): BundleRules {
  const { startsAt, installWithinDays } = factsOf(catalogue, bundleId)
  return { startsAt, installWithinDays }
}

function pricesOf(catalogue: Catalogue, bundleId: string) {
  const found = findBundle(catalogue, bundleId)
  return found && { priceCents: found.priceCents, topUpPriceCents: topupPriceCents(found.zone, found.bundle) }
}

function paged<Item>(
  items: Item[],
  nameOf: (item: Item) => string,
  wish: PageWish,
): Outcome<PageOf<Item>, CursorProblem> {
  const page = pagedBy(items, nameOf, wish)
  return page ? { ok: true, ...page } : { ok: false, problem: 'cursor_invalid' }
}
