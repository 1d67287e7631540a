// What the destination search offers for a query: suggestions, zones and countries with region and price.
import { countryName, zoneName } from '#app/language/formats.ts'
import { wizardCopy } from '#app/copy/catalogue/wizard.ts'
import { searchCopy } from '#app/copy/catalogue/wizard-search.ts'
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import { searchDestinations, type SearchResult } from '#shop/catalogue/destination/search-destinations.ts'
import { coverageAnswer, everydayOffer } from '#shop/catalogue/trip/find-offers.ts'
import { isZoneSelected, type Trip } from '#shop/catalogue/trip/trip.ts'
import type { CountryCode } from '#values/country/country.ts'
import { oftenVisited } from './often-visited.ts'
import { nothingFound, type Nothing } from './nothing-found.tsx'
import { bundlePrice } from '../prices.ts'
import type { WizardCatalogue } from '../read-wizard.ts'

export type DestinationOption = {
  id: string
  kind: 'zone' | 'country' | 'several'
  /** A country code, several with commas between them, or the name of a zone. */
  value: string
  /** A country comes after the place in it that was searched. */
  name: string
  /** The zone of a country; the number of countries of a zone or of several that were named at once. */
  hint: string
  price: string
  isSelected: boolean
}
export type OptionSection = {
  key: 'suggested' | 'guessed' | 'zones' | 'countries'
  label: string
  options: DestinationOption[]
}

/** What there is for a query, and what says why there is nothing or not the country that was named. */
export type DestinationAnswer = { sections: OptionSection[]; nothing: Nothing | null }

const SUGGESTIONS = 5

/** The results of a query, with each destination in only one section. Suggestions belong to the trip `suggestedFor`. */
export function destinationOptions(
  query: string,
  catalogue: WizardCatalogue,
  trip: Trip,
  suggestedFor: Trip,
): DestinationAnswer {
  const found = searchDestinations(query, catalogue.zones, zoneName)
  const zones = found.zones.map((zone) => zoneOption(zone, catalogue, trip))
  const countries = found.countries.map((code) => countryOption(code, catalogue, trip, found.places[code]))
  const together = found.isSeveral && found.countries.length > 1 ? [severalOption(found, catalogue, trip)] : []
  const nothing = found.unsold.length > 0 ? nothingFound(query, found.unsold) : null
  if (found.isGuess) {
    const options = [...together, ...zones, ...countries]
    return { sections: [{ key: 'guessed', label: searchCopy.guessed, options }], nothing }
  }
  const suggested =
    query.trim() === ''
      ? suggestionsFor(catalogue, suggestedFor).map((code) => countryOption(code, catalogue, trip))
      : found.isSeveral
        ? [...together, ...zones, ...countries]
        : bestAnswer(query, zones, countries)

  const isOpen = (option: DestinationOption) => !suggested.some((each) => each.id === option.id)
  const sections: OptionSection[] = [
    { key: 'suggested', label: searchCopy.suggested, options: suggested },
    { key: 'zones', label: searchCopy.zones, options: zones.filter(isOpen) },
    { key: 'countries', label: searchCopy.countries, options: countries.filter(isOpen) },
  ]
  const filled = sections.filter((section) => section.options.length > 0)
  return { sections: filled, nothing: filled.length === 0 ? nothingFound(query, found.unsold) : nothing }
}

/** A zone that begins like the query, else the best country: 'fr' means France, although Africa contains it. */
function bestAnswer(query: string, zones: DestinationOption[], countries: DestinationOption[]): DestinationOption[] {
  const zone = zones.find(({ name }) => name.toLowerCase().startsWith(query.trim().toLowerCase()))
  return [zone ?? countries[0] ?? zones[0]].filter((option) => option !== undefined)
}

/** Often visited countries, first those that the cheapest bundle for the present choice covers as well. */
function suggestionsFor(catalogue: WizardCatalogue, trip: Trip): CountryCode[] {
  const answer = coverageAnswer(catalogue, trip.destinations)
  const covering = catalogue.zones.find((zone) => answer.kind === 'covered' && zone.name === answer.zone)
  const open = oftenVisited(catalogue).filter((code) => !trip.destinations.includes(code))
  const isCovered = (code: CountryCode) => covering?.countries.includes(code) ?? false
  return [...open.filter(isCovered), ...open.filter((code) => !isCovered(code))].slice(0, SUGGESTIONS)
}

/** 'Tenerife · Spain': a country, after the place by which it was found. */
export const countryInList = (code: CountryCode, place?: string): string =>
  place ? searchCopy.placeIn(place, countryName(code)) : countryName(code)

function countryOption(code: CountryCode, catalogue: WizardCatalogue, trip: Trip, place?: string): DestinationOption {
  // Name and price are those of one bundle, or the row would promise what nothing sells.
  const zone = everydayOffer(catalogue, [code])?.zone ?? ''
  return {
    id: `country-${code}`,
    kind: 'country',
    value: code,
    name: countryInList(code, place),
    hint: zoneName(zone),
    price: bundlePrice([code], catalogue, trip),
    isSelected: trip.destinations.includes(code),
  }
}

/** All countries that were named at once, so that Enter chooses them together. */
function severalOption({ countries: codes }: SearchResult, catalogue: WizardCatalogue, trip: Trip): DestinationOption {
  return {
    id: 'several',
    kind: 'several',
    value: codes.join(','),
    name: searchCopy.together(codes.map(countryName)),
    hint: wizardCopy.countries(codes.length),
    price: bundlePrice(codes, catalogue, trip),
    isSelected: codes.every((code) => trip.destinations.includes(code)),
  }
}

function zoneOption(zone: Zone, catalogue: WizardCatalogue, trip: Trip): DestinationOption {
  return {
    id: `zone-${zone.name.replaceAll(' ', '-')}`,
    kind: 'zone',
    value: zone.name,
    name: zoneName(zone.name),
    hint: wizardCopy.countries(zone.countries.length),
    price: bundlePrice(zone.countries, { ...catalogue, zones: [zone] }, trip),
    isSelected: isZoneSelected(trip, zone),
  }
}
