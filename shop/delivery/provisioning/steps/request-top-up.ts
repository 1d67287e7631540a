// Asks the network to add the bundle to the eSIM.
import { HISTORY_DAYS } from '#shop/sales/esim-status/esim-status.ts'
import type { TopUpTarget } from '#shop/sales/order/order.ts'
import { askOnce, type NetworkRequest } from '../ask-once.ts'
import { askAtCost, costOf } from '../ask-at-cost.ts'
import { findTopUpEsim, type TopUpEsim } from '../find-top-up-esim.ts'
import { failed, stillUnknown, troubled, type Step, type StepNeeds, type StepOutcome } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

const AWAITS_ESIM_MS = 10_000

/** Adds a top-up's bundle to its eSIM exactly once; takes the place of the allocation. */
export const requestTopUp: Step = {
  name: 'request_top_up',
  pollLimit: { polls: 20, message: stepMessages.topUp('the network is busy') },

  async run(world) {
    const { order, provider } = world
    const { topUp, replaces } = order
    const { bundleId } = order.bundle
    if (!bundleId) return failed('record_missing', stepMessages.bundleMissing)
    if (!topUp) return failed('record_missing', stepMessages.iccidMissing)

    const request: NetworkRequest = {
      kind: 'top_up',
      what: 'a top-up',
      ask: () => askAtCost(world, bundleId, (purchase) => provider.topUp({ esim: topUp, ...purchase })),
      cost: () => costOf(world, bundleId),
      isDone: provider.can.findsTopUps
        ? async () => (await provider.findTopUpByReference(topUp, order.reference, HISTORY_DAYS)) !== null
        : null,
      refusal: stepMessages.topUp,
    }
    const found = await findTopUpEsim(world, { topUp, replaces })
    if (found.is === 'there') return askOnce(world, request)
    return found.is === 'replaced' ? moveAlong(world, request, found) : gone
  },
}

/** The eSIM was returned after the payment: a person must tell whoever paid. */
const gone = troubled('target_gone', stepMessages.topUpTargetGone)

/** Nobody can tell whether the old eSIM got the data: the new one doesn't get it by itself. */
export const uncertain = { kind: 'review', reason: 'top_up_uncertain', message: stepMessages.topUpUncertain } as const

// What may have reached the old eSIM is looked up there, and never requested for the new one before that is answered.
// Where nobody can look it up, a person decides.
async function moveAlong(
  world: StepNeeds,
  request: NetworkRequest,
  { by: { orderId, esim } }: Extract<TopUpEsim, { is: 'replaced' }>,
): Promise<StepOutcome> {
  const { order, orders, allocations, clock, pollEveryMs } = world
  const attempt = await allocations.findLive(order.id)
  if (attempt) {
    if (!request.isDone && attempt.state !== 'accepted') return uncertain
    const found = await askOnce({ ...world, isFirst: false }, request)
    return found.kind === 'review' ? uncertain : found
  }
  if (esim === null) return stillUnknown(AWAITS_ESIM_MS)
  const { iccid, networkEsimId } = esim
  await orders.moveTopUp(order.id, { orderId, networkEsimId, iccid } satisfies TopUpTarget, clock.now())
  return stillUnknown(pollEveryMs)
}
