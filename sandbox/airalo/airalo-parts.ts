// What the route groups of the simulated Airalo share: how it refuses, its faults, and the door to every call.
import { SPOILING_KINDS } from '../network/answer-faults.ts'
import type { Manner, NetworkContext, Work } from '../network/answer-faults.ts'
import type { Counter } from '../wholesale/wholesaler.ts'
import { refusalBody, TOO_MANY } from './airalo-answer.ts'
import { inOddAiralo } from './airalo-odd-notation.ts'

export const AIRALO_MANNER: Manner = {
  refusals: {
    fail_before: { status: 500, body: { message: 'Server Error' } },
    rate_limit: { status: 429, body: TOO_MANY, retryAfter: '1' },
    rate_limit_bare: { status: 429, body: TOO_MANY },
    blocked_address: {
      status: 403,
      body: { code: 89, reason: 'The request comes from an address that is not allowed.' },
    },
    no_credit: { status: 422, body: refusalBody(11) },
    maintenance: { status: 422, body: refusalBody(13) },
    wrong_checksum: { status: 422, body: refusalBody(14) },
    no_top_up: { status: 422, body: refusalBody(23) },
    low_stock: { status: 422, body: refusalBody(33) },
    out_of_stock: { status: 422, body: refusalBody(34) },
    unexpected: { status: 422, body: refusalBody(53) },
    recycled: { status: 422, body: refusalBody(73) },
    few_left: {
      status: 422,
      body: {
        data: { quantity: 'SIM quantity is not available. Available quantity: 0.' },
        meta: { message: 'the parameter is invalid' },
      },
    },
  },
  inOddNotation: inOddAiralo,
}

const KINDS = [...Object.keys(AIRALO_MANNER.refusals), ...SPOILING_KINDS]

export const AIRALO_FAULTS: Record<string, readonly string[]> = {
  token: KINDS,
  /** `discount_pricing` tells a discount instead of costs, `unknown_kind` an operator's plans of another kind. */
  packages: [...KINDS, 'discount_pricing', 'unknown_kind'],
  order: [...KINDS, 'reused_iccid', 'confirmation_code'],
  /** An order that was accepted to be worked on fails later. */
  async: [...KINDS, 'fails'],
  /** `lag` leaves out what was ordered last; the odd ones can't be read in one field. */
  orders: [...KINDS, 'lag', 'odd_id', 'odd_sims', 'odd_description', 'odd_type'],
  topup: KINDS,
  /** The list of those that fit an eSIM. */
  topups: [...KINDS, 'discount_pricing'],
  sim: [...KINDS, 'iccid_number'],
  usage: [...KINDS, 'unknown_status'],
  refund: KINDS,
  balance: KINDS,
  notify: KINDS,
  webhook: [
    'never',
    'late',
    'twice',
    'reorder',
    'before_answer',
    'unknown_order',
    'bad_signature',
    'plain_slashes',
    'odd-notation',
  ],
}

/** One call: the work, and the fault that may strike it at `at`. */
export type AiraloDoor = (c: NetworkContext, at: string, subjects: string[], work: Work) => Promise<Response>
export type AiraloParts = Counter & { door: AiraloDoor; orderDelayMs: number; publicUrl: string; shopUrl: string }

/** Fields of a form, of a multipart body, or of JSON: all three are taken. Lists are named as PHP reads them, `name[]`. */
export async function fieldsOf(c: NetworkContext): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type') ?? ''
  if (!type.includes('json')) {
    const fields = await c.req.parseBody({ all: true }).catch(() => ({}))
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.replace(/\[\]$/, ''), value]))
  }
  const body: unknown = await c.req.json().catch(() => null)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
