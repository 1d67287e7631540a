// An order that its network can't deliver goes to another one, if the owner lets it and nothing was bought yet: only for a
// bundle that keeps every promise, and written down before that network is asked.
import { randomUUID } from 'node:crypto'
import { packageCostCents } from '#shop/catalogue/pricing/package-price.ts'
import { keepsOperators, listSubstitutes, mostCostCents, type Substitute } from '#shop/catalogue/network/substitute.ts'
import type { Base } from '#shop/assembly/base.ts'
import { vatWithin } from '#shop/catalogue/pricing/quote.ts'
import { findStepNumber, type Order } from '#shop/sales/order/order.ts'
import type { Also } from '#shop/sales/order-rows/order-work-store.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { NetworkId } from '#values/network-id.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import { secretPurpose } from './callback-tracker.ts'
import type { FailoverRule } from './failover-store.ts'
import { failsOver, type Fault } from './faults.ts'
import type { ProvisioningRun } from './start-provisioning-run.ts'
import type { StepOutcome } from './step.ts'

/** A network that is only away gets this long, at each step of an order, before another one is asked. */
const PATIENCE_MS = 5 * 60_000
/** The owner is told once about the same trouble at the same network. */
const TELL_APART_MS = 6 * 3_600_000
const REQUEST = 'request_iccid_allocation'
const STEPS = new Set(['retrieve_esim_token', REQUEST])
/** What was promised is waited for, unless the network then failed it for good. */
const PROMISED = 'poll_for_iccid'
/**
 * Certainly not done, or looked up for as long as the network may show it late; or lost at an earlier network, so that what
 * it brings goes back.
 */
const ENDED = new Set(['refused', 'lost', 'recalled', 'returned'])

export type DeliverElsewhereDeps = Pick<
  Base,
  | 'allocations'
  | 'catalogue'
  | 'clock'
  | 'failovers'
  | 'log'
  | 'makeToken'
  | 'networkPackages'
  | 'networks'
  | 'orders'
  | 'readCatalogue'
  | 'readCosts'
  | 'timeZone'
>

/**
 * Whether the order goes on at another network. It does if the network refuses for good, or was away for five minutes, and
 * nothing may have been bought: an outcome that is unknown is looked up first. It never comes back to a network. What an
 * earlier request still brings is looked for, and goes back.
 */
export async function deliverElsewhere(
  deps: DeliverElsewhereDeps,
  run: ProvisioningRun,
  outcome: StepOutcome,
): Promise<boolean> {
  const { clock, failovers, orders } = deps
  const order = run.order()
  const reason = isAnEsims(order) ? faultOf(outcome) : null
  const moves = reason && failsOver(reason)
  if (!reason || !moves || outcome.kind === 'lost') return false
  const rule = await failovers.readRule()
  if (!rule.isOn) return false
  const since = moves === 'later' ? await orders.findStepSince(order.id) : null
  if (since && clock.now().getTime() - since.getTime() < PATIENCE_MS) return false
  // How the request ended counts before anything else.
  if ((await run.write(outcome.also)) === null) return false
  if (await mayStillCome(deps, order)) return false
  if (reason === 'price_changed' && (await hasNewCosts(deps, order))) return false
  const to = await findSubstitute(deps, order, rule)
  return to !== null && move(deps, run, { ...to, reason })
}

/**
 * Whether its network's catalog is being read because of a price that moved, or was read since it asked: the network may
 * have become cheaper, so it is asked again first. A catalog that can't be read is waited for as long as its network.
 */
async function hasNewCosts(
  { allocations, clock, networkPackages, networks, orders }: DeliverElsewhereDeps,
  { id, networkId }: Order,
): Promise<boolean> {
  if (!networks.of(networkId).can.catalogue) return false
  const since = await orders.findStepSince(id)
  if (since && clock.now().getTime() - since.getTime() >= PATIENCE_MS) return false
  const [rules] = await networkPackages.readRules([networkId])
  const asked = (await allocations.listOfOrder(id)).at(-1)
  return !rules?.readAt || (asked !== undefined && rules.readAt > asked.askedAt)
}

/** Whether it still asks for an eSIM, and not for a test or a top-up. */
export const isAnEsims = ({ topUp, test, step }: Order): boolean =>
  !topUp && !test && (STEPS.has(step) || step === PROMISED)

/** Whether something that was requested may have been bought, or is promised: no other network is asked then. */
export async function mayStillCome(
  { allocations }: Pick<DeliverElsewhereDeps, 'allocations'>,
  { id, step }: Pick<Order, 'id' | 'step'>,
): Promise<boolean> {
  const attempts = await allocations.listOfOrder(id)
  if (!attempts.every(({ state }) => ENDED.has(state))) return true
  return step === PROMISED && attempts.at(-1)?.state !== 'refused'
}

function faultOf(outcome: StepOutcome): Fault | null {
  return outcome.kind === 'done' || outcome.kind === 'lost' ? null : (outcome.fault ?? null)
}

type Candidate = Substitute & { mostPaid: NetworkMoney | null; isThere: boolean }

/** The cheapest one whose network answers now. */
async function findSubstitute(deps: DeliverElsewhereDeps, order: Order, rule: FailoverRule): Promise<Candidate | null> {
  const { failovers, networks } = deps
  const without = new Set([order.networkId])
  for (const { fromNetworkId, toNetworkId } of await failovers.listOfOrder(order.id))
    for (const id of [fromNetworkId, toNetworkId]) without.add(id)
  for (const id of networks.leftAlone()) without.add(id)
  const mostCents = mostCostCents(await findNetCents(deps, order), rule.floorBasisPoints)
  for (const each of await listKept(deps, order, { mostCents, without })) {
    if (without.has(each.networkId) || !networks.has(each.networkId)) continue
    const cost = await costNow(deps, each)
    if (cost === null || cost.cents > mostCents) continue
    const isThere = await hasIt(deps, each.networkId, order)
    if (isThere === null) without.add(each.networkId)
    else return { ...each, costCents: cost.cents, mostPaid: cost.money, isThere }
  }
  return null
}

/**
 * What the shop keeps of an order's eSIM without VAT, in cents; of one that a business sold at its own price, the shop's
 * part. Each traveler of an order for several has the same share. 0 for an order that nobody pays for.
 */
export async function findNetCents({ orders }: Pick<DeliverElsewhereDeps, 'orders'>, order: Order): Promise<number> {
  const paying = order.paidWith ? await orders.find(order.paidWith) : order
  if (!paying) return 0
  const { totalCents, refundedCents, vatBasisPoints, partnerPriceCents, quantity = 1 } = paying
  const left = totalCents - refundedCents
  const net = left - vatWithin(left, vatBasisPoints)
  return Math.floor(Math.min(net, partnerPriceCents ?? net) / quantity)
}

/** What would do at all, without asking any network. */
export async function listKept(
  { catalogue, readCatalogue, readCosts }: Pick<DeliverElsewhereDeps, 'catalogue' | 'readCatalogue' | 'readCosts'>,
  { bundle }: Order,
  limits: { mostCents: number; without: Set<NetworkId> },
): Promise<Substitute[]> {
  const [sold, costs] = await Promise.all([readCatalogue(), readCosts()])
  const found = listSubstitutes(sold, bundle, { ...limits, costs })
  if (found.length === 0) return found
  const operators = await catalogue.findOperators([bundle.bundleId, ...found.map(({ bundleId }) => bundleId)])
  const promised = operators[bundle.bundleId] ?? null
  return found.filter(({ bundleId }) => keepsOperators(operators[bundleId] ?? null, promised))
}

/** By its network's catalog as it was read last; the home network lists none, so what its owner entered counts. */
async function costNow(
  { networkPackages, clock, timeZone }: DeliverElsewhereDeps,
  { networkId, packageId, costCents, bundleId }: Substitute,
): Promise<{ cents: number; money: NetworkMoney | null } | null> {
  if (packageId === null) return { cents: costCents, money: null }
  const costs = await networkPackages.findCosts(networkId, packageId)
  if (costs?.sellsAs !== bundleId) return null
  const cents = packageCostCents(costs.known, await networkPackages.listRates(), dateOnlyOf(clock.now(), timeZone))
  return cents === null ? null : { cents, money: costs.known }
}

/**
 * Whether the network has something under the order's reference already, as after a backup was restored; null if it
 * doesn't answer.
 */
async function hasIt({ networks }: DeliverElsewhereDeps, id: NetworkId, order: Order): Promise<boolean | null> {
  try {
    return (await networks.of(id).findByReference(order.reference, order.createdAt)).length > 0
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return null
  }
}

async function move(
  deps: DeliverElsewhereDeps,
  run: ProvisioningRun,
  to: Candidate & { reason: Fault },
): Promise<boolean> {
  const { allocations, clock, failovers, log } = deps
  const { id: orderId, networkId: from, packageId: fromPackageId, bundle } = run.order()
  const { networkId, packageId, bundleId, costCents, mostPaid, reason } = to
  const at = clock.now()
  const isKnown = (await failovers.countSince(from, reason, new Date(at.getTime() - TELL_APART_MS))) > 0
  const bought = { orderId, bundleId: bundle.bundleId, zone: bundle.zone }
  const row = { ...bought, fromNetworkId: from, fromPackageId, toNetworkId: networkId, toPackageId: packageId }
  run.moveTo({ networkId, packageId, substituteBundleId: bundleId }, at)
  if (run.order().step === PROMISED) run.begin(REQUEST, findStepNumber(REQUEST))
  const detail = `${from} → ${networkId}, ${reason}`
  run.apply('step_waits', { polls: 0, tries: 0, errorMessage: null }, { at, move: 'failed_over', detail })
  const written = await run.write([
    failovers.noting({ ...row, toBundleId: bundleId, costCents, mostPaid, reason, at }),
    allocations.recallingLost(orderId, at),
    ...(to.isThere ? [foundAttempt(deps, run.order(), to)] : []),
  ])
  if (written === null) return false
  const facts = { orderId, networkId: from, to: networkId, reason }
  if (isKnown) log.warn(facts, 'an order goes to another network')
  else log.error(facts, 'orders of a network go to another one')
  return true
}

/** It is looked up before anybody asks. */
function foundAttempt(
  { allocations, clock, makeToken, networks }: DeliverElsewhereDeps,
  order: Order,
  to: Candidate,
): Also {
  const id = randomUUID()
  return allocations.beginning({
    id,
    orderId: order.id,
    networkId: to.networkId,
    secret: makeToken(secretPurpose(id)),
    costCents: to.costCents,
    toldReference: networks.of(to.networkId).toldReference(order.reference),
    now: clock.now(),
  })
}
