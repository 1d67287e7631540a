// What the route groups of the simulated eSIM Go share: how it refuses, its faults, and the door to every call.
import { SPOILING_KINDS } from '../network/answer-faults.ts'
import type { Manner, NetworkContext, Work } from '../network/answer-faults.ts'
import type { Counter } from '../wholesale/wholesaler.ts'
import { inOddGo } from './go-odd-notation.ts'

export const GO_MANNER: Manner = {
  refusals: {
    fail_before: { status: 500, body: { message: 'Internal Server Error' } },
    rate_limit: { status: 429, body: { message: 'Rate limit exceeded' }, retryAfter: '1' },
    rate_limit_bare: { status: 429, body: { message: 'Rate limit exceeded' } },
    processing: { status: 503, body: { message: 'Processing - Please come back later' }, retryAfter: '2' },
    maintenance: { status: 503, body: { message: 'Service Unavailable' } },
    no_credit: { status: 400, body: { message: 'insufficient funds' } },
    out_of_stock: { status: 400, body: { message: 'no eSIMs available' } },
    gone: { status: 400, body: { message: 'bundle not found' } },
    blocked_address: { status: 403, body: { message: 'IP address not allowed' } },
  },
  inOddNotation: inOddGo,
}

const KINDS = [...Object.keys(GO_MANNER.refusals), ...SPOILING_KINDS]

export const GO_FAULTS: Record<string, readonly string[]> = {
  /** `array` lists the catalog without its pages. */
  catalogue: [...KINDS, 'array', 'unknown_group'],
  networks: KINDS,
  /** The question what an order would cost. */
  quote: KINDS,
  /** `allocating` answers the install data of an order with 503 for `ms`. */
  order: [...KINDS, 'allocating'],
  /** `lag` leaves out what was ordered last. */
  orders: [...KINDS, 'lag'],
  assignments: [...KINDS, 'iccid_number'],
  esim: [...KINDS, 'unknown_status'],
  bundles: [...KINDS, 'unknown_state'],
  apply: KINDS,
  /** `no_right` refuses to give money back, as for accounts without that right. */
  revoke: [...KINDS, 'no_right'],
  sms: KINDS,
  organisation: KINDS,
  inventory: KINDS,
  webhook: ['never', 'late', 'twice', 'reorder', 'bad_signature', 'hex_signature', 'iccid_number', 'old_amounts'],
}

/** One call: what it costs of the tokens of a second, the work, and the fault that may strike it at `at`. */
export type GoDoor = (
  c: NetworkContext,
  at: string,
  call: { cost: number; subjects?: string[] },
  work: Work,
) => Promise<Response>
export type GoParts = Counter & { door: GoDoor; orderDelayMs: number; publicUrl: string }
