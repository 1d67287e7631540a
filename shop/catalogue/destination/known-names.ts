// Every name under which a country is found, in the spelling of the search; put together once.
import { COUNTRY_CODES, type CountryCode, countryName } from '#values/country/country.ts'
import { alpha3 } from '#values/country/country-alpha3.ts'
import { airports } from './airports.ts'
import { placesInCountries } from './city-countries.ts'
import { DESTINATION_ALIASES } from './destination-aliases.ts'
import { placesInParts } from './named-places.ts'
import { namedRegions } from './regions.ts'
import { translatedCountries, translatedPlaces } from './translated-places.ts'
import { placeSpelling } from './typed-place.ts'

/** A name in the spelling of the search, and as it is written. */
type Spelling = { spelled: string; written: string }
export type KnownCountry = {
  name: string
  codes: readonly string[]
  aliases: readonly string[]
  /** Cities, islands, and regions in it. */
  places: readonly Spelling[]
  /** The letters of its airports, with the places that they serve. */
  airports: readonly Spelling[]
  /** Regions that it is a part of. */
  regions: readonly string[]
}

/** How a name leads to a country: by being its own or a place's in it, an airport's, or that of a region around it. */
export const EXACT = 0
export const AIRPORT = 1
export const REGION = 2
export type ExactName = { code: CountryCode; at: typeof EXACT | typeof AIRPORT | typeof REGION; place: string | null }

/** With fewer letters, too many names of other languages begin so. */
export const LEAST_OF_A_TRANSLATION = 4

let known: ReadonlyMap<CountryCode, KnownCountry> | undefined

export function knownCountries(): ReadonlyMap<CountryCode, KnownCountry> {
  known ??= lookUp()
  return known
}

let byName: ReadonlyMap<string, ExactName[]> | undefined

/** The countries to which a whole name leads, each once, in the way that says most about it. */
export function countriesNamed(name: string): readonly ExactName[] {
  byName ??= lookUpNames()
  const own = byName.get(name)
  // A name that is another country's in English means that one.
  if (own || name.length < LEAST_OF_A_TRANSLATION) return own ?? []
  const codes = new Set([...translatedCountries()].flatMap((names) => names.get(name) ?? []))
  return [...codes].map((code) => ({ code, at: EXACT, place: null }))
}

/** Every name that leads to a country, in all languages; some come more than once. */
export function* allNames(): Generator<string> {
  byName ??= lookUpNames()
  yield* byName.keys()
  for (const names of translatedCountries()) yield* names.keys()
}

function lookUpNames(): Map<string, ExactName[]> {
  const found = new Map<string, ExactName[]>()
  const add = (name: string, each: ExactName) => {
    const others = found.get(name) ?? []
    if (!others.some(({ code }) => code === each.code)) found.set(name, [...others, each])
  }
  for (const [code, { name, codes, aliases, places, airports: served, regions }] of knownCountries()) {
    for (const each of [name, ...codes]) add(each, { code, at: EXACT, place: null })
    for (const { spelled, written } of places) add(spelled, { code, at: EXACT, place: written })
    for (const each of aliases) add(each, { code, at: EXACT, place: null })
    for (const { spelled, written } of served) add(spelled, { code, at: AIRPORT, place: written })
    for (const each of regions) add(each, { code, at: REGION, place: null })
  }
  return found
}

function lookUp(): Map<CountryCode, KnownCountry> {
  const places = Map.groupBy([...placesInCountries(), ...placesInParts(), ...translatedPlaces()], ({ code }) => code)
  const served = Map.groupBy(airports(), ({ code }) => code)
  const regions = Map.groupBy(
    [...namedRegions()].flatMap(({ name, codes }) => codes.map((code) => ({ name: placeSpelling(name), code }))),
    ({ code }) => code,
  )
  return new Map(
    COUNTRY_CODES.map((code) => [
      code,
      {
        name: placeSpelling(countryName(code)),
        codes: [code, alpha3(code) ?? code].map((each) => each.toLowerCase()),
        aliases: aliasesOf(code),
        places: spelledOnce(places.get(code)),
        airports: (served.get(code) ?? []).map(({ letters, place }) => ({
          spelled: letters.toLowerCase(),
          written: `${place} ${letters}`,
        })),
        regions: (regions.get(code) ?? []).map(({ name }) => name),
      },
    ]),
  )
}

/** Each spelling as it is written first. */
function spelledOnce(names: readonly { name: string }[] = []): Spelling[] {
  const found = new Map<string, string>()
  for (const { name } of names) {
    const spelled = placeSpelling(name)
    if (!found.has(spelled)) found.set(spelled, name)
  }
  return [...found].map(([spelled, written]) => ({ spelled, written }))
}

function aliasesOf(code: CountryCode): string[] {
  const aliases = Object.hasOwn(DESTINATION_ALIASES, code) ? DESTINATION_ALIASES[code] : undefined
  return aliases ? aliases.split(', ').map(placeSpelling) : []
}
