// Days and data at a glance, and the label of the plan that the page begins with.
import { countryPageCopy } from '#app/copy/catalogue/country-page.ts'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { passNote } from '#app/features/currency/near-price.tsx'
import { BundleLabel } from '#app/features/bundle-label/bundle-label.tsx'
import { useShop } from '#app/session/shell-data.ts'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { Pass } from '#app/ui/pass.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { daysOf, planWords, totalOf } from './plan-words.ts'
import type { PlaceData } from './read-place.ts'

type Everyday = NonNullable<PlaceData['everyday']> & { moneyBack: string | undefined }
type PlaceProps = { place: PlaceData; everyday: Everyday; vatBasisPoints: number }

export function PlaceFacts({ place, everyday, vatBasisPoints }: PlaceProps) {
  const copy = countryPageCopy.glance
  const { brand, currency } = useShop()
  const { plan, ...told } = everyday
  const { size, days } = planWords(plan, vatBasisPoints)
  const label = {
    ...plan,
    ...told,
    validityDays: plan.days,
    countries: place.country === null ? [] : [place.country],
    totalCents: totalOf(plan, vatBasisPoints),
  }
  return (
    <div className="grid items-start gap-10 lg:grid-cols-3">
      <HeadedPart id="glance" heading={copy.heading}>
        <dl className="facts-list figures">
          <dt>{copy.data}</dt>
          <dd>{copy.between(...place.spans.data)}</dd>
          <dt>{copy.lasts}</dt>
          <dd>{daysOf(place.spans.days)}</dd>
          {place.country !== null && (
            <>
              <dt>{copy.networks}</dt>
              <dd>{sentence(place.networks.join(', ') || copy.undisclosed, place.networks)}</dd>
            </>
          )}
          <dt>{copy.hotspot}</dt>
          <dd>{copy.hotspots[place.hotspot]}</dd>
          <dt>{copy.phone}</dt>
          <dd>{copy.noPhone}</dd>
        </dl>
      </HeadedPart>
      <HeadedPart id="label" heading={countryPageCopy.label(size, days)}>
        <BundleLabel bundle={label} />
      </HeadedPart>
      <Pass
        brandName={brand.name}
        name={place.name}
        zone={plan.zone}
        data={size}
        days={plan.days}
        totalCents={label.totalCents}
        priceNote={passNote(label.totalCents, currency, priceTaxCopy.note(vatBasisPoints))}
        bundleId={plan.bundleId}
      />
    </div>
  )
}
