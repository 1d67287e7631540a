// 'Your Trip Summary': how many destinations (the names on demand), how long, and when.
import { useState } from 'react'
import { shellCopy } from '#app/copy/wizard.ts'
import { resultsCopy as copy } from '#app/copy/wizard-results.ts'
import { countryName } from '#shop/values/country.ts'
import { formatDay } from '#shop/values/date.ts'
import type { WizardState } from './use-wizard.ts'

export function TripSummary({ wizard, days }: { wizard: WizardState; days: number }) {
  const { destinations, arrival, departure } = wizard.trip
  return (
    <section
      aria-labelledby="summary-heading"
      className="rounded-card border border-line bg-surface p-4 shadow-sm sm:p-5"
    >
      <h3 id="summary-heading" className="text-lg">
        {copy.summary}
      </h3>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-[auto_auto_1fr]">
        <div>
          <dt className="text-sm text-muted">{copy.destinations}</dt>
          <dd>
            <CountryNames codes={destinations} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{copy.duration}</dt>
          <dd className="figures font-bold">{shellCopy.days(days)}</dd>
        </div>
        <div className="col-span-2 sm:col-span-1">
          <dt className="text-sm text-muted">{copy.period}</dt>
          <dd className="figures font-bold">
            {arrival && departure && `${formatDay(arrival)} – ${formatDay(departure)}`}
          </dd>
        </div>
      </dl>
    </section>
  )
}

// A native disclosure that looks like a tooltip: it opens by mouse, touch and keyboard, and without script.
function CountryNames({ codes }: { codes: string[] }) {
  const [isOpen, setOpen] = useState(false)
  const count = shellCopy.countries(codes.length)
  return (
    <details className="relative" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        aria-label={copy.destinationsShown(count)}
        className="inline-block rounded-control font-bold underline decoration-dotted decoration-2 underline-offset-4"
        onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        {count}
      </summary>
      <p className="absolute start-0 top-full z-20 mt-2 max-h-60 w-64 overflow-y-auto rounded-inner border border-line bg-surface p-3 text-sm shadow-lg">
        {codes.map(countryName).join(', ')}
      </p>
    </details>
  )
}
