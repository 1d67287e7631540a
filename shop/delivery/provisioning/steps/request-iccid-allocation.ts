// Requests one profile from the network.
import { heldBundleId } from '#shop/sales/order/facts-of-order.ts'
import { askOnce } from '../ask-once.ts'
import { askAtCost, costOf } from '../ask-at-cost.ts'
import { done, failed, type Step, type StepNeeds, type StepOutcome } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Gets exactly one profile promised for the order (after-purchase rules §4, step 1). */
export const requestIccidAllocation: Step = {
  name: 'request_iccid_allocation',
  pollLimit: { polls: 20, message: stepMessages.allocation('the network is busy') },

  async run(world) {
    const { order, isFirst, findEsim } = world
    if (order.bundle.bundleId && !isFirst && (await findEsim())) return done()
    return askForProfile(world)
  },
}

/** One attempt at getting a profile promised; what may have happened before is looked up first. */
export async function askForProfile(world: StepNeeds): Promise<StepOutcome> {
  const { order, provider, callbackUrl } = world
  const bundleId = heldBundleId(order)
  if (!bundleId) return failed('record_missing', stepMessages.bundleMissing)
  return askOnce(world, {
    kind: 'allocation',
    what: 'an allocation',
    ask: (secret) =>
      askAtCost(world, bundleId, (purchase) => provider.allocate({ ...purchase, callbackUrl: callbackUrl(secret) })),
    cost: () => costOf(world, bundleId),
    isDone: async () => (await provider.findByReference(order.reference, order.createdAt)).length > 0,
    refusal: stepMessages.allocation,
  })
}
