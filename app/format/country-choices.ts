// Countries to choose from in a list: code and name of each, by name.
import { countryName, sortedByName } from '#app/language/formats.ts'
import type { CountryCode } from '#values/country/country.ts'

export const countryChoices = (codes: readonly CountryCode[]): [CountryCode, string][] =>
  sortedByName(codes).map((code) => [code, countryName(code)])
