// What the results will select for these days and what everybody pays for it.
import { sizeLabel, formatEuro } from '#app/language/formats.ts'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { datesCopy as copy } from '#app/copy/catalogue/wizard-dates.ts'
import { NearPrice } from '#app/features/currency/near-price.tsx'
import { waitUntil } from '#app/copy/catalogue/wizard-results.ts'
import { plansCopy } from '#app/copy/catalogue/wizard-plans.ts'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import { paidFor } from '../prices.ts'
import type { TripBundle } from '../read-wizard.ts'

type TripPriceProps = {
  tripBundle: TripBundle | null
  days: number
  trip: Trip
  vatBasisPoints: number
}

export function TripPrice({ tripBundle, days, trip, vatBasisPoints }: TripPriceProps) {
  const offer = tripBundle?.offer ?? null
  const fits = offer !== null && offer.validityDays >= days
  const paid = offer && paidFor(offer, trip, vatBasisPoints)

  return (
    <div className="mt-3 min-h-12" aria-busy={tripBundle === null}>
      <p className={`figures font-semibold ${fits || !tripBundle ? 'text-success' : 'text-warning'}`}>
        {tripBundle && sentenceOf(tripBundle, days, paid)}
      </p>
      {fits && !tripBundle?.buyFrom && paid && <NearPrice cents={paid.totalCents} />}
    </div>
  )
}

function sentenceOf(
  { offer, parts, buyFrom }: TripBundle,
  days: number,
  paid: ReturnType<typeof paidFor> | null,
): string {
  if (buyFrom) return waitUntil(buyFrom)
  if (!offer || !paid) return copy.fitsUnknown
  if (offer.validityDays < days) return copy.fitsNone
  const price = priceTaxCopy.within(formatEuro(paid.totalCents), paid.vatCents)
  const size = parts ? `${sizeLabel(offer)} ${plansCopy.parts(parts.count)}` : sizeLabel(offer)
  return copy.fits(size, offer.validityDays, price)
}
