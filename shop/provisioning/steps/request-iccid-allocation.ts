// Requests one profile from the network.
import { askOnce } from '../ask-once.ts'
import { done, failed, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Gets exactly one profile promised for the order (after-purchase rules §4, step 1). */
export const requestIccidAllocation: Step = {
  name: 'request_iccid_allocation',
  pollLimit: { polls: 20, message: stepMessages.allocation('the network is busy') },

  async run(world) {
    const { order, isFirst, findEsim, provider, callbackUrl } = world
    const { bundleId } = order.bundle
    if (!bundleId) return failed('record_missing', stepMessages.bundleMissing)
    if (!isFirst && (await findEsim())) return done()

    return askOnce(world, {
      kind: 'allocation',
      what: 'an allocation',
      ask: (secret) => provider.allocate({ bundleId, reference: order.reference, callbackUrl: callbackUrl(secret) }),
      isDone: async () => (await provider.findByReference(order.reference)).length > 0,
      refusal: stepMessages.allocation,
    })
  },
}
