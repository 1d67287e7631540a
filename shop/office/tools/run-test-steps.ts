// The steps of a test order: those of a normal eSIM order, made with the console's calls, each recorded for staff.
import type { Base } from '#shop/assembly/base.ts'
import { cutText } from '#values/text/cut-text.ts'
import type { ConsoleAnswer, EndpointId, EndpointValues } from '#ports/network-console.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { askOnce } from '#shop/delivery/provisioning/ask-once.ts'
import { costOf } from '#shop/delivery/provisioning/ask-at-cost.ts'
import type { TestSteps } from '#shop/delivery/provisioning/step-table.ts'
import { done, failed, notYet, type Step, type StepOutcome, type StepNeeds } from '#shop/delivery/provisioning/step.ts'
import type { At } from '#values/brand-facts.ts'
import { callMade, changeBegun } from './network-call.ts'
import type { KeptRun, StepChange } from './staff-run-store.ts'
import { MOST_POLLS, type RunProblem, type RunStepName, keptText } from './staff-run.ts'

export type TestStepsDeps = Pick<Base, 'networkConsole' | 'staffRuns' | 'clock' | 'recordAudit'> & {
  /** The brand under which staff tests are recorded. */
  at: At
}

type AttemptResult = { outcome: StepOutcome; told: StepChange; iccid?: string; polls?: number }
type Try = (run: KeptRun, world: StepNeeds) => Promise<AttemptResult>

/** The step tables of both kinds of test; provisioning runs them like its own. */
export function runTestSteps(deps: TestStepsDeps): TestSteps {
  const step = (name: Step['name'], told: RunStepName, attempt: Try, pollLimit?: Step['pollLimit']): Step => ({
    name,
    ...(pollLimit && { pollLimit }),
    run: (world) => writeDown(deps, world, told, attempt),
  })
  const read = (id: EndpointId) => (run: KeptRun) => readOf(deps, id, run)
  const allocation = [
    step('retrieve_esim_token', 'token', () => checkToken(deps)),
    step('request_iccid_allocation', 'allocation', (run, world) => allocate(deps, run, world)),
    step('poll_for_iccid', 'iccid', (run, world) => lookForIccid(deps, run, world), { polls: MOST_POLLS, message: '' }),
  ]
  const codes = [step('generate_qr_code', 'qr', read('qrcode')), step('check_esim_status', 'status', read('bundle'))]
  return { allocation, order: [...allocation, ...codes] }
}

async function writeDown(
  { staffRuns, clock }: TestStepsDeps,
  world: StepNeeds,
  name: RunStepName,
  attempt: Try,
): Promise<StepOutcome> {
  const run = await staffRuns.findOfOrder(world.order.id)
  if (!run) return failed('record_missing', 'the test run is not on record')
  const { outcome, told, ...more } = await attempt(run, world)
  const state = outcome.kind === 'done' ? 'completed' : outcome.kind === 'not_yet' ? 'processing' : 'error'
  const tried = { [name]: { problem: null, said: null, state, ...told } }
  // If the run has already recorded it at its start, that is used instead.
  const recorded = name === 'token' && outcome.kind === 'done' ? { order: recordOf(run) } : {}
  await staffRuns.tell(run, { ...tried, ...recorded }, { ...more, now: clock.now() })
  return outcome
}

async function checkToken({ networkConsole, clock }: TestStepsDeps): Promise<AttemptResult> {
  const startedAt = clock.now().getTime()
  const answer = await networkConsole.checkToken()
  const call = { durationMs: clock.now().getTime() - startedAt, request: answer.request }
  if (answer.ok) return { outcome: done(), told: { ...call, response: '(token kept on the server)' } }
  return failure(answer.reason === 'no_token' ? 'no_token' : 'request_failed', answer.said, call)
}

const recordOf = ({ reference, bundleId }: KeptRun): StepChange => ({
  state: 'completed',
  durationMs: 0,
  request: `POST /api/orders\n${JSON.stringify({ bundleId, reference })}`,
  response: JSON.stringify({ reference, bundleId, status: 'recorded' }),
})

/**
 * Requested once per reference, unless the network refused; if it didn't answer, the reference shows whether there is a
 * profile.
 */
async function allocate(deps: TestStepsDeps, run: KeptRun, world: StepNeeds): Promise<AttemptResult> {
  const { reference, bundleId, userId } = run
  const by = { id: userId, type: 'super-admin' } as const
  const call = { by, tool: 'order_api_flow', endpoint: 'allocate', reference } as const
  const earlier = await world.allocations.findLive(world.order.id)
  let told: StepChange = {}
  let said = ''

  const outcome = await askOnce(world, {
    kind: 'allocation',
    what: 'a test allocation',
    isAskedOnce: true,
    ask: async () => {
      await deps.recordAudit(changeBegun(call), deps.at)
      const { answer, problem } = await ask(deps, 'allocate', { bundleId, reference })
      if (answer) told = toSavedCall(answer)
      said = answer ? deps.networkConsole.readAnswer(answer).said : problem
      const heard = !answer || answer.status >= 500 ? 'unknown' : answer.status < 300 ? 'accepted' : 'refused'
      await deps.recordAudit(callMade(call, heard === 'accepted' ? 'ok' : heard), deps.at)
      if (heard !== 'accepted') throw new VendorError(said, { vendor: 'network', outcome: heard, isRetryable: false })
    },
    cost: () => costOf(world, run.bundleId),
    isDone: () => Promise.resolve(false),
    refusal: (text) => text,
  })
  if (outcome.kind === 'failed') {
    const failing = failure('request_failed', said, told)
    return { ...failing, outcome: { ...failed('refused', said), also: outcome.also ?? [] } }
  }
  return { outcome, told: earlier && earlier.state !== 'accepted' ? { problem: 'unknown_outcome' } : told }
}

async function lookForIccid(deps: TestStepsDeps, run: KeptRun, world: StepNeeds): Promise<AttemptResult> {
  const polls = world.order.polls + 1
  const { answer, problem } = await ask(deps, 'profile_by_reference', { reference: run.reference })
  const read = answer && deps.networkConsole.readAnswer(answer)
  const iccid = answer?.status === 200 ? (read?.iccid ?? null) : null
  const told = answer ? toSavedCall(answer) : { response: problem }
  if (iccid) return { outcome: done(), told, iccid, polls }
  if (answer && answer.status >= 400 && answer.status < 500)
    return { ...failure('request_failed', read?.said ?? '', told), polls }
  return polls < MOST_POLLS
    ? { outcome: notYet(world.pollEveryMs), told, polls }
    : { ...failure('timeout', '', told), polls }
}

async function readOf(deps: TestStepsDeps, id: EndpointId, { iccid }: KeptRun): Promise<AttemptResult> {
  const { answer, problem } = await ask(deps, id, { iccid: iccid ?? '' })
  if (!answer) return failure('request_failed', problem)
  const told = toSavedCall(answer)
  if (answer.status < 300) return { outcome: done(), told }
  return failure('request_failed', deps.networkConsole.readAnswer(answer).said, told)
}

async function ask(
  { networkConsole }: TestStepsDeps,
  id: EndpointId,
  values: EndpointValues,
): Promise<{ answer: ConsoleAnswer | null; problem: string }> {
  try {
    return { answer: await networkConsole.call(id, values), problem: '' }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return { answer: null, problem: error.message }
  }
}

const failure = (problem: RunProblem, said: string, told: StepChange = {}): AttemptResult => ({
  outcome: failed(problem === 'timeout' ? 'late' : 'refused', said),
  told: { ...told, problem, said: cutText(said, 200) },
})

/** The parts of a network response that staff sees. */
const toSavedCall = ({ method, path, requestBody, status, text, durationMs }: ConsoleAnswer) => ({
  durationMs,
  request: keptText([`${method} ${path}`, requestBody].filter(Boolean).join('\n')),
  response: keptText(`${status}\n${text}`),
})
