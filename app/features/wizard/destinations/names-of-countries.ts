// Countries in alphabetical order; of a long list, the first few and how many more there are.
import { countryName, sortedByName } from '#app/language/formats.ts'
import { wizardCopy } from '#app/copy/catalogue/wizard.ts'
import type { CountryCode } from '#values/country/country.ts'

const MOST_NAMES = 3

export function allNames(codes: readonly CountryCode[]): string[] {
  return sortedByName(codes).map(countryName)
}

/** 'Georgia, North Macedonia'; of more than three countries only how many they are. */
export function shortNames(codes: readonly CountryCode[]): string {
  return codes.length > MOST_NAMES ? wizardCopy.countries(codes.length) : allNames(codes).join(', ')
}
