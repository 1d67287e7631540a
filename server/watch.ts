// Sees how long calls and transactions take and how they end; what is seen changes nothing.
import type { Transaction } from '#shop/ports/transaction.ts'
import type { Around } from '#shop/ports/breaker.ts'
import type { VendorErrorDetails } from '#shop/ports/vendor-error.ts'

type Vendor = VendorErrorDetails['vendor']

export type Watch = {
  /** Around each call to the vendor. */
  vendor: (vendor: Vendor) => Around
  /** The vendor begins to be left alone, or answers again. */
  onRest: (vendor: Vendor, isResting: boolean) => void
  /** Around each transaction. */
  transaction: Transaction
}

export const UNSEEN: Watch = { vendor: () => (call) => call(), onRest: () => {}, transaction: (work) => work() }

/** All of these at once, the first outermost. */
export function together(watches: Watch[]): Watch {
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
