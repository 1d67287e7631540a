// /esim/<country or zone>: what is sold for it. Its address has one spelling; every other name of the place leads there.
import { data, href, redirect } from 'react-router'
import { countryPageCopy as copy } from '#app/copy/catalogue/country-page.ts'
import { moneyBackText } from '#app/features/bundle-label/money-back.ts'
import { TellMeLinks } from '#app/features/wizard/destinations/nothing-found.tsx'
import { withQuery } from '#app/format/with-query.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { pagePath } from '#app/session/page-path.ts'
import { atOf, shopContext } from '#app/session/request-context.ts'
import { useShop } from '#app/session/shell-data.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { findPlace } from '#shop/catalogue/destination/places-on-sale.ts'
import '#app/ui/page.css'
import type { Route } from './+types/country-page.ts'
import { PlaceFacts } from './place-facts.tsx'
import { PlaceHelp } from './place-help.tsx'
import { PlaceLinks } from './place-links.tsx'
import { PlacePlans } from './place-plans.tsx'
import { PlaceStructured } from './place-structured.tsx'
import { planWords } from './plan-words.ts'
import { readPlace } from './read-place.ts'

export async function loader({ params, url, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const catalogue = await shop.catalogue.viewCatalogue(atOf(context))
  const place = findPlace(catalogue, params.place)
  if (!place) throw data(null, { status: 404 })
  const address = href('/esim/:place', { place: place.slug })
  // One step leads there, also from an address with a slash at the end.
  if (pagePath(url.pathname) !== address || new URL(request.url).pathname.endsWith('/'))
    throw redirect(address + url.search, 308)
  const { earliest: today } = shop.todayOnEarth()
  const read = await readPlace(catalogue, place, today, (bundleIds) =>
    shop.catalogue.viewOperators({ catalogue, bundleIds }),
  )
  const { everyday } = read
  const terms = everyday && (await shop.cancellations.viewCancellationTerms(everyday.plan.bundleId, atOf(context)))
  const moneyBack = terms ? moneyBackText(everyday.facts, terms) : undefined
  const shown = new Set(read.plans.map(({ bundleId }) => bundleId))
  const bundles = catalogue.bundles.filter(({ bundleId }) => shown.has(bundleId))
  const priceEnds = await shop.catalogue.viewPriceEnds({ bundles })
  return data({ ...read, moneyBack, priceEnds }, { status: read.plans.length > 0 ? 200 : 404 })
}

export default function CountryPage({ loaderData: place }: Route.ComponentProps) {
  const { vat } = useShop()
  const title = copy.title(place.name)
  if (!place.everyday)
    return (
      <>
        <PageHead title={title} description={copy.unsold.lead(place.name)} isPrivate />
        <PageTop title={title} lead={copy.unsold.lead(place.name)}>
          <div>{place.country && <TellMeLinks countries={[place.country]} />}</div>
          <LinkButton to={href('/esim')} look="secondary">
            {copy.all}
          </LinkButton>
        </PageTop>
        <div className="wrap py-8 md:py-12">
          <PlaceLinks place={place} />
        </div>
      </>
    )

  const everyday = planWords(place.everyday.plan, vat.basisPoints)
  const description = copy.description(place.name, place.count, everyday)
  return (
    <>
      <PageHead title={title} description={description} picture={`esim-${place.slug}`} />
      <PlaceStructured {...{ place, description }} vatBasisPoints={vat.basisPoints} />
      <PageTop title={title} lead={copy.lead(place.name, everyday)}>
        <LinkButton to={withQuery(href('/bundleselector'), place.choice)}>{copy.plan}</LinkButton>
      </PageTop>
      <div className="wrap grid gap-10 py-8 md:gap-14 md:py-12">
        <PlacePlans place={place} vatBasisPoints={vat.basisPoints} />
        <PlaceFacts
          place={place}
          everyday={{ ...place.everyday, moneyBack: place.moneyBack }}
          vatBasisPoints={vat.basisPoints}
        />
        <PlaceHelp place={place} vatBasisPoints={vat.basisPoints} />
        <PlaceLinks place={place} />
      </div>
    </>
  )
}
