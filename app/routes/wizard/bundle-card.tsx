// One offer as a radio card: the amount to pay is its largest figure, and nothing is said that the catalogue does not know.
import { shellCopy } from '#app/copy/wizard.ts'
import { resultsCopy as copy } from '#app/copy/wizard-results.ts'
import { sizeLabel } from '#shop/catalogue/bundle.ts'
import { salesTaxText } from '#shop/pricing/vat.ts'
import { countryName } from '#shop/values/country.ts'
import { formatEuro } from '#shop/values/money.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { perDayText, perGbText, sizingText } from './offer-figures.ts'
import type { PricedOffer } from './read-wizard.ts'
import type { WizardState } from './use-wizard.ts'

export function BundleCard(props: {
  wizard: WizardState
  offer: PricedOffer
  days: number
  /** Says for which use it is the right one. */
  badge: string | null
  isChosen: boolean
  isAdding: boolean
  onAdd: (bundleId: string) => void
}) {
  const { wizard, offer, days, badge, isChosen, isAdding, onAdd } = props
  const id = `bundle-${offer.bundleId}`
  return (
    <div
      className={`rounded-card border-2 bg-surface shadow-sm transition-colors ${isChosen ? 'border-edge' : 'border-line'} ${isAdding ? 'bundle-lift' : ''}`}
    >
      <label
        htmlFor={id}
        className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 p-4 pb-2 sm:grid-cols-[auto_1fr_auto]"
      >
        <input
          type="radio"
          id={id}
          name="bundleId"
          value={offer.bundleId}
          checked={isChosen}
          onChange={() => wizard.chooseBundle(offer.bundleId)}
          aria-describedby={`${id}-more`}
          className="mt-1.5 size-5 accent-solid"
        />
        <span className="text-lg font-bold">
          {offer.name}
          {badge && (
            <span className="ms-2 inline-block rounded-chip bg-success-tint px-2.5 text-sm text-success">{badge}</span>
          )}
        </span>
        <span className="col-start-2 text-muted">
          {sizeLabel(offer.megabytes)}, {copy.validFor(offer.validityDays)}
        </span>
        <span className="col-start-2 mt-2 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:mt-0 sm:text-end">
          <span className="figures display block text-3xl">{formatEuro(offer.totalCents)}</span>
          <span className="block text-sm text-muted">{copy.inclTax}</span>
        </span>
      </label>
      <div id={`${id}-more`} className="figures px-4 ps-12 text-sm text-muted">
        <p>{copy.exclTax(formatEuro(offer.priceCents), salesTaxText(wizard.catalogue.vatBasisPoints))}</p>
        <p>{[perGbText(offer), perDayText(offer, days), copy.dataOnly].join(' · ')}</p>
        <p className="font-semibold text-body">{sizingText(offer, days)}</p>
        {offer.validityDays < days && (
          <p className="font-semibold text-warning">{copy.lastsPart(offer.validityDays, days)}</p>
        )}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4 px-4 pb-3 ps-12">
        <Disclosure
          name="coverage"
          title={copy.showCoverage(shellCopy.countries(offer.countries.length))}
          className="min-w-0 flex-1 basis-60 text-sm"
        >
          <p className="max-h-36 overflow-y-auto text-muted" tabIndex={-1}>
            {offer.countries
              .map(countryName)
              .toSorted((one, other) => one.localeCompare(other, 'en'))
              .join(', ')}
          </p>
        </Disclosure>
        <a href={`/contract-summary/${offer.bundleId}`} className="link min-h-11 content-center text-sm">
          {copy.contractSummary}
        </a>
        <AddButton offer={offer} isAdding={isAdding} onAdd={onAdd} />
      </div>
    </div>
  )
}

/** The id of the form of its own that a card's button belongs to, so that the chosen radio does not travel along. */
export const addFormId = (bundleId: string) => `add-${bundleId}`

function AddButton(props: { offer: PricedOffer; isAdding: boolean; onAdd: (bundleId: string) => void }) {
  const { offer, isAdding, onAdd } = props
  return (
    <button
      type="submit"
      form={addFormId(offer.bundleId)}
      aria-label={copy.addNamed(offer.name)}
      aria-disabled={isAdding || undefined}
      className="button button-secondary button-small"
      onClick={(event) => {
        event.preventDefault()
        onAdd(offer.bundleId)
      }}
    >
      {isAdding ? copy.adding : copy.addToCart}
    </button>
  )
}
