// Fills in the fees of payments that the provider didn't tell when they were paid: before fees were kept, or because it
// didn't know them yet.
import type { Base } from '#shop/assembly/base.ts'
import type { PaymentFeeStore } from '#shop/sales/payment/payment-fee-store.ts'
import type { PaymentGateway } from '#ports/payment-gateway.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { FeeReading, FeeReadingStore } from './fee-reading-store.ts'

export type ReadMissingFeesDeps = Pick<Base, 'clock' | 'log'> & {
  payments: Pick<PaymentGateway, 'listMovements'>
  paymentFees: Pick<PaymentFeeStore, 'keep' | 'findUnknown'>
  feeReadings: FeeReadingStore
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** So many hundreds of movements at once; what follows waits for the next round. */
const PARTS_AT_ONCE = 10
const AFTER_PARTS_MS = MINUTE_MS
const AFTER_FAILURE_MS = 5 * MINUTE_MS
/** Newer payments are left to the hourly comparison, which reads the balance anyway. */
const CALM_MS = DAY_MS
/** The provider's clock may be behind ours. */
const CLOCKS_MS = 10 * MINUTE_MS
/** A payment that is missing from the whole balance so many times isn't on it. */
const MOST_TRIES = 3

/**
 * Due once a day, on one node. If fees aren't known, reads the provider's balance back to the oldest of these payments, a
 * few parts at a time, and keeps all fees that it finds. After three readings, payments whose fee is still missing are
 * given up.
 */
export async function readMissingFees(deps: ReadMissingFeesDeps): Promise<void> {
  const { feeReadings, clock } = deps
  const now = clock.now()
  const at = (ms: number) => new Date(now.getTime() + ms)
  const taken = await feeReadings.take(now, at(AFTER_FAILURE_MS))
  if (!taken) return
  const reading = await begin(deps, taken, now)
  const { from } = reading
  if (from === null) return void (await feeReadings.save(reading, at(DAY_MS)))

  let { after } = reading
  try {
    for (let part = 0; part < PARTS_AT_ONCE; part += 1) {
      const { movements, next } = await deps.payments.listMovements(from, reading.until, after)
      await deps.paymentFees.keep(movements)
      if (next === null) return void (await feeReadings.save(await end(deps, reading), at(DAY_MS)))
      after = next
    }
    await feeReadings.save({ ...reading, after }, at(AFTER_PARTS_MS))
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    await feeReadings.save({ ...reading, after }, at(AFTER_FAILURE_MS))
  }
}

/** Goes on with what is being read, or begins again if something is missing. */
async function begin({ paymentFees }: ReadMissingFeesDeps, reading: FeeReading, now: Date): Promise<FeeReading> {
  if (reading.from !== null) return reading
  const until = new Date(now.getTime() - CALM_MS)
  const unknown = await paymentFees.findUnknown(reading.since, until)
  // Of what is complete, nothing is looked at again.
  if (!unknown) return { ...reading, since: until, tries: 0 }
  return { ...reading, from: new Date(Math.max(0, unknown.oldest.getTime() - CLOCKS_MS)), until: now, after: null }
}

async function end({ paymentFees, log }: ReadMissingFeesDeps, reading: FeeReading): Promise<FeeReading> {
  const read = new Date(reading.until.getTime() - CALM_MS)
  const ended = { ...reading, from: null, after: null }
  const missing = await paymentFees.findUnknown(reading.since, read)
  if (!missing) return { ...ended, since: read, tries: 0 }
  const tries = reading.tries + 1
  const { payments } = missing
  log.warn({ payments, tries }, 'fees of payments are missing from the provider’s balance')
  return tries < MOST_TRIES ? { ...ended, tries } : { ...ended, since: read, tries: 0 }
}
