// Asks the network to add the bundle to the eSIM.
import { HISTORY_DAYS } from '#shop/esim/esim-status.ts'
import { askOnce } from '../ask-once.ts'
import { failed, troubled, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Adds a top-up's bundle to its eSIM exactly once; takes the place of the allocation. */
export const requestTopUp: Step = {
  name: 'request_top_up',
  pollLimit: { polls: 20, message: stepMessages.topUp('the network is busy') },

  async run(world) {
    const { order, esims, provider } = world
    const { bundleId } = order.bundle
    if (!bundleId) return failed('record_missing', stepMessages.bundleMissing)
    if (!order.topUp) return failed('record_missing', stepMessages.iccidMissing)
    const { orderId, iccid } = order.topUp
    // The eSIM was returned after the payment: a person must tell whoever paid.
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
