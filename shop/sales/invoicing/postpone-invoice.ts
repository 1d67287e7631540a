// Leaves an invoice that couldn’t be issued to the sweep.
import type { Away } from '#ports/away.ts'
import type { Log } from '#ports/log.ts'

/** Raises an alert, unless the database went away: that has an alert of its own. */
export function postponeInvoice(
  { away, log }: { away: Pick<Away, 'isFault'>; log: Log },
  orderId: string,
  cause: unknown,
): void {
  const problem = cause instanceof Error ? cause.message : 'unknown'
  if (away.isFault(cause)) log.warn({ orderId, problem }, 'the invoice waits for the database')
  else log.error({ orderId, problem }, 'an invoice could not be issued')
}
