// The same size in zones with further countries, folded under the cheapest: one line says what they add and cost.
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import type { Recommendation } from '#shop/catalogue/trip/recommend-offers.ts'
import { formatEuro } from '#values/money.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { shortNames } from '../destinations/names-of-countries.ts'
import type { PricedOffer } from '../read-wizard.ts'

export function WiderZones(props: {
  wider: Recommendation<PricedOffer>['wider']
  chosenId: string | null
  onChoose: (bundleId: string) => void
}) {
  const { wider, chosenId, onChoose } = props
  const [first] = wider
  if (!first) return null

  const more = wider.length - 1
  const title = copy.alsoIn(first.offer.zone, formatEuro(first.offer.totalCents), first.adds.length)
  const holdsChosen = wider.some(({ offer }) => offer.bundleId === chosenId)
  return (
    <Disclosure
      title={more > 0 ? title + copy.alsoInMore(more) : title}
      open={holdsChosen || undefined}
      className="border-t border-line px-4 text-sm sm:ps-12"
    >
      <ul className="grid gap-1">
        {wider.map(({ offer, adds }) => (
          <li key={offer.bundleId}>
            <label
              htmlFor={`wider-${offer.bundleId}`}
              className="grid cursor-pointer grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-control p-2 hover:bg-tint"
            >
              <input
                type="radio"
                id={`wider-${offer.bundleId}`}
                name="bundleId"
                value={offer.bundleId}
                checked={offer.bundleId === chosenId}
                onChange={() => onChoose(offer.bundleId)}
                className="row-span-2 mt-0.5 size-5 accent-solid"
              />
              <span className="font-bold">{offer.name}</span>
              <span className="figures text-end text-base font-bold">{formatEuro(offer.totalCents)}</span>
              <span className="text-muted">
                {copy.adds(shortNames(adds))} · {copy.validFor(offer.validityDays)}
              </span>
              <span className="text-end text-muted">{priceTaxCopy.note(offer.vatCents)}</span>
            </label>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
