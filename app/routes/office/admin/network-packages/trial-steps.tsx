// The steps of a test order one below the other, each with what came of it.
import { networkTrialsCopy as copy } from '#app/copy/office/network-trials.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { TrialStep } from '#shop/office/networks/network-trial.ts'
import '#app/features/desk/test-steps.css'
import type { ShownTrial } from './trials-part.tsx'

const LOOKS = { waiting: 'pending', running: 'processing', done: 'completed', no: 'error', skipped: 'pending' } as const

export const TrialSteps = ({ trial }: { trial: ShownTrial }) => (
  <ol className="staff-steps">
    {trial.steps.map(({ name, state }) => (
      <li key={name} className="staff-step" data-state={LOOKS[state]}>
        <span className="staff-stamp">
          <Mark state={state} />
        </span>
        <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-bold">{copy.steps[name]}</span>
            <span className="text-sm text-muted">{copy.states[state]}</span>
          </p>
          {wordsOf(trial, { name, state }).map((words) => (
            <p key={words} className="text-sm">
              {words}
            </p>
          ))}
        </div>
      </li>
    ))}
  </ol>
)

/** What there is to say about a step beside how it went. */
function wordsOf(trial: ShownTrial, { name, state }: TrialStep): string[] {
  const { problem, profileState, lookProblem, kept, money, isClosed } = trial
  const isFailed = state === 'no' && problem !== null
  if (name === 'install_data' && state === 'no' && !isFailed) return [copy.unusable]
  if (name === 'state' && (state === 'done' || lookProblem !== null))
    return [lookProblem ?? (profileState === null ? copy.noState : copy.told(profileState))]
  if (name === 'given_back' && kept.length > 0) return kept.map((each) => copy.kept(each.iccidEnd, each.because))
  if (name === 'money' && money !== null) return [isClosed && money === 'back' ? copy.seen : copy.money[money]]
  return isFailed ? [problem === '' ? copy.failed : problem] : []
}

function Mark({ state }: Pick<TrialStep, 'state'>) {
  if (state === 'done') return <Icon name="check" size={16} />
  if (state === 'no') return <Icon name="close" size={16} />
  return state === 'running' ? <span className="spinner" aria-hidden="true" /> : null
}
