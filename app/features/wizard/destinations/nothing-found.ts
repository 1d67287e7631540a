// Why a search has no answer: a country that we don't sell is named, since its spelling is right.
import { searchCopy as copy } from '#app/copy/catalogue/wizard-search.ts'
import { cutTyped } from '#shop/catalogue/destination/typed-length.ts'
import { countryName, type CountryCode } from '#values/country/country.ts'

export const nothingFound = (query: string, unsold: readonly CountryCode[]): string =>
  unsold.length > 0 ? copy.notSold(unsold.map(countryName)) : copy.noMatch(cutTyped(query))
