// Asks the network to put the bundle on the eSIM.
import { HISTORY_DAYS } from '#shop/esim/esim-status.ts'
import { askOnce } from '../ask-once.ts'
import { failed, troubled, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Gets the bundle of a top-up onto its eSIM, exactly once; stands for the allocation of an eSIM. */
export const requestTopUp: Step = {
  name: 'request_top_up',
  pollLimit: { polls: 20, message: stepMessages.topUp('the network is busy') },

  async run(world) {
    const { order, esims, provider } = world
    const { bundleId } = order.bundle
    if (!bundleId) return failed('record_missing', stepMessages.bundleMissing)
    if (!order.topUp) return failed('record_missing', stepMessages.iccidMissing)
    const { orderId, iccid } = order.topUp
    // Given back after the payment: whoever paid must hear of it from a person.
    if ((await esims.findActive(orderId))?.iccid !== iccid) return troubled('target_gone', stepMessages.topUpTargetGone)

    return askOnce(world, {
      kind: 'top_up',
      what: 'a top-up',
      ask: () => provider.topUp({ iccid, bundleId, reference: order.reference }),
      isDone: async () => (await provider.findTopUpByReference(iccid, order.reference, HISTORY_DAYS)) !== null,
      refusal: stepMessages.topUp,
    })
  },
}
