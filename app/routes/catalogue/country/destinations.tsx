// /esim: every country and zone that has a page.
import { sortedByName } from '#app/language/formats.ts'
import { destinationsPageCopy as copy } from '#app/copy/catalogue/country-page.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { atOf, shopContext } from '#app/session/request-context.ts'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { placesOnSale } from '#shop/catalogue/destination/places-on-sale.ts'
import '#app/ui/page.css'
import type { Route } from './+types/destinations.ts'
import { LinkList } from './place-links.tsx'
import { countryLink, zoneLink } from './read-place.ts'

/** More than anybody looks through; the page of each country leads to the zones around it. */
const MOST_ZONES = 60

export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = await context.get(shopContext).catalogue.viewCatalogue(atOf(context))
  const { countries, zones } = placesOnSale(catalogue)
  return {
    zones: zones.slice(0, MOST_ZONES).map(zoneLink),
    countries: sortedByName(countries.map(({ country }) => country)).map(countryLink),
  }
}

export default function Destinations({ loaderData: { zones, countries } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <PageTop title={copy.title} lead={copy.lead(countries.length)} />
      {countries.length > 0 && (
        <div className="wrap grid gap-10 py-8 md:py-12">
          <HeadedPart id="zones" heading={copy.zones}>
            <LinkList links={zones} />
          </HeadedPart>
          <HeadedPart id="countries" heading={copy.countries}>
            <LinkList links={countries} />
          </HeadedPart>
        </div>
      )}
    </>
  )
}
