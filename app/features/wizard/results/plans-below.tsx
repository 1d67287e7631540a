// Below the sizes: each plan with its parts and days; for several travelers, why there is none, and how to see them.
import { formatEuro } from '#app/language/formats.ts'
import { plansCopy as copy } from '#app/copy/catalogue/wizard-plans.ts'
import { travelersOf } from '#shop/catalogue/cart/travelers.ts'
import type { OfferResults } from '../read-wizard.ts'
import type { WizardState } from '../use-wizard.ts'
import type { Purchase } from './add-forms.tsx'
import { TripPlans } from './trip-plans.tsx'

export function PlansBelow(props: {
  wizard: WizardState
  results: OfferResults
  addingId: string | null
  form: string
  onAdd: (purchase: Purchase) => void
}) {
  const { wizard, results, addingId, form, onAdd } = props
  const { trip, changeTrip } = wizard
  const { plans, days, isLongerThanStandard } = results
  if (travelersOf(trip) === 1) {
    const heading = isLongerThanStandard ? copy.forLongTrip : copy.cheaper
    return <TripPlans {...{ plans, trip, days, addingId, onAdd, heading }} />
  }
  const [cheapest] = plans.map(({ totalCents }) => totalCents).toSorted((one, other) => one - other)
  if (cheapest === undefined) return null
  return (
    <p className="figures mt-3 text-sm text-muted">
      {copy.oneTraveler(formatEuro(cheapest))}{' '}
      <button
        type="submit"
        form={form}
        name="travelers"
        value={1}
        className="link min-h-7"
        onClick={(event) => {
          event.preventDefault()
          changeTrip({ ...trip, travelers: 1 }, copy.showOne)
        }}
      >
        {copy.showOne}
      </button>
    </p>
  )
}
