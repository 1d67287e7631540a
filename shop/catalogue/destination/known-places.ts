// Every name under which a country is found, in the spelling of the search; put together once.
import { alpha3 } from '#values/country/country-alpha3.ts'
import { COUNTRY_CODES, countryName, type CountryCode } from '#values/country/country.ts'
import { placesInCountries } from './city-countries.ts'
import { DESTINATION_ALIASES } from './destination-aliases.ts'
import { namedRegions } from './regions.ts'
import { placeSpelling } from './typed-place.ts'

/** A name in the spelling of the search, and as it is written. */
type Spelled = { spelled: string; written: string }
export type KnownCountry = {
  name: string
  codes: readonly string[]
  aliases: readonly string[]
  /** Cities, islands, and regions in it. */
  places: readonly Spelled[]
  /** Regions that it is a part of. */
  regions: readonly string[]
}

let known: ReadonlyMap<CountryCode, KnownCountry> | undefined

export function knownCountries(): ReadonlyMap<CountryCode, KnownCountry> {
  known ??= lookUp()
  return known
}

function lookUp(): Map<CountryCode, KnownCountry> {
  const places = Map.groupBy(placesInCountries(), ({ code }) => code)
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
        places: (places.get(code) ?? []).map(({ name }) => ({ spelled: placeSpelling(name), written: name })),
        regions: (regions.get(code) ?? []).map(({ name }) => name),
      },
    ]),
  )
}

function aliasesOf(code: CountryCode): string[] {
  const aliases = Object.hasOwn(DESTINATION_ALIASES, code) ? DESTINATION_ALIASES[code] : undefined
  return aliases ? aliases.split(', ').map(placeSpelling) : []
}
