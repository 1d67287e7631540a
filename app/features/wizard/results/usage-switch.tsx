// Light, Normal or Heavy: chooses the cheapest bundle with enough data for it, and says which one that is.
import { resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import { USAGES, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'

export function UsageSwitch(props: { usage: Usage | null; answer: string; onChoose: (usage: Usage) => void }) {
  const { usage, answer, onChoose } = props
  return (
    <fieldset className="mt-3 noscript:hidden">
      <legend className="me-3 mb-1.5 font-bold sm:float-start sm:mb-0 sm:py-1.5">{copy.usage}</legend>
      <div className="flex flex-wrap gap-2">
        {USAGES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === usage}
            className={`button button-small ${each === usage ? 'button-primary' : 'button-secondary'}`}
            onClick={() => onChoose(each)}
          >
            {copy.usageNames[each]}
          </button>
        ))}
      </div>
      <output className={answer ? 'mt-1.5 block text-sm font-semibold' : 'sr-only'}>{answer}</output>
    </fieldset>
  )
}
