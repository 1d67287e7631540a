// Why a search has no answer: a country that we don't sell is named, since its spelling is right, with the way to be told
// when we do.
import { countryName } from '#app/language/formats.ts'
import { href, Link } from 'react-router'
import { searchCopy as copy } from '#app/copy/catalogue/wizard-search.ts'
import { cutTyped } from '#shop/catalogue/destination/typed-length.ts'
import type { CountryCode } from '#values/country/country.ts'
import { withQuery } from '#app/format/with-query.ts'

/** What is missing from the answer, and the countries that aren't sold. */
export type Nothing = { text: string; unsold: readonly CountryCode[] }

export const nothingFound = (query: string, unsold: readonly CountryCode[]): Nothing => ({
  text: unsold.length > 0 ? copy.notSold(unsold.map(countryName)) : copy.noMatch(cutTyped(query)),
  unsold,
})

export function NothingFound({ nothing }: { nothing: Nothing }) {
  return (
    <>
      <p>{nothing.text}</p>
      <TellMeLinks countries={nothing.unsold} />
    </>
  )
}

/** The way to be told when each of these countries is on sale. */
export function TellMeLinks({ countries }: { countries: readonly CountryCode[] }) {
  return countries.map((country) => (
    <p key={country}>
      <Link to={withQuery(href('/tell-me-when'), { country })} className="link inline-flex min-h-11 items-center">
        {copy.tellMe(countryName(country))}
      </Link>
    </p>
  ))
}
