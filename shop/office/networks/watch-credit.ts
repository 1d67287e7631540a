// Keeps an eye on what is left to spend at each network: one whose credit is too low sells nothing until it is filled up.
import type { Base } from '#shop/assembly/base.ts'
import { packageCostCents, type CurrencyRate } from '#shop/catalogue/pricing/package-price.ts'
import type { ConnectedNetwork } from '#shop/catalogue/network/network-store.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { NetworkId } from '#values/network-id.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import { dailyCostCents, daysOfSales, judgeCredit, SALES_DAYS } from './credit.ts'

export type WatchCreditDeps = Pick<
  Base,
  'networks' | 'connectedNetworks' | 'networkPackages' | 'orderCosts' | 'forgetCatalogue' | 'clock' | 'timeZone' | 'log'
>

/** No network is asked more often, by however many nodes and pages. */
const AT_MOST_EVERY_MS = 60_000
const DAY_MS = 86_400_000

/** Asks each network for its credit, at most once a minute, and stops or resumes its sales. */
export async function watchCredit(deps: WatchCreditDeps): Promise<void> {
  const { networks, connectedNetworks, clock } = deps
  const telling = networks.ids().filter((id) => networks.of(id).can.credit && !networks.of(id).isLeftAlone())
  for (const id of telling) {
    const now = clock.now()
    const row = await connectedNetworks.takeCreditTurn(id, { before: new Date(now.getTime() - AT_MOST_EVERY_MS), now })
    if (!row) continue
    const credit = await askedFor(deps, id)
    // Nobody knows what is left, so what was read last stays, with what follows from it.
    if (credit !== 'silent') await keepCredit(deps, { ...row, credit })
  }
}

/** Judges a network whose owner has just set its limit or its login. */
export async function judgeAgain(deps: WatchCreditDeps, id: NetworkId): Promise<void> {
  const network = (await deps.connectedNetworks.list()).find((each) => each.id === id)
  if (network) await keepCredit(deps, network)
}

async function keepCredit(deps: WatchCreditDeps, network: ConnectedNetwork): Promise<void> {
  const { connectedNetworks, forgetCatalogue, log } = deps
  const { id, isActive, credit, creditState: before } = network
  const { leastCents, days } = await creditFacts(deps, network, await deps.networkPackages.listRates())
  const creditState = judgeCredit({ credit, leastCents, days })
  // Somebody else may have judged it meanwhile: whoever changes it tells.
  const isChanged = await connectedNetworks.saveCredit(id, { credit, creditState, before })
  if (!isChanged || creditState === before) return
  if (creditState === 'empty' || before === 'empty') forgetCatalogue()
  // One that is switched off sells nothing anyway.
  if (!isActive) return
  if (creditState === 'empty') log.error({ networkId: id }, 'a network sells nothing until its credit is filled up')
  else if (creditState === 'low')
    log.error({ networkId: id, days }, 'the credit at a network lasts less than three days')
  else if (credit === null) log.info({ networkId: id }, 'a network tells no credit anymore, so it sells')
  else log.info({ networkId: id }, 'the credit at a network is enough again')
}

/** Below which credit a network sells nothing, in hundredths of its currency, and how many days of sales it lasts. */
export async function creditFacts(
  { networkPackages, orderCosts, clock, timeZone }: WatchCreditDeps,
  { id, credit, leastCreditCents, connectedAt }: ConnectedNetwork,
  rates: readonly CurrencyRate[],
): Promise<{ leastCents: number; days: number | null }> {
  if (credit === null) return { leastCents: leastCreditCents ?? 0, days: null }
  const now = clock.now()
  const since = new Date(Math.max(now.getTime() - SALES_DAYS * DAY_MS, connectedAt.getTime()))
  const [dearestCents, spentCents] = await Promise.all([
    networkPackages.findDearestCents(id, credit.currency),
    orderCosts.sumSince(id, since),
  ])
  const euroCents = packageCostCents(credit, rates, dateOnlyOf(now, timeZone))
  const daily = dailyCostCents(spentCents, now.getTime() - since.getTime())
  return { leastCents: leastCreditCents ?? dearestCents, days: daysOfSales(euroCents, daily) }
}

/** Null if it has none to tell. */
async function askedFor(
  { networks, log }: Pick<WatchCreditDeps, 'networks' | 'log'>,
  id: NetworkId,
): Promise<NetworkMoney | null | 'silent'> {
  try {
    return await networks.of(id).creditBalance()
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ networkId: id, problem: error.message }, 'the credit at a network could not be read')
    return 'silent'
  }
}
