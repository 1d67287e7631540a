// Light, Normal or Heavy: points at the cheapest bundle with enough data for it and chooses nothing by itself.
import { resultsCopy as copy, usages, type Usage } from '#app/copy/wizard-results.ts'
import type { PricedOffer } from './read-wizard.ts'

export function UsageSwitch(props: {
  usage: Usage | null
  offer: PricedOffer | null
  onChange: (usage: Usage | null) => void
}) {
  const { usage, offer, onChange } = props
  return (
    <fieldset className="mt-4 noscript:hidden">
      <legend className="font-bold">{copy.usage}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {usages.map((each) => (
          <button
            key={each.key}
            type="button"
            aria-pressed={each === usage}
            className={`button button-small ${each === usage ? 'button-primary' : 'button-secondary'}`}
            onClick={() => onChange(each === usage ? null : each)}
          >
            {each.label}
          </button>
        ))}
      </div>
      <output className="mt-1.5 block text-sm text-muted">
        {usage && (offer ? copy.rightOffer(offer.name, usage.label) : copy.noRightOffer(usage.label))}
      </output>
    </fieldset>
  )
}
