// All bundles for the trip, cheapest first, as a table that scrolls within itself; a name chooses its bundle.
import { sizeLabel, formatEuro } from '#app/language/formats.ts'
import { resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import { NearPrice } from '#app/features/currency/near-price.tsx'
import type { Purchase } from './add-forms.tsx'
import { AddButton } from './bundle-column.tsx'
import { ChooseLink } from './choose-link.tsx'
import { perDayText, perGbText } from './offer-figures.ts'
import type { OfferResults, PricedOffer } from '../read-wizard.ts'
import type { WizardState } from '../use-wizard.ts'

export function AllPlans(props: {
  wizard: WizardState
  results: OfferResults
  chosenId: string | undefined
  addingId: string | null
  onChoose: (bundleId: string) => void
  forOffer: (offer: PricedOffer) => Omit<Purchase, 'bundleId'>
  onAdd: (purchase: Purchase) => void
}) {
  const { wizard, chosenId, addingId, forOffer, onChoose, onAdd } = props
  const { offers, days } = props.results
  const { price, ...rest } = copy.compare.columns
  const columns = [rest.name, price(wizard.catalogue.vatBasisPoints), rest.data, rest.valid, rest.perGb, rest.perDay]
  return (
    <section
      aria-label={copy.compare.title}
      className="mt-3 max-h-96 min-w-0 overflow-auto rounded-inner border border-line bg-surface"
    >
      <table className="figures w-full text-sm">
        <caption className="sr-only">{copy.compare.caption}</caption>
        <thead>
          <tr>
            {[...columns, copy.addToCart].map((name) => (
              <th key={name} scope="col" className="sticky top-0 z-10 bg-tint px-3 py-2 text-start whitespace-nowrap">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.bundleId} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-start font-semibold whitespace-nowrap">
                <ChooseLink {...{ wizard, offer, onChoose }} isChosen={offer.bundleId === chosenId} />
              </th>
              <td className="px-3 py-2 font-bold">
                {formatEuro(offer.totalCents)}
                <NearPrice cents={offer.totalCents} />
              </td>
              <td className="px-3 py-2 whitespace-nowrap">{sizeLabel(offer)}</td>
              <td className="px-3 py-2 whitespace-nowrap">{copy.compare.days(offer.validityDays)}</td>
              <td className="px-3 py-2 whitespace-nowrap">{perGbText(offer)}</td>
              <td className="px-3 py-2 whitespace-nowrap">{perDayText(offer, days)}</td>
              <td className="p-1">
                <AddButton {...{ offer, onAdd }} forTrip={forOffer(offer)} isAdding={offer.bundleId === addingId} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
