// How the partner API says what went wrong: one code each, with its status, as problem+json (RFC 9457).
import { href } from 'react-router'
import { apiProblemCopy } from '#app/copy/partners/partner-api.ts'
import type { KeyProblem } from '#shop/partners/api/check-api-key.ts'
import type { ReturnOrderProblem } from '#shop/partners/prepaid/return-order.ts'
import type { ApiOrderProblem } from '#shop/partners/prepaid/place-api-order.ts'
import type { UsageProblem } from '#shop/partners/prepaid/view-api-usage.ts'

/** Where the problems are explained, and the API besides. */

export type ApiProblem =
  | KeyProblem
  | ApiOrderProblem
  | UsageProblem
  | ReturnOrderProblem
  | 'idempotency_key_missing'
  | 'request_invalid'
  | 'cursor_invalid'
  | 'arrival_in_past'
  | 'departure_before_arrival'
  | 'not_found'
  | 'wrong_method'
  | 'request_slow'
  | 'request_too_large'
  | 'not_json'
  | 'too_often'
  | 'failed'
  | 'unavailable'

export const PROBLEM_STATUS: Record<ApiProblem, number> = {
  request_invalid: 400,
  cursor_invalid: 400,
  idempotency_key_missing: 400,
  key_missing: 401,
  key_unknown: 401,
  key_expired: 401,
  key_revoked: 401,
  balance_too_low: 402,
  scope_missing: 403,
  address_refused: 403,
  shop_closed: 403,
  not_found: 404,
  bundle_not_found: 404,
  order_not_found: 404,
  wrong_method: 405,
  request_slow: 408,
  test_network_missing: 409,
  esim_not_found: 409,
  top_ups_not_offered: 409,
  esim_not_ready: 409,
  order_withdrawn: 409,
  esim_expired: 409,
  esim_in_use: 409,
  not_returnable: 409,
  request_too_large: 413,
  not_json: 415,
  arrival_in_past: 422,
  departure_before_arrival: 422,
  idempotency_key_reused: 422,
  too_often: 429,
  failed: 500,
  unavailable: 503,
  esim_unreachable: 503,
}

/** What was wrong with which field of a request. */
export type FieldError = { field: string; message: string }

/** `detail` says what is so about this very call. */
export type Refusal = { errors?: FieldError[]; detail?: string; headers?: HeadersInit }

/** `origin` is the address that the caller knows the API by. */
export function answerProblem(code: ApiProblem, origin: string, { errors, detail, headers }: Refusal = {}): Response {
  const all = new Headers(headers)
  all.set('content-type', 'application/problem+json')
  all.set('cache-control', 'no-store')
  const status = PROBLEM_STATUS[code]
  if (status === 401) all.set('www-authenticate', 'Bearer')
  const type = `${origin}${href('/business/api')}#${code}`
  const body = { type, title: apiProblemCopy[code], status, code, ...(detail && { detail }), ...(errors && { errors }) }
  return new Response(JSON.stringify(body), { status, headers: all })
}

/** What the server itself refuses, before a call is looked at. */
export function problemOfStatus(status: number): ApiProblem {
  const own: Partial<Record<number, ApiProblem>> = {
    400: 'request_invalid',
    403: 'not_json',
    404: 'not_found',
    405: 'wrong_method',
    408: 'request_slow',
    413: 'request_too_large',
    415: 'not_json',
    503: 'unavailable',
  }
  return own[status] ?? (status < 500 ? 'request_invalid' : 'failed')
}
