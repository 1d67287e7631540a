// Where else: what is near a country or in a zone, the zones around it, and the list of all.
import { href, Link } from 'react-router'
import { countryPageCopy as copy } from '#app/copy/catalogue/country-page.ts'
import { Flag } from '#app/ui/flag.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { withEnglishNames } from '#app/ui/zone-name.tsx'
import type { PlaceData, PlaceLink } from './read-place.ts'

export function PlaceLinks({ place }: { place: PlaceData }) {
  const { name, country, near, zones } = place
  return (
    <>
      {near.length > 0 && (
        <HeadedPart id="near" heading={country === null ? copy.within(near.length) : copy.near(name)}>
          <LinkList links={near} />
        </HeadedPart>
      )}
      {zones.length > 0 && (
        <HeadedPart id="zones" heading={copy.zones}>
          <LinkList links={zones} />
        </HeadedPart>
      )}
      <p>
        <Link to={href('/esim')} className="link inline-block py-1">
          {copy.all}
        </Link>
      </p>
    </>
  )
}

export function LinkList({ links }: { links: readonly PlaceLink[] }) {
  // Names of zones are long, and on a phone a list of 159 countries is.
  const isOfCountries = links.every(({ country }) => country !== null)
  return (
    <ul className={`grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4 ${isOfCountries ? 'grid-cols-2' : ''}`}>
      {links.map(({ slug, name, country }) => (
        <li key={slug}>
          <Link
            to={href('/esim/:place', { place: slug })}
            className="link inline-flex min-h-11 items-center gap-2 wrap-anywhere"
          >
            {country !== null && <Flag country={country} />}
            {withEnglishNames(name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
