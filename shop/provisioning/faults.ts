// What becomes of an order when a step fails: faults that can pass are tried again by the shop itself, for a day; all others go to a person.
import type { ReviewReason } from '#shop/order/order.ts'
import { pauseAfter, type Pace } from '#shop/values/pauses.ts'
import type { VendorFault } from '#shop/values/vendor-fault.ts'

/** What can be wrong at a step: with a vendor, or with what the shop itself has on record. */
export type Fault =
  | VendorFault
  /** Too many polls in vain: the network promised, and tells of nothing yet. */
  | 'late'
  /** The network never heard of what it was asked, which it says by two look-ups. */
  | 'lost'
  | 'mail_postponed'
  /** Also a blocked sender, which no traveler can mend. */
  | 'mail_refused'
  /** Something that an earlier step should have left is not there; once it is mended by hand, the next try finds it. */
  | 'record_missing'
  | 'iccid_taken'
  | 'target_gone'

/** Travelers at the gate get their eSIM minutes after the network is back, however often and for how long it was away before. */
const SOON: Pace = { firstMs: 5_000, longestMs: 2 * 60_000 }
/** It answers, and the look-ups took half a minute already. */
const AT_ONCE: Pace = { firstMs: 5_000, longestMs: 30_000 }
/** Nobody was asked: by then the next call goes through. */
const AFTER_ITS_REST: Pace = { firstMs: 10_000, longestMs: 10_000 }
/** What may be the fault of one order alone, and lasts longer than these tries, about half an hour, is not asked about every few minutes for a day. */
const QUICK_TRIES = 20
const LATER_MS = 15 * 60_000
/** A mail server that said no is not asked every few minutes for a day. */
const SELDOM: Pace = { firstMs: 60_000, longestMs: 60 * 60_000 }

type Fate = { tryAgain: Pace; slowsDown?: true } | { review: ReviewReason }
/** As soon, and no sooner than every quarter of an hour once it has failed for half an hour. */
const SLOWER = { tryAgain: SOON, slowsDown: true } as const

const FATES: Record<Fault, Fate> = {
  silent: { tryAgain: SOON },
  left_alone: { tryAgain: AFTER_ITS_REST },
  broken: { tryAgain: SOON },
  busy: { tryAgain: SOON },
  unauthorized: { tryAgain: SOON },
  unreadable: { tryAgain: SOON },
  out_of_stock: SLOWER,
  no_credit: { tryAgain: SOON },
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

/** What is asked of the network, and costs money. */
export type RequestKind = 'allocation' | 'top_up'

/** The same words mean more when something was asked for: a bundle or an eSIM that the network does not know, or that has ended. */
const FATES_OF_REQUESTS: Record<RequestKind, Partial<Record<Fault, Fate>>> = {
  allocation: { not_known: { review: 'network_refused' } },
  top_up: { not_known: { review: 'network_refused' }, conflict: { review: 'network_refused' } },
}

export const fateOf = (fault: Fault, request?: RequestKind): Fate =>
  (request && FATES_OF_REQUESTS[request][fault]) ?? FATES[fault]

/** Milliseconds until the next try after so many in vain. */
export function pauseAfterFault(fault: Fault, tries: number): number {
  const fate = FATES[fault]
  const { tryAgain, slowsDown } = 'tryAgain' in fate ? fate : SLOWER
  const pauseMs = pauseAfter(tries, tryAgain)
  return slowsDown && tries > QUICK_TRIES ? Math.max(pauseMs, LATER_MS) : pauseMs
}

/** How many tries in vain there are after one more: whoever met a vendor that is left alone has asked nobody, and used up none. */
export const triesAfter = (fault: Fault, tries: number): number =>
  fault === 'left_alone' ? Math.max(tries, 1) : tries + 1

/** A step that is not done by then is told to staff. */
export const TELL_STAFF_AFTER_MS = 10 * 60_000
/** And by then it waits for a person. */
export const GIVE_UP_AFTER_MS = 24 * 3_600_000
