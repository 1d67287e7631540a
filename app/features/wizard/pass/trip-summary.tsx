// 'Your Trip Summary': how many destinations (the names on demand), how long, and when.
import { countryName, formatDay } from '#app/language/formats.ts'
import { useRef, useState } from 'react'
import { wizardCopy } from '#app/copy/catalogue/wizard.ts'
import { resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import type { WizardState } from '../use-wizard.ts'

export function TripSummary({ wizard, days }: { wizard: WizardState; days: number }) {
  const { destinations, arrival, departure } = wizard.trip
  return (
    <section
      aria-labelledby="summary-heading"
      className="rounded-card border border-line bg-surface flex flex-wrap gap-x-3 px-4 py-2 shadow-sm sm:p-5"
    >
      <h3 id="summary-heading" className="text-base sm:text-lg">
        {copy.summary}
      </h3>
      <dl className="contents sm:mt-2 sm:flex sm:flex-wrap sm:gap-x-3">
        <div>
          <dt className="text-sm text-muted max-sm:sr-only">{copy.destinations}</dt>
          <dd>
            <CountryNames codes={destinations} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted max-sm:sr-only">{copy.duration}</dt>
          <dd className="figures font-bold">{wizardCopy.days(days)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted max-sm:sr-only">{copy.period}</dt>
          <dd className="figures font-bold">
            {arrival && departure && `${formatDay(arrival)} – ${formatDay(departure)}`}
          </dd>
        </div>
      </dl>
    </section>
  )
}

// A native disclosure that looks like a tooltip: it opens by mouse, touch and keyboard, and without script. A mouse
// opens it by pointing, so its click must not close it again; leaving does.
function CountryNames({ codes }: { codes: string[] }) {
  const [isOpen, setOpen] = useState(false)
  const wasPointedAt = useRef(false)
  const count = wizardCopy.countries(codes.length)
  return (
    <details
      className="relative"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onPointerEnter={(event) => {
        wasPointedAt.current = event.pointerType === 'mouse'
        if (wasPointedAt.current) setOpen(true)
      }}
      onPointerLeave={() => {
        if (wasPointedAt.current) setOpen(false)
        wasPointedAt.current = false
      }}
    >
      <summary
        aria-label={copy.destinationsShown(count)}
        className="inline-block rounded-control font-bold underline decoration-dotted decoration-2 underline-offset-4"
        onClick={(event) => wasPointedAt.current && event.preventDefault()}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          wasPointedAt.current = false
          if (event.key === 'Escape') setOpen(false)
        }}
      >
        {count}
      </summary>
      <p className="absolute start-0 top-full z-20 max-h-60 w-64 overflow-y-auto rounded-inner border border-line bg-surface p-3 text-sm shadow-lg">
        {codes.map(countryName).join(', ')}
      </p>
    </details>
  )
}
