// At the edges of a price: '7 days instead of 8: €5.38', as a button that takes it, what a longer trip costs, and 'Two
// more days at the same price'.
import { formatEuro } from '#app/language/formats.ts'
import { edgesCopy as copy } from '#app/copy/catalogue/wizard-edges.ts'
import type { TripEdges } from '#shop/catalogue/trip/trip-edges.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import { paidFor } from './prices.ts'
import type { PricedOffer } from './read-wizard.ts'

export function EdgeNote(props: {
  days: number
  edges: TripEdges<PricedOffer>
  /** What is selected for these days, and who travels. */
  offer: PricedOffer
  trip: Trip
  vatBasisPoints: number
  /** The form whose address the button changes, if it stands in none. */
  form?: string
  onLength: (days: number) => void
}) {
  const { days, edges, offer, trip, vatBasisPoints, form, onLength } = props
  const { shorter, longer, moreDays } = edges
  const paid = (each: PricedOffer) => paidFor(each, trip, vatBasisPoints).totalCents
  if (shorter)
    return (
      <button
        type="submit"
        form={form}
        name="length"
        value={shorter.days}
        className="link figures inline-flex min-h-7 items-center gap-1.5 text-start text-sm leading-tight md:min-h-11"
        onClick={(event) => {
          event.preventDefault()
          onLength(shorter.days)
        }}
      >
        <Icon name="info" size={16} />
        {copy.shorter(shorter.days, days, formatEuro(paid(shorter.offer)))}
      </button>
    )
  if (moreDays > 0) return <p className="text-sm text-muted">{copy.more(moreDays)}</p>
  if (!longer) return null
  const [all, more] = [paid(longer.offer), paid(longer.offer) - paid(offer)].map(formatEuro)
  return (
    <p className="figures text-sm leading-tight text-muted">{copy.longer(longer.days, days, all ?? '', more ?? '')}</p>
  )
}
