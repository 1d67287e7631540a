// Asks the network to add the bundle to the eSIM.
import { HISTORY_DAYS } from '#shop/esim/esim-status.ts'
import { isRevoked, isSettled } from '#shop/order/order-conditions.ts'
import { askOnce } from '../ask-once.ts'
import { failed, stillUnknown, troubled, type Step, type StepNeeds, type StepOutcome } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

const AWAITS_TARGET_MS = 10_000

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
    const target = await esims.findActive(orderId)
    if (target?.iccid !== iccid) return order.replaces ? awaitTarget(world, target) : gone

    return askOnce(world, {
      kind: 'top_up',
      what: 'a top-up',
      ask: () => provider.topUp({ iccid, bundleId, reference: order.reference }),
      isDone: async () => (await provider.findTopUpByReference(iccid, order.reference, HISTORY_DAYS)) !== null,
      refusal: stepMessages.topUp,
    })
  },
}

/** The eSIM was returned after the payment: a person must tell whoever paid. */
const gone = troubled('target_gone', stepMessages.topUpTargetGone)

// Carried over from an eSIM that was replaced: it waits for the one that takes its place.
async function awaitTarget(
  { order, orders, pollEveryMs }: StepNeeds,
  target: { iccid: string } | null,
): Promise<StepOutcome> {
  if (target) {
    await orders.retarget(order.id, target.iccid)
    return stillUnknown(pollEveryMs)
  }
  const replacement = order.topUp && (await orders.find(order.topUp.orderId))
  const isComing = replacement && isSettled(replacement) && !isRevoked(replacement)
  return isComing ? stillUnknown(AWAITS_TARGET_MS) : gone
}
