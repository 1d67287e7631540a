// Advances a test order like any other order; pages and calls of staff only make it happen sooner.
import type { Base } from '#shop/assembly/base.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { mayChangeThings } from '#shop/support/staff/staff-role.ts'
import { nextStep, type StaffRun } from './staff-run.ts'

export type AdvanceStaffRunDeps = Pick<Base, 'staffRuns' | 'orders' | 'clock' | 'transaction'> & {
  advanceProvisioning: (orderId: string) => Promise<void>
}

/**
 * Starts the test order of a run that was only recorded so far, or continues one that is due. One that is waiting, or
 * that somebody else is working on, stays as it is. Null for an unknown reference, and for anyone who may not run
 * tests.
 */
export async function advanceStaffRun(
  deps: AdvanceStaffRunDeps,
  reference: string,
  { actor }: Caller,
): Promise<StaffRun | null> {
  const { staffRuns, orders, clock, advanceProvisioning } = deps
  if (!mayChangeThings(actor.type)) return null
  const run = await staffRuns.find(reference)
  if (!run?.orderId || run.state !== 'running') return run
  await orders.settle(run.orderId, 'given_free', 0, clock.now())
  await advanceProvisioning(run.orderId)
  return staffRuns.find(reference)
}

/** Retries a failed step under the same reference; nothing is done twice. */
export async function retryStaffRun(
  deps: AdvanceStaffRunDeps,
  reference: string,
  caller: Caller,
): Promise<StaffRun | null> {
  const { staffRuns, orders, clock, transaction } = deps
  if (!mayChangeThings(caller.actor.type)) return null
  const run = await staffRuns.find(reference)
  const failed = run?.state === 'error' ? nextStep(run) : null
  if (!run?.orderId || !failed) return run
  const { orderId } = run
  await transaction(async () => {
    if (await orders.retry(orderId, clock.now())) await staffRuns.restart(run, failed, clock.now())
  })
  return advanceStaffRun(deps, reference, caller)
}
