// Observes how long calls and transactions take and how they end, without changing anything.
import type { Transaction } from '#ports/transaction.ts'
import type { Around } from '#ports/breaker.ts'
import type { VendorErrorDetails } from '#ports/vendor-error.ts'

type Vendor = VendorErrorDetails['vendor']

export type Watch = {
  /** Wraps each call to the vendor. */
  vendor: (vendor: Vendor) => Around
  /** The circuit breaker for a vendor opened or closed. */
  onRest: (vendor: Vendor, isResting: boolean) => void
  /** Wraps each transaction. */
  transaction: Transaction
}

export const UNSEEN: Watch = { vendor: () => (call) => call(), onRest: () => {}, transaction: (work) => work() }

/** Combines these, with the first outermost. */
export function combineWatches(watches: Watch[]): Watch {
  return watches.reduceRight<Watch>(
    (inner, outer) => ({
      vendor: (vendor) => {
        const [around, within] = [outer.vendor(vendor), inner.vendor(vendor)]
        return (call) => around(() => within(call))
      },
      onRest: (vendor, isResting) => {
        outer.onRest(vendor, isResting)
        inner.onRest(vendor, isResting)
      },
      transaction: (work) => outer.transaction(() => inner.transaction(work)),
    }),
    UNSEEN,
  )
}
