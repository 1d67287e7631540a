// Waits until the network's own history shows the top-up: an answer is only a promise, the history is the proof.
import { HISTORY_DAYS } from '#shop/esim/esim-status.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import { done, failed, notYet, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Finds the top-up by the order's reference; at most 50 polls, as for an ICCID (after-purchase rules §9). */
export const pollForTopUp: Step = {
  name: 'poll_for_top_up',
  pollLimit: { polls: 50, message: stepMessages.topUpTimeout },

  async run({ order, provider, pollEveryMs }) {
    if (!order.topUp) return failed('record_missing', stepMessages.iccidMissing)
    try {
      const found = await provider.findTopUpByReference(order.topUp.iccid, order.reference, HISTORY_DAYS)
      return found ? done() : notYet(pollEveryMs)
    } catch (error) {
      if (!(error instanceof VendorError)) throw error
      return notYet(pollEveryMs, undefined, error.fault)
    }
  },
}
