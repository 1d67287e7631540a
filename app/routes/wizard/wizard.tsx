// The wizard: step bar, one of three steps, and on wide screens the Pass that grows with every answer.
import { lazy, useEffect, useRef } from 'react'
import { problemCopy, shellCopy, stepHeadings } from '#app/copy/wizard.ts'
import { useToast } from '#app/ui/toast.tsx'
import { WIZARD_ID } from './address-form.tsx'
import { DestinationsStep } from './destinations-step.tsx'
import type { WizardData } from './read-wizard.ts'
import { StepBar } from './step-bar.tsx'
import { TripPass } from './trip-pass.tsx'
import { useWizard, type WizardState } from './use-wizard.ts'
import { STEPS, type Step } from './wizard-address.ts'

// No Suspense around them: the server's page holds the whole step, and a change of step keeps the old one until then.
const DatesStep = lazy(async () => ({ default: (await import('./dates-step.tsx')).DatesStep }))
const ResultsStep = lazy(async () => ({ default: (await import('./results-step.tsx')).ResultsStep }))

export function Wizard(data: WizardData) {
  const wizard = useWizard(data)
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { step } = wizard
  useStepChange(step, () => {
    root.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  })
  useProblemToast(wizard)

  return (
    <div
      ref={root}
      id={WIZARD_ID}
      className="scroll-mt-20 rounded-pass border border-line bg-page p-(--gutter) shadow-md lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8 lg:p-8"
    >
      <div className="hidden lg:block">
        <TripPass wizard={wizard} results={data.results} />
      </div>
      <div className="min-w-0">
        <StepBar wizard={wizard} />
        <p className="mt-5 text-sm font-semibold text-muted">
          {shellCopy.stepOf(STEPS.indexOf(step) + 1, STEPS.length)}
        </p>
        <h2 ref={heading} tabIndex={-1} className="text-4xl">
          {stepHeadings[step].heading}
        </h2>
        <p className="mt-1 mb-5 text-muted">{stepHeadings[step].intro}</p>
        <StepContent wizard={wizard} data={data} />
      </div>
      <Announcer wizard={wizard} />
    </div>
  )
}

function StepContent({ wizard, data }: { wizard: WizardState; data: WizardData }) {
  if (wizard.step === 'destinations') return <DestinationsStep wizard={wizard} found={data.found} />
  if (wizard.step === 'dates') return <DatesStep wizard={wizard} />
  return data.results && <ResultsStep wizard={wizard} results={data.results} />
}

function Announcer({ wizard }: { wizard: WizardState }) {
  return <output className="sr-only">{wizard.announcement}</output>
}

/** Runs after each change of step, not for the step that the page opened with. */
function useStepChange(step: Step, onChange: () => void) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    onChange()
  })
}

function useProblemToast({ problem, problemCount }: WizardState) {
  const { show } = useToast()
  useEffect(() => {
    if (!problem || problemCount === 0) return
    show({ title: problemCopy[problem].title, description: problemCopy[problem].text, tone: 'destructive' })
  }, [problem, problemCount, show])
}
