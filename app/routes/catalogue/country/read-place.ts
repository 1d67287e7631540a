// What the page of a country or zone says: the same offers as in the wizard, without a trip.
import { placeName } from '#app/language/place-name.ts'
import { countryName, shortSizeLabel, sortedByName, zoneName } from '#app/language/formats.ts'
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { factsOf, type BundleFacts, type Operators } from '#shop/catalogue/bundle/bundle-facts.ts'
import { countrySlug } from '#shop/catalogue/destination/country-slugs.ts'
import { placesOnSale, type Place } from '#shop/catalogue/destination/places-on-sale.ts'
import { isEveryday, type Offer } from '#shop/catalogue/trip/find-offers.ts'
import { findTripOffers } from '#shop/catalogue/trip/find-trip-offers.ts'
import { picksByUsage, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import { displayNameIn } from '#shop/catalogue/trip/trip-name.ts'
import { compareData, dataKindOf, withKind, type DataAllowance } from '#values/data-allowance.ts'
import type { CountryCode } from '#values/country/country.ts'
import { addDays, type DateOnly } from '#values/date.ts'
import type { Step } from '#app/features/wizard/wizard-step.ts'

/** One plan, with its price in cents before tax. */
export type PlacePlan = DataAllowance & {
  bundleId: string
  /** As people read it. */
  zone: string
  countries: number
  days: number
  priceCents: number
}
/** What is enough for a trip of so many days; null for a use for which no single plan is. */
type TripCost = { days: number; plans: Record<Usage, PlacePlan | null> }
/** From the least to the most of all plans, those included that the page doesn't list. */
type Spans = { days: Span<number>; data: Span<string>; priceCents: Span<number> }
type Span<Figure> = readonly [least: Figure, most: Figure]
/** The last day of a price, by bundle ID, where another one is planned. */
export type PriceEnds = Partial<Record<string, DateOnly>>
/** Another page below /esim. */
export type PlaceLink = { slug: string; name: string; country: CountryCode | null }

export type PlaceData = {
  name: string
  slug: string
  /** Null for a zone. */
  country: CountryCode | null
  /** What 'Plan a trip' chooses, as the wizard's address names it. */
  choice: { to: CountryCode; step: Step } | { zone: string }
  /** Cheapest first, and no more than anybody compares; none where nothing is sold. */
  plans: PlacePlan[]
  /** How many there are. */
  count: number
  /** The plan that stands for all of them, and what is said of it. */
  everyday: { plan: PlacePlan; facts: BundleFacts; operators?: Operators | null } | null
  spans: Spans
  trips: TripCost[]
  starts: 'first use' | 'other'
  hotspot: 'all' | 'some' | 'none' | 'unknown'
  /** Those that are disclosed of any plan on the page. */
  networks: string[]
  /** The cheapest plan that covers half or more of what any of them covers nearby. */
  around: { zone: string; plan: PlacePlan; names: string[] } | null
  near: PlaceLink[]
  zones: PlaceLink[]
}

const TRIP_LENGTHS = [3, 7, 14, 30]
/** More plans than anybody compares. */
const MOST_PLANS = 40
const MOST_NEAR = 8
const MOST_ZONES = 8
const MOST_NAMED = 4
const MOST_NETWORKS = 12

/** The page's facts without those that are read one bundle at a time: `operatorsOf` gets them for the plans shown. */
export async function readPlace(
  catalogue: Catalogue,
  place: Place,
  today: DateOnly,
  operatorsOf: (bundleIds: string[]) => Promise<Record<string, Operators | null>>,
): Promise<PlaceData> {
  const destinations = place.kind === 'country' ? [place.country] : place.zone.countries
  const offers = offersFor(catalogue, place, destinations, 1, today)
  const first = offers.find(isEveryday) ?? offers[0]
  const shown = offers.slice(0, MOST_PLANS)
  const operators = await operatorsOf(
    [...new Set([...shown, ...(first ? [first] : [])])].map(({ bundleId }) => bundleId),
  )
  const toPlan = planIn(catalogue)
  const near = await nearOf(catalogue, place)
  const facts = offers.map(({ bundleId }) => factsOf(catalogue, bundleId))

  return {
    name: placeName(place),
    slug: place.slug,
    country: place.kind === 'country' ? place.country : null,
    choice: place.kind === 'country' ? { to: place.country, step: 'dates' } : { zone: place.zone.name },
    plans: shown.map(toPlan),
    count: offers.length,
    everyday: first
      ? {
          plan: toPlan(first),
          facts: factsOf(catalogue, first.bundleId),
          // Of a zone, that would be a long list: the contract summary has it.
          ...(place.kind === 'country' && { operators: only(operators[first.bundleId] ?? null, place.country) }),
        }
      : null,
    spans: spansOf(offers),
    trips: TRIP_LENGTHS.map((days) => {
      const picks = picksByUsage(offersFor(catalogue, place, destinations, days, today), days)
      const pick = (usage: Usage) => {
        const offer = picks.get(usage)
        return offer ? toPlan(offer) : null
      }
      return { days, plans: { light: pick('light'), normal: pick('normal'), heavy: pick('heavy') } }
    }),
    starts: facts.every(({ startsAt }) => startsAt === 'first use') ? 'first use' : 'other',
    hotspot: hotspotOf(facts),
    networks: place.kind === 'country' ? networksIn(place.country, Object.values(operators)) : [],
    around: place.kind === 'country' ? aroundOf(offers, near, toPlan) : null,
    near: near.map(countryLink),
    zones: placesOnSale(catalogue)
      .zones.filter(
        ({ zone, slug }) => slug !== place.slug && destinations.every((code) => zone.countries.includes(code)),
      )
      .slice(0, MOST_ZONES)
      .map(zoneLink),
  }
}

/** All that are long enough; of a zone only its own, since its page is about that. */
function offersFor(
  catalogue: Catalogue,
  place: Place,
  destinations: CountryCode[],
  days: number,
  today: DateOnly,
): Offer[] {
  const trip = { destinations, arrival: today, departure: addDays(today, days - 1) }
  const found = findTripOffers(catalogue, trip, today)
  if (found.kind === 'none' || found.isLongerThanStandard) return []
  return place.kind === 'zone' ? found.offers.filter(({ zone }) => zone === place.zone.name) : found.offers
}

const planIn =
  (catalogue: Catalogue) =>
  (offer: Offer): PlacePlan => ({
    bundleId: offer.bundleId,
    zone: zoneName(displayNameIn(catalogue, offer.zone)),
    countries: offer.countries.length,
    megabytes: offer.megabytes,
    ...withKind(dataKindOf(offer)),
    days: offer.validityDays,
    priceCents: offer.priceCents,
  })

export const zoneLink = (place: Place): PlaceLink => ({ slug: place.slug, name: placeName(place), country: null })
export const countryLink = (country: CountryCode): PlaceLink => ({
  slug: countrySlug(country),
  name: countryName(country),
  country,
})

function spansOf(offers: Offer[]): Spans {
  const data = offers.toSorted((one, other) => compareData(one, other, one.validityDays, other.validityDays))
  const [least, most] = [data[0], data.at(-1)]
  return {
    days: spanOf(offers.map(({ validityDays }) => validityDays)),
    data: least && most ? [shortSizeLabel(least), shortSizeLabel(most)] : ['', ''],
    priceCents: spanOf(offers.map(({ priceCents }) => priceCents)),
  }
}

function spanOf(figures: number[]): Span<number> {
  const sorted = figures.toSorted((one, other) => one - other)
  return [sorted[0] ?? 0, sorted.at(-1) ?? 0]
}

/** Of a country the nearest ones, and of a zone its own. */
async function nearOf(catalogue: Catalogue, place: Place): Promise<CountryCode[]> {
  const codes = placesOnSale(catalogue).countries.map(({ country }) => country)
  if (place.kind === 'zone') return sortedByName(codes.filter((code) => place.zone.countries.includes(code)))
  // The map is loaded with the first page that needs it.
  const { nearest } = await import('./near-countries.ts')
  return nearest(place.country, codes, MOST_NEAR)
}

function aroundOf(offers: Offer[], near: CountryCode[], toPlan: (offer: Offer) => PlacePlan): PlaceData['around'] {
  const covered = (offer: Offer) => near.filter((code) => offer.countries.includes(code))
  const most = Math.max(0, ...offers.map((offer) => covered(offer).length))
  const wide = offers.filter((offer) => most > 0 && covered(offer).length * 2 >= most)
  const offer = wide.find(isEveryday) ?? wide[0]
  if (!offer) return null
  const names = covered(offer).map(countryName)
  return { zone: toPlan(offer).zone, plan: toPlan(offer), names: names.slice(0, MOST_NAMED) }
}

const only = (operators: Operators | null, code: CountryCode): Operators | null =>
  operators && (operators[code] ? { [code]: operators[code] } : {})

const networksIn = (country: CountryCode, all: (Operators | null)[]): string[] =>
  [...new Set(all.flatMap((operators) => operators?.[country] ?? []).map(({ name }) => name))].slice(0, MOST_NETWORKS)

function hotspotOf(facts: BundleFacts[]): PlaceData['hotspot'] {
  const told = new Set(facts.map(({ allowsHotspot }) => allowsHotspot))
  if (told.size !== 1) return told.has(true) || told.has(false) ? 'some' : 'unknown'
  return told.has(true) ? 'all' : told.has(false) ? 'none' : 'unknown'
}
