// The scheduled check of every eSIM in use. Asks the network once for all if many are due, and loses none.
import type { Base } from '#shop/assembly/base.ts'
import { hasEsim, isSettled } from '#shop/sales/order/order.ts'
import type { OrderWithEsim } from '#shop/sales/order-rows/order-store.ts'
import { isStopped } from '#shop/sales/order/order-conditions.ts'
import type { EsimProvider, EsimUsage } from '#ports/esim-provider.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { runEach, type RunEachDeps } from '#shop/delivery/due-work/run-each.ts'
import { retryCheckAt } from './alert.ts'
import type { HeldCheck } from './esim-check-store.ts'
import { remindBeforeTrip } from './remind-before-trip.ts'
import { saveUsage, type SaveUsageDeps } from './save-usage.ts'

const MOST_PER_SWEEP = 50
/** From this many on, the network's full list is cheaper than one request each. */
const LIST_FROM = 5
const FIRST_CHECK_AFTER_MS = 6 * 3_600_000
const STOPPED_CHECK_AFTER_MS = 6 * 3_600_000
/** Longer than a sweep in which every request is answered at the last moment. */
const LEASE_MS = 15 * 60_000
/** After this many failures in a row, we leave the network alone until the next sweep. */
const MOST_FAILURES = 3

export type RunEsimChecksDeps = SaveUsageDeps &
  RunEachDeps &
  Pick<Base, 'esims' | 'orders' | 'networks' | 'log' | 'announce'>

type Due = { check: HeldCheck; order: OrderWithEsim }

/**
 * One sweep: starts watching new eSIMs, and asks about at most 50 that are due. Only active eSIMs of paid or free
 * orders are asked about; if an order was stopped for review, its eSIM waits until the order continues or ends. What
 * the network doesn't report is asked again later, less and less often; so is what a fault of ours keeps from being
 * saved. Never throws because of a vendor.
 */
export async function runEsimChecks(deps: RunEsimChecksDeps): Promise<void> {
  await takeIntoCare(deps)

  const now = deps.clock.now()
  const due: Due[] = []
  for (const check of await deps.esimChecks.claimDue(now, MOST_PER_SWEEP, LEASE_MS)) {
    const order = await findOrder(deps, check)
    if (order === 'stopped') {
      const nextAt = new Date(now.getTime() + STOPPED_CHECK_AFTER_MS)
      await deps.esimChecks.wait(check.orderId, check.leaseId, nextAt)
    } else if (order) due.push({ check, order })
    else await deps.esimChecks.stop(check.orderId, check.leaseId)
  }
  await askAll(deps, due)
}

// A new eSIM isn't used right away, so its first check can wait some hours; if its holder checks it before that, that
// counts too.
async function takeIntoCare({ esims, esimChecks, transaction, clock }: RunEsimChecksDeps) {
  const found = await esims.listUnwatched(MOST_PER_SWEEP)
  if (found.length === 0) return
  await transaction(async () => {
    await esimChecks.begin(found, new Date(clock.now().getTime() + FIRST_CHECK_AFTER_MS))
    await esims.watched(found.map(({ orderId }) => orderId))
  })
}

/** The order whose eSIM is in use; null if it no longer is. */
async function findOrder(
  { orders, esims }: RunEsimChecksDeps,
  check: HeldCheck,
): Promise<OrderWithEsim | 'stopped' | null> {
  const order = await orders.find(check.orderId)
  if (order && isStopped(order)) return 'stopped'
  if (!order || !isSettled(order)) return null
  const esim = await esims.findActive(order.id)
  return esim?.iccid === check.iccid && hasEsim(order) ? order : null
}

// Each network by itself: two of them may know different eSIMs by one ID, and one that is down is no reason to leave the
// others alone.
async function askAll(deps: RunEsimChecksDeps, due: Due[]) {
  for (const [networkId, its] of Map.groupBy(due, ({ order }) => order.networkId))
    await askNetwork(deps, deps.networks.of(networkId), its)
}

async function askNetwork(deps: RunEsimChecksDeps, network: EsimProvider, due: Due[]) {
  const listed = due.length >= LIST_FROM ? await listUsages(deps, network) : null
  let failedInARow = 0
  await runEach(deps, 'esim_check', due, {
    nameOf: ({ order }) => ({ item: order.id, orderId: order.id }),
    work: async (one) => {
      const asked = failedInARow >= MOST_FAILURES ? LEFT_ALONE : await askOne(network, listed, one.order)
      failedInARow = asked.told ? 0 : failedInARow + 1
      if (asked.told === null) return putOff(deps, one, asked)
      try {
        if (await saveUsage(deps, { ...one, told: asked.told })) deps.announce(one.order.id)
      } catch (error) {
        // Or else it would be the first of the next round again.
        if (!deps.away.isFault(error)) await postpone(deps, one, 'it could not be saved')
        throw error
      }
    },
    atOnce: 1,
  })
}

async function putOff(deps: RunEsimChecksDeps, { order, check }: Due, { problem, lasting }: CheckFailure) {
  const failures = await postpone(deps, { order, check }, problem)
  // The trip doesn't wait for the network: what it said last counts.
  await deps.transaction(() => remindBeforeTrip(deps, order, check))
  // An outage concerns no single eSIM; an answer that nobody can read won't pass by itself.
  if (lasting) throw lasting
  deps.log.warn({ orderId: order.id, failures, problem }, 'the network did not report usage')
}

async function postpone({ esimChecks, clock }: RunEsimChecksDeps, { order, check }: Due, problem: string) {
  const failures = check.failures + 1
  await esimChecks.postpone(order.id, check.leaseId, failures, problem, retryCheckAt(failures, clock.now()))
  return failures
}

type CheckFailure = { told: null; problem: string; lasting?: VendorError }
type UsageAnswer = { told: EsimUsage } | CheckFailure
const LEFT_ALONE: UsageAnswer = { told: null, problem: 'the network is left alone for a while' }

async function askOne(
  network: EsimProvider,
  listed: Map<string, EsimUsage> | null,
  order: OrderWithEsim,
): Promise<UsageAnswer> {
  try {
    const told = listed?.get(order.networkEsimId) ?? (await network.findUsage(order))
    if (told.profileState !== undefined || !network.can.profileState) return { told }
    return { told: { ...told, profileState: await network.profileState(order).catch(untold) } }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return { told: null, problem: error.message, ...(error.fault === 'unreadable' && { lasting: error }) }
  }
}

/** What is left of the data is known all the same, and whoever runs low is warned. */
function untold(error: unknown): 'unknown' {
  if (!(error instanceof VendorError)) throw error
  return 'unknown'
}

// If the list doesn't arrive or is too long to read, we ask for each eSIM instead.
async function listUsages({ log }: RunEsimChecksDeps, network: EsimProvider): Promise<Map<string, EsimUsage> | null> {
  try {
    const told = await network.listEsims()
    return new Map(told.map((usage) => [usage.networkEsimId, usage]))
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ problem: error.message }, 'the network did not report the usage of all eSIMs')
    return null
  }
}
