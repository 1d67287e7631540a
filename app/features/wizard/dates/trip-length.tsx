// 'How long is your trip?': the usual lengths, the departure with the length in days, and what both come to.
import { formatDay } from '#app/language/formats.ts'
import { datesCopy as copy } from '#app/copy/catalogue/wizard-dates.ts'
import { resetDates, tripLengthDays, type Trip } from '#shop/catalogue/trip/trip.ts'
import type { DateOnly } from '#values/date.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TripPrice } from './trip-price.tsx'
import { lengthText } from '../pass/trip-in-words.ts'
import type { TripBundle } from '../read-wizard.ts'
import type { WizardState } from '../use-wizard.ts'
import { withLength } from '../wizard-address.ts'

const usualLengths = () => [
  { label: copy.dayTrip, days: 1 },
  { label: copy.weekend, days: 3 },
  { label: copy.week, days: 7 },
  { label: copy.twoWeeks, days: 14 },
]
const UNKNOWN_LENGTH_DAYS = 7

export function TripLength(props: {
  wizard: WizardState
  tripBundle: TripBundle | null
  arrival: DateOnly
  departure: DateOnly | null
  onChange: (trip: Trip) => void
}) {
  const { wizard, tripBundle, arrival, departure, onChange } = props
  const { trip } = wizard
  const days = departure && tripLengthDays(arrival, departure)
  return (
    <section aria-labelledby="length-heading" className="border-t border-line pt-1 md:border-0 md:pt-2">
      <h3 id="length-heading" className="text-base md:text-lg">
        {copy.howLong}
      </h3>
      <fieldset className="mt-1 md:mt-1.5">
        <legend className="sr-only">{copy.lengths}</legend>
        <div className="flex flex-wrap gap-1.5 sm:gap-2">
          {[...usualLengths(), { label: copy.unknown, days: UNKNOWN_LENGTH_DAYS }].map(({ label, days: length }) => (
            <button
              key={label}
              type="submit"
              name="length"
              value={length}
              aria-pressed={length === days}
              aria-describedby={label === copy.unknown ? 'unknown-length' : undefined}
              className={`min-h-11 rounded-chip border px-2.5 text-sm font-semibold whitespace-nowrap hover:border-edge hover:bg-tint ${length === days ? 'border-edge bg-tint' : 'border-control bg-surface'}`}
              onClick={(event) => {
                event.preventDefault()
                onChange(withLength(trip, length))
              }}
            >
              {label}
            </button>
          ))}
        </div>
        <p id="unknown-length" className="sr-only">
          {copy.unknownHint}
        </p>
      </fieldset>
      <dl className="figures mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Fact name={copy.departure} value={departure ? formatDay(departure) : copy.notChosen} />
        <Fact name={copy.duration} value={departure ? lengthText(arrival, departure) : copy.notChosen} />
      </dl>
      {days && <TripPrice {...{ tripBundle, days, trip }} vatBasisPoints={wizard.catalogue.vatBasisPoints} />}
      <div className="flex flex-wrap gap-x-6">
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
    <div className="flex gap-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="font-bold">{value}</dd>
    </div>
  )
}
