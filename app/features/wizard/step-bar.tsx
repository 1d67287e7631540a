// The three steps: Destinations always goes back, Travel Dates only with a country chosen, the last is plain text.
import { wizardCopy, stepNames } from '#app/copy/catalogue/wizard.ts'
import { tripLengthDays } from '#shop/catalogue/trip/trip.ts'
import { AddressForm } from './address-form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { WizardState } from './use-wizard.ts'
import { STEPS, type Step } from './wizard-step.ts'

export function StepBar({ wizard }: { wizard: WizardState }) {
  return (
    <AddressForm wizard={wizard} label={wizardCopy.steps}>
      <ol className="grid grid-cols-3 gap-1.5 sm:gap-3">
        {STEPS.map((step) => (
          <li key={step} aria-current={step === wizard.step ? 'step' : undefined}>
            <StepEntry wizard={wizard} step={step} />
          </li>
        ))}
      </ol>
    </AddressForm>
  )
}

function StepEntry({ wizard, step }: { wizard: WizardState; step: Step }) {
  const position = STEPS.indexOf(step)
  const isCurrent = step === wizard.step
  const isDone = position < STEPS.indexOf(wizard.step)
  const canOpen = !isCurrent && step !== 'results' && (step === 'destinations' || wizard.trip.destinations.length > 0)
  const look = `flex h-full w-full flex-col gap-1.5 rounded-control py-1 text-start ${isCurrent || isDone ? '' : 'text-muted'}`
  const content = (
    <>
      <span
        aria-hidden="true"
        className={`h-1.5 rounded-chip transition-colors duration-300 ${isCurrent || isDone ? 'bg-solid' : 'bg-line'}`}
      />
      <span className="flex min-w-0 items-start gap-1.5 text-sm font-bold tracking-tight sm:items-center">
        <span
          aria-hidden="true"
          className={`figures hidden size-6 shrink-0 place-items-center rounded-chip text-sm sm:grid ${badge(isCurrent, isDone)}`}
        >
          {isDone ? <Icon name="check" size={16} /> : position + 1}
        </span>
        <span className={`min-w-0 ${canOpen ? 'underline decoration-line decoration-2 underline-offset-4' : ''}`}>
          {stepNames[step]}
        </span>
      </span>
      {isDone && <span className="text-sm font-medium text-muted sm:ps-7.5">{answerOf(step, wizard)}</span>}
    </>
  )

  if (!canOpen) return <span className={look}>{content}</span>
  return (
    <button
      type="submit"
      name="step"
      value={step}
      className={`${look} hover:text-brand`}
      onClick={(event) => {
        event.preventDefault()
        wizard.goTo(step)
      }}
    >
      {content}
    </button>
  )
}

function badge(isCurrent: boolean, isDone: boolean): string {
  if (isCurrent) return 'bg-solid text-on-solid'
  return isDone ? 'bg-tint text-brand' : 'border border-control text-muted'
}

function answerOf(step: Step, { trip }: WizardState): string {
  if (step === 'destinations') return wizardCopy.countries(trip.destinations.length)
  return trip.arrival && trip.departure ? wizardCopy.days(tripLengthDays(trip.arrival, trip.departure)) : ''
}
