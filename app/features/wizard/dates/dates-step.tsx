// Step 2, 'When are you traveling': one calendar for arrival and departure, then how long the trip is.
import { problemCopy } from '#app/copy/catalogue/wizard.ts'
import { datesCopy as copy } from '#app/copy/catalogue/wizard-dates.ts'
import { lazyPart } from '#app/session/lazy-part.ts'
import { LazyPlace } from '#app/session/lazy-place.tsx'
import { chooseArrival, chooseDay } from '#shop/catalogue/trip/trip.ts'
import { formatDay, parseDateOnly, type DateOnly } from '#values/date.ts'
import { AddressForm } from '../address-form.tsx'
import { ContinueBar } from '../continue-bar.tsx'
import { DateField } from './date-field.tsx'
import { TripLength } from './trip-length.tsx'
import { arrivalText, dayRole, lengthText } from '../pass/trip-in-words.ts'
import { useInBrowser, useMatches } from '#app/ui/use-in-browser.ts'
import type { TripBundle } from '../read-wizard.ts'
import type { WizardState } from '../use-wizard.ts'
import { useSyncExternalStore } from 'react'

const TripCalendar = lazyPart(async () => (await import('./trip-calendar.tsx')).TripCalendar)

export function DatesStep({ wizard, tripBundle }: { wizard: WizardState; tripBundle: TripBundle | null }) {
  const { trip, problem } = wizard
  // An address may say any day that is today somewhere, but what is chosen here is not before one's own.
  const today = useOwnToday(wizard.today, wizard.latestToday)
  const isInBrowser = useInBrowser()
  const isWide = useMatches('(min-width: 48rem)')

  const change = (chosen: ReturnType<typeof chooseDay>) => {
    if (!chosen.ok) return wizard.showProblem(chosen.problem)
    wizard.changeTrip(chosen.trip, arrivalText(chosen.trip))
  }
  const choose = (day: DateOnly) => change(chooseDay(trip, day, today))
  const arrive = (day: DateOnly) => change(chooseArrival(trip, day, today))

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
          <>
            <p className="mt-4 font-semibold text-brand">{nextQuestion(wizard)}</p>
            <div className="mt-2 min-h-88">
              <LazyPlace fallback={<div className="skeleton h-88" aria-hidden="true" />}>
                <TripCalendar
                  label={copy.calendar}
                  today={today}
                  arrival={trip.arrival}
                  departure={trip.departure}
                  months={isWide ? 2 : 1}
                  roleOf={(day) => dayRole(day, trip)}
                  onChoose={choose}
                />
              </LazyPlace>
            </div>
          </>
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
      {trip.arrival && <TripLength {...{ wizard, tripBundle }} arrival={trip.arrival} departure={trip.departure} />}
      <ContinueBar
        wizard={wizard}
        to="results"
        after={trip.arrival && trip.departure ? lengthText(trip.arrival, trip.departure) : null}
        prepare={() => void import('../results/results-step.tsx')}
      />
    </AddressForm>
  )
}

function nextQuestion({ trip: { arrival, departure } }: WizardState): string {
  if (!arrival) return copy.askArrival
  return departure && departure !== arrival
    ? `${formatDay(arrival)} – ${formatDay(departure)} · ${lengthText(arrival, departure)}`
    : copy.askDeparture
}

const never = () => () => undefined

/**
 * Today's date on this browser's clock. The server's page has the earliest possible date, because it can't know. If a
 * clock is wrong by more than a time zone, the nearest possible date is used.
 */
function useOwnToday(earliest: DateOnly, latest: DateOnly): DateOnly {
  return useSyncExternalStore(
    never,
    () => nearest(here(new Date()) ?? earliest, earliest, latest),
    () => earliest,
  )
}

const here = (now: Date): DateOnly | null =>
  parseDateOnly(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10))

function nearest(day: DateOnly, earliest: DateOnly, latest: DateOnly): DateOnly {
  if (day < earliest) return earliest
  return day > latest ? latest : day
}
