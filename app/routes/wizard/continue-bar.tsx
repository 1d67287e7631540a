// 'Continue' with the reason beside it while it cannot go on; pressed all the same, it says what is missing.
import { problemCopy, shellCopy } from '#app/copy/wizard.ts'
import { Icon } from '#app/ui/icon.tsx'
import { gateStep, type Step } from './wizard-address.ts'
import type { WizardState } from './use-wizard.ts'

export function ContinueBar({ wizard, to, prepare }: { wizard: WizardState; to: Step; prepare?: () => void }) {
  const { problem: missing } = gateStep(to, wizard.trip)
  const problem = wizard.problem
  return (
    <div className="sticky bottom-0 z-20 -mx-(--gutter) mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-page/95 px-(--gutter) py-3 md:static md:mx-0 md:justify-end md:border-0 md:bg-transparent md:p-0">
      {problem ? (
        <p role="alert" id="continue-reason" className="flex-1 text-sm font-semibold text-danger md:text-end">
          {problemCopy[problem].title}. {problemCopy[problem].text}.
        </p>
      ) : (
        missing && (
          <p id="continue-reason" className="flex-1 text-sm text-muted md:text-end">
            {problemCopy[missing].text}
          </p>
        )
      )}
      <button
        type="submit"
        name="step"
        value={to}
        className="button button-primary w-full sm:w-auto sm:min-w-44"
        aria-disabled={missing ? true : undefined}
        aria-describedby={missing || problem ? 'continue-reason' : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          event.preventDefault()
          wizard.goTo(to)
        }}
      >
        {shellCopy.continue}
        <Icon name="arrow-right" />
      </button>
    </div>
  )
}
