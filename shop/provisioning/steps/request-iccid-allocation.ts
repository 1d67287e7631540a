// Asks the network for one profile. A question with an unknown answer is looked up by our reference before it is asked again.
import { randomUUID } from 'node:crypto'
import { VendorError } from '#shop/ports/vendor-error.ts'
import type { AllocationAttempt } from '../allocation-store.ts'
import { done, failed, notYet, stillUnknown, type Step, type StepOutcome, type StepWorld } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

const LOOK_UPS_BEFORE_ASKING_AGAIN = 2
const LOOK_UPS_APART_MS = 30_000

/** Gets a profile promised for the order, exactly one (spec 2 §4, step 1; issue "Provisioning"). */
export const requestIccidAllocation: Step = {
  name: 'request_iccid_allocation',
  patience: { looks: 20, message: stepMessages.allocation('the network is busy') },

  async run(world) {
    const { order, esims, allocations } = world
    if (!order.bundle.bundleId) return failed(stepMessages.bundleMissing)
    if (await esims.findActive(order.id)) return done()

    const attempt = await allocations.findLive(order.id)
    if (attempt?.state === 'accepted') return done()
    return attempt ? lookUp(world, attempt) : ask(world)
  },
}

async function ask({
  order,
  provider,
  allocations,
  clock,
  callbackUrl,
  makeToken,
  pollEveryMs,
  log,
}: StepWorld): Promise<StepOutcome> {
  const id = randomUUID()
  const secret = makeToken(`allocation:${id}`)
  await allocations.begin({ id, orderId: order.id, secret, now: clock.now() })

  try {
    await provider.allocate({
      bundleId: order.bundle.bundleId,
      reference: order.reference,
      callbackUrl: callbackUrl(secret),
    })
    await allocations.end(id, 'accepted', clock.now())
    return done()
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ orderId: order.id, outcome: error.outcome, problem: error.message }, 'allocation not promised')
    if (error.outcome === 'unknown') {
      await allocations.end(id, 'unknown', clock.now())
      return stillUnknown(pollEveryMs)
    }
    await allocations.end(id, 'refused', clock.now())
    return error.isRetryable ? notYet(pollEveryMs) : failed(stepMessages.allocation(error.message))
  }
}

// The attempt may have been carried out although we never heard so: only two look-ups in vain, half a minute apart, say no.
async function lookUp(
  { order, provider, allocations, clock, log, pollEveryMs }: StepWorld,
  attempt: AllocationAttempt,
): Promise<StepOutcome> {
  try {
    const profiles = await provider.findByReference(order.reference)
    if (profiles.length > 0) {
      await allocations.end(attempt.id, 'accepted', clock.now())
      return done()
    }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return stillUnknown(pollEveryMs)
  }

  await allocations.lookedUp(attempt.id, clock.now())
  const waitedMs = attempt.firstLookUpAt ? clock.now().getTime() - attempt.firstLookUpAt.getTime() : 0
  if (attempt.lookUps + 1 < LOOK_UPS_BEFORE_ASKING_AGAIN || waitedMs < LOOK_UPS_APART_MS) {
    return stillUnknown(attempt.firstLookUpAt ? Math.max(LOOK_UPS_APART_MS - waitedMs, pollEveryMs) : LOOK_UPS_APART_MS)
  }
  log.alert({ orderId: order.id, attemptId: attempt.id }, 'an allocation got lost on the way; asking again')
  await allocations.end(attempt.id, 'lost', clock.now())
  return stillUnknown(0)
}
