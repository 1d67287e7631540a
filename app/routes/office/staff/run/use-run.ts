// Keeps a run going while its page is open: the next step at once, the next look for the ICCID after three seconds.
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { flowCopy as copy, stepProblemText } from '#app/copy/office/order-api-flow.ts'
import { useToast } from '#app/ui/toast.tsx'
import { flowPath, stateOf, tabOfKind, type FlowReply, type ShownRun } from '../flow-answer.ts'

const LOOK_EVERY_MS = 3_000
const NEXT_STEP_MS = 150

/** The latest event, for screen readers; each step is announced once. */
export function useRun(run: ShownRun, mayChange: boolean): string {
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
