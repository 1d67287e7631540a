// Finds destinations as people type them: parts of English names, ISO codes, local names and nicknames, with or without
// accents.
import { alpha3 } from '#shop/values/country-alpha3.ts'
import { foldName } from '#shop/values/country-spelling.ts'
import { COUNTRY_CODES, countryName, type CountryCode } from '#shop/values/country.ts'
import type { Zone } from './bundle.ts'
import { DESTINATION_ALIASES } from './destination-aliases.ts'
import { countTypos } from './near-name.ts'

/**
 * `isGuess`: nothing matches, and the countries are what may have been meant. `unsold`: the country that was meant, if
 * no zone has it and nothing else matches.
 */
export type Found = { zones: Zone[]; countries: CountryCode[]; isGuess: boolean; unsold: CountryCode | null }

/** More guesses than this are no help. */
const MOST_GUESSES = 3

/**
 * The zones whose name contains the query, and the countries of these zones that match it, best match first.
 * Case-insensitive substring (storefront rules §5), plus exact two- and three-letter codes and the beginning of any
 * alias. An empty query finds everything. If nothing matches: the country that we don't sell, or up to three that the
 * query may be a typo of.
 */
export function searchDestinations(query: string, zones: Zone[]): Found {
  const wanted = foldName(query)
  const codes = [...new Set(zones.flatMap((zone) => zone.countries))]
  const foundZones = zones.filter((zone) => foldName(zone.name).includes(wanted))
  const countries = ranked(codes, (code) => rankOf(code, wanted))
  if (foundZones.length > 0 || countries.length > 0)
    return { zones: foundZones, countries, isGuess: false, unsold: null }
  // Somebody who names a country that we don't sell doesn't mean another one.
  const unsold = ranked([...COUNTRY_CODES], (code) => rankOf(code, wanted))[0]
  if (unsold) return { zones: [], countries: [], isGuess: false, unsold }
  const guesses = ranked(codes, (code) => slipsIn(code, wanted)).slice(0, MOST_GUESSES)
  return { zones: [], countries: guesses, isGuess: guesses.length > 0, unsold: null }
}

/** Those with a rank, lowest first, then by name. */
function ranked(codes: CountryCode[], rank: (code: CountryCode) => number | null): CountryCode[] {
  return codes
    .flatMap((code) => {
      const at = rank(code)
      return at === null ? [] : [{ code, at, name: foldName(countryName(code)) }]
    })
    .toSorted((one, other) => one.at - other.at || (one.name < other.name ? -1 : 1))
    .map(({ code }) => code)
}

function rankOf(code: CountryCode, wanted: string): number | null {
  const name = foldName(countryName(code))
  if (wanted === '') return 0

  const aliases = aliasesOf(code)
  const exact = [code.toLowerCase(), alpha3(code)?.toLowerCase(), name, ...aliases]
  if (exact.includes(wanted)) return 0
  if (name.startsWith(wanted)) return 1
  if (aliases.some((alias) => alias.startsWith(wanted) || alias.includes(` ${wanted}`))) return 2
  return name.includes(wanted) ? 3 : null
}

function slipsIn(code: CountryCode, wanted: string): number | null {
  const slips = [foldName(countryName(code)), ...aliasesOf(code)].flatMap((name) => countTypos(name, wanted) ?? [])
  return slips.length === 0 ? null : Math.min(...slips)
}

function aliasesOf(code: CountryCode): string[] {
  const aliases = Object.hasOwn(DESTINATION_ALIASES, code) ? DESTINATION_ALIASES[code] : undefined

  return aliases ? aliases.split(', ').map(foldName) : []
}
