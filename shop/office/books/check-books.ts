// The shop's own check of its books: recent sales every hour, and all profiles of the network every night.
import type { Base } from '#shop/assembly/base.ts'
import type { PaymentFeeStore } from '#shop/sales/payment/payment-fee-store.ts'
import type { PaymentEventStore } from '#shop/sales/payment/payment-event-store.ts'
import { askEach } from './ask-each.ts'
import type { DifferenceRow, DifferenceStore } from './difference-store.ts'
import { keyOf, type Difference } from './difference.ts'
import { findAtBalance, type AtBalanceDeps } from './find-at-balance.ts'
import { findMissingEvents } from './find-at-provider.ts'
import { findStrayProfiles } from './find-at-network.ts'
import { findDifferences, findDifferencesOf, type FindDifferencesDeps, type Vendor } from './find-differences.ts'
import { FAULTS, isOfBalance, isOfWaiting } from './invariants.ts'
import type { QueueStore } from './queue-store.ts'

export type CheckBooksDeps = FindDifferencesDeps &
  AtBalanceDeps &
  Pick<Base, 'clock' | 'log'> & {
    differences: Pick<DifferenceStore, 'note' | 'end' | 'listOpen' | 'listLeft' | 'takeReading' | 'endReading'>
    queues: Pick<QueueStore, 'listGaps' | 'listMiscounted'>
    paymentEvents: Pick<PaymentEventStore, 'listKnown'>
    paymentFees: Pick<PaymentFeeStore, 'keep'>
  }

const HOUR_MS = 3_600_000
const AFTER_FAILURE_MS = 300_000
/** Each order is checked three times, so what was still in progress at first is no difference. */
const OVERLAP_MS = 3 * HOUR_MS
/** A change this recent may not have reached everyone yet. */
const CALM_MS = 300_000
/** A difference that is open longer than this stays open and is no longer looked up. */
const BALANCE_OF_MS = 30 * 24 * HOUR_MS
/** More than this at once have a common cause. */
const MOST = 200

/**
 * Due once an hour, on one node. Compares recent orders, and those of all open differences, with the vendors. A
 * difference that is still there at a second look is saved and raises one alert. Keeps the provider's fees that it
 * reads. Every night, it also reads the network's list of all profiles.
 */
export async function checkBooks(deps: CheckBooksDeps): Promise<void> {
  const { differences, clock } = deps
  const now = clock.now()
  const at = (ms: number) => new Date(now.getTime() + ms)
  const start = { now, readUntil: at(-OVERLAP_MS), nextAt: at(AFTER_FAILURE_MS) }
  const readUntil = await differences.takeReading('hour', start)
  if (!readUntil) return

  const since = new Date(Math.min(readUntil.getTime(), now.getTime()) - OVERLAP_MS)
  const until = at(-CALM_MS)
  const { silent, ...look } = await findDifferences(deps, { since, until }, now, { isAsked: () => true })
  const strays = await findStraysAtNight(deps, silent, now)
  const balance = { since: await sinceOfBalance(deps, since, now), until }
  const found = [
    ...look.differences,
    ...(await deps.queues.listGaps()),
    ...(await deps.queues.listMiscounted()),
    ...(await askEach(silent, 'provider', () => findMissingEvents(deps, since))),
    ...(await askEach(silent, 'provider', () => findAtBalance(deps, balance, now, deps.paymentFees.keep))),
    ...(strays ?? []),
  ].filter(({ fault }) => !isOfWaiting(fault))

  await report(deps, found, { silent, now, hasReadAllProfiles: strays !== null, balanceSince: balance.since })
  await differences.endReading('hour', until, at(silent.size > 0 ? AFTER_FAILURE_MS : HOUR_MS))
}

// Goes back to the oldest order with an open balance difference, and one day for differences without an order.
async function sinceOfBalance({ differences, books }: CheckBooksDeps, since: Date, now: Date): Promise<Date> {
  const open = (await differences.listOpen(MOST)).filter(({ fault }) => isOfBalance(fault))
  const orders = await books.listByIds([...new Set(open.flatMap(({ orderId }) => orderId ?? []))])
  const times = [...open.map(({ foundAt }) => foundAt), ...orders.map(({ order }) => order.createdAt)]
  const oldest = Math.min(since.getTime(), ...times.map((at) => at.getTime() - 24 * HOUR_MS))
  return new Date(Math.max(oldest, now.getTime() - BALANCE_OF_MS))
}

async function findStraysAtNight(deps: CheckBooksDeps, silent: Set<Vendor>, now: Date): Promise<Difference[] | null> {
  const at = (ms: number) => new Date(now.getTime() + ms)
  if (!(await deps.differences.takeReading('night', { now, readUntil: now, nextAt: at(HOUR_MS) }))) return null
  const found = await askEach(silent, 'network', () => findStrayProfiles(deps))
  if (silent.has('network')) return null
  await deps.differences.endReading('night', now, at(24 * HOUR_MS))
  return found
}

type Report = { silent: Set<Vendor>; now: Date; hasReadAllProfiles: boolean; balanceSince: Date }

async function report(deps: CheckBooksDeps, found: Difference[], look: Report) {
  const { silent, now } = look
  const { differences, log } = deps
  const open = await differences.listOpen(MOST)
  const again = await lookAgain(deps, [...found, ...open], now)
  for (const vendor of again.silent) silent.add(vendor)
  const isSeenAgain = new Set(again.differences.map(keyOf))
  const present = [
    ...found.filter((each) => each.orderId === null || isOfBalance(each.fault) || isSeenAgain.has(keyOf(each))),
    ...again.differences.filter(({ fault }) => !isOfWaiting(fault)),
  ]
  for (const difference of present.slice(0, MOST)) {
    if (!(await differences.note(difference, now))) continue
    const { fault, orderId, reference } = difference
    log.error({ fault, invariant: FAULTS[fault], orderId, reference }, 'the books differ')
  }

  const isPresent = new Set(present.map(keyOf))
  const gone = open.filter(({ key }) => !isPresent.has(key))
  const ended = silent.size > 0 ? [] : await findEnded(deps, gone, look)
  await differences.end(ended, now)
}

// A second look at everything about one order: what was only in progress has arrived by now.
const lookAgain = (deps: CheckBooksDeps, about: { orderId: string | null }[], now: Date) =>
  findDifferencesOf(deps, [...new Set(about.flatMap(({ orderId }) => orderId ?? []))].slice(0, MOST), now)

/** Which differences that weren't found this time are really gone, as far as this check could have found them. */
async function findEnded(deps: CheckBooksDeps, gone: DifferenceRow[], look: Report): Promise<string[]> {
  const known = await deps.paymentEvents.listKnown(gone.map(({ reference }) => reference))
  const ended: string[] = []
  for (const { key, fault, orderId, reference, foundAt } of gone) {
    const isOver = isOfBalance(fault)
      ? foundAt > look.balanceSince
      : orderId !== null ||
        fault === 'numbers_missing' ||
        fault === 'coupon_miscounted' ||
        (fault === 'profile_of_no_order' && look.hasReadAllProfiles) ||
        (fault === 'top_up_of_no_order' && (await deps.books.listByReferences([reference])).length > 0) ||
        (fault === 'event_missing' && known.has(reference)) ||
        (fault === 'payment_of_no_order' && (await isPaymentExplained(deps, reference)))
    if (isOver) ended.push(key)
  }
  return ended
}

async function isPaymentExplained({ payments, books }: CheckBooksDeps, sessionId: string): Promise<boolean> {
  const session = await payments.findSession(sessionId)
  if (!session?.orderId) return true
  const [order] = await books.listByIds([session.orderId])
  return order !== undefined || session.refundedCents >= session.amountCents
}
