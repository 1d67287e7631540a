// Takes a due order through its steps, one checkpoint at a time; killed anywhere, the next run goes on from the last checkpoint.
import { randomUUID } from 'node:crypto'
import { stepNumberOf, type Order } from '#shop/order/order.ts'
import type { OrderStore, StepResult } from '#shop/order/order-store.ts'
import type { JobQueue } from '#shop/ports/job-queue.ts'
import type { Step, StepProgress, StepWorld } from './step.ts'
import { nextStep } from './step-table.ts'

const LEASE_MS = 45_000

export type ProvisioningDeps = Omit<StepWorld, 'order' | 'orders'> & {
  orders: OrderStore
  jobs: JobQueue
  /** Tells open pages that something about the order changed. */
  announce: (orderId: string) => void
}

/**
 * Runs the steps of one order until it is completed, has to wait, or failed (spec 2 §4). Safe to call at any time and
 * from several workers at once: the lease lets one of them act.
 */
export async function advanceProvisioning(deps: ProvisioningDeps, orderId: string): Promise<void> {
  for (;;) {
    const leaseId = randomUUID()
    const now = deps.clock.now()
    const order = await deps.orders.claim(orderId, leaseId, now, new Date(now.getTime() + LEASE_MS))
    if (!order) return
    if (!(await takeStep(deps, order, leaseId))) return
  }
}

/** One step of a claimed order; true when the next one may follow at once. */
async function takeStep(deps: ProvisioningDeps, order: Order, leaseId: string): Promise<boolean> {
  const step = nextStep(order)
  if (!step) {
    await deps.orders.saveStep(
      order.id,
      leaseId,
      { step: 'order_completed', stepNumber: 6, status: 'completed', dueAt: null, looks: 0 },
      deps.clock.now(),
    )
    return false
  }

  const stepNumber = stepNumberOf(step.name)
  const looks = order.step === step.name && order.status === 'started' ? order.looks : 0
  const begun = { step: step.name, stepNumber, dueAt: order.dueAt, looks }
  if (order.step !== step.name || order.status !== 'started') {
    await deps.orders.saveStep(order.id, leaseId, { ...begun, status: 'started', keepsLease: true }, deps.clock.now())
    deps.announce(order.id)
  }

  const outcome = await step.run({ ...deps, order })
  if (outcome.kind === 'review') {
    await deps.orders.stopForReview(order.id, ['paid', 'free'], outcome.reason, deps.clock.now())
    deps.announce(order.id)
    return false
  }
  const result = resultOf(step, stepNumber, looks, outcome, deps.clock.now())
  const isSaved = await deps.orders.saveStep(order.id, leaseId, result, deps.clock.now())
  deps.announce(order.id)

  if (isSaved && result.dueAt !== null && result.status !== 'completed') {
    await deps.jobs.nudge(
      { name: 'provisioning', orderId: order.id },
      Math.ceil((result.dueAt.getTime() - deps.clock.now().getTime()) / 1000),
    )
  }
  return isSaved && result.status === 'completed' && result.dueAt !== null
}

/** What a step's outcome means for the order's row: pure, so that the table of outcomes can be tested on paper. */
export function resultOf(
  step: Pick<Step, 'name' | 'patience'>,
  stepNumber: number,
  looks: number,
  outcome: StepProgress,
  now: Date,
): StepResult {
  const base = { step: step.name, stepNumber }
  const after = (ms: number) => new Date(now.getTime() + ms)

  if (outcome.kind === 'done') {
    const isLast = step.name === 'order_completed'
    return { ...base, status: 'completed', dueAt: isLast ? null : now, looks: 0, extras: outcome.extras }
  }
  if (outcome.kind === 'failed') {
    return {
      ...base,
      status: 'error',
      dueAt: outcome.retryAfterMs === undefined ? null : after(outcome.retryAfterMs),
      looks: 0,
      errorMessage: outcome.message,
    }
  }
  const looksNow = outcome.countsAsLook ? looks + 1 : looks
  if (step.patience && looksNow >= step.patience.looks) {
    return { ...base, status: 'error', dueAt: null, looks: looksNow, errorMessage: step.patience.message }
  }
  return { ...base, status: 'started', dueAt: after(outcome.afterMs), looks: looksNow }
}
