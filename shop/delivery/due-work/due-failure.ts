// How often due work is tried that fails, and how long it rests in between.

/** Everything that the worker does for somebody who waits. A new kind gets its words in `app/copy/figures/dashboards-platform.ts`. */
export const DUE_KINDS = [
  'payment_event',
  'payment_page',
  'refund',
  'part_refund',
  'order',
  'mail',
  'recalled_profile',
  'surplus_profile',
  'withdrawal',
  'cancellation',
  'network_trial',
  'invoice',
  'part_reminder',
  'stuck_order',
  'earnings',
  'wish',
  'esim_check',
  'sweep',
  'billing_vat_number',
  'payout_vat_number',
  'search_engines',
  'webhook_event',
  'webhook_turn',
] as const
export type DueKind = (typeof DUE_KINDS)[number]

/** `isVendor`: a vendor doesn't answer, which passes; anything else is a fault of ours, which doesn't by itself. */
export type DueFailure = { tries: number; isVendor: boolean; firstAt: Date }

/** From then on, a person sees it with its order. */
const TRIES_BEFORE_A_PERSON = { ours: 5, vendor: 20 }
/** An outage of a vendor that is over sooner concerns nobody. */
const OUTAGE_MS = 30 * 60_000

const SECOND_MS = 1_000
const LONGEST_REST_MS = { ours: 6 * 3_600_000, vendor: 60 * SECOND_MS, lastingVendor: 15 * 60_000 }
/** What money depends on goes on within ten minutes of a fault’s end. */
const LONGEST_REST_OF: Partial<Record<DueKind, number>> = { payment_event: 10 * 60_000 }
const SHORTEST_REST_MS = { ours: 60 * SECOND_MS, vendor: 2 * SECOND_MS }
/** What a vendor refuses now and then is tried again in the next round. */
const TRIES_WITHOUT_REST = 3

/** Whether a person has to look at it. */
export function isForAPerson({ tries, isVendor, firstAt }: DueFailure, now: Date): boolean {
  if (!isVendor) return tries >= TRIES_BEFORE_A_PERSON.ours
  return tries >= TRIES_BEFORE_A_PERSON.vendor && now.getTime() - firstAt.getTime() >= OUTAGE_MS
}

/**
 * In ms, until the next try: twice as long each time, up to six hours, or ten minutes for an event of a payment. While a
 * vendor is away, up to a minute, or a quarter of an hour once that lasts; after its first failures, there is no rest.
 */
export function restAfter(failure: DueFailure, now: Date, kind?: DueKind): number {
  const { isVendor } = failure
  const tries = isVendor ? failure.tries - TRIES_WITHOUT_REST : failure.tries
  if (tries <= 0) return 0
  const shortest = isVendor ? SHORTEST_REST_MS.vendor : SHORTEST_REST_MS.ours
  const longest = isVendor
    ? isForAPerson(failure, now)
      ? LONGEST_REST_MS.lastingVendor
      : LONGEST_REST_MS.vendor
    : ((kind && LONGEST_REST_OF[kind]) ?? LONGEST_REST_MS.ours)
  return Math.min(longest, shortest * 2 ** Math.min(tries - 1, 20))
}
