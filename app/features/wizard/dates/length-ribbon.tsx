// The bundle that the results will select for these days, as one honest sentence with its price, and the lengths of all
// that they will show.
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { shellCopy } from '#app/copy/catalogue/wizard.ts'
import { datesCopy as copy } from '#app/copy/catalogue/wizard-dates.ts'
import { formatEuro } from '#values/money.ts'
import type { TripBundle } from '../read-wizard.ts'

export function LengthRibbon({ tripBundle, days }: { tripBundle: TripBundle | null; days: number }) {
  const offer = tripBundle?.offer ?? null
  const fits = offer !== null && offer.validityDays >= days

  return (
    <div className="mt-5 min-h-20 border-t border-line pt-4" aria-busy={tripBundle === null}>
      <p className={`font-semibold ${fits || !tripBundle ? 'text-success' : 'text-warning'}`}>
        {tripBundle && sentenceOf(tripBundle, days)}
      </p>
      {tripBundle && tripBundle.lengths.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5" aria-label={copy.bundleLengths}>
          {tripBundle.lengths.map((length) => (
            <li
              key={length}
              className={`figures rounded-chip px-2.5 py-0.5 text-sm font-semibold ${
                length === offer?.validityDays ? 'bg-solid text-on-solid' : 'bg-tint text-brand'
              }`}
            >
              {shellCopy.days(length)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function sentenceOf({ offer, lengths }: TripBundle, days: number): string {
  if (!offer) return copy.fitsUnknown
  const price = priceTaxCopy.within(formatEuro(offer.totalCents), offer.vatCents)
  return offer.validityDays >= days
    ? copy.fits(offer.validityDays, offer.validityDays - days, price)
    : copy.fitsNone(lengths.at(-1) ?? offer.validityDays)
}
