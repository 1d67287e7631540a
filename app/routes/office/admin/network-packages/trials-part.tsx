// Real orders at connected networks to try them: what each would cost, the form that places it, and how the tests went.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { networkTrialsCopy as copy } from '#app/copy/office/network-trials.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { isReachable } from '#app/session/is-reachable.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { DeskCard, Fact, Facts } from '../facts.tsx'
import { choiceOf, PACKAGES_PATH, TRIALS } from './form-names.ts'
import { NetworkForm, refusalOf } from './network-form.tsx'
import type { PackagesAnswer } from './packages-action.ts'
import type { PackagesView } from './read-packages.ts'
import { TrialSteps } from './trial-steps.tsx'

type View = PackagesView['trials']
type Offer = View['offers'][number]
export type ShownTrial = View['trials'][number]
type TrialsProps = View & { answer: PackagesAnswer | undefined }

const LOOK_EVERY_MS = 2_000

export function TrialsPart({ offers, trials, keptCents, nextId, answer }: TrialsProps) {
  useLooks(trials.some(({ isRunning }) => isRunning))
  if (offers.length === 0 && trials.length === 0) return null
  return (
    <DeskCard id={TRIALS} heading={copy.heading}>
      <p className="text-muted">{copy.text}</p>
      {offers.map((offer) => (
        <TrialForm key={offer.networkId} offer={offer} id={nextId} answer={answer} />
      ))}
      {keptCents > 0 && <p>{copy.sum(keptCents)}</p>}
      {answer?.intent === 'close-trial' && <Refusal says={answer.error} />}
      {trials.length > 0 && (
        <ul className="grid gap-6" aria-label={copy.latest}>
          {trials.map((trial) => (
            <li key={trial.id}>
              <Trial trial={trial} />
            </li>
          ))}
        </ul>
      )}
    </DeskCard>
  )
}

function TrialForm({ offer, id, answer }: { offer: Offer; id: string; answer: PackagesAnswer | undefined }) {
  const { networkId, name, packages, isRunning, takesBack } = offer
  const refused = refusalOf(answer, 'try-network', { network: networkId })
  if (packages.length === 0) return <p className="text-muted">{copy.nothingOnSale(name)}</p>
  if (isRunning) return <output>{copy.runs(name)}</output>
  return (
    <NetworkForm
      intent="try-network"
      fields={{ network: networkId, trial: id }}
      refused={refused}
      words={copy.test(name)}
      pendingText={copy.testing}
      look="secondary"
    >
      <div className="desk-fields">
        <SelectField
          name="choice"
          label={copy.choose(name)}
          options={packages.map((each, at) => [
            choiceOf(each),
            copy.choice(each.name, each.cost, each.costCents, at === 0),
          ])}
        />
      </div>
      <p className="text-muted">{copy.takesBack[takesBack]}</p>
    </NetworkForm>
  )
}

function Trial({ trial }: { trial: ShownTrial }) {
  const { packageName, network, cost, costCents, reference, begunAt, by } = trial
  return (
    <article className="grid gap-3">
      <h3 className="text-lg">{copy.at(packageName, network)}</h3>
      <Facts>
        <Fact name={copy.cost}>{copy.costOf(cost, costCents)}</Fact>
        <Fact name={copy.begun}>
          <Moment at={begunAt} />
        </Fact>
        <Fact name={copy.by}>{by}</Fact>
        <Fact name={copy.reference}>
          <Verbatim className="break-all">{reference}</Verbatim>
        </Fact>
      </Facts>
      <TrialSteps trial={trial} />
      {trial.isLookedFor && <p>{copy.lookedFor}</p>}
      {trial.isClosed && <p className="text-muted">{copy.closed}</p>}
      {trial.isOpen && <CloseForm id={trial.id} />}
    </article>
  )
}

function CloseForm({ id }: { id: string }) {
  return (
    <Form method="post" action={PACKAGES_PATH} preventScrollReset>
      <input type="hidden" name="trial" value={id} />
      <input type="hidden" name="intent" value="close-trial" />
      <p>{copy.close}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="money" value="back" look="quiet">
          {copy.closeBack}
        </Button>
        <Button type="submit" name="money" value="kept" look="quiet">
          {copy.closeKept}
        </Button>
      </div>
    </Form>
  )
}

/** While a test runs, the page follows it. */
function useLooks(isRunning: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isRunning || state !== 'idle') return undefined
    const look = async () => {
      if (await isReachable()) await revalidate()
    }
    const timer = setTimeout(() => void look().catch(() => undefined), LOOK_EVERY_MS)
    return () => clearTimeout(timer)
  }, [isRunning, state, revalidate])
}
