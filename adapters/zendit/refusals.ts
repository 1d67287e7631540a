// What the network's refusals mean for us (developers.zendit.io/error-messages): a status and a code of a call, or the
// code of a transaction that failed.
import type { VendorErrorDetails } from '#ports/vendor-error.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { toldText } from '#values/normal-form/told.ts'

type Meaning = Pick<VendorErrorDetails, 'outcome' | 'isRetryable'> & Required<Pick<VendorErrorDetails, 'fault'>>

export type Refusal = { code: string; said: string }

const refused = (fault: Meaning['fault']): Meaning => ({ outcome: 'refused', isRetryable: false, fault })
const later = (fault: Meaning['fault'], outcome: Meaning['outcome']): Meaning => ({ outcome, isRetryable: true, fault })

const CODES = new Map<string, Meaning>([
  ['NOT_AUTHORIZED', refused('unauthorized')],
  // "Your IP address is not recognized for access to this system."
  ['FORBIDDEN', refused('address_blocked')],
  ['INSUFFICIENT_FUNDS', refused('no_credit')],
  // "The catalog item either doesn't exist or is not enabled."
  ['NOT_FOUND', refused('not_known')],
])
const STATUSES = new Map<number, Meaning>([
  [401, refused('unauthorized')],
  [403, refused('address_blocked')],
  [404, refused('not_known')],
])
/** No code is documented for it. */
const OUT_OF_STOCK = /stock|sold.?out|unavailable.?offer/i

/** The refusal that an answer has, or a transaction under `error`. */
export function refusalIn(told: unknown): Refusal {
  const error = isRecord(told) ? (isRecord(told['error']) ? told['error'] : told) : {}
  return {
    code: (toldText(error['errorCode'] ?? error['code']) ?? '').toUpperCase(),
    said: toldText(error['message']) || toldText(error['description']) || '',
  }
}

/** What became of a call that a server error ended is unknown; a transaction that failed was not carried out. */
export function meaningOf({ code, said }: Refusal, status: number): Meaning {
  if (status === 429) return later('busy', 'refused')
  if (status >= 500) return later('broken', 'unknown')
  if (code === 'SYSTEM_UNAVAILABLE') return later('broken', 'refused')
  if (OUT_OF_STOCK.test(code) || OUT_OF_STOCK.test(said)) return refused('out_of_stock')
  return CODES.get(code) ?? STATUSES.get(status) ?? refused('refused')
}
