// Finds a country by its name; separate from the names themselves, which every page needs.
import { foldName } from './country-spelling.ts'
import { COUNTRIES } from './country-table.ts'
import type { CountryCode } from './country.ts'

// Built on first use, so a page that only shows names doesn't pay for it.
let codesByName: Map<string, CountryCode> | undefined

/** The code of an English country name, ignoring case, accents, and a leading 'the'; null if unknown. */
export function findCountryCode(name: string): CountryCode | null {
  const folded = foldName(name)
  codesByName ??= new Map(Object.entries(COUNTRIES).map(([code, english]) => [foldName(english), code]))

  return codesByName.get(folded) ?? codesByName.get(`the ${folded}`) ?? null
}
