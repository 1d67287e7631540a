// Waits until the network's own history shows the top-up: an answer is only a promise, the history is the proof.
import { HISTORY_DAYS } from '#shop/sales/esim-status/esim-status.ts'
import type { Order, TopUpTarget } from '#shop/sales/order/order.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { findTopUpEsim } from '../find-top-up-esim.ts'
import { done, failed, isLastPoll, notYet, type Step, type StepNeeds, type StepOutcome } from '../step.ts'
import { stepMessages } from '../step-messages.ts'
import { uncertain } from './request-top-up.ts'

/** At most 50 polls, as for an ICCID (after-purchase rules §9). */
const pollLimit = { polls: 50, message: stepMessages.topUpTimeout }

/** Finds the top-up by the order's reference. If its eSIM was replaced meanwhile, it is carried over to the new one. */
export const pollForTopUp: Step = {
  name: 'poll_for_top_up',
  pollLimit,

  async run(world) {
    const { order, provider, pollEveryMs } = world
    const { topUp } = order
    if (!topUp) return failed('record_missing', stepMessages.iccidMissing)
    // Its answer is all there is.
    if (!provider.can.findsTopUps) return added(world, { ...order, topUp })
    try {
      const found = await provider.findTopUpByReference(topUp, order.reference, HISTORY_DAYS)
      if (found) return added(world, { ...order, topUp })
      if (!isLastPoll(pollLimit, order)) return notYet(pollEveryMs)
      return (await isReplaced(world, topUp)) ? uncertain : notYet(pollEveryMs)
    } catch (error) {
      if (!(error instanceof VendorError)) throw error
      if (error.fault === 'not_known' && (await isReplaced(world, topUp))) return uncertain
      return notYet(pollEveryMs, undefined, error.fault)
    }
  },
}

const isReplaced = async (world: StepNeeds, topUp: TopUpTarget) =>
  (await findTopUpEsim(world, { topUp, replaces: world.order.replaces })).is === 'replaced'

// An eSIM that is replaced after this look takes the order from its worker (`interruptTopUps`), and it is looked up again.
async function added(world: StepNeeds, order: Order & { topUp: TopUpTarget }): Promise<StepOutcome> {
  const esim = await findTopUpEsim(world, order)
  if (esim.is === 'replaced') await world.placeCarriedTopUp(order, esim.by.orderId)
  return done()
}
