// Everything else about the chosen bundle, folded: where it works, what a gigabyte costs, the price before tax, its
// contract summary, and the same size in other zones.
import { pathHere } from '#app/language/address.ts'
import { formatEuro, salesTaxText, offerName } from '#app/language/formats.ts'
import { href } from 'react-router'
import { labelCopy } from '#app/copy/catalogue/bundle-label.ts'
import { BundleLabel } from '#app/features/bundle-label/bundle-label.tsx'
import { promiseDifferences } from '#app/features/bundle-label/label-lines.ts'
import { priceText } from '#app/features/currency/near-price.tsx'
import { wizardCopy } from '#app/copy/catalogue/wizard.ts'
import { resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { allNames, shortNames } from '../destinations/names-of-countries.ts'
import { zoneNote } from '../destinations/zone-note.ts'
import type { OfferResults } from '../read-wizard.ts'
import type { WizardState } from '../use-wizard.ts'
import { ChooseLink } from './choose-link.tsx'
import { perDayText } from './offer-figures.ts'
import type { ShownOffer } from './shown-offers.ts'

export function BundleDetails(props: {
  wizard: WizardState
  shown: ShownOffer
  results: OfferResults
  onChoose: (bundleId: string) => void
}) {
  const { wizard, shown, results, onChoose } = props
  const { offer, alike } = shown
  const label = {
    ...offer,
    countries: wizard.trip.destinations,
    operators: results.operators[offer.bundleId],
    moneyBack: results.moneyBack[offer.bundleId],
  }
  const note = zoneNote(offer.zone, wizard.catalogue.zones)
  return (
    <Disclosure
      name="coverage"
      title={copy.details(offerName(offer), wizardCopy.countries(offer.countries.length))}
      className="mt-3 rounded-card border border-line bg-surface px-4"
    >
      <ul className="figures grid gap-x-6 text-sm text-muted sm:grid-cols-2">
        <li>{copy.exclTax(formatEuro(offer.priceCents), salesTaxText(wizard.catalogue.vatBasisPoints))}</li>
        <li>{perDayText(offer, results.days)}</li>
        <li>
          {copy.validFor(offer.validityDays)}, {copy.dataOnly}
        </li>
        <li>
          <a
            href={pathHere(href('/contract-summary/:bundleId', { bundleId: offer.bundleId }))}
            className="link inline-block min-h-8 content-center"
          >
            {copy.contractSummary}
          </a>
        </li>
      </ul>
      <h4 className="mt-2 mb-1 text-sm font-bold">{labelCopy.heading}</h4>
      <BundleLabel bundle={label} />
      <h4 className="mt-2 text-sm font-bold">{copy.coverage}</h4>
      <p className="max-h-36 overflow-y-auto text-sm text-muted" tabIndex={-1}>
        {allNames(offer.countries).join(', ')}
      </p>
      {note && <p className="text-sm text-muted">{note}</p>}
      {alike.length > 0 && (
        <>
          <h4 className="mt-2 text-sm font-bold">{copy.sameSize}</h4>
          <ul className="figures text-sm text-muted">
            {alike.map(({ offer: each, adds, lacks }) => (
              <li key={each.bundleId}>
                <ChooseLink wizard={wizard} offer={each} onChoose={onChoose} />{' '}
                {[
                  priceText(each.totalCents, wizard.catalogue.currency),
                  each.zone !== offer.zone && copy.against(shortNames(adds), shortNames(lacks)),
                  ...promiseDifferences(each, offer),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </Disclosure>
  )
}
