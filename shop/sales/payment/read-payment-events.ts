// Reads the provider's own list of events once an hour, to find webhooks that never reached us.
import type { Base } from '#shop/assembly/base.ts'

const SWEEP = 'payment_events'
const EVERY_MS = 3_600_000
/** How far the first read goes back; the provider itself stops retrying after three days. */
const FIRST_MS = 72 * 3_600_000
/** Events may be listed late, and clocks differ. */
const OVERLAP_MS = 600_000
const AFTER_FAILURE_MS = 300_000

export type ReadPaymentEventsDeps = Pick<Base, 'transaction' | 'payments' | 'paymentEvents' | 'jobs' | 'clock' | 'log'>

/**
 * If an hour has passed, processes missed events and returns how many there were. Throws VendorError; then it is due
 * again in five minutes.
 */
export async function readPaymentEvents(deps: ReadPaymentEventsDeps): Promise<number> {
  const { transaction, payments, paymentEvents, jobs, clock, log } = deps
  const now = clock.now()
  const at = (ms: number) => new Date(now.getTime() + ms)
  const start = { now, readUntil: at(-FIRST_MS), nextAt: at(AFTER_FAILURE_MS) }
  const readUntil = await paymentEvents.takeSweep(SWEEP, start)
  if (!readUntil) return 0

  const since = new Date(readUntil.getTime() - OVERLAP_MS)
  const listed = await payments.listEvents(since)
  const known = await paymentEvents.listKnown(listed.map(({ eventId }) => eventId))
  const missed = listed.filter(({ eventId }) => !known.has(eventId))
  for (const event of missed) {
    await transaction(async () => {
      if (await paymentEvents.receive(event, now)) await jobs.nudge({ name: 'payment_event', eventId: event.eventId })
    })
  }
  await paymentEvents.endSweep(SWEEP, now, at(EVERY_MS))
  if (missed.length > 0) log.warn({ missed: missed.length }, 'payment events never came and were fetched')
  return missed.length
}
