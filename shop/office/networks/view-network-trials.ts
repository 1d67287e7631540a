// With what each connected network can be tried and what that costs, and the tests that run, stay listed, or were lately.
import type { Base } from '#shop/assembly/base.ts'
import { packageCostCents } from '#shop/catalogue/pricing/package-price.ts'
import { dateOnlyOf } from '#values/date.ts'
import { costMark } from './start-network-trial.ts'
import { isLeftOpen, trialSteps } from './network-trial.ts'
import type { NetworkTrial } from './network-trial-store.ts'

export type ViewNetworkTrialsDeps = Pick<
  Base,
  | 'networkTrials'
  | 'connectedNetworks'
  | 'networks'
  | 'networkPackages'
  | 'orders'
  | 'esims'
  | 'customers'
  | 'clock'
  | 'timeZone'
>

const DAY_MS = 86_400_000
const LATELY_MS = 14 * DAY_MS
const YEAR_MS = 365 * DAY_MS
const MOST_SHOWN = 20
/** The cheapest packages, since a test needs no more. */
const MOST_OFFERED = 20

/** Asks no network. */
export async function viewNetworkTrials(deps: ViewNetworkTrialsDeps) {
  const { networkTrials, connectedNetworks, networks, networkPackages, clock, timeZone } = deps
  const now = clock.now()
  const [names, rates, trials, keptCents] = await Promise.all([
    connectedNetworks.readNames(),
    networkPackages.listRates(),
    networkTrials.list(new Date(now.getTime() - LATELY_MS), MOST_SHOWN),
    networkTrials.sumKept(new Date(now.getTime() - YEAR_MS)),
  ])
  const today = dateOnlyOf(now, timeZone)
  const offers = [...names].filter(([id]) => networks.has(id) && networks.of(id).can.catalogue)
  return {
    keptCents,
    trials: await shownTrials(deps, trials, names),
    offers: await Promise.all(
      offers.map(async ([networkId, name]) => ({
        networkId,
        name,
        takesBack: networks.of(networkId).can.takesBack,
        isRunning: trials.some((trial) => trial.networkId === networkId && trial.endedAt === null),
        packages: (await networkPackages.listCheapest(networkId, MOST_OFFERED)).map(({ packageId, offered }) => ({
          packageId,
          name: offered.name,
          cost: offered.cost,
          mark: costMark(offered.cost),
          costCents: packageCostCents(offered.cost, rates, today),
        })),
      })),
    ),
  }
}

async function shownTrials(
  { orders, esims, customers, networks }: ViewNetworkTrialsDeps,
  trials: NetworkTrial[],
  names: Map<string, string>,
) {
  const orderIds = trials.map(({ orderId }) => orderId)
  const [held, people] = await Promise.all([
    orderIds.length > 0 ? esims.listOfOrders(orderIds) : [],
    customers.readNames(trials.map(({ userId }) => userId)),
  ])
  return Promise.all(
    trials.map(async (trial) => {
      const order = await orders.find(trial.orderId)
      if (!order) throw new Error('A test has no order.')
      const own = held.filter(({ orderId }) => orderId === trial.orderId)
      const { networkId } = trial
      return {
        id: trial.id,
        network: names.get(networkId) ?? networkId,
        reference: order.reference,
        packageName: trial.packageName,
        cost: trial.cost,
        costCents: trial.costCents,
        by: people.get(trial.userId) ?? null,
        begunAt: trial.begunAt,
        isRunning: trial.endedAt === null,
        isLookedFor: trial.endedAt !== null && trial.money === null,
        isOpen: isLeftOpen(trial),
        isClosed: trial.closedAt !== null,
        money: trial.money,
        profileState: trial.profileState,
        lookProblem: trial.lookProblem,
        problem: trial.problem,
        takesBack: networks.has(networkId) ? networks.of(networkId).can.takesBack : null,
        steps: trialSteps({ trial, order, esims: own }),
        kept: own
          .filter(({ state }) => state === 'kept')
          .map(({ iccid, keptBecause }) => ({ iccidEnd: iccid.slice(-4), because: keptBecause })),
      }
    }),
  )
}
