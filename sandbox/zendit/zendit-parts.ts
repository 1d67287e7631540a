// What the route groups of the simulated Zendit share: how it refuses, its faults, and the door to every call.
import { SPOILING_KINDS } from '../network/answer-faults.ts'
import type { Manner, NetworkContext, Work } from '../network/answer-faults.ts'
import type { Counter } from '../wholesale/wholesaler.ts'
import { inOddZendit } from './zendit-odd-notation.ts'

/** The codes and sentences of https://developers.zendit.io/error-messages; those of stock and calls are assumed. */
export const ERRORS = {
  INSUFFICIENT_FUNDS: 'Your wallet has insufficient funds to process this transaction',
  OUT_OF_STOCK: 'The offer is out of stock',
  NOT_FOUND: 'The catalog item either doesn’t exist or is not enabled',
  NOT_AUTHORIZED: 'Your API key is incorrect or not authorized to access this system',
  FORBIDDEN: 'Your IP address is not recognized for access to this system',
  SYSTEM_UNAVAILABLE: 'The system is currently unavailable to process your request.',
  INVALID_REQUEST: 'The request is invalid',
  PROVIDER_ERROR: 'The provider could not fulfill the transaction',
} as const
export type ZenditError = keyof typeof ERRORS

const refusedBody = (errorCode: ZenditError, message: string = ERRORS[errorCode]) => ({ errorCode, message })

/** The error of a transaction. */
export const failedBy = (code: ZenditError) => ({ code, description: code, message: ERRORS[code] })

// A wallet without funds is an error of the transaction, which comes with HTTP 200.
const failedAtOnce = (code: ZenditError) => ({
  status: 200 as const,
  body: { status: 'FAILED', error: failedBy(code) },
})

export const ZENDIT_MANNER: Manner = {
  refusals: {
    fail_before: { status: 500, body: { errorCode: '', message: 'Internal Server Error' } },
    rate_limit: { status: 429, body: { errorCode: '', message: 'Too many requests' }, retryAfter: '1' },
    rate_limit_bare: { status: 429, body: { errorCode: '', message: 'Too many requests' } },
    maintenance: { status: 503, body: refusedBody('SYSTEM_UNAVAILABLE') },
    no_credit: failedAtOnce('INSUFFICIENT_FUNDS'),
    out_of_stock: failedAtOnce('OUT_OF_STOCK'),
    gone: { status: 404, body: refusedBody('NOT_FOUND') },
    blocked_address: { status: 403, body: refusedBody('FORBIDDEN') },
  },
  inOddNotation: inOddZendit,
}

const KINDS = [...Object.keys(ZENDIT_MANNER.refusals), ...SPOILING_KINDS]

export const ZENDIT_FAULTS: Record<string, readonly string[]> = {
  offers: [...KINDS, 'unknown_price', 'unknown_currency', 'no_countries'],
  /**
   * `underway` works on a transaction for two minutes, `fails_later` fails it then, and `late_codes` tells what was made
   * a minute after it is done.
   */
  purchase: [...KINDS, 'underway', 'fails_later', 'late_codes', 'reused_iccid'],
  status: [...KINDS, 'iccid_number', 'unknown_status'],
  list: KINDS,
  plans: KINDS,
  /** `underway` takes the eSIM back, and says so only when it is asked again. */
  refund: [...KINDS, 'underway'],
  balance: KINDS,
  webhook: ['never', 'late', 'twice', 'reorder'],
}

/** One call: the work, and the fault that may strike it at `at`. */
export type ZenditDoor = (c: NetworkContext, at: string, subjects: string[], work: Work) => Promise<Response>
export type ZenditParts = Counter & { door: ZenditDoor; orderDelayMs: number }

export const refuse = (c: NetworkContext, status: 400 | 401 | 404 | 429, code: ZenditError, message?: string) =>
  c.json(refusedBody(code, message), status)

/** A page of a list; both numbers are required. Null for others. */
export function pageOf<Each>(c: NetworkContext, list: Each[]) {
  const [limit, offset] = [c.req.query('_limit') ?? '', c.req.query('_offset') ?? '']
  if (!/^\d{1,4}$/.test(limit) || !/^\d{1,7}$/.test(offset)) return null
  const [most, from] = [Number(limit), Number(offset)]
  if (most < 1 || most > 1024) return null
  return { limit: most, offset: from, total: list.length, list: list.slice(from, from + most) }
}

/** RFC 3339 in UTC. */
export const zenditTime = (instant: number): string => new Date(instant).toISOString()
