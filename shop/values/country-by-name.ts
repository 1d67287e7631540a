// Finds a country by its name; apart from the names themselves, which every page shows.
import { foldName } from './country-spelling.ts'
import { COUNTRIES } from './country-table.ts'
import type { CountryCode } from './country.ts'

// Built when first asked for: a page that only shows names never pays for it.
let codesByName: Map<string, CountryCode> | undefined

/** The code of an English country name, whatever its case, accents or leading 'the'; null when unknown. */
export function countryCodeOf(name: string): CountryCode | null {
  const folded = foldName(name)
  codesByName ??= new Map(Object.entries(COUNTRIES).map(([code, english]) => [foldName(english), code]))

  return codesByName.get(folded) ?? codesByName.get(`the ${folded}`) ?? null
}
