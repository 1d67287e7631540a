// An owner tries a connected network with a real order, which nobody bought and which goes back. It is written whole before
// the network is asked for anything, so that whoever dies in between is followed by somebody who ends it.
import { randomUUID } from 'node:crypto'
import type { Base } from '#shop/assembly/base.ts'
import type { PackageRow } from '#shop/catalogue/network/network-package-store.ts'
import { packageCostCents } from '#shop/catalogue/pricing/package-price.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { NOBODYS_ORDER } from '#shop/sales/order/nobodys-order.ts'
import { orderReference } from '#shop/sales/order/order.ts'
import type { NewOrder } from '#shop/sales/order-rows/order-row.ts'
import { mayChangeThings } from '#shop/support/staff/staff-role.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { sizeLabel } from '#values/data-allowance.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { NetworkId } from '#values/network-id.ts'
import { allowanceOf, type NetworkMoney } from '#values/network-package.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { cutText } from '#values/text/cut-text.ts'

export type StartNetworkTrialDeps = Pick<
  Base,
  | 'networkTrials'
  | 'connectedNetworks'
  | 'networks'
  | 'networkPackages'
  | 'orders'
  | 'jobs'
  | 'limiter'
  | 'withAudit'
  | 'clock'
  | 'timeZone'
  | 'log'
>

/** Each costs money until it is given back, and some networks give nothing back. */
const PER_NETWORK: Limit = { name: 'network-trial', points: 5, seconds: 86_400 }
const LONGEST_NAME = 100

export type NewNetworkTrial = {
  /** Of the form: a second press of its button finds the first one's test. */
  id: string
  networkId: NetworkId
  packageId: string
  /** What it costs there according to the form. */
  cost: string
}
type TrialProblem = 'trial_not_allowed' | 'no_network' | 'trial_changed' | 'trial_running' | 'trial_silent'

/** An amount as the form carries it, so that a test never costs more than its owner saw. */
export const costMark = ({ units, divisor, currency }: NetworkMoney): string => `${units}/${divisor} ${currency}`

/**
 * Places the order for one of the packages on sale, or finds the one that this form placed. It belongs to nobody, costs
 * nobody anything, and nobody gets an email. Problems: `trial_not_allowed` (the role), `no_network`, `trial_changed` (it
 * isn't on sale anymore, or costs something else), `trial_running`, `trial_silent` (nothing was ordered), `too_often`.
 */
export async function startNetworkTrial(
  deps: StartNetworkTrialDeps,
  { id, networkId, packageId, cost }: NewNetworkTrial,
  caller: Caller,
): Promise<Outcome<object, TrialProblem> | TooOften> {
  if (!mayChangeThings(caller.actor.type)) return { ok: false, problem: 'trial_not_allowed' }
  if (await deps.networkTrials.find(id)) return { ok: true }
  const isConnected =
    (await deps.connectedNetworks.readNames()).has(networkId) && (await deps.networks.isConnected(networkId))
  if (!isConnected) return { ok: false, problem: 'no_network' }
  const sold = await deps.networkPackages.findOnSale(networkId, packageId)
  if (!sold || costMark(sold.offered.cost) !== cost) return { ok: false, problem: 'trial_changed' }
  if (await deps.networkTrials.isRunning(networkId)) return { ok: false, problem: 'trial_running' }
  const allowed = await deps.limiter.take(PER_NETWORK, networkId)
  if (!allowed.ok) return allowed
  const credit = await readCredit(deps, networkId)
  if (credit === 'silent') return { ok: false, problem: 'trial_silent' }
  return (await place(deps, { id, sold, credit }, caller)) ? { ok: true } : { ok: false, problem: 'trial_running' }
}

/** Null if the network tells none. Whoever doesn't answer that isn't asked for an eSIM either. */
async function readCredit(
  { networks, log }: StartNetworkTrialDeps,
  networkId: NetworkId,
): Promise<NetworkMoney | null | 'silent'> {
  const provider = networks.of(networkId)
  try {
    if (provider.can.credit) return await provider.creditBalance()
    await provider.checkLogin()
    return null
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ networkId, problem: error.message }, 'a network could not be tried')
    return 'silent'
  }
}

class RunsAlready extends Error {}

type Placing = { id: string; sold: PackageRow & { bundleId: string }; credit: NetworkMoney | null }

/** False if another one runs at this network. */
async function place(deps: StartNetworkTrialDeps, { id, sold, credit }: Placing, caller: Caller): Promise<boolean> {
  const { networkTrials, orders, jobs, networkPackages, clock, timeZone } = deps
  const now = clock.now()
  const { networkId, packageId, offered, bundleId } = sold
  const costCents = packageCostCents(offered.cost, await networkPackages.listRates(), dateOnlyOf(now, timeZone))
  try {
    await deps.withAudit(
      async () => {
        const order = await orders.create(orderOf(id, sold, now))
        // The other press of the same button was quicker.
        if (!order) return { ok: true as const, isNew: false }
        await orders.settle(order.id, 'given_free', 0, now)
        const trial = { id, orderId: order.id, networkId, packageId, userId: caller.actor.id, begunAt: now }
        const packageName = cutText(offered.name, LONGEST_NAME)
        const costs = { cost: offered.cost, costCents, creditBefore: credit }
        if (!(await networkTrials.begin({ ...trial, ...costs, packageName }))) throw new RunsAlready()
        await jobs.nudge({ name: 'provisioning', orderId: order.id })
        return { ok: true as const, isNew: true }
      },
      ({ isNew }) =>
        isNew
          ? {
              actor: actorOf(caller.actor),
              action: 'network_trial_begun',
              subject: networkId,
              facts: { which: bundleId, ...(costCents !== null && { cents: costCents }) },
            }
          : null,
      caller,
    )
    return true
  } catch (error) {
    if (error instanceof RunsAlready) return false
    throw error
  }
}

/** Its reference says what it is to whoever reads the account at the network. */
function orderOf(id: string, { networkId, packageId, offered, bundleId }: Placing['sold'], now: Date): NewOrder {
  const orderId = randomUUID()
  return {
    id: orderId,
    reference: orderReference('test', now, bundleId, orderId),
    attemptKey: `trial:${id}`,
    test: 'trial',
    ...NOBODYS_ORDER,
    bundle: {
      bundleId,
      zone: cutText(offered.name, LONGEST_NAME),
      data: sizeLabel(allowanceOf(offered)),
      days: offered.days,
      megabytes: offered.megabytes ?? 0,
      destinations: [],
      arrival: null,
      departure: null,
    },
    networkId,
    packageId,
    now,
  }
}
