// The choice, its price, and the button to payment, which stay in view.
import { formatEuro } from '#app/language/formats.ts'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import { NearPrice } from '#app/features/currency/near-price.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { plansCopy } from '#app/copy/catalogue/wizard-plans.ts'
import { travelersOf } from '#shop/catalogue/cart/travelers.ts'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import type { ReactNode } from 'react'
import { paidFor } from './prices.ts'
import type { TripChoice } from './results/chosen-offer.ts'

type GoBarProps = {
  /** What is chosen, as its trip is called. */
  name: string
  chosen: TripChoice | null
  trip: Trip
  vatBasisPoints: number
  isAdding: boolean
  /** What a day more or less means for the price. */
  children: ReactNode
}

export function GoBar({ name, chosen, trip, vatBasisPoints, isAdding, children }: GoBarProps) {
  const travelers = travelersOf(trip)
  const paid = chosen && paidFor(chosen.whole, trip, vatBasisPoints)
  // Of a plan, only the first part is bought now.
  const now = chosen?.plan ? formatEuro(chosen.offer.totalCents) : null
  return (
    <div className="action-bar sticky bottom-0 z-20 -mx-(--gutter) mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-page px-(--gutter) py-3 md:mx-0 md:px-0">
      <div className="w-full empty:hidden">{children}</div>
      <p className="figures text-sm text-muted">
        {paid ? (
          <>
            {travelers > 1 && `${travelers} × `}
            {name} · <strong className="text-lg text-body">{formatEuro(paid.totalCents)}</strong>{' '}
            <NearPrice cents={paid.totalCents} className="" /> {priceTaxCopy.note(paid.vatCents)}
            {now && <span>, {plansCopy.now(now)}</span>}
          </>
        ) : (
          copy.noneChosen
        )}
      </p>
      <button
        type="submit"
        className="button button-primary button-wide min-h-14 sm:text-lg"
        aria-disabled={isAdding || undefined}
      >
        {isAdding ? (
          copy.adding
        ) : (
          <span>
            {copy.go}
            {/* On a phone, it stands right above. */}
            {paid && <span className="figures max-sm:sr-only"> · {now ?? formatEuro(paid.totalCents)}</span>}
          </span>
        )}
        {!isAdding && <Icon name="arrow-right" />}
      </button>
      <output className="sr-only">{isAdding ? copy.adding : ''}</output>
    </div>
  )
}
