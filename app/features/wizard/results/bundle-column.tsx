// One size for the trip as a column: a radio with its price, how much of it the trip uses, and a button that buys it.
import { shortSizeLabel, formatEuro, offerName } from '#app/language/formats.ts'
import { afterText } from '#app/copy/catalogue/data-words.ts'
import { NearPrice } from '#app/features/currency/near-price.tsx'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import { isTotal } from '#values/data-allowance.ts'
import { addFormId, type Purchase } from './add-forms.tsx'
import { sizingText } from './offer-figures.ts'
import { plansCopy } from '#app/copy/catalogue/wizard-plans.ts'
import type { PricedOffer } from '../read-wizard.ts'
import { choiceName, wholeOf } from './chosen-offer.ts'
import type { ShownOffer } from './shown-offers.ts'

export function BundleColumn(props: {
  shown: ShownOffer
  purchase: Purchase
  days: number
  isChosen: boolean
  isAdding: boolean
  onChoose: (shown: ShownOffer) => void
  onAdd: (purchase: Purchase) => void
}) {
  const { shown, purchase, days, isChosen, isAdding, onChoose, onAdd } = props
  const { plan, usages } = shown
  const offer = wholeOf(shown, days)
  const name = choiceName(shown)
  const id = `bundle-${name}`
  const lasts = offer.validityDays >= days
  const after = afterText(offer)
  return (
    <div
      className={`flex min-w-0 flex-col gap-2 rounded-card border-2 p-2 shadow-sm transition-colors sm:p-5 ${isChosen ? 'border-edge bg-tint' : 'border-line bg-surface'} ${isAdding ? 'bundle-lift' : ''}`}
    >
      <label htmlFor={id} className="figures flex flex-1 cursor-pointer flex-col">
        <span className="flex min-h-6 items-start justify-between gap-1 text-sm font-bold text-brand">
          <span>{lasts || usages.length > 0 ? copy.sizeFor(usages) : ''}</span>
          <input
            type="radio"
            id={id}
            name="bundleId"
            value={name}
            checked={isChosen}
            onChange={() => onChoose(shown)}
            className="mt-0.5 size-5 shrink-0 accent-solid"
          />
        </span>
        <span className="sr-only">{plan ? shortSizeLabel(offer) : offerName(offer)}</span>
        <span className={`display mt-1 md:text-4xl ${isTotal(offer) ? 'text-2xl' : 'text-sm'}`} aria-hidden="true">
          {shortSizeLabel(offer)}
        </span>
        {after && (
          <span className="text-sm font-semibold" aria-hidden="true">
            {after}
          </span>
        )}
        <span className="mt-1 text-xl leading-tight font-bold md:text-2xl">{formatEuro(offer.totalCents)}</span>
        <NearPrice cents={offer.totalCents} />
        <span className="text-sm text-muted">{priceTaxCopy.note(offer.vatCents)}</span>
        <span className={`mt-1 text-sm font-semibold ${lasts ? '' : 'text-warning'}`}>
          {lasts ? copy.daysUsed(days, offer.validityDays) : copy.lastsPart(offer.validityDays, days)}
          {plan && <span> {plansCopy.parts(plan.parts.length)}</span>}
        </span>
        <span className="text-sm text-muted">
          <span className="sr-only">{copy.enoughLead} </span>
          {sizingText(offer, days)}
        </span>
      </label>
      <AddButton offer={shown.offer} forTrip={purchase} {...{ isAdding, onAdd }} />
    </div>
  )
}

export function AddButton(props: {
  offer: PricedOffer
  /** What it is bought for. */
  forTrip: Omit<Purchase, 'bundleId'>
  isAdding: boolean
  onAdd: (purchase: Purchase) => void
}) {
  const { offer, forTrip, isAdding, onAdd } = props
  const purchase = { bundleId: offer.bundleId, ...forTrip }
  return (
    <button
      type="submit"
      form={addFormId(purchase)}
      aria-label={copy.addNamed(offerName(offer))}
      aria-disabled={isAdding || undefined}
      className="button button-secondary button-small button-wide p-1 leading-tight text-balance hyphens-auto wrap-anywhere"
      onClick={(event) => {
        event.preventDefault()
        onAdd(purchase)
      }}
    >
      {isAdding ? copy.adding : copy.addToCart}
    </button>
  )
}
