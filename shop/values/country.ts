// A country is its two-letter ISO code; names are English and the same on the server and in every browser.
import { foldName } from './country-spelling.ts'
import { COUNTRIES } from './country-table.ts'

/** ISO 3166-1 alpha-2, upper case; Kosovo is XK. `& {}` keeps words such as 'outside-eu' visible in a union with it. */
export type CountryCode = string & {}

/** The 27 members of the European Union (spec 1 §9, the tax table). */
export const EU_COUNTRIES: readonly CountryCode[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** Every known country code, in the order of the codes. */
export const COUNTRY_CODES: readonly CountryCode[] = /* @__PURE__ */ Object.keys(COUNTRIES)

/** Whether a text is the code of a country that we know, upper case. */
export function isCountryCode(code: unknown): code is CountryCode {
  return typeof code === 'string' && Object.hasOwn(COUNTRIES, code)
}

/** The English name; an unknown code answers itself (spec 1 §3, country lookup). */
export function countryName(code: CountryCode): string {
  return isCountryCode(code) ? (COUNTRIES[code] ?? code) : code
}

// Built when first asked for: a page that only shows names never pays for it.
let codesByName: Map<string, CountryCode> | undefined

/** The code of an English country name, whatever its case, accents or leading 'the'; null when unknown. */
export function countryCodeOf(name: string): CountryCode | null {
  const folded = foldName(name)
  codesByName ??= new Map(Object.entries(COUNTRIES).map(([code, english]) => [foldName(english), code]))

  return codesByName.get(folded) ?? codesByName.get(`the ${folded}`) ?? null
}

export function isEuCountry(code: CountryCode): boolean {
  return EU_COUNTRIES.includes(code)
}
