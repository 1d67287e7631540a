// Which bundle lengths are long enough for the trip, as ticks on a line and as one honest sentence.
import { shellCopy } from '#app/copy/wizard.ts'
import { datesCopy as copy } from '#app/copy/wizard-dates.ts'
import { coveringLengths } from '../sold-catalogue.ts'
import type { WizardState } from '../use-wizard.ts'

export function LengthRibbon({ wizard, days }: { wizard: WizardState; days: number }) {
  const lengths = coveringLengths(wizard.catalogue, wizard.trip.destinations)
  const longest = lengths.at(-1)
  const fitting = lengths.find((length) => length >= days)

  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className={`font-semibold ${fitting ? 'text-success' : 'text-warning'}`}>
        {fitting ? copy.fits(fitting, fitting - days) : longest ? copy.fitsNone(longest) : copy.fitsUnknown}
      </p>
      <ul className="mt-2 flex flex-wrap gap-1.5" aria-label={copy.bundleLengths}>
        {lengths.map((length) => (
          <li
            key={length}
            className={`figures rounded-chip px-2.5 py-0.5 text-sm font-semibold ${tickLook(length, days, fitting)}`}
          >
            {shellCopy.days(length)}
            {length < days && <span className="sr-only">, {copy.tooShort}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function tickLook(length: number, days: number, fitting: number | undefined): string {
  if (length === fitting) return 'bg-solid text-on-solid'
  return length < days ? 'text-muted line-through' : 'bg-tint text-brand'
}
