// Ends a test order at a network: looks at its eSIM once it is there, gives it back, and sees what became of the money.
import type { Base } from '#shop/assembly/base.ts'
import { isCompleted, isFailed, isInReview } from '#shop/sales/order/order-conditions.ts'
import { hasEsim, type Order } from '#shop/sales/order/order.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { NetworkEsim } from '#values/network-id.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import { toldActivationCode } from '#values/normal-form/activation-code.ts'
import { cutText } from '#values/text/cut-text.ts'
import { isTakenBack, moneyOf } from './network-trial.ts'
import type { NetworkTrial } from './network-trial-store.ts'

export type AdvanceNetworkTrialDeps = Pick<
  Base,
  'networkTrials' | 'networks' | 'orders' | 'esims' | 'allocations' | 'transaction' | 'clock'
> & {
  /** Call it inside a transaction. */
  revokeEsim: (orderId: string) => Promise<boolean>
  /** Call it inside a transaction. */
  recallProfiles: (orderId: string) => Promise<void>
}

/** What isn't there by then goes back when it comes. */
const LONGEST_MS = 30 * 60_000
const MOST_WORDS = 300
const STILL_COMES = new Set(['asking', 'accepted', 'unknown', 'recalled'])

/**
 * Whatever happens to the order, what it brings goes back: what was delivered, and after a failure what may still be. The
 * worker returns it as it returns every surplus eSIM. Throws VendorError if the network doesn't tell its credit at the end;
 * it is due again then.
 */
export async function advanceNetworkTrial(deps: AdvanceNetworkTrialDeps, id: string): Promise<void> {
  const trial = await deps.networkTrials.find(id)
  if (!trial || trial.money !== null) return
  const order = await deps.orders.find(trial.orderId)
  if (!order) throw new Error('A test has no order.')
  if (isTakenBack(order)) return end(deps, trial, order)
  const problem = problemOf(trial, order, deps.clock.now())
  if (problem !== null) return takeBack(deps, order, () => deps.networkTrials.failed(id, cutText(problem, MOST_WORDS)))
  if (!isCompleted(order) || !hasEsim(order)) return
  const seen = await look(deps, order)
  await takeBack(deps, order, () => deps.networkTrials.looked(id, seen, deps.clock.now()))
}

/** Why its order doesn't get an eSIM; null as long as it may. */
function problemOf({ begunAt }: NetworkTrial, order: Order, now: Date): string | null {
  if (isFailed(order) || isInReview(order)) return order.errorMessage ?? order.reviewReason ?? ''
  return !isCompleted(order) && now.getTime() - begunAt.getTime() >= LONGEST_MS ? '' : null
}

/** Only once, and never in the way of giving it back. */
async function look(
  { networks }: AdvanceNetworkTrialDeps,
  { networkId, activationCode, ...esim }: Order & NetworkEsim,
) {
  const provider = networks.of(networkId)
  const isUsable = typeof toldActivationCode(activationCode) === 'string'
  try {
    const isTold = provider.can.profileState
    const profileState = isTold ? await provider.profileState(esim) : null
    // Networks that tell no state tell at least whether somebody uses it.
    if (!isTold) await provider.findBalance(esim)
    return { isUsable, profileState, lookProblem: null }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return { isUsable, profileState: null, lookProblem: cutText(error.message, MOST_WORDS) }
  }
}

const takeBack = (deps: AdvanceNetworkTrialDeps, { id }: Order, note: () => Promise<unknown>): Promise<void> =>
  deps.transaction(async () => {
    await note()
    await deps.allocations.recallLost(id, deps.clock.now())
    // One that stopped for review can only end as if it had been paid back.
    if (await deps.revokeEsim(id)) return
    if (await deps.orders.refund(id, deps.clock.now(), 'by_staff')) await deps.recallProfiles(id)
  })

// The end and the money are one write: whoever follows the test sees both, and stops looking.
async function end(deps: AdvanceNetworkTrialDeps, trial: NetworkTrial, order: Order): Promise<void> {
  const { networkTrials, allocations, networks, clock } = deps
  const esims = await deps.esims.listOfOrders([order.id])
  if (esims.some(({ state }) => state === 'active' || state === 'surplus')) return
  const attempts = esims.length > 0 ? [] : await allocations.listOfOrder(order.id)
  if (attempts.some(({ state }) => STILL_COMES.has(state)))
    return void (await networkTrials.ended(trial.id, clock.now()))
  const { cost, creditBefore: before } = trial
  const after = esims.length > 0 ? await creditAfter(deps, order) : null
  const isDecidedThere = networks.of(order.networkId).can.takesBack === 'on request'
  const money = moneyOf(esims, isDecidedThere, { cost, before, after })
  await networkTrials.counted(trial.id, { money, creditAfter: after, endedAt: trial.endedAt ?? clock.now() })
}

async function creditAfter({ networks }: AdvanceNetworkTrialDeps, { networkId }: Order): Promise<NetworkMoney | null> {
  const provider = networks.of(networkId)
  return provider.can.credit ? provider.creditBalance() : null
}
