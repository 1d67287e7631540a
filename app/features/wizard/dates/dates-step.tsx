// Step 2, 'When are you traveling': one calendar for arrival and departure, and how long the trip is, on one screen.
import { formatDay, formatEuro } from '#app/language/formats.ts'
import { datesCopy as copy } from '#app/copy/catalogue/wizard-dates.ts'
import { lazyPart } from '#app/session/lazy-part.ts'
import { LazyPlace } from '#app/session/lazy-place.tsx'
import { chooseArrival, chooseDay, tripLengthDays, type Trip } from '#shop/catalogue/trip/trip.ts'
import { parseDateOnly, type DateOnly } from '#values/date.ts'
import { AddressForm } from '../address-form.tsx'
import { ContinueBar } from '../continue-bar.tsx'
import { EdgeNote } from '../edge-note.tsx'
import { paidFor } from '../prices.ts'
import { withLength } from '../wizard-address.ts'
import { ExactLength } from './exact-length.tsx'
import { TripLength } from './trip-length.tsx'
import { arrivalText, departureText, lengthText } from '../pass/trip-in-words.ts'
import { useInBrowser } from '#app/ui/use-in-browser.ts'
import type { TripBundle } from '../read-wizard.ts'
import type { WizardState } from '../use-wizard.ts'
import { memo, useCallback, useDeferredValue, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

const TripCalendar = memo(lazyPart(async () => (await import('./trip-calendar.tsx')).TripCalendar))

export function DatesStep({ wizard, tripBundle }: { wizard: WizardState; tripBundle: TripBundle | null }) {
  const { trip } = wizard
  // An address may say any day that is today somewhere, but what is chosen here is not before one's own.
  const today = useOwnToday(wizard.today, wizard.latestToday)
  const isInBrowser = useInBrowser()

  const change = (next: Trip) => wizard.changeTrip(next, departureText(next))
  const begin = (chosen: ReturnType<typeof chooseDay>) => {
    if (!chosen.ok) return wizard.showProblem(chosen.problem)
    wizard.changeTrip(chosen.trip, arrivalText(chosen.trip))
  }
  // The calendar is a lot to draw: what was pressed shows before it.
  const shown = useDeferredValue(trip)
  const chooseFromCalendar = useNewest((day: DateOnly) => begin(chooseDay(trip, day, today)))
  // Where no bundle lasts, the one that is selected is only the first of several.
  const offer = tripBundle?.offer
  const { vatBasisPoints } = wizard.catalogue
  const lasts = offer && isLasting(trip, offer.validityDays)
  const price = lasts ? formatEuro(paidFor(offer, trip, vatBasisPoints).totalCents) : null

  return (
    <AddressForm wizard={wizard} without={['from', 'to_date']}>
      <section className="grid content-start gap-x-8 rounded-card border border-line bg-surface px-4 py-2 shadow-sm sm:p-6 md:grid-cols-2">
        {/* Its place is kept for the calendar, so that nothing below jumps when it arrives. */}
        <div className="noscript:hidden">
          <p className="font-semibold text-brand">{nextQuestion(wizard)}</p>
          <div className="mt-1 h-89 md:mt-2">
            {isInBrowser && (
              <LazyPlace fallback={<div className="skeleton h-89" aria-hidden="true" />}>
                <TripCalendar label={copy.calendar} today={today} trip={shown} onChoose={chooseFromCalendar} />
              </LazyPlace>
            )}
          </div>
        </div>
        <div className="min-w-0">
          {trip.arrival && (
            <TripLength
              {...{ wizard, tripBundle }}
              arrival={trip.arrival}
              departure={trip.departure}
              onChange={change}
            />
          )}
          <ExactLength
            {...{ wizard, today }}
            onArrive={(day) => begin(chooseArrival(trip, day, today))}
            onChange={change}
          />
        </div>
      </section>
      <ContinueBar
        wizard={wizard}
        to="results"
        after={trip.arrival && trip.departure ? lengthText(trip.arrival, trip.departure) : null}
        price={trip.departure ? price : null}
        prepare={() => void import('../results/results-step.tsx')}
      >
        {tripBundle && offer && trip.arrival && trip.departure && (
          <EdgeNote
            {...{ offer, trip, vatBasisPoints }}
            edges={tripBundle.edges}
            days={tripLengthDays(trip.arrival, trip.departure)}
            onLength={(length) => change(withLength(trip, length))}
          />
        )}
      </ContinueBar>
    </AddressForm>
  )
}

/** The same function each time, which does what the newest one does. */
function useNewest<Value>(act: (value: Value) => void): (value: Value) => void {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((value: Value) => newest.current(value), [])
}

const isLasting = ({ arrival, departure }: Trip, days: number): boolean =>
  arrival !== null && departure !== null && tripLengthDays(arrival, departure) <= days

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
