// Makes a request to the network that costs money, once. If its outcome is unknown, it is looked up before anybody asks
// again.
import { randomUUID } from 'node:crypto'
import { VendorError } from '#ports/vendor-error.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import type { AllocationAttempt } from './allocation-store.ts'
import { secretPurpose } from './callback-tracker.ts'
import { fateOf, type RequestKind } from './faults.ts'
import {
  done,
  failed,
  lost,
  notYet,
  stillUnknown,
  troubledBy,
  withAlso,
  type StepFinding,
  type StepOutcome,
  type StepNeeds,
} from './step.ts'

/** Two look-ups without a result, this far apart, mean no; at a network that may show its orders later, they go on. */
export const LOOK_UPS_APART_MS = 30_000

export type NetworkRequest = {
  kind: RequestKind
  /** For the log, such as 'an allocation'. */
  what: string
  ask: (secret: string) => Promise<unknown>
  /** In cents; null if nobody knows. */
  cost: () => Promise<number | null>
  /**
   * Whether the network has done it already, by our reference. Null if it tells nobody: then the same request is sent
   * again, which it recognizes.
   */
  isDone: (() => Promise<boolean>) | null
  /** Never ask again unless the network said no, even if looking it up finds nothing. */
  isAskedOnce?: true
  /** The message shown to the traveler if the network refuses. */
  refusal: (serverText: string) => string
}

/**
 * One attempt at a request, with a row before the call: a crash leaves a record. What may have happened is looked up
 * twice, half a minute apart, before anybody asks again, and for longer at a network that may show its orders later,
 * unless the network recognizes what it was asked before.
 */
export async function askOnce(world: StepNeeds, request: NetworkRequest): Promise<StepOutcome> {
  // An attempt's row is written with the start of its step: if the step hasn't started, there is none.
  const attempt = world.isFirst ? null : await world.allocations.findLive(world.order.id)
  if (attempt?.state === 'accepted' || (attempt && request.isAskedOnce)) return done()
  if (!attempt) return ask(world, request)
  const { isDone } = request
  return isDone ? lookUp(world, { ...request, isDone }, attempt) : askAgain(world, request, attempt)
}

async function ask(world: StepNeeds, request: NetworkRequest): Promise<StepOutcome> {
  const { order, provider, write, expectCall, allocations, clock, makeToken, pollEveryMs } = world
  const id = randomUUID()
  const secret = makeToken(secretPurpose(id))
  // A refund either sees the attempt and recalls it, or no request is made.
  const begun = await write([
    allocations.beginning({
      id,
      orderId: order.id,
      networkId: order.networkId,
      secret,
      costCents: await request.cost(),
      // The home network's messages come to an address of the attempt's own.
      ...(order.networkId !== HOME_NETWORK && { toldReference: provider.toldReference(order.reference) }),
      now: clock.now(),
    }),
  ])
  if (begun === null) return lost
  // There is another attempt after all: look it up.
  if (begun[0] === 0) return stillUnknown(pollEveryMs)

  expectCall(secret)
  try {
    await request.ask(secret)
    return done(undefined, { also: [allocations.ending(id, 'accepted', clock.now())] })
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    noteRefused(world, request, error)
    return withAlso(refused(error, request, pollEveryMs), [allocations.ending(id, error.outcome, clock.now())])
  }
}

function refused(error: VendorError, request: NetworkRequest, pollEveryMs: number): StepFinding {
  if (request.isAskedOnce) return failed(error.fault, request.refusal(error.message))
  if (error.outcome === 'unknown') return stillUnknown(pollEveryMs)
  return troubledBy(error, request.refusal(error.message), { pollEveryMs, request: request.kind })
}

const noteRefused = ({ order, log }: StepNeeds, { what }: NetworkRequest, { outcome, message }: VendorError) =>
  log.warn({ orderId: order.id, outcome, problem: message }, `${what} was not promised`)

// The same request with the same reference. Whatever it is refused for now, the first one may have been carried out: its
// attempt stays open.
async function askAgain(world: StepNeeds, request: NetworkRequest, { id }: AllocationAttempt): Promise<StepOutcome> {
  const { allocations, clock, makeToken, pollEveryMs } = world
  try {
    await request.ask(makeToken(secretPurpose(id)))
    return done(undefined, { also: [allocations.ending(id, 'accepted', clock.now())] })
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    noteRefused(world, request, error)
    return troubledBy(error, request.refusal(error.message), { pollEveryMs, request: request.kind })
  }
}

// The attempt may have succeeded without our knowing: only two look-ups without a result, half a minute apart, and none
// for as long as the network may take to show an order, mean no.
async function lookUp(
  { order, provider, allocations, clock, log, pollEveryMs }: StepNeeds,
  request: NetworkRequest & { isDone: () => Promise<boolean> },
  attempt: AllocationAttempt,
): Promise<StepOutcome> {
  try {
    if (await request.isDone()) {
      return done(undefined, { also: [allocations.ending(attempt.id, 'accepted', clock.now())] })
    }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    const message = request.refusal(error.message)
    // If the network doesn't know an eSIM, it will never have its history; but an allocation that is unknown now may
    // still appear.
    const fate = fateOf(error.fault, request.kind === 'top_up' ? request.kind : undefined)
    return 'review' in fate
      ? { kind: 'review', reason: fate.review, message }
      : notYet(pollEveryMs, message, error.fault)
  }

  await allocations.lookedUp(attempt.id, clock.now())
  const waitedMs = attempt.firstLookUpAt ? clock.now().getTime() - attempt.firstLookUpAt.getTime() : 0
  const { listsOrdersWithinMs, listsTopUpsWithinMs = listsOrdersWithinMs } = provider.can
  const listedWithinMs = request.kind === 'top_up' ? listsTopUpsWithinMs : listsOrdersWithinMs
  const leftMs = Math.max(LOOK_UPS_APART_MS, listedWithinMs) - waitedMs
  if (leftMs > 0) {
    // Less and less often: most are shown at once, and a look-up counts toward the network's limit.
    const nextMs = Math.min(leftMs, Math.max(LOOK_UPS_APART_MS, waitedMs))
    return stillUnknown(attempt.firstLookUpAt ? Math.max(nextMs, pollEveryMs) : nextMs)
  }
  log.error({ orderId: order.id, attemptId: attempt.id }, `${request.what} was lost; requesting it again`)
  return withAlso(failed('lost', request.refusal('the network did not answer')), [
    allocations.ending(attempt.id, 'lost', clock.now()),
  ])
}
