// What the network's refusals mean for us. It has no codes: there are the status and a sentence ("Responses" of each
// call, docs.esim-go.com/api/v2_5).
import type { VendorErrorDetails } from '#ports/vendor-error.ts'

export type Meaning = Pick<VendorErrorDetails, 'outcome' | 'isRetryable'> & Required<Pick<VendorErrorDetails, 'fault'>>

const refused = (fault: Meaning['fault']): Meaning => ({ outcome: 'refused', isRetryable: false, fault })
const later = (fault: Meaning['fault'], outcome: Meaning['outcome']): Meaning => ({ outcome, isRetryable: true, fault })

const NO_CREDIT =
  /(?:insufficient|not enough|no|low) (?:organi[sz]ation )?(?:balance|funds|credit|money)|balance (?:is )?too low/i
const OUT_OF_STOCK = /stock|sold out|no (?:e?sims?|profiles?) (?:are |is )?(?:left|available)/i
const ADDRESS = /\bip\b|allow-?list|white-?list/i
const PROCESSING = /process/i
const NOT_KNOWN = /not found|no .{1,40} found|unknown|does not exist/i

/** `said` is the sentence, empty if there is none. What a server error did is unknown. */
export function meaningOf(status: number, said: string): Meaning {
  if (status === 429) return later('busy', 'refused')
  if (status === 503 && PROCESSING.test(said)) return later('busy', 'unknown')
  if (status >= 500) return later('broken', 'unknown')
  if (status === 401) return refused('unauthorized')
  // A wrong key, an eSIM of somebody else, and a blocked address all get this status.
  if (status === 403) return refused(ADDRESS.test(said) ? 'address_blocked' : 'unauthorized')
  // The eSIM has been deactivated, or is no longer in the account.
  if (status === 404 || status === 410) return refused('not_known')
  if (NO_CREDIT.test(said)) return refused('no_credit')
  if (OUT_OF_STOCK.test(said)) return refused('out_of_stock')
  return refused(NOT_KNOWN.test(said) ? 'not_known' : 'refused')
}
