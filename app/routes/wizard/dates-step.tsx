// Step 2, 'When are you traveling': the arrival first, then how long the trip is.
import { lazy, Suspense } from 'react'
import { problemCopy } from '#app/copy/wizard.ts'
import { datesCopy as copy } from '#app/copy/wizard-dates.ts'
import { chooseArrival } from '#shop/trip/trip.ts'
import { formatDay, parseDateOnly, type DateOnly } from '#shop/values/date.ts'
import { AddressForm } from './address-form.tsx'
import { ContinueBar } from './continue-bar.tsx'
import { DateField } from './date-field.tsx'
import { dayRole, TripLength } from './trip-length.tsx'
import { useInBrowser, useMatches } from './use-in-browser.ts'
import type { WizardState } from './use-wizard.ts'

const TripCalendar = lazy(async () => ({ default: (await import('./trip-calendar.tsx')).TripCalendar }))

export function DatesStep({ wizard }: { wizard: WizardState }) {
  const { trip, today, problem } = wizard
  const isInBrowser = useInBrowser()
  const isWide = useMatches('(min-width: 48rem)')

  const arrive = (day: DateOnly) => {
    const chosen = chooseArrival(trip, day, today)
    if (!chosen.ok) return wizard.showProblem(chosen.problem)
    wizard.changeTrip(chosen.trip, `${copy.arrival}: ${formatDay(day)}`)
  }

  return (
    <AddressForm wizard={wizard} without={['from', 'to_date']}>
      <section className="rounded-card border border-line bg-surface p-4 shadow-sm sm:p-6">
        <DateField
          label={copy.arrival}
          name="from"
          value={trip.arrival}
          earliest={today}
          error={problem === 'arrival_in_past' ? problemCopy[problem].text : null}
          onType={(text) => {
            const day = parseDateOnly(text)
            if (day) arrive(day)
          }}
        />
        {isInBrowser && (
          <div className="mt-4 min-h-88">
            <Suspense fallback={<div className="skeleton h-88" aria-hidden="true" />}>
              <TripCalendar
                label={copy.arrivalCalendar}
                chosen={trip.arrival}
                earliest={today}
                today={today}
                arrival={trip.arrival}
                departure={trip.departure}
                months={isWide ? 2 : 1}
                roleOf={(day) => dayRole(day, trip)}
                onChoose={arrive}
              />
            </Suspense>
          </div>
        )}
        <button
          type="submit"
          name="step"
          value="dates"
          className="button button-secondary mt-4 hidden noscript:inline-flex"
        >
          {copy.setDates}
        </button>
      </section>
      {trip.arrival && trip.departure && (
        <TripLength wizard={wizard} arrival={trip.arrival} departure={trip.departure} isInBrowser={isInBrowser} />
      )}
      <ContinueBar wizard={wizard} to="results" prepare={() => void import('./results-step.tsx')} />
    </AddressForm>
  )
}
