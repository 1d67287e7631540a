// What happens to an order when a step fails: the shop retries temporary faults automatically for a day; all others go
// to a person.
import type { ReviewReason } from '#shop/sales/order/order.ts'
import { pauseAfter, type Pace } from '#values/pauses.ts'
import type { VendorFault } from '#values/vendor-fault.ts'

/** What can go wrong at a step: with a vendor, or with the shop's own records. */
export type Fault =
  | VendorFault
  /** Too many polls without a result: the network accepted the request, but has nothing to show yet. */
  | 'late'
  /** Two look-ups confirmed that the network never got the request. */
  | 'lost'
  | 'mail_postponed'
  /** Also a blocked sender, which no traveler can fix. */
  | 'mail_refused'
  /** Something that an earlier step should have saved is missing; once it is fixed by hand, the next try finds it. */
  | 'record_missing'
  | 'iccid_taken'
  | 'target_gone'

/**
 * Travelers at the gate get their eSIM minutes after the network is back, however often and long it was down before.
 */
const SOON: Pace = { firstMs: 5_000, longestMs: 2 * 60_000 }
/** The network answers, and the look-ups have already taken half a minute. */
const AT_ONCE: Pace = { firstMs: 5_000, longestMs: 30_000 }
/** No call was made: by then, the next one goes through. */
const AFTER_ITS_REST: Pace = { firstMs: 10_000, longestMs: 10_000 }
/**
 * A fault that may concern only this order and lasts longer than these tries, about half an hour, isn't retried every
 * few minutes for a day.
 */
const QUICK_TRIES = 20
const LATER_MS = 15 * 60_000
/** A mail server that said no isn't asked every few minutes for a day. */
const SELDOM: Pace = { firstMs: 60_000, longestMs: 60 * 60_000 }

type Fate = { tryAgain: Pace; slowsDown?: true } | { review: ReviewReason }
/** Retried as soon at first, but at most every quarter of an hour once it has failed for half an hour. */
const SLOWER = { tryAgain: SOON, slowsDown: true } as const

const FATES: Record<Fault, Fate> = {
  silent: { tryAgain: SOON },
  left_alone: { tryAgain: AFTER_ITS_REST },
  broken: { tryAgain: SOON },
  busy: { tryAgain: SOON },
  unauthorized: { tryAgain: SOON },
  address_blocked: { tryAgain: SOON },
  unreadable: { tryAgain: SOON },
  out_of_stock: SLOWER,
  no_credit: { tryAgain: SOON },
  // The next reading of its catalog may bring our limit up to date.
  price_changed: SLOWER,
  not_known: SLOWER,
  conflict: SLOWER,
  refused: SLOWER,
  late: { tryAgain: SOON },
  lost: { tryAgain: AT_ONCE },
  record_missing: SLOWER,
  mail_postponed: SLOWER,
  mail_refused: { tryAgain: SELDOM, slowsDown: true },
  unusable_iccid: { review: 'esim_unusable' },
  unusable_code: { review: 'esim_unusable' },
  iccid_taken: { review: 'esim_taken' },
  target_gone: { review: 'network_refused' },
}

/** Requests to the network that cost money. */
export type RequestKind = 'allocation' | 'top_up'

/** For a request, the same answers mean more: the network doesn't know the bundle or eSIM, or it has ended. */
const FATES_OF_REQUESTS: Record<RequestKind, Partial<Record<Fault, Fate>>> = {
  allocation: { not_known: { review: 'network_refused' } },
  top_up: { not_known: { review: 'network_refused' }, conflict: { review: 'network_refused' } },
}

export const fateOf = (fault: Fault, request?: RequestKind): Fate =>
  (request && FATES_OF_REQUESTS[request][fault]) ?? FATES[fault]

/** Milliseconds until the next try after this many failed ones. */
export function pauseAfterFault(fault: Fault, tries: number): number {
  const fate = FATES[fault]
  const { tryAgain, slowsDown } = 'tryAgain' in fate ? fate : SLOWER
  const pauseMs = pauseAfter(tries, tryAgain)
  return slowsDown && tries > QUICK_TRIES ? Math.max(pauseMs, LATER_MS) : pauseMs
}

/**
 * The number of failed tries after one more. If the vendor's breaker was open, no call was made and no try is used up.
 */
export const triesAfter = (fault: Fault, tries: number): number =>
  fault === 'left_alone' ? Math.max(tries, 1) : tries + 1

/** Staff is told about a step that isn't done by then. */
export const TELL_STAFF_AFTER_MS = 10 * 60_000
/** By then, it waits for a person. */
export const GIVE_UP_AFTER_MS = 24 * 3_600_000

/** A refusal for good: another network may deliver at once. */
const FOR_GOOD: ReadonlySet<Fault> = new Set(['out_of_stock', 'price_changed', 'not_known'])
/** The network delivers nothing for now, or not this order: another one may, later. */
const FOR_NOW: ReadonlySet<Fault> = new Set([
  'silent',
  'left_alone',
  'broken',
  'busy',
  'unauthorized',
  'address_blocked',
  'unreadable',
  'no_credit',
  'conflict',
  'refused',
  'lost',
])

/** Whether and when a request that wasn't carried out may go to another network; null for never. */
export const failsOver = (fault: Fault): 'at once' | 'later' | null => {
  if (FOR_GOOD.has(fault)) return 'at once'
  return FOR_NOW.has(fault) ? 'later' : null
}
