// What the network's error codes mean for us (docs.esimaccess.com, "Error Codes").
import type { VendorErrorDetails } from '#ports/vendor-error.ts'

export type Meaning = Pick<VendorErrorDetails, 'outcome' | 'isRetryable'> & Required<Pick<VendorErrorDetails, 'fault'>>

/** The profiles of an order are still being made. */
export const NOT_YET = '200010'
/** An order with this transaction ID was made before. Some shops met it, though the documentation doesn't list it. */
export const KNOWN_ORDER = '310402'

/** The package can't be added to an eSIM, though it is sold. */
export const UNFIT = '310243'

const refused = (fault: Meaning['fault']): Meaning => ({ outcome: 'refused', isRetryable: false, fault })
const later = (fault: Meaning['fault'], outcome: Meaning['outcome']): Meaning => ({ outcome, isRetryable: true, fault })

const MEANINGS: Record<string, Meaning> = {
  '000001': later('broken', 'unknown'),
  '000101': refused('unauthorized'),
  // The clocks differ; the next request has another time.
  '101001': later('busy', 'refused'),
  '101002': refused('address_blocked'),
  '101003': refused('unauthorized'),
  '200002': refused('conflict'),
  '200005': refused('price_changed'),
  '200006': refused('price_changed'),
  '200007': refused('no_credit'),
  '200009': refused('conflict'),
  [NOT_YET]: later('busy', 'unknown'),
  '200011': refused('out_of_stock'),
  '310241': refused('out_of_stock'),
  [UNFIT]: refused('out_of_stock'),
  [KNOWN_ORDER]: refused('conflict'),
  '900001': later('busy', 'unknown'),
}
/** Requests in a wrong form, and things that don't exist. */
const REFUSALS = /^(00010[2-7]|200008)$/
const NOT_KNOWN = /^310\d{3}$/

/** Null for a code that the documentation doesn't list: what became of the request is then unknown. */
export function meaningOf(code: string): Meaning | null {
  const known = Object.hasOwn(MEANINGS, code) ? MEANINGS[code] : undefined
  if (known) return known
  if (REFUSALS.test(code)) return refused('refused')
  return NOT_KNOWN.test(code) ? refused('not_known') : null
}
