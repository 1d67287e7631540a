// What happens to a payment event that could not be processed: it rests, longer each time, and staff hears of it once.
import type { Base } from '#shop/assembly/base.ts'
import type { Away } from '#ports/away.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { pauseAfter, type Pace } from '#values/pauses.ts'

/** The provider fails for everybody at once, and all goes on within a minute of its return. */
const OUTAGE: Pace = { firstMs: 2_000, longestMs: 60_000 }
const OWN_FAULT: Pace = { firstMs: 5_000, longestMs: 10 * 60_000 }

export type PostponePaymentEventDeps = Pick<Base, 'paymentEvents' | 'clock' | 'log'> & {
  away: Pick<Away, 'isFault'>
}

/**
 * Postpones the event after this error. Throws a VendorError again, and what a lost database threw: for those, the
 * caller's round is over or waits. A provider that was not even asked uses up no try.
 */
export async function postponePaymentEvent(
  deps: PostponePaymentEventDeps,
  eventId: string,
  error: unknown,
): Promise<void> {
  const { paymentEvents, away, clock, log } = deps
  const isVendors = error instanceof VendorError
  if (away.isFault(error) || (isVendors && error.fault === 'left_alone')) throw error
  const tries = await paymentEvents.countTry(eventId)
  if (tries !== null) {
    const isOutage = isVendors && error.isRetryable
    await paymentEvents.postpone(
      eventId,
      new Date(clock.now().getTime() + pauseAfter(tries, isOutage ? OUTAGE : OWN_FAULT)),
    )
  }
  if (isVendors) throw error
  const facts = { eventId, tries, problem: error instanceof Error ? error.stack : String(error) }
  if (tries === 1) log.error(facts, 'a payment event could not be processed')
  else log.warn(facts, 'a payment event still cannot be processed')
}
