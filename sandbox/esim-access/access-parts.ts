// What the route groups of the simulated eSIM Access share.
import type { z } from 'zod'
import { SPOILING_KINDS } from '../network/answer-faults.ts'
import type { Manner, NetworkContext } from '../network/answer-faults.ts'
import type { Counter } from '../wholesale/wholesaler.ts'
import { inOddEnvelope } from './access-odd-notation.ts'
import { refusedBody } from './envelope.ts'

/** Its documentation gives no status but 200; these are what stands in front of any server. */
export const ACCESS_MANNER: Manner = {
  refusals: {
    fail_before: { status: 500, body: { message: 'Internal Server Error' } },
    rate_limit: { status: 429, body: { message: 'Too Many Requests' }, retryAfter: '1' },
    rate_limit_bare: { status: 429, body: { message: 'Too Many Requests' } },
    maintenance: { status: 503, body: { message: 'Service Unavailable' }, retryAfter: '60' },
    server_error: { status: 200, body: refusedBody('000001') },
    wrong_time: { status: 200, body: refusedBody('101001') },
    blocked_address: { status: 200, body: refusedBody('101002') },
    wrong_price: { status: 200, body: refusedBody('200005') },
    no_credit: { status: 200, body: refusedBody('200007') },
    out_of_stock: { status: 200, body: refusedBody('200011') },
    gone: { status: 200, body: refusedBody('310241') },
    busy: { status: 200, body: refusedBody('900001') },
  },
  inOddNotation: inOddEnvelope,
}

const KINDS = [...Object.keys(ACCESS_MANNER.refusals), ...SPOILING_KINDS]

export const ACCESS_FAULTS: Record<string, readonly string[]> = {
  packages: [...KINDS, 'unknown_unit', 'unknown_currency', 'unknown_type'],
  locations: KINDS,
  /** `still_allocating` keeps an order for `ms`; `reused_iccid` gives it a number that an eSIM had before. */
  order: [...KINDS, 'still_allocating', 'reused_iccid'],
  query: [...KINDS, 'iccid_number', 'unknown_status'],
  usage: KINDS,
  topup: KINDS,
  change: KINDS,
  sms: KINDS,
  balance: KINDS,
  webhook_save: KINDS,
  webhook: ['never', 'late', 'twice', 'reorder', 'before_answer', 'wrong_order', 'unknown_order', 'odd-notation'],
}

type AccessCall<Body> = {
  /** Where a fault strikes, and what it may be limited to. */
  at: string
  subjects?: (body: Body) => string[]
  shape: z.ZodType<Body>
  answer: (c: NetworkContext, body: Body, kind: string | null) => Response | Promise<Response>
}

export type AccessDoor = <Body>(path: string, call: AccessCall<Body>) => void
export type AccessParts = Counter & { door: AccessDoor; orderDelayMs: number; publicUrl: string }
