// Takes a due order through its steps under one lease. If the process is killed at any point, the next run continues
// from the last write.
import type { Base } from '#shop/assembly/base.ts'
import { isStepDone, isStepFailed } from '#shop/sales/order/order-conditions.ts'
import { statusAfter, type StepEvent } from '#shop/sales/order/order-moves.ts'
import { eventAfter, isCompleted, LAST_STEP, findStepNumber, type Order } from '#shop/sales/order/order.ts'
import { LEASE_MS } from '#shop/sales/order/order-lease.ts'
import { sendNotice, type SendNoticeDeps } from '#shop/delivery/notice/send-notice.ts'
import { deliverElsewhere, type DeliverElsewhereDeps } from './deliver-elsewhere.ts'
import { pauseAfterFault, triesAfter, type Fault } from './faults.ts'
import type { CallbackTracker, ExpectedCallbacks } from './callback-tracker.ts'
import {
  lineOf,
  startProvisioningRun,
  type ProvisioningRun,
  type ProvisioningRunDeps,
} from './start-provisioning-run.ts'
import { isLastPoll, type Step, type StepDeps, type StepOutcome, type StepProgress } from './step.ts'
import { nextStep, type TestSteps } from './step-table.ts'

/** If a vendor takes longer than this, an open order page is shown what the order is waiting for. */
const SHOWN_AFTER_MS = 300

export type ProvisioningDeps = StepDeps &
  ProvisioningRunDeps &
  SendNoticeDeps &
  DeliverElsewhereDeps &
  Pick<Base, 'networks' | 'claimedOrders' | 'jobs' | 'tracer'> & {
    testSteps: TestSteps
    callbacks: CallbackTracker
  }

/**
 * Runs the steps of one order until it is completed, has to wait, or fails (after-purchase rules §4). Safe to call at
 * any time and from several workers at once: the lease lets one of them act. Results are written before any request
 * that costs money and before any email is sent, at the latest.
 */
export async function advanceProvisioning(deps: ProvisioningDeps, orderId: string): Promise<void> {
  const now = deps.clock.now()
  // Whoever settled its payment in this process has claimed it for us.
  const held = deps.claimedOrders.take(orderId, now) ?? (await deps.orders.claim(orderId, now, LEASE_MS))
  if (!held) return
  const expected = deps.callbacks.track()
  const shown = deps.claimedOrders.hold(held.order)
  try {
    await deps.tracer.goOn(held.traceContext, 'provisioning', orderId, async () => {
      const run = startProvisioningRun(deps, held)
      while (await takeStep(deps, run, expected)) {
        // Empty: the next step follows right away.
      }
      // The network called back in the meantime, so what the order waits for may be there.
      if (expected.stop() && !isCompleted(run.order())) await lookAgain(deps, orderId)
    })
  } finally {
    expected.stop()
    shown.letGo()
  }
}

async function lookAgain({ orders, jobs, clock }: ProvisioningDeps, orderId: string) {
  if ((await orders.makeDue(orderId, clock.now())) !== null) await jobs.nudge({ name: 'provisioning', orderId })
}

/** True if the next step may follow right away. */
async function takeStep(
  deps: ProvisioningDeps,
  run: ProvisioningRun,
  { expectCall }: ExpectedCallbacks,
): Promise<boolean> {
  const before = run.order()
  const step = nextStep(before, deps.testSteps)
  if (!step) {
    run.apply(
      'last_step_done',
      { step: LAST_STEP, stepNumber: 6 },
      lineOf('last_step_done', LAST_STEP, deps.clock.now()),
    )
    await run.end(null, deps.clock.now())
    return false
  }

  const isFirst = before.step !== step.name || isStepDone(before)
  if (isFirst) run.begin(step.name, findStepNumber(step.name))
  if (!step.writesFirst && (await run.show()) === null) return false
  const order = run.order()
  const { write, findEsim, knowEsim, language } = run
  const provider = deps.networks.of(order.networkId)
  const outcome = await shownMeanwhile(run, () =>
    deps.tracer.part(step.name, () =>
      step.run({ ...deps, order, isFirst, write, findEsim, knowEsim, expectCall, language, provider }),
    ),
  )
  if (outcome.kind === 'lost') return false
  if (await deliverElsewhere(deps, run, outcome)) return true
  if (outcome.kind === 'review') {
    await stop(deps, run, outcome)
    return false
  }
  return settle(deps, run, step, outcome)
}

async function settle(
  deps: ProvisioningDeps,
  run: ProvisioningRun,
  step: Step,
  outcome: StepProgress,
): Promise<boolean> {
  const now = deps.clock.now()
  const order = run.order()
  const { event, dueAt, polls, tries, errorMessage = null } = restingTest(order, resultOf(step, order, outcome, now))
  const isStepOver = statusAfter(event) === 'completed'
  // Repeating the same failure adds no history line.
  const isKnown = isStepFailed(order) && errorMessage === order.errorMessage
  const isNews = isStepOver || (event === 'step_failed' && !isKnown)
  run.apply(event, { polls, tries, errorMessage }, isNews ? lineOf(event, step.name, now, errorMessage) : undefined)
  run.add(outcome.also ?? [], outcome.extras)

  if (isStepOver && dueAt !== null) {
    // Written together with the start of the next step, so that nobody sees the order between two steps.
    if (outcome.isShown) run.showSoon()
    return true
  }
  const isSaved = (await run.end(dueAt, now)) !== null
  if (isSaved && outcome.kind === 'failed' && outcome.fault === 'no_credit') await sendNotice(deps, 'network_credit')
  // If this node's breaker for the vendor is open, the order is left to the sweeps and to nodes that still call it.
  const isLeftAlone = outcome.kind !== 'done' && outcome.fault === 'left_alone'
  if (isSaved && dueAt !== null && !isLeftAlone) {
    const seconds = Math.ceil((dueAt.getTime() - deps.clock.now().getTime()) / 1000)
    await deps.jobs.nudge({ name: 'provisioning', orderId: order.id }, seconds)
  }
  return false
}

async function stop(deps: ProvisioningDeps, run: ProvisioningRun, outcome: Extract<StepOutcome, { kind: 'review' }>) {
  const { reason, message, also = [] } = outcome
  const { id: orderId, step } = run.order()
  if ((await run.write(also)) === null) return
  await deps.orders.stopForReview(orderId, 'profile_differs', reason, deps.clock.now(), message)
  deps.log.error({ orderId, step, reason, problem: message }, 'a paid order stopped and needs a person')
  deps.announce(orderId)
}

async function shownMeanwhile<Answer>(run: ProvisioningRun, ask: () => Promise<Answer>): Promise<Answer> {
  // If this write fails, the next one includes it.
  const slow = setTimeout(() => void run.write().catch(() => {}), SHOWN_AFTER_MS)
  try {
    return await ask()
  } finally {
    clearTimeout(slow)
  }
}

type StepResult = { event: StepEvent; dueAt: Date | null; polls: number; tries: number; errorMessage?: string | null }

// A staff test that failed stays as it is until staff presses 'Retry'.
const restingTest = (order: Order, result: StepResult): StepResult =>
  order.test && order.test !== 'api' && result.event === 'step_failed' ? { ...result, dueAt: null } : result

/** What a step's outcome means for the order's row: a pure function, so the table of outcomes is easy to test. */
export function resultOf(
  step: Pick<Step, 'name' | 'pollLimit'>,
  { polls, tries }: { polls: number; tries: number },
  outcome: StepProgress,
  now: Date,
): StepResult {
  const after = (ms: number) => new Date(now.getTime() + ms)
  const inTrouble = (fault: Fault, message: string): StepResult => {
    const triesNow = triesAfter(fault, tries)
    const dueAt = after(pauseAfterFault(fault, triesNow))
    return { event: 'step_failed', dueAt, polls: 0, tries: triesNow, errorMessage: message }
  }

  if (outcome.kind === 'done') {
    const event = eventAfter(step.name)
    return { event, dueAt: event === 'last_step_done' ? null : now, polls: 0, tries: 0 }
  }
  if (outcome.kind === 'failed') return inTrouble(outcome.fault, outcome.message)

  const pollsNow = outcome.countsAsPoll ? polls + 1 : polls
  if (step.pollLimit && outcome.countsAsPoll && isLastPoll(step.pollLimit, { polls, tries })) {
    return inTrouble(outcome.fault ?? 'late', outcome.message ?? step.pollLimit.message)
  }
  return { event: 'step_waits', dueAt: after(outcome.afterMs), polls: pollsNow, tries }
}
