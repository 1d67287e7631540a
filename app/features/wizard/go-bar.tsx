// The choice, its price, and the button to payment; on phones it stays visible.
import { formatEuro } from '#app/language/formats.ts'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import { NearPrice } from '#app/features/currency/near-price.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import type { PricedOffer } from './read-wizard.ts'

type GoBarProps = {
  /** What is chosen, as its trip is called. */
  name: string
  offer: PricedOffer | null
  travelers: number
  vatBasisPoints: number
  isAdding: boolean
}

export function GoBar({ name, offer, travelers, vatBasisPoints, isAdding }: GoBarProps) {
  // The tax of several is that of their sum.
  const { totalCents, vatCents } = quote((offer?.priceCents ?? 0) * travelers, vatBasisPoints)
  return (
    <div className="action-bar sticky bottom-0 z-20 -mx-(--gutter) mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-page px-(--gutter) py-3 md:static md:mx-0 md:border-0 md:bg-transparent md:p-0">
      <p className="figures text-sm text-muted">
        {offer ? (
          <>
            {travelers > 1 && `${travelers} × `}
            {name} · <strong className="text-lg text-body">{formatEuro(totalCents)}</strong>{' '}
            <NearPrice cents={totalCents} className="" /> {priceTaxCopy.note(vatCents)}
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
            {offer && <span className="figures max-sm:sr-only"> · {formatEuro(totalCents)}</span>}
          </span>
        )}
        {!isAdding && <Icon name="arrow-right" />}
      </button>
      <output className="sr-only">{isAdding ? copy.adding : ''}</output>
    </div>
  )
}
