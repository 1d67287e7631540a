// After a restore, rebuilds what happened since the backup. The payment provider knows who paid for what and what was
// refunded; the network knows which profiles it delivered. Safe to run any number of times, but not while the shop is
// running.
import type { Base } from '#shop/assembly/base.ts'
import type { DifferenceStore } from '#shop/office/books/difference-store.ts'
import { profileOfNoOrder, topUpOfNoOrder } from '#shop/office/books/vendor-checks.ts'
import type { ConfirmPage } from '#shop/sales/payment/confirm-page.ts'
import type { TryToInvoice } from '#shop/sales/invoicing/issue-invoice.ts'
import { isRefunded, isSettled } from '#shop/sales/order/order-conditions.ts'
import { isWatchedAtNetwork } from '#shop/office/books/order-books.ts'
import { readOrderReference } from '#shop/sales/order/order.ts'
import type { KeyRing } from '#ports/key-ring.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { KeptPage } from '#ports/payment-gateway.ts'
import type { Outcome } from '#values/outcome.ts'
import {
  putApiOrderBack,
  type KeptOrder,
  type OtherPrice,
  type PutApiOrderBackDeps,
} from '#shop/partners/prepaid/put-api-order-back.ts'
import { findLostProfiles, type FindLostProfilesDeps } from './find-lost-profiles.ts'
import { listKeptOrders, listKeptTopUps, type FindKeptOrdersDeps } from './find-kept-orders.ts'
import { putOrderBack, type MissingFact, type PutOrderBackDeps } from './put-order-back.ts'

/** Pages live for an hour, and their payments are reported a while later. */
const BEFORE_LAST_BEAT_MS = 2 * 3_600_000
/** If no worker ever ran. */
const FIRST_MS = 3 * 86_400_000
/** A worker records at least this often that it is running. */
const BEATS_WITHIN_MS = 60_000

export type RebuildDeps = PutOrderBackDeps &
  FindLostProfilesDeps &
  FindKeptOrdersDeps &
  PutApiOrderBackDeps &
  Pick<Base, 'payments' | 'paymentEvents' | 'log'> & {
    differences: Pick<DifferenceStore, 'note' | 'findLost'>
    tryToInvoice: TryToInvoice
    keyRing: Pick<KeyRing, 'lookUp'>
    confirmPage: ConfirmPage
    processPaymentEvent: (eventId: string) => Promise<void>
    workerBeats: { find: (round: string) => Promise<Date | null> }
  }

export type RebuildReport = {
  since: Date
  /** Payment pages that the provider opened since then. */
  pages: number
  /** Lost orders that were rebuilt, and what nobody could tell about them. */
  orders: { reference: string; missing: MissingFact[] }[]
  /** Profiles that the network had delivered, now linked to their orders again. */
  profiles: number
  /** API orders paid from a balance, as reported by the network. */
  fromBalances: { reference: string }[]
  /** API orders at another price than today's, which were not rebuilt: a person decides about each. */
  otherPrices: OtherPrice[]
  /** Events of the provider that were received and processed. */
  events: number
  /** Paid pages with too little information to rebuild their orders, by the provider's ID. */
  unknown: string[]
}

/**
 * Rebuilds what happened since then, by the provider's clock; without a time, since the database was last in use.
 * Payments are processed in their original order, so that invoices get their old numbers. With `takesOtherPrices`, API
 * orders that cost another price than today's are rebuilt too, with today's VAT. Problem: `worker_at_work` if a shop is
 * running on this database: it would ask the network for what was already delivered. Throws VendorError if the provider
 * or a network can't be asked; then simply run it again.
 */
export async function rebuildLostOrders(
  deps: RebuildDeps,
  wanted: Date | null,
  takesOtherPrices = false,
): Promise<Outcome<{ rebuilt: RebuildReport }, 'worker_at_work'>> {
  const now = deps.clock.now()
  const lastBeat = await deps.workerBeats.find('sweep')
  if (lastBeat && now.getTime() - lastBeat.getTime() < BEATS_WITHIN_MS) return { ok: false, problem: 'worker_at_work' }
  const since = wanted ?? new Date(lastBeat ? lastBeat.getTime() - BEFORE_LAST_BEAT_MS : now.getTime() - FIRST_MS)

  const pages = await listPages(deps, since)
  const rebuilt: RebuildReport = {
    since,
    pages: pages.length,
    orders: [],
    profiles: 0,
    fromBalances: [],
    otherPrices: [],
    events: 0,
    unknown: [],
  }
  const takeBack = (some: KeptOrder[], before: number) =>
    takeFromBalances(deps, some, { before, takesOtherPrices, rebuilt })
  const kept = byMoment([...(await listKeptOrders(deps, since)), ...(await listKeptTopUps(deps, since, now))])
  for (const page of pages) {
    await takeBack(kept, paidAt(page))
    // A top-up needs its eSIM, which must be rebuilt first.
    if (isTopUp(page)) await lookFor(deps, rebuilt)
    await takeIn(deps, page, rebuilt)
  }
  await takeBack(kept, Number.POSITIVE_INFINITY)
  await lookFor(deps, rebuilt)
  // Top-ups of eSIMs that were themselves lost.
  await takeBack(byMoment(await listKeptTopUps(deps, since, now)), Number.POSITIVE_INFINITY)

  for (const event of await deps.payments.listEvents(since)) {
    if (await deps.paymentEvents.receive(event, deps.clock.now())) rebuilt.events += 1
    await deps.processPaymentEvent(event.eventId).catch(leaveOwnFault)
  }
  await lookFor(deps, rebuilt)
  return { ok: true, rebuilt }
}

/** What fails by a fault of ours is left to the worker, which counts it. */
const leaveOwnFault = (error: unknown): void => {
  if (error instanceof VendorError) throw error
}

const isTopUp = ({ metadata }: KeptPage) => metadata['target'] !== undefined
const paidAt = (page: KeptPage) => page.paidAt?.getTime() ?? 0

// Unpaid ones first, then in the order the money arrived.
async function listPages({ payments }: RebuildDeps, since: Date): Promise<KeptPage[]> {
  const pages: KeptPage[] = []
  let from: string | null = null
  do {
    const part: { pages: KeptPage[]; next: string | null } = await payments.listPages(since, from)
    pages.push(...part.pages)
    from = part.next
  } while (from)
  return pages.toSorted(
    (one, other) => paidAt(one) - paidAt(other) || one.createdAt.getTime() - other.createdAt.getTime(),
  )
}

async function takeIn(deps: RebuildDeps, page: KeptPage, rebuilt: RebuildReport): Promise<void> {
  const put = await putOrderBack(deps, page)
  if (!put) {
    if (page.state === 'paid') rebuilt.unknown.push(page.sessionId)
    return
  }
  if (put.isNew) rebuilt.orders.push({ reference: put.order.reference, missing: put.missing })
  await deps.confirmPage(put.row)
  if (put.missing.length > 0) await deps.orders.flag(put.order.id, 'facts_lost', deps.clock.now())
  const order = await deps.orders.find(put.order.id)
  // Paid and refunded in the lost time: what the network delivered for it is returned.
  if (order && isRefunded(order))
    for (const each of [order, ...(await deps.orders.listOfParty(order.id))]) await findLostProfiles(deps, each)
}

type Taking = { before: number; takesOtherPrices: boolean; rebuilt: RebuildReport }

/** Those ordered before a given time, so that documents get their old numbers. */
async function takeFromBalances(
  deps: RebuildDeps,
  kept: KeptOrder[],
  { before, takesOtherPrices, rebuilt }: Taking,
): Promise<void> {
  while (kept[0] && placedAt(kept[0]) < before) {
    const [next] = kept.splice(0, 1)
    if (!next || (await isDecided(deps, next))) continue
    // The order of another traveler was put back with the one that was paid for it.
    if (await deps.orders.findByReference(next.reference)) continue
    const found = await putApiOrderBack(deps, next, takesOtherPrices)
    // A person decides about it once the shop is running again.
    if ((found && 'other' in found) || (!found && next.target)) await note(deps, next)
    if (!found) continue
    if ('other' in found) {
      const isTold = rebuilt.otherPrices.some(({ reference }) => reference === found.other.reference)
      if (!isTold) rebuilt.otherPrices.push(found.other)
      continue
    }
    const { order } = found
    rebuilt.fromBalances.push({ reference: order.reference })
    if (await findLostProfiles(deps, order)) rebuilt.profiles += 1
    await deps.tryToInvoice(order.id)
  }
}

// What somebody left as it is, or returned, stays that way.
async function isDecided({ differences }: RebuildDeps, { reference }: KeptOrder): Promise<boolean> {
  const decidedAs = (await differences.findLost(reference))?.decidedAs ?? null
  return decidedAs === 'left' || decidedAs === 'returned'
}

const note = ({ differences, keyRing, clock }: RebuildDeps, { reference, iccid, target }: KeptOrder) =>
  differences.note(
    target
      ? topUpOfNoOrder({ reference, target })
      : profileOfNoOrder({ reference, iccid }, keyRing.lookUp('profile', iccid)),
    clock.now(),
  )

const byMoment = (kept: KeptOrder[]) => kept.toSorted((one, other) => placedAt(one) - placedAt(other))
const placedAt = ({ reference }: KeptOrder) => readOrderReference(reference)?.placedAt.getTime() ?? 0

async function lookFor(deps: RebuildDeps, rebuilt: RebuildReport): Promise<void> {
  for (const order of await deps.orders.listUnfinished()) {
    if (isSettled(order) && isWatchedAtNetwork(order) && (await findLostProfiles(deps, order))) rebuilt.profiles += 1
  }
}
