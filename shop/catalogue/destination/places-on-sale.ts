// What has a page below /esim: each country in which something is on sale, and each zone of several countries.
import type { Catalogue, Zone } from '#shop/catalogue/bundle/bundle.ts'
import { buildOfferIndex } from '#shop/catalogue/trip/offer-index.ts'
import { sortedByName, type CountryCode } from '#values/country/country.ts'
import { countryAt, countrySlug, slugOf } from './country-slugs.ts'

type CountryPlace = { kind: 'country'; slug: string; country: CountryCode }
type ZonePlace = { kind: 'zone'; slug: string; zone: Zone }
export type Place = CountryPlace | ZonePlace

/** Countries by English name; zones in the order of the catalog. */
export type PlacesOnSale = { countries: CountryPlace[]; zones: ZonePlace[] }

const known = new WeakMap<Catalogue, PlacesOnSale>()

/** Looked through once each time the catalog is read. */
export function placesOnSale(catalogue: Catalogue): PlacesOnSale {
  const places = known.get(catalogue) ?? lookThrough(catalogue)
  known.set(catalogue, places)
  return places
}

/**
 * The place at an address, which may be typed with another of its names: its own address is its `slug`. A country counts
 * even if nothing is sold there, and comes before a zone of the same name; a zone of one country leads to that country.
 * Null if there is no such place.
 */
export function findPlace(catalogue: Catalogue, typed: string): Place | null {
  const { countries, zones } = placesOnSale(catalogue)
  const zone = zones.find(({ slug }) => slug === slugOf(typed))
  const country = countryAt(typed) ?? oneCountryZone(catalogue, typed)
  if (country === null) return zone ?? null
  return countries.find((each) => each.country === country) ?? placeOf(country)
}

const placeOf = (country: CountryCode): CountryPlace => ({ kind: 'country', slug: countrySlug(country), country })

/**
 * The names in addresses of all pages on which these zones are offered: their countries' and their own, and also if nothing
 * of theirs is on sale now.
 */
export function slugsOfZones({ zones }: Catalogue, names: readonly string[]): string[] {
  const concerned = zones.filter(({ name }) => names.includes(name))
  const countries = concerned.flatMap((zone) => zone.countries.map((country) => countrySlug(country)))
  return [...new Set([...countries, ...concerned.flatMap((zone) => ownSlugOf(zone) ?? [])])]
}

function oneCountryZone({ zones }: Catalogue, typed: string): CountryCode | null {
  const slug = slugOf(typed)
  const zone = zones.find(({ name, countries }) => countries.length === 1 && slugOf(name) === slug)
  return zone?.countries[0] ?? null
}

/** Null for a zone without a page of its own: that of its one country, or of a country of its name, is where it is. */
function ownSlugOf({ name, countries }: Zone): string | null {
  const slug = slugOf(name)
  return slug !== '' && countries.length > 1 && countryAt(slug) === null ? slug : null
}

function lookThrough(catalogue: Catalogue): PlacesOnSale {
  const selling = buildOfferIndex(catalogue).zones.map(({ zone }) => zone)
  const countries = sortedByName([...new Set(selling.flatMap((zone) => zone.countries))])
  const zones = new Map<string, ZonePlace>()
  for (const zone of selling) {
    const slug = ownSlugOf(zone)
    if (slug !== null && !zones.has(slug)) zones.set(slug, { kind: 'zone', slug, zone })
  }
  return { countries: countries.map(placeOf), zones: [...zones.values()] }
}
