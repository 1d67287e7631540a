// Moves the departure by N days, 1 to 30, never before the arrival (storefront rules §4).
import { useState } from 'react'
import { datesCopy as copy } from '#app/copy/catalogue/wizard-dates.ts'
import { MAX_STEP_DAYS, moveDeparture, parseStepDays, type Trip } from '#shop/catalogue/trip/trip.ts'
import type { DateOnly } from '#values/date.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { WizardState } from '../use-wizard.ts'

export function LengthStepper(props: {
  wizard: WizardState
  arrival: DateOnly
  departure: DateOnly | null
  onChange: (trip: Trip) => void
}) {
  const { wizard, arrival, departure, onChange } = props
  const [text, setText] = useState('1')
  const by = parseStepDays(text)
  const move = (days: number) => onChange(moveDeparture(wizard.trip, days))

  return (
    <div>
      <label htmlFor="step-days" className="text-sm font-semibold text-muted">
        {copy.stepper}
      </label>
      <div className="mt-1.5 flex items-center gap-2">
        <button
          type="submit"
          name="move"
          value="earlier"
          aria-label={copy.removeDays(by ?? 1)}
          className="button button-secondary button-icon"
          disabled={departure === null || arrival === departure || by === null}
          onClick={(event) => {
            event.preventDefault()
            if (by) move(-by)
          }}
        >
          <Icon name="minus" />
        </button>
        <input
          id="step-days"
          type="number"
          name="by"
          inputMode="numeric"
          min={1}
          max={MAX_STEP_DAYS}
          step={1}
          value={text}
          className="field-input figures w-20 text-center"
          aria-invalid={by === null ? true : undefined}
          aria-describedby={by === null ? 'step-days-limit' : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <button
          type="submit"
          name="move"
          value="later"
          aria-label={copy.addDays(by ?? 1)}
          className="button button-secondary button-icon"
          disabled={by === null}
          onClick={(event) => {
            event.preventDefault()
            if (by) move(by)
          }}
        >
          <Icon name="plus" />
        </button>
      </div>
      {by === null && (
        <p id="step-days-limit" className="mt-1.5 text-sm font-semibold text-danger">
          {copy.stepperLimit}
        </p>
      )}
    </div>
  )
}
