// 'How long is your trip?': the departure day, the length in days, a stepper, and which bundle lengths fit.
import { lazy, Suspense } from 'react'
import { problemCopy, shellCopy } from '#app/copy/wizard.ts'
import { datesCopy as copy } from '#app/copy/wizard-dates.ts'
import { chooseDeparture, resetDates, tripLengthDays, type Trip } from '#shop/trip/trip.ts'
import { formatDay, parseDateOnly, type DateOnly } from '#shop/values/date.ts'
import { Icon } from '#app/ui/icon.tsx'
import { DateField } from './date-field.tsx'
import { LengthRibbon } from './length-ribbon.tsx'
import { LengthStepper } from './length-stepper.tsx'
import type { WizardState } from './use-wizard.ts'
import { withLength } from './wizard-address.ts'

const TripCalendar = lazy(async () => ({ default: (await import('./trip-calendar.tsx')).TripCalendar }))

const USUAL_LENGTHS = [
  { label: copy.weekend, days: 3 },
  { label: copy.week, days: 7 },
  { label: copy.twoWeeks, days: 14 },
] as const
const UNKNOWN_LENGTH_DAYS = 7

export function TripLength(props: {
  wizard: WizardState
  arrival: DateOnly
  departure: DateOnly
  isInBrowser: boolean
}) {
  const { wizard, arrival, departure, isInBrowser } = props
  const { trip, problem, today } = wizard
  const days = tripLengthDays(arrival, departure)

  const change = (next: Trip) => wizard.changeTrip(next, departureText(next))
  const depart = (day: DateOnly) => {
    const chosen = chooseDeparture(trip, day)
    if (chosen.ok) return change(chosen.trip)
    wizard.showProblem(chosen.problem === 'arrival_missing' ? 'dates_missing' : chosen.problem)
  }

  return (
    <section
      aria-labelledby="length-heading"
      className="mt-4 rounded-card border border-line bg-surface p-4 shadow-sm sm:p-6"
    >
      <h3 id="length-heading" className="text-2xl">
        {copy.howLong}
      </h3>
      <div className="mt-4 grid items-start gap-6 md:grid-cols-2">
        <div className="md:order-2">
          <dl className="grid grid-cols-2 gap-3">
            <Fact name={copy.departure} value={formatDay(departure)} />
            <Fact name={copy.duration} value={shellCopy.days(days)} />
          </dl>
          <LengthStepper wizard={wizard} arrival={arrival} departure={departure} onChange={change} />
          <UsualLengths trip={trip} onChange={change} />
          <LengthRibbon wizard={wizard} days={days} />
        </div>
        <div className="md:order-1">
          <DateField
            label={copy.departure}
            name="to_date"
            value={departure}
            earliest={arrival}
            error={problem === 'departure_before_arrival' ? problemCopy[problem].text : null}
            onType={(text) => {
              const day = parseDateOnly(text)
              if (day) depart(day)
            }}
          />
          {isInBrowser && (
            <div className="mt-4 min-h-88">
              <Suspense fallback={<div className="skeleton h-88" aria-hidden="true" />}>
                <TripCalendar
                  label={copy.departureCalendar}
                  chosen={departure}
                  earliest={arrival}
                  {...{ arrival, departure, today }}
                  months={1}
                  roleOf={(day) => dayRole(day, trip)}
                  onChoose={depart}
                />
              </Suspense>
            </div>
          )}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3">
        <Press name="reset" value="1" onPress={() => wizard.changeTrip(resetDates(trip), copy.resetDone)}>
          {copy.reset}
        </Press>
        <Press name="step" value="destinations" onPress={() => wizard.goTo('destinations')}>
          <Icon name="pencil" size={16} />
          {copy.editDestinations}
        </Press>
      </div>
    </section>
  )
}

/** What a day means for the trip, to be read out after its date. */
export function dayRole(day: DateOnly, { arrival, departure }: Trip): string | null {
  if (arrival && departure && day === departure) {
    const end = copy.departureDay(shellCopy.days(tripLengthDays(arrival, departure)))
    return day === arrival ? `${copy.arrivalDay}, ${end}` : end
  }
  return day === arrival ? copy.arrivalDay : null
}

function UsualLengths({ trip, onChange }: { trip: Trip; onChange: (trip: Trip) => void }) {
  return (
    <fieldset className="mt-5">
      <legend className="text-sm font-semibold text-muted">{copy.lengths}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {[...USUAL_LENGTHS, { label: copy.unknown, days: UNKNOWN_LENGTH_DAYS }].map(({ label, days }) => (
          <button
            key={label}
            type="submit"
            name="length"
            value={days}
            aria-describedby={label === copy.unknown ? 'unknown-length' : undefined}
            className="min-h-11 rounded-chip border border-control bg-surface px-4 text-sm font-semibold hover:border-edge hover:bg-tint"
            onClick={(event) => {
              event.preventDefault()
              onChange(withLength(trip, days))
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <p id="unknown-length" className="mt-1.5 text-sm text-muted">
        {copy.unknownHint}
      </p>
    </fieldset>
  )
}

function Press(props: { name: string; value: string; onPress: () => void; children: React.ReactNode }) {
  const { name, value, onPress, children } = props
  return (
    <button
      type="submit"
      name={name}
      value={value}
      className="link inline-flex min-h-11 items-center gap-1.5"
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      {children}
    </button>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="rounded-inner bg-tint px-3 py-2">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="figures font-bold">{value}</dd>
    </div>
  )
}

function departureText({ arrival, departure }: Trip): string {
  if (!arrival || !departure) return ''
  return copy.summary(formatDay(departure), shellCopy.days(tripLengthDays(arrival, departure)))
}
