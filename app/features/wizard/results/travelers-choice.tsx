// For how many travelers the chosen bundle is bought: with script at once, without it by the address.
import { partyCopy } from '#app/copy/sales/party.ts'
import { TravelersStepper } from '#app/features/travelers/travelers-stepper.tsx'
import { travelersOf } from '#shop/catalogue/cart/travelers.ts'
import type { WizardState } from '../use-wizard.ts'

export function TravelersChoice({ wizard, form }: { wizard: WizardState; form: string }) {
  const { trip, changeTrip } = wizard
  const copy = partyCopy.checkout
  const travelers = travelersOf(trip)
  return (
    <div className="mt-3 rounded-card border border-line bg-surface px-4 py-2 shadow-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-base">{copy.heading}</h3>
        <TravelersStepper
          travelers={travelers}
          button={(to) => ({
            form,
            name: 'travelers',
            value: to,
            onClick: (event) => {
              event.preventDefault()
              changeTrip({ ...trip, travelers: to }, copy.count(to))
            },
          })}
        />
      </div>
      {travelers > 1 && <p className="text-sm text-muted">{copy.each}</p>}
    </div>
  )
}
