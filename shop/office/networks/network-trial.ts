// What an owner sees of a test order at a network: its steps as they happen, and what it came to.
import { findStepNumber, type Order } from '#shop/sales/order/order.ts'
import { isRefunded, isRevoked, isStepDone } from '#shop/sales/order/order-conditions.ts'
import { isMore, type NetworkMoney } from '#values/network-package.ts'

const TRIAL_STEPS = ['ordered', 'esim', 'install_data', 'state', 'given_back', 'money'] as const
export type TrialStepName = (typeof TRIAL_STEPS)[number]
/** `skipped`: it won't happen anymore. `no`: it is over, and didn't come out well. */
export type TrialStep = { name: TrialStepName; state: 'waiting' | 'running' | 'done' | 'no' | 'skipped' }

/**
 * What became of the money. `back`: it was paid back; `nothing`: none was spent; `kept`: it stays there; `requested`: the
 * network decides; `unknown`: other orders changed the credit meanwhile, or it isn't told.
 */
export type TrialMoney = 'back' | 'nothing' | 'kept' | 'requested' | 'unknown'

type TrialFacts = {
  problem: string | null
  lookedAt: Date | null
  isUsable: boolean | null
  lookProblem: string | null
  money: TrialMoney | null
  closedAt: Date | null
}

export type TrialEsim = { state: 'active' | 'surplus' | 'released' | 'kept'; keptBecause: string | null }
type Facts = { trial: TrialFacts; order: Pick<Order, 'step' | 'status'>; esims: TrialEsim[] }

/** The steps of the order that each of the first ones stands for. */
const DONE_WITH = [
  ['ordered', 'request_iccid_allocation'],
  ['esim', 'poll_for_iccid'],
] as const satisfies [TrialStepName, string][]

/** In sequence; the first one that isn't over is running, as long as anything is. */
export function trialSteps({ trial, order, esims }: Facts): TrialStep[] {
  const results = { ...reached(order), ...looked(trial), ...returned(trial, esims) }
  // An eSIM that came late is there, and goes back, although its order had failed.
  if (esims.length > 0) Object.assign(results, { ordered: 'done', esim: 'done' } as const)
  const isOver = trial.money !== null
  const failsAt = trial.problem === null ? undefined : TRIAL_STEPS.find((name) => !results[name])
  const runsAt = isOver ? undefined : TRIAL_STEPS.find((name) => !results[name] && name !== failsAt)
  const before = failsAt === undefined ? -1 : TRIAL_STEPS.indexOf(failsAt)
  return TRIAL_STEPS.map((name, at) => {
    const result = results[name]
    if (result) return { name, state: result }
    if (name === failsAt) return { name, state: 'no' }
    if (isOver || (before >= 0 && at > before)) return { name, state: 'skipped' }
    return { name, state: name === runsAt ? 'running' : 'waiting' }
  })
}

type Results = Partial<Record<TrialStepName, TrialStep['state']>>

function reached(order: Facts['order']): Results {
  const at = findStepNumber(order.step) + (isStepDone(order) ? 1 : 0)
  return Object.fromEntries(
    DONE_WITH.filter(([, step]) => at > findStepNumber(step)).map(([name]) => [name, 'done' as const]),
  )
}

function looked({ lookedAt, isUsable, lookProblem }: TrialFacts): Results {
  if (lookedAt === null) return {}
  return { install_data: isUsable ? 'done' : 'no', state: lookProblem === null ? 'done' : 'no' }
}

function returned({ money }: TrialFacts, esims: TrialEsim[]): Results {
  const isKept = esims.some(({ state }) => state === 'kept')
  const isBack = esims.length > 0 && esims.every(({ state }) => state === 'released')
  return {
    ...(isKept && { given_back: 'no' }),
    ...(isBack && { given_back: 'done' }),
    ...(money !== null && money !== 'nothing' && { money: money === 'back' ? 'done' : 'no' }),
  }
}

/** Its order gets no eSIM anymore. */
export const isTakenBack = (order: Pick<Order, 'paymentState' | 'deliveryState'>): boolean =>
  isRevoked(order) || isRefunded(order)

/** Whether it stays listed until a person closes it: something wasn't given back, or nobody knows. */
export const isLeftOpen = ({ money, closedAt }: Pick<TrialFacts, 'money' | 'closedAt'>): boolean =>
  closedAt === null && (money === 'kept' || money === 'requested' || money === 'unknown')

/**
 * Of a test whose eSIMs have all gone back or been kept; `isDecidedThere`: by people at the network. Other orders move the credit too, so only
 * as much as before, or exactly the cost less, says something.
 */
export function moneyOf(
  esims: TrialEsim[],
  isDecidedThere: boolean,
  { cost, before, after }: { cost: NetworkMoney; before: NetworkMoney | null; after: NetworkMoney | null },
): TrialMoney {
  if (esims.length === 0) return 'nothing'
  if (esims.some(({ state }) => state === 'kept')) return isDecidedThere ? 'requested' : 'kept'
  if (!before || !after || before.currency !== after.currency) return 'unknown'
  if (!isMore(before, after)) return 'back'
  return isSpent({ cost, before, after }) ? 'kept' : 'unknown'
}

/** In units that all of them share. */
const inAll = ({ units }: NetworkMoney, ...others: NetworkMoney[]): bigint =>
  others.reduce((product, { divisor }) => product * BigInt(divisor), BigInt(units))

function isSpent({ cost, before, after }: Record<'cost' | 'before' | 'after', NetworkMoney>): boolean {
  if (cost.currency !== before.currency) return false
  return inAll(before, cost, after) - inAll(after, cost, before) === inAll(cost, before, after)
}
