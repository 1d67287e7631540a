// An offer as a radio card: the price to pay is its largest figure, and everything it says comes from the catalog.
import { href } from 'react-router'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { shellCopy } from '#app/copy/catalogue/wizard.ts'
import { resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import { sizeLabel } from '#shop/catalogue/bundle/bundle.ts'
import { salesTaxText } from '#shop/catalogue/pricing/vat.ts'
import { formatEuro } from '#values/money.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { allNames } from '../destinations/names-of-countries.ts'
import { perDayText, perGbText, sizingText } from './offer-figures.ts'
import type { PricedOffer } from '../read-wizard.ts'
import type { ShownOffer } from './shown-offers.ts'
import type { WizardState } from '../use-wizard.ts'
import { WiderZones } from './wider-zones.tsx'
import { zoneNote } from '../destinations/zone-note.ts'

export function BundleCard(props: {
  wizard: WizardState
  shown: ShownOffer
  days: number
  chosenId: string | null
  isAdding: boolean
  onChoose: (bundleId: string) => void
  onAdd: (bundleId: string) => void
}) {
  const { wizard, shown, days, chosenId, isAdding, onChoose, onAdd } = props
  const { offer, usages } = shown
  const isChosen = offer.bundleId === chosenId
  const id = `bundle-${offer.bundleId}`
  const note = zoneNote(offer.zone, wizard.catalogue.zones)
  return (
    <div
      className={`rounded-card border-2 bg-surface shadow-sm transition-colors ${isChosen ? 'border-edge' : 'border-line'} ${isAdding ? 'bundle-lift' : ''}`}
    >
      <label htmlFor={id} className="grid cursor-pointer grid-cols-[auto_1fr_auto] gap-x-3 p-4 pb-1.5">
        <input
          type="radio"
          id={id}
          name="bundleId"
          value={offer.bundleId}
          checked={isChosen}
          onChange={() => onChoose(offer.bundleId)}
          aria-describedby={`${id}-more`}
          className="row-span-2 mt-1.5 size-5 accent-solid"
        />
        <span className="text-lg font-bold">{offer.name}</span>
        <span className="row-span-2 text-end">
          <span className="figures display block text-3xl">{formatEuro(offer.totalCents)}</span>
          <span className="block text-sm text-muted">{priceTaxCopy.note(offer.vatCents)}</span>
        </span>
        <span className="text-muted">
          {sizeLabel(offer.megabytes)}, {copy.validFor(offer.validityDays)}
        </span>
      </label>
      <div id={`${id}-more`} className="figures px-4 ps-12 text-sm text-muted">
        {usages.length > 0 && (
          <p className="my-1 w-fit rounded-chip bg-success-tint px-2.5 py-0.5 font-semibold text-success">
            {copy.rightFor(usages)}
          </p>
        )}
        <Lasting shown={shown} days={days} />
        <p className="font-semibold text-body">{sizingText(offer, days)}</p>
        <p>{[perDayText(offer, days), perGbText(offer), copy.dataOnly].join(' · ')}</p>
        <p>{copy.exclTax(formatEuro(offer.priceCents), salesTaxText(wizard.catalogue.vatBasisPoints))}</p>
        {note && <p>{note}</p>}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4 px-4 pb-3 ps-12">
        <Disclosure
          name="coverage"
          title={copy.showCoverage(shellCopy.countries(offer.countries.length))}
          className="min-w-0 flex-1 basis-60 text-sm"
        >
          <p className="max-h-36 overflow-y-auto text-muted" tabIndex={-1}>
            {allNames(offer.countries).join(', ')}
          </p>
        </Disclosure>
        <a
          href={href('/contract-summary/:bundleId', { bundleId: offer.bundleId })}
          className="link min-h-11 content-center text-sm"
        >
          {copy.contractSummary}
        </a>
        <AddButton offer={offer} isAdding={isAdding} onAdd={onAdd} />
      </div>
      <WiderZones wider={shown.wider} chosenId={chosenId} onChoose={onChoose} />
    </div>
  )
}

/** How far a bundle reaches that does not last for the whole trip. */
function Lasting({ shown: { offer, note }, days }: { shown: ShownOffer; days: number }) {
  if (offer.validityDays >= days) return null
  return (
    <>
      <p className="font-semibold text-warning">{copy.lastsPart(offer.validityDays, days)}</p>
      {note && <p className="font-semibold text-body">{note}</p>}
    </>
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
