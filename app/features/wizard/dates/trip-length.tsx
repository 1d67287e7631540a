// 'How long is your trip?': the departure day, the length in days, a stepper, and which bundle lengths fit.
import { problemCopy } from '#app/copy/catalogue/wizard.ts'
import { datesCopy as copy } from '#app/copy/catalogue/wizard-dates.ts'
import { chooseDeparture, resetDates, tripLengthDays, type Trip } from '#shop/catalogue/trip/trip.ts'
import { formatDay, parseDateOnly, type DateOnly } from '#values/date.ts'
import { Icon } from '#app/ui/icon.tsx'
import { DateField } from './date-field.tsx'
import { LengthRibbon } from './length-ribbon.tsx'
import { LengthStepper } from './length-stepper.tsx'
import { departureText, lengthText } from '../pass/trip-in-words.ts'
import type { TripBundle } from '../read-wizard.ts'
import type { WizardState } from '../use-wizard.ts'
import { withLength } from '../wizard-address.ts'

const USUAL_LENGTHS = [
  { label: copy.weekend, days: 3 },
  { label: copy.week, days: 7 },
  { label: copy.twoWeeks, days: 14 },
  { label: copy.dayTrip, days: 1 },
] as const
const UNKNOWN_LENGTH_DAYS = 7

export function TripLength(props: {
  wizard: WizardState
  tripBundle: TripBundle | null
  arrival: DateOnly
  departure: DateOnly | null
}) {
  const { wizard, tripBundle, arrival, departure } = props
  const { trip, problem } = wizard

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
      <div className="mt-4 grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
        <div>
          <LengthStepper wizard={wizard} arrival={arrival} departure={departure} onChange={change} />
          <UsualLengths trip={trip} onChange={change} />
        </div>
        <div>
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
          <dl className="mt-4 grid grid-cols-2 gap-3">
            <Fact name={copy.departure} value={departure ? formatDay(departure) : copy.notChosen} />
            <Fact name={copy.duration} value={departure ? lengthText(arrival, departure) : copy.notChosen} />
          </dl>
        </div>
      </div>
      {departure && <LengthRibbon tripBundle={tripBundle} days={tripLengthDays(arrival, departure)} />}
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
