// The wizard: step bar, one of three steps, and on wide screens the Pass that grows with every answer.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { otherResultHeadings, wizardProblems, wizardCopy, stepHeadings } from '#app/copy/catalogue/wizard.ts'
import { EMPTY_TRIP } from '#shop/catalogue/trip/trip.ts'
import { lazyPart } from '#app/session/lazy-part.ts'
import { LazyPlace } from '#app/session/lazy-place.tsx'
import { useForgetMended, useToast } from '#app/ui/toast.tsx'
import { WIZARD_ID } from './address-form.tsx'
import { DestinationsStep } from './destinations/destinations-step.tsx'
import type { TripBundle, WizardData, WizardResults } from './read-wizard.ts'
import { StepBar } from './step-bar.tsx'
import { TripPass } from './pass/trip-pass.tsx'
import { useTripBundle } from './use-trip-bundle.ts'
import { useWizard, type WizardState } from './use-wizard.ts'
import { STEPS, type Step } from './wizard-step.ts'

// No Suspense around them: the server's page holds the whole step, and a change of step keeps the old one until then.
const DatesStep = lazyPart(async () => {
  const [{ DatesStep: step }] = await Promise.all([
    import('./dates/dates-step.tsx'),
    import('./dates/trip-calendar.tsx'),
  ])
  return step
})
// For the few who chose a currency.
const CurrencyNote = lazyPart(async () => (await import('#app/features/currency/currency-note.tsx')).CurrencyNote)
const ResultsStep = lazyPart(async () => (await import('./results/results-step.tsx')).ResultsStep)
const ResultsPass = lazyPart(async () => (await import('./results/results-step.tsx')).ResultsPass)

export type WizardProps = WizardData & {
  /** False where the page already draws the Pass itself. */
  hasPass?: boolean
}

export function Wizard({ hasPass = true, ...data }: WizardProps) {
  const wizard = useWizard(data)
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { step } = wizard
  const opened = useRef<Step | null>(step)
  useStepChange(step, () => {
    root.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  })
  // Opened by a link or anew on a phone, the dates are one screen too: what stands above would push their end out.
  useEffect(() => {
    const isPhone = !matchMedia('(min-width: 768px)').matches
    if (opened.current === 'dates' && isPhone && scrollY === 0) root.current?.scrollIntoView({ block: 'start' })
    opened.current = null
  }, [])
  useProblemToast(wizard)
  const tripBundle = useTripBundle(data, step === 'results' ? EMPTY_TRIP : wizard.trip)

  return (
    <div
      ref={root}
      id={WIZARD_ID}
      className={`-mx-(--gutter) min-w-0 rounded-t-pass border-t border-line bg-page px-(--gutter) pb-0 sm:mx-0 sm:rounded-pass sm:border sm:pb-(--gutter) sm:shadow-md lg:gap-8 ${step === 'destinations' ? 'pt-(--gutter)' : 'min-h-svh pt-2 md:pt-(--gutter)'} ${hasPass ? 'lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]' : ''}`}
    >
      {hasPass && (
        <div className="hidden lg:block">
          {step === 'results' && data.results?.kind === 'offers' ? (
            <ResultsPass wizard={wizard} results={data.results} />
          ) : (
            <TripPass wizard={wizard} offer={tripBundle?.offer ?? null} />
          )}
        </div>
      )}
      {/* Drawn anew beside the Pass, so that nothing slides aside for it. */}
      <div key={hasPass ? 'beside' : 'alone'} className="min-w-0">
        <StepBar wizard={wizard} />
        <p className="mt-5 text-sm font-semibold text-muted max-md:sr-only">
          {wizardCopy.stepOf(STEPS.indexOf(step) + 1, STEPS.length)}
        </p>
        <h2
          ref={heading}
          tabIndex={-1}
          className={`mb-3 text-4xl max-md:mt-3 ${step === 'destinations' ? '' : 'max-md:mt-1.5 max-md:mb-1 max-md:text-2xl'}`}
        >
          {headingOf(step, data.results)}
        </h2>
        {/* On a phone, each later step is one screen, which its introduction would push out. */}
        <p className={`mt-1 mb-3 text-muted sm:mb-5 ${step === 'destinations' ? '' : 'max-md:sr-only'}`}>
          {introOf(step, data.results)}
        </p>
        <StepContent {...{ wizard, data, tripBundle }} />
        {step !== 'results' && wizard.catalogue.currency && (
          <LazyPlace>
            <CurrencyNote />
          </LazyPlace>
        )}
      </div>
      <Announcer wizard={wizard} />
    </div>
  )
}

function StepContent(props: { wizard: WizardState; data: WizardData; tripBundle: TripBundle | null }) {
  const { wizard, data, tripBundle } = props
  if (wizard.step === 'destinations') return <DestinationsStep {...{ wizard, tripBundle }} found={data.found} />
  if (wizard.step === 'dates') return <DatesStep wizard={wizard} tripBundle={tripBundle} />
  return data.results && <ResultsStep wizard={wizard} results={data.results} />
}

function headingOf(step: Step, results: WizardResults | null): string {
  if (step !== 'results' || !results) return stepHeadings[step].heading
  if (results.kind === 'none') return otherResultHeadings.none
  return results.isLongerThanStandard ? otherResultHeadings.tooLong : stepHeadings.results.heading
}

/** The text above the results must match them: no 'covers your whole trip' above one that doesn't. */
function introOf(step: Step, results: WizardResults | null): string {
  if (step !== 'results') return stepHeadings[step].intro
  if (results?.kind !== 'offers') return ''
  return results.isLongerThanStandard ? wizardCopy.longTripIntro : stepHeadings.results.intro
}

function Announcer({ wizard }: { wizard: WizardState }) {
  return <output className="sr-only">{wizard.announcement}</output>
}

/**
 * Runs after each change of step, not for the step that the page opened with, and before the new step is painted
 * somewhere out of sight.
 */
function useStepChange(step: Step, onChange: () => void) {
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    onChange()
  })
}

function useProblemToast({ problem, problemCount }: WizardState) {
  const { show } = useToast()
  useForgetMended(problem && wizardProblems[problem].text)
  useEffect(() => {
    if (!problem || problemCount === 0) return
    show({ title: wizardProblems[problem].title, description: wizardProblems[problem].text, tone: 'destructive' })
  }, [problem, problemCount, show])
}
