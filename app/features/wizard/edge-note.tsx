// At the edges of a price: '7 days instead of 8: €5.38', as a button that takes it, and 'Two more days at the same price'.
import { formatEuro } from '#app/language/formats.ts'
import { edgesCopy as copy } from '#app/copy/catalogue/wizard-edges.ts'
import type { TripEdges } from '#shop/catalogue/trip/trip-edges.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { PricedOffer } from './read-wizard.ts'

export function EdgeNote(props: {
  days: number
  edges: TripEdges<PricedOffer>
  /** The form whose address the button changes, if it stands in none. */
  form?: string
  onLength: (days: number) => void
}) {
  const { days, edges, form, onLength } = props
  const { shorter, moreDays } = edges
  return (
    <>
      {shorter && (
        <button
          type="submit"
          form={form}
          name="length"
          value={shorter.days}
          className="link figures inline-flex min-h-11 items-center gap-1.5 text-start text-sm"
          onClick={(event) => {
            event.preventDefault()
            onLength(shorter.days)
          }}
        >
          <Icon name="info" size={16} />
          {copy.shorter(shorter.days, days, formatEuro(shorter.offer.totalCents))}
        </button>
      )}
      {!shorter && moreDays > 0 && <p className="text-sm text-muted">{copy.more(moreDays)}</p>}
    </>
  )
}
