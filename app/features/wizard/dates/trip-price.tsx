// What the results will select for these days and what it costs, and what a day more or less would change.
import { sizeLabel, formatEuro } from '#app/language/formats.ts'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { datesCopy as copy } from '#app/copy/catalogue/wizard-dates.ts'
import { NearPrice } from '#app/features/currency/near-price.tsx'
import { waitUntil } from '#app/copy/catalogue/wizard-results.ts'
import { EdgeNote } from '../edge-note.tsx'
import type { TripBundle } from '../read-wizard.ts'

export function TripPrice(props: { tripBundle: TripBundle | null; days: number; onLength: (days: number) => void }) {
  const { tripBundle, days, onLength } = props
  const offer = tripBundle?.offer ?? null
  const fits = offer !== null && offer.validityDays >= days

  return (
    <div className="mt-3 min-h-12" aria-busy={tripBundle === null}>
      <p className={`figures font-semibold ${fits || !tripBundle ? 'text-success' : 'text-warning'}`}>
        {tripBundle && sentenceOf(tripBundle, days)}
      </p>
      {fits && !tripBundle?.buyFrom && <NearPrice cents={offer.totalCents} />}
      {tripBundle && <EdgeNote days={days} edges={tripBundle.edges} onLength={onLength} />}
    </div>
  )
}

function sentenceOf({ offer, buyFrom }: TripBundle, days: number): string {
  if (buyFrom) return waitUntil(buyFrom)
  if (!offer) return copy.fitsUnknown
  if (offer.validityDays < days) return copy.fitsNone
  const price = priceTaxCopy.within(formatEuro(offer.totalCents), offer.vatCents)
  return copy.fits(sizeLabel(offer), offer.validityDays, price)
}
