// Asks the network to put the bundle on the eSIM.
import { HISTORY_DAYS } from '#shop/esim/esim-status.ts'
import { askOnce } from '../ask-once.ts'
import { failed, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Gets the bundle of a top-up onto its eSIM, exactly once (issue "Top-ups"); stands for the allocation of an eSIM. */
export const requestTopUp: Step = {
  name: 'request_top_up',
  patience: { looks: 20, message: stepMessages.topUp('the network is busy') },

  async run(world) {
    const { order, esims, provider, log } = world
    const { bundleId } = order.bundle
    if (!bundleId) return failed(stepMessages.bundleMissing)
    if (!order.topUp) return failed(stepMessages.iccidMissing)
    const { orderId, iccid } = order.topUp
    // Given back after the payment: whoever paid must hear of it from a person.
    if ((await esims.findActive(orderId))?.iccid !== iccid) {
      log.alert({ orderId: order.id }, 'a paid top-up has lost its eSIM')
      return failed(stepMessages.topUpTargetGone)
    }

    const outcome = await askOnce(world, {
      what: 'a top-up',
      ask: () => provider.topUp({ iccid, bundleId, reference: order.reference }),
      isDone: async () => (await provider.findTopUpByReference(iccid, order.reference, HISTORY_DAYS)) !== null,
      refusal: stepMessages.topUp,
      failsWithLookUp: true,
    })
    if (outcome.kind === 'failed') log.alert({ orderId: order.id }, 'a paid top-up was refused by the network')
    return outcome
  },
}
