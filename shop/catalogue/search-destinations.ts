// Finds destinations as people type them: parts of English names, ISO codes, local names and nicknames, accents or not.
import { alpha3 } from '#shop/values/country-alpha3.ts'
import { foldName } from '#shop/values/country-spelling.ts'
import { countryName } from '#shop/values/country.ts'
import type { CountryCode } from '#shop/values/country.ts'
import type { Zone } from './bundle.ts'
import { DESTINATION_ALIASES } from './destination-aliases.ts'

/**
 * The zones whose name contains the query, and the countries of the given zones that answer to it, best match first.
 * Case-insensitive substring (storefront rules §5); besides, exact two- and three-letter codes and the beginning of any alias.
 * An empty query finds everything.
 */
export function searchDestinations(query: string, zones: Zone[]): { zones: Zone[]; countries: CountryCode[] } {
  const wanted = foldName(query)
  const ranked = [...new Set(zones.flatMap((zone) => zone.countries))]
    .map((code) => ({ code, name: foldName(countryName(code)), rank: rankOf(code, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((one, other) => one.rank - other.rank || (one.name < other.name ? -1 : 1))

  return {
    zones: zones.filter((zone) => foldName(zone.name).includes(wanted)),
    countries: ranked.map(({ code }) => code),
  }
}

const NO_MATCH = 4

function rankOf(code: CountryCode, wanted: string): number {
  const name = foldName(countryName(code))
  if (wanted === '') return 0

  const aliases = aliasesOf(code)
  const exact = [code.toLowerCase(), alpha3(code)?.toLowerCase(), name, ...aliases]
  if (exact.includes(wanted)) return 0
  if (name.startsWith(wanted)) return 1
  if (aliases.some((alias) => alias.startsWith(wanted) || alias.includes(` ${wanted}`))) return 2
  return name.includes(wanted) ? 3 : NO_MATCH
}

function aliasesOf(code: CountryCode): string[] {
  const aliases = Object.hasOwn(DESTINATION_ALIASES, code) ? DESTINATION_ALIASES[code] : undefined

  return aliases ? aliases.split(', ').map(foldName) : []
}
