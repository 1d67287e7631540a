// Plans of several purchases, each drawn on a line of the trip: what is bought now, and what from which day on.
import { tripName, tripTitle } from '#app/language/trip-name.ts'
import { shortSizeLabel, formatEuro } from '#app/language/formats.ts'
import { plansCopy as copy } from '#app/copy/catalogue/wizard-plans.ts'
import { NearPrice } from '#app/features/currency/near-price.tsx'
import { spanText } from '#app/copy/sales/plan.ts'
import { partDays } from '#shop/catalogue/trip/plan-parts.ts'
import { travelersOf } from '#shop/catalogue/cart/travelers.ts'
import { writePlan } from '#shop/catalogue/trip/trip-address.ts'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import type { DateOnly } from '#values/date.ts'
import type { Purchase } from './add-forms.tsx'
import type { OfferResults, PricedOffer } from '../read-wizard.ts'
import { AddButton } from './bundle-column.tsx'
import { tripOfPart, type PlanPart, type PricedPlan } from './price-plans.ts'

export function TripPlans(props: {
  plans: PricedPlan[]
  trip: Trip
  days: number
  heading: string
  addingId: string | null
  onAdd: (purchase: Purchase) => void
}) {
  const { plans, trip, days, heading, addingId, onAdd } = props
  const first = trip.arrival
  if (plans.length === 0 || !first) return null
  return (
    <section aria-labelledby="plans-heading" className="mt-3">
      <h3 id="plans-heading" className="text-lg">
        {heading}
      </h3>
      <ul className="mt-2 grid gap-3">
        {plans.map((plan) => (
          <li key={plan.usages.join()} className="figures rounded-card border border-line bg-surface p-4 shadow-sm">
            <p className="flex flex-wrap justify-between gap-x-3 font-bold">
              <span>{copy.planFor(plan.usages)}</span>
              <span>
                {copy.inAll(formatEuro(plan.totalCents))}
                <NearPrice cents={plan.totalCents} />
              </span>
            </p>
            <TripLine parts={plan.parts} days={days} />
            <ol className="mt-2 grid gap-2 text-sm">
              {plan.parts.map((part) => (
                <li key={`${part.offer.bundleId} ${part.fromDay}`} className="flex flex-wrap items-center gap-x-3">
                  <span className="min-w-0 flex-1">
                    <strong>{daysText(first, part)}</strong> <span>{nameOf(part, tripOfPart(trip, plan, part))}</span>{' '}
                    <span>{formatEuro(part.totalCents)}</span>{' '}
                    <NearPrice cents={part.totalCents} className="text-muted" />
                  </span>
                  {part.isBuyableNow && (
                    <span>
                      <AddButton
                        {...{ onAdd }}
                        offer={part.offer}
                        forTrip={partOf(plan, trip, part)}
                        isAdding={part.offer.bundleId === addingId}
                      />
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{copy.how}</p>
    </section>
  )
}

/** What of these plans is bought by itself, and not on the eSIM of another. */
export const startsOf = (plans: PricedPlan[], trip: Trip): Purchase[] =>
  plans.flatMap((plan) =>
    plan.parts
      .filter(({ isBuyableNow }) => isBuyableNow)
      .map((part) => ({ bundleId: part.offer.bundleId, ...partOf(plan, trip, part) })),
  )

/** What an offer is bought for: the whole trip, as the beginning of a plan where no bundle lasts. */
export function forWholeTrip({ isLongerThanStandard, plans }: OfferResults, trip: Trip) {
  return ({ bundleId }: Pick<PricedOffer, 'bundleId'>): Omit<Purchase, 'bundleId'> => {
    const begun = plans.find(({ parts }) => isLongerThanStandard && parts[0]?.offer.bundleId === bundleId)
    return { trip, ...(begun && { plan: planText(begun, trip) }) }
  }
}

/** What is bought now of a plan. */
export function firstOf(plan: PricedPlan, trip: Trip): Purchase | null {
  const [first] = plan.parts
  return first ? { bundleId: first.offer.bundleId, ...partOf(plan, trip, first) } : null
}

const partOf = (plan: PricedPlan, trip: Trip, part: PlanPart): Omit<Purchase, 'bundleId'> => ({
  trip: tripOfPart(trip, plan, part),
  plan: planText(plan, trip),
})

// Its buyer is reminded of the other parts, which are bought for one eSIM.
function planText({ usages: [usage] }: PricedPlan, trip: Trip): string | undefined {
  const { destinations, arrival, departure } = trip
  return usage && arrival && departure && travelersOf(trip) === 1
    ? writePlan({ usage, trip: { destinations, arrival, departure } })
    : undefined
}

const daysText = (first: DateOnly, part: PlanPart): string => {
  const { arrival, departure } = partDays(first, part)
  return `${spanText(arrival, departure)}:`
}

const nameOf = ({ offer, isTopUp }: PlanPart, { destinations }: Trip): string => {
  const [data, { zone }] = [shortSizeLabel(offer), offer]
  return isTopUp ? copy.topUp(data, tripName({ destinations, zone })) : tripTitle({ destinations, zone, data })
}

// One row for each purchase, from the first day of the trip on the left to the last on the right.
function TripLine({ parts, days }: { parts: PlanPart[]; days: number }) {
  return (
    <svg
      viewBox={`0 0 ${days} ${parts.length * 3}`}
      preserveAspectRatio="none"
      className="mt-2 h-6 w-full text-brand"
      aria-hidden="true"
    >
      {parts.map(({ offer, fromDay, days: lasting }, row) => (
        <rect
          key={`${offer.bundleId} ${fromDay}`}
          x={fromDay - 1}
          y={row * 3}
          width={lasting}
          height={2}
          fill="currentColor"
          opacity={row === 0 ? 1 : 0.5}
        />
      ))}
    </svg>
  )
}
