// The page of a country or zone for search engines: its plans at the prices that it shows, its questions, and where it is.
import { href } from 'react-router'
import { countryPageCopy as copy, destinationsPageCopy } from '#app/copy/catalogue/country-page.ts'
import { pathHere } from '#app/language/address.ts'
import { pictureFor } from '#app/layout/page-picture.ts'
import { StructuredData } from '#app/layout/structured-data.tsx'
import { offersFacts, questionFacts, returnPolicy, trailFacts } from '#app/layout/structured-facts.ts'
import { usePublicUrl, useShell } from '#app/session/shell-data.ts'
import { placeQuestions } from './place-questions.ts'
import { planWords, totalOf } from './plan-words.ts'
import type { PlaceData, PriceEnds } from './read-place.ts'

type PlaceProps = { place: PlaceData & { priceEnds: PriceEnds }; description: string; vatBasisPoints: number }

export function PlaceStructured({ place, description, vatBasisPoints }: PlaceProps) {
  const { brand } = useShell()
  const publicUrl = usePublicUrl()
  const addressOf = (path: string) => publicUrl + pathHere(path)
  const address = addressOf(href('/esim/:place', { place: place.slug }))
  const title = copy.title(place.name)
  const [leastCents, mostCents] = place.spans.priceCents
  const offered = place.plans.map((plan) => {
    const { size, days } = planWords(plan, vatBasisPoints)
    const url = addressOf(href('/contract-summary/:bundleId', { bundleId: plan.bundleId }))
    const name = `${plan.zone}, ${size}, ${days}`
    return {
      bundleId: plan.bundleId,
      name,
      url,
      totalCents: totalOf(plan, vatBasisPoints),
      days: plan.days,
      priceEndsOn: place.priceEnds[plan.bundleId],
    }
  })
  return (
    <StructuredData
      facts={{
        '@graph': [
          {
            '@type': 'Product',
            name: title,
            description,
            url: address,
            image: `${publicUrl}${pictureFor('', `esim-${place.slug}`)}`,
            brand: { '@type': 'Brand', name: brand.name },
            offers: offersFacts(offered, {
              count: place.count,
              leastCents: totalOf({ priceCents: leastCents }, vatBasisPoints),
              mostCents: totalOf({ priceCents: mostCents }, vatBasisPoints),
            }),
            hasMerchantReturnPolicy: returnPolicy(publicUrl),
          },
          trailFacts([
            { name: brand.name, address: addressOf(href('/')) },
            { name: destinationsPageCopy.title, address: addressOf(href('/esim')) },
            { name: title, address },
          ]),
          questionFacts(placeQuestions(place, vatBasisPoints)),
        ],
      }}
    />
  )
}
