// Takes a due order through its steps, one checkpoint at a time; killed anywhere, the next run goes on from the last checkpoint.
import { isStepDone, isStepFailed } from '#shop/order/order-conditions.ts'
import { statusAfter } from '#shop/order/order-moves.ts'
import { eventAfter, LAST_STEP, stepNumberOf, type Order } from '#shop/order/order.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { StepResult } from '#shop/order/order-work-store.ts'
import type { JobQueue } from '#shop/ports/job-queue.ts'
import type { Networks } from '#shop/ports/networks.ts'
import { pauseAfterFault, type Fault } from './faults.ts'
import type { Step, StepProgress, StepNeeds } from './step.ts'
import { nextStep, type TestSteps } from './step-table.ts'

const LEASE_MS = 45_000

export type ProvisioningDeps = Omit<StepNeeds, 'order' | 'orders' | 'provider'> & {
  orders: OrderStore
  networks: Networks
  testSteps: TestSteps
  jobs: JobQueue
  /** Tells open pages that something about the order changed. */
  announce: (orderId: string) => void
}

/**
 * Runs the steps of one order until it is completed, has to wait, or failed (after-purchase rules §4). Safe to call at any time and
 * from several workers at once: the lease lets one of them act.
 */
export async function advanceProvisioning(deps: ProvisioningDeps, orderId: string): Promise<void> {
  for (;;) {
    const held = await deps.orders.claim(orderId, deps.clock.now(), LEASE_MS)
    if (!held || !(await takeStep(deps, held.order, held.leaseId))) return
  }
}

/** One step of a claimed order; true when the next one may follow at once. */
async function takeStep(deps: ProvisioningDeps, order: Order, leaseId: string): Promise<boolean> {
  const step = nextStep(order, deps.testSteps)
  if (!step) {
    await deps.orders.saveStep(
      order.id,
      leaseId,
      { step: LAST_STEP, stepNumber: 6, event: 'last_step_done', dueAt: null, looks: 0, tries: 0, isNews: true },
      deps.clock.now(),
    )
    return false
  }

  const stepNumber = stepNumberOf(step.name)
  const isFirst = order.step !== step.name || isStepDone(order)
  const so = isFirst ? { looks: 0, tries: 0 } : order
  if (isFirst) {
    const begun = { step: step.name, stepNumber, event: 'step_begun', dueAt: order.dueAt, looks: 0, tries: 0 } as const
    const isHeld = { keepsLease: true, isFirst, isNews: true }
    await deps.orders.saveStep(order.id, leaseId, { ...begun, ...isHeld }, deps.clock.now())
    deps.announce(order.id)
  }

  const outcome = await step.run({ ...deps, order, provider: deps.networks.of(order.networkId) })
  if (outcome.kind === 'review') {
    const { reason, message } = outcome
    await deps.orders.stopForReview(order.id, 'profile_differs', reason, deps.clock.now(), message)
    deps.log.alert(
      { orderId: order.id, step: step.name, reason, problem: message },
      'a paid order stopped and waits for a person',
    )
    deps.announce(order.id)
    return false
  }
  const now = deps.clock.now()
  const result = restingTest(order, resultOf(step, stepNumber, so, outcome, now))
  // The same failure once more is no news.
  const isKnown = !isFirst && isStepFailed(order) && result.errorMessage === order.errorMessage
  const isStepOver = statusAfter(result.event) === 'completed'
  const isNews = isStepOver || (result.event === 'step_failed' && !isKnown)
  const isSaved = await deps.orders.saveStep(order.id, leaseId, { ...result, isNews }, now)
  deps.announce(order.id)

  if (isSaved && result.dueAt !== null && !isStepOver) {
    await deps.jobs.nudge(
      { name: 'provisioning', orderId: order.id },
      Math.ceil((result.dueAt.getTime() - deps.clock.now().getTime()) / 1000),
    )
  }
  return isSaved && isStepOver && result.dueAt !== null
}

// A test that failed stays as it is until staff presses 'Retry'.
const restingTest = <Result extends Pick<StepResult, 'event' | 'dueAt'>>(order: Order, result: Result): Result =>
  order.test && result.event === 'step_failed' ? { ...result, dueAt: null } : result

/** What a step's outcome means for the order's row: pure, so that the table of outcomes can be tested on paper. */
export function resultOf(
  step: Pick<Step, 'name' | 'patience'>,
  stepNumber: number,
  { looks, tries }: { looks: number; tries: number },
  outcome: StepProgress,
  now: Date,
): Omit<StepResult, 'isNews'> {
  const base = { step: step.name, stepNumber, extras: outcome.extras }
  const after = (ms: number) => new Date(now.getTime() + ms)
  const inTrouble = (fault: Fault, message: string) => ({
    ...base,
    event: 'step_failed' as const,
    dueAt: after(pauseAfterFault(fault, tries + 1)),
    looks: 0,
    tries: tries + 1,
    errorMessage: message,
  })

  if (outcome.kind === 'done') {
    const event = eventAfter(step.name)
    return { ...base, event, dueAt: event === 'last_step_done' ? null : now, looks: 0, tries: 0 }
  }
  if (outcome.kind === 'failed') return inTrouble(outcome.fault, outcome.message)

  // A step that has failed already has used up its patience: from then on each try is one look.
  const looksNow = outcome.countsAsLook ? looks + 1 : looks
  if (step.patience && outcome.countsAsLook && (tries > 0 || looksNow >= step.patience.looks)) {
    return inTrouble('late', outcome.message ?? step.patience.message)
  }
  return { ...base, event: 'step_waits', dueAt: after(outcome.afterMs), looks: looksNow, tries }
}
