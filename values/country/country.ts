// A country is its two-letter ISO code; names are English and the same on the server and in every browser.
import { COUNTRIES } from './country-table.ts'

/** ISO 3166-1 alpha-2, uppercase; Kosovo is XK. `& {}` keeps words such as 'outside-eu' visible in a union with it. */
export type CountryCode = string & {}

/** The 27 members of the European Union (storefront rules §9, the tax table). */
export const EU_COUNTRIES: readonly CountryCode[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** Every known country code, sorted by code. */
export const COUNTRY_CODES: readonly CountryCode[] = /* @__PURE__ */ Object.keys(COUNTRIES)

/** Whether a text is a known country code, in uppercase. */
export function isCountryCode(code: unknown): code is CountryCode {
  return typeof code === 'string' && Object.hasOwn(COUNTRIES, code)
}

/** The English name; an unknown code is returned unchanged (storefront rules §3, country lookup). */
export function countryName(code: CountryCode): string {
  return isCountryCode(code) ? (COUNTRIES[code] ?? code) : code
}

export function isEuCountry(code: CountryCode): boolean {
  return EU_COUNTRIES.includes(code)
}

/** The same codes, sorted by English name. */
export function sortedByName(codes: readonly CountryCode[]): CountryCode[] {
  return codes.toSorted((one, other) => countryName(one).localeCompare(countryName(other), 'en'))
}
