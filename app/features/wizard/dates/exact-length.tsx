// 'Exact length': the days as typed dates, and the stepper for the departure. Without script, it stands in for the
// calendar and is open.
import { wizardProblems } from '#app/copy/catalogue/wizard.ts'
import { datesCopy as copy } from '#app/copy/catalogue/wizard-dates.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { chooseDeparture, type Trip } from '#shop/catalogue/trip/trip.ts'
import { parseDateOnly, type DateOnly } from '#values/date.ts'
import { DateField } from './date-field.tsx'
import { LengthStepper } from './length-stepper.tsx'
import type { WizardState } from '../use-wizard.ts'

export function ExactLength(props: {
  wizard: WizardState
  today: DateOnly
  onArrive: (day: DateOnly) => void
  onChange: (trip: Trip) => void
}) {
  const { wizard, today, onArrive, onChange } = props
  const { trip, problem } = wizard
  const { arrival, departure } = trip
  const isWrong = problem === 'arrival_in_past' || problem === 'departure_before_arrival'

  const depart = (day: DateOnly) => {
    const chosen = chooseDeparture(trip, day)
    if (chosen.ok) return onChange(chosen.trip)
    wizard.showProblem(chosen.problem === 'arrival_missing' ? 'dates_missing' : chosen.problem)
  }
  return (
    <Disclosure
      title={copy.exactLength}
      open={isWrong || undefined}
      className="noscript:unfolded mt-2 border-t border-line pt-1"
    >
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <DateField
          label={copy.arrival}
          name="from"
          value={arrival}
          earliest={today}
          error={problem === 'arrival_in_past' ? wizardProblems[problem].text : null}
          onType={(text) => {
            const day = parseDateOnly(text)
            if (day) onArrive(day)
          }}
        />
        {arrival && (
          <>
            <DateField
              label={copy.departure}
              name="to_date"
              value={departure}
              earliest={arrival}
              error={problem === 'departure_before_arrival' ? wizardProblems[problem].text : null}
              onType={(text) => {
                const day = parseDateOnly(text)
                if (day) depart(day)
              }}
            />
            <LengthStepper wizard={wizard} arrival={arrival} departure={departure} onChange={onChange} />
          </>
        )}
      </div>
      <button
        type="submit"
        name="step"
        value="dates"
        className="button button-secondary mt-4 hidden noscript:inline-flex"
      >
        {copy.setDates}
      </button>
    </Disclosure>
  )
}
