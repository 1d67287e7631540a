// The offers side by side, as a table that scrolls within itself on narrow screens; a name chooses its bundle.
import { resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { sizeLabel } from '#shop/catalogue/bundle/bundle.ts'
import { formatEuro } from '#values/money.ts'
import { perDayText, perGbText } from './offer-figures.ts'
import type { PricedOffer } from '../read-wizard.ts'
import type { WizardState } from '../use-wizard.ts'
import { wizardSearch } from '../wizard-address.ts'

export function CompareTable(props: {
  wizard: WizardState
  offers: PricedOffer[]
  days: number
  chosenId: string | undefined
  onChoose: (bundleId: string) => void
}) {
  const { wizard, offers, days, chosenId, onChoose } = props
  const { price, ...rest } = copy.compare.columns
  return (
    <Disclosure title={copy.compare.title} className="mt-4">
      <section
        aria-label={copy.compare.title}
        className="max-h-96 overflow-auto rounded-inner border border-line bg-surface"
      >
        <table className="figures w-full text-sm">
          <caption className="sr-only">{copy.compare.caption}</caption>
          <thead>
            <tr>
              {[rest.name, price(wizard.catalogue.vatBasisPoints), rest.data, rest.valid, rest.perGb, rest.perDay].map(
                (name) => (
                  <th key={name} scope="col" className="sticky top-0 bg-tint px-3 py-2 text-start whitespace-nowrap">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {offers.map((offer) => (
              <tr key={offer.bundleId} className="border-t border-line">
                <th scope="row" className="px-3 py-2 text-start font-semibold">
                  {/* The router's own link costs the server more than the rest of the row. */}
                  <a
                    href={wizard.action + wizardSearch(wizard.trip, 'results', offer.bundleId)}
                    aria-current={offer.bundleId === chosenId || undefined}
                    className="link inline-flex min-h-8 items-center gap-1.5"
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey) return
                      event.preventDefault()
                      onChoose(offer.bundleId)
                    }}
                  >
                    {offer.name}
                    {offer.bundleId === chosenId && <Icon name="check" size={16} />}
                  </a>
                </th>
                <td className="px-3 py-2 font-bold">{formatEuro(offer.totalCents)}</td>
                <td className="px-3 py-2 whitespace-nowrap">{sizeLabel(offer.megabytes)}</td>
                <td className="px-3 py-2 whitespace-nowrap">{copy.compare.days(offer.validityDays)}</td>
                <td className="px-3 py-2 whitespace-nowrap">{perGbText(offer)}</td>
                <td className="px-3 py-2 whitespace-nowrap">{perDayText(offer, days)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  )
}
