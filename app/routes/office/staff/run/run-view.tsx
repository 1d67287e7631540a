import { Link, useNavigation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { flowCopy as copy, stepProblemText } from '#app/copy/office/order-api-flow.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Moment } from '#app/features/desk/moment.tsx'
import { MOST_POLLS, type RunStep } from '#shop/office/tools/staff-run.ts'
import { CodeBlock } from '../console-results.tsx'
import { flowPath, runReport, stateOf, tabOfKind, type ShownRun, type FlowReply } from '../flow-answer.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { useToast } from '#app/ui/toast.tsx'

// One test run: its steps one below the other, each with its time, what was asked and what was answered.
export function RunView({ run, mayChange }: { run: ShownRun; mayChange: boolean }) {
  const said = useRun(run, mayChange)
  const action = flowPath(tabOfKind(run.kind), run.reference)
  return (
    <section aria-labelledby="run-heading" className="staff-card">
      <div className="grid gap-1">
        <h2 id="run-heading" className="text-2xl">
          {copy.runStates[run.state]}
        </h2>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {copy.reference}:{' '}
          <bdi translate="no" className="font-mono">
            {run.reference}
          </bdi>
        </p>
        <p className="text-sm text-muted">
          {copy.bundle}: {run.bundleId}
          {run.iccid && (
            <>
              {' · '}ICCID{' '}
              <bdi translate="no" className="font-mono">
                {run.iccid}
              </bdi>
            </>
          )}
        </p>
      </div>
      <output className="sr-only">{said}</output>
      <ol className="staff-steps">
        {run.steps.map((step) => (
          <Step key={step.name} step={step} run={run} />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {mayChange && <RunButtons run={run} action={action} />}
        <CopyButton text={runReport(run)} label={copy.report} />
        {run.state !== 'running' && (
          <LinkButton to={flowPath(tabOfKind(run.kind))} look="quiet">
            {copy.another}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

// With script, a run continues by itself; the button is for pages without.
function RunButtons({ run, action }: { run: ShownRun; action: string }) {
  const isHydrated = useHydrated()
  const sending = useNavigation().formData?.get('intent')
  const button = (intent: string, words: string, look: 'primary' | 'secondary') => (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="run" value={run.reference} />
      <Button type="submit" name="intent" value={intent} look={look} pending={sending === intent}>
        {words}
      </Button>
    </Form>
  )
  return (
    <>
      {run.state === 'running' && !isHydrated && button('advance', copy.goOn, 'primary')}
      {run.state === 'error' && button('retry', copy.retry, 'primary')}
      {run.iccid && run.state !== 'released' && run.state !== 'running' && button('release', copy.release, 'secondary')}
    </>
  )
}

function Step({ step, run }: { step: RunStep; run: ShownRun }) {
  const state = stateOf(step, run)
  const isError = state === 'error'
  return (
    <li className="staff-step" data-state={state}>
      <span className="staff-stamp">
        <Mark state={state} />
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-bold">{copy.steps[step.name]}</span>
          <span className="text-sm text-muted">
            {copy.states[state]}
            {step.durationMs !== null && state !== 'processing' && ` · ${copy.duration(step.durationMs)}`}
          </span>
        </p>
        {state === 'processing' && <p>{copy.processing}</p>}
        {state === 'processing' && step.name === 'iccid' && run.polls > 0 && (
          <p className="text-sm text-muted">{copy.polls(run.polls, MOST_POLLS)}</p>
        )}
        {isError && <p className="font-semibold text-danger">{copy.failed}</p>}
        {step.problem && <p className={isError ? 'text-danger' : 'text-muted'}>{stepProblemText(step)}</p>}
        {(step.request ?? step.response) && (
          <Disclosure title={copy.details} className="staff-details">
            <CodeBlock
              label={`${copy.steps[step.name]}: ${copy.details}`}
              text={[step.request, step.response].filter(Boolean).join('\n\n')}
            />
          </Disclosure>
        )}
      </div>
    </li>
  )
}

function Mark({ state }: { state: RunStep['state'] }) {
  if (state === 'completed') return <Icon name="check" size={16} />
  if (state === 'error') return <Icon name="close" size={16} />
  return state === 'processing' ? <span className="spinner" aria-hidden="true" /> : null
}

export function NewestRuns({ runs }: { runs: ShownRun[] }) {
  return (
    <section aria-labelledby="runs-heading" className="staff-card">
      <h2 id="runs-heading" className="text-2xl">
        {copy.newest}
      </h2>
      {runs.length === 0 && <p className="text-muted">{copy.noRuns}</p>}
      <ul className="grid gap-3">
        {runs.map((run) => (
          <li key={run.reference} className="staff-run-line">
            <Link to={flowPath(tabOfKind(run.kind), run.reference)} className="link">
              {run.bundleId}, <Moment at={run.createdAt} />
            </Link>
            <span className="text-sm text-muted">{copy.runStates[run.state]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

// Keeps a run going while its page is open: the next step at once, the next look for the ICCID after three seconds.

const LOOK_EVERY_MS = 3_000
const NEXT_STEP_MS = 150

/** The latest event, for screen readers; each step is announced once. */
function useRun(run: ShownRun, mayChange: boolean): string {
  const fetcher = useFetcher<FlowReply>({ key: `run-${run.reference}` })
  const { submit, state, data, isLost } = fetcher
  const { reference, kind, polls } = run
  const isLooking = polls > 0 && run.steps.find((step) => step.state !== 'completed')?.name === 'iccid'
  const isRunning = run.state === 'running' && mayChange && data?.kind !== 'refused'

  useEffect(() => {
    if (!isRunning || state !== 'idle') return undefined
    const action = flowPath(tabOfKind(kind), reference)
    const timer = setTimeout(
      () => void submit({ intent: 'advance', run: reference }, { method: 'post', action }),
      isLooking || isLost ? LOOK_EVERY_MS : NEXT_STEP_MS,
    )
    return () => clearTimeout(timer)
  }, [isRunning, isLooking, isLost, state, submit, kind, reference])

  useErrorToast(run)
  return useAnnounced(run)
}

function useAnnounced(run: ShownRun): string {
  const now = run.steps.find((step) => stateOf(step, run) === 'processing' || step.state === 'error')
  const words = now ? copy.announce(copy.steps[now.name], copy.states[stateOf(now, run)]) : copy.runStates[run.state]
  const [first] = useState(words)
  return words === first ? '' : words
}

// Shown once, and only for what failed while the page was open.
function useErrorToast(run: ShownRun) {
  const { show } = useToast()
  const failed = run.state === 'error' ? run.steps.find(({ state }) => state === 'error') : undefined
  const told = useRef(failed ? run.updatedAt : null)
  useEffect(() => {
    if (!failed || told.current === run.updatedAt) return
    told.current = run.updatedAt
    const title = failed.name === 'token' ? copy.tokenToast : copy.failed
    show({ title, description: stepProblemText(failed), tone: 'destructive' })
  }, [failed, run.updatedAt, show])
}
