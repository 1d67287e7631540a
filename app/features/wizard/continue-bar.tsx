// 'Continue' with the reason beside it while it cannot go on; pressed all the same, it says what is missing.
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { wizardProblems, wizardCopy } from '#app/copy/catalogue/wizard.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { WizardState } from './use-wizard.ts'
import { gateStep } from './wizard-address.ts'
import type { Step } from './wizard-step.ts'

const REASON_ID = 'continue-reason'

export function ContinueBar(props: {
  wizard: WizardState
  to: Step
  /** What the button continues with, such as '7 days'. */
  after?: string | null
  /** What is paid for that. */
  price?: string | null
  prepare?: () => void
  /** What a day more or less means for the price. */
  children?: ReactNode
}) {
  const { wizard, to, after, price, prepare, children } = props
  const isLoading = useNavigation().state === 'loading'
  const { problem: missing } = gateStep(to, wizard.trip)
  const hasReason = Boolean(wizard.problem ?? missing)
  // Before there is anything to continue with, it must not cover the search box.
  const isIdle = missing !== null && !wizard.problem
  return (
    <div
      className={`-mx-(--gutter) mt-6 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-page px-(--gutter) py-3 sm:mx-0 sm:px-0 lg:py-4 ${
        isIdle ? '' : 'action-bar sticky bottom-0 z-20'
      }`}
    >
      {children && <div className="w-full empty:hidden sm:flex-1">{children}</div>}
      {hasReason && <Reason wizard={wizard} to={to} />}
      <Button
        type="submit"
        name="step"
        value={to}
        className="w-full figures sm:w-auto sm:min-w-44"
        pending={isLoading && !missing}
        pendingText={wizardCopy.loading}
        aria-disabled={missing ? true : undefined}
        aria-describedby={hasReason ? REASON_ID : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          event.preventDefault()
          wizard.goTo(to)
        }}
      >
        {after ? wizardCopy.continueWith(price ? `${after} · ${price}` : after) : wizardCopy.continue}
        <Icon name="arrow-right" />
      </Button>
    </div>
  )
}

function Reason({ wizard, to }: { wizard: WizardState; to: Step }) {
  const { problem } = wizard
  const missing = problem ?? gateStep(to, wizard.trip).problem
  if (!missing) return null
  return (
    <p
      id={REASON_ID}
      role={problem ? 'alert' : undefined}
      className={`flex-1 text-sm sm:text-end ${problem ? 'font-semibold text-danger' : 'text-muted'}`}
    >
      {problem && <strong className="block">{wizardProblems[missing].title}</strong>}
      <span>{wizardProblems[missing].text}</span>
    </p>
  )
}
