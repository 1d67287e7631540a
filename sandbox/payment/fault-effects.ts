// Applies a fault to one HTTP call: before or after the work is done.
import type { Socket } from 'node:net'
import type { Context } from 'hono'
import type { Done } from './idempotency.ts'
import type { FaultKind, PaymentFault } from './payment-faults.ts'
import { inOddNotation } from './odd-notation.ts'
import { StripeProblem } from './stripe-problem.ts'

const HOLD_MS = 120_000

export class ConnectionCut extends Error {}

export async function sufferBefore(fault: PaymentFault | null, c: Context, closing: AbortSignal): Promise<void> {
  switch (fault?.kind) {
    case 'fail_before':
      throw broken()
    case 'rate_limit':
      throw new StripeProblem(429, 'rate_limit_error', 'Request rate limit exceeded.', {
        code: 'rate_limit',
        headers: { 'retry-after': String(Math.max(1, Math.ceil((fault.ms ?? 1000) / 1000))) },
      })
    case 'reset':
      throw new ConnectionCut()
    case 'timeout_before':
      await hold(fault.ms ?? HOLD_MS, c, closing)
      throw new ConnectionCut()
    default:
  }
}

// Happens while the call holds its idempotency key.
export async function sufferWithin(fault: PaymentFault | null, c: Context, closing: AbortSignal): Promise<void> {
  if (fault?.kind === 'slow') await hold(fault.ms ?? 1000, c, closing)
}

export async function sufferAfter(fault: PaymentFault | null, c: Context, closing: AbortSignal): Promise<void> {
  switch (fault?.kind) {
    case 'fail_after':
      throw broken()
    case 'reset_after':
      throw new ConnectionCut()
    case 'timeout_after':
      await hold(fault.ms ?? HOLD_MS, c, closing)
      throw new ConnectionCut()
    default:
  }
}

/** Does the work unless the fault prevents it; `fail_kept` and `fail_after_kept` answer 500 like any other result. */
export function carriedOut(fault: PaymentFault | null, work: () => object, requestId: string): Done {
  if (fault?.kind === 'fail_after_kept') work()
  return fault?.kind === 'fail_kept' || fault?.kind === 'fail_after_kept'
    ? { status: 500, body: JSON.stringify(broken().body(requestId)) }
    : { status: 200, body: JSON.stringify(work()) }
}

// An answer with one wrong value: a cent too much, a payment reported as unpaid, or no page address.
export function falsified(fault: PaymentFault | null, body: string): string {
  if (fault?.kind === 'odd-notation') return inOddNotation(body)
  const lie = fault && LIES[fault.kind]
  if (!lie) return body
  const answer: Record<string, unknown> = JSON.parse(body)
  return JSON.stringify({ ...answer, ...lie(answer) })
}

const LIES: Partial<Record<FaultKind, (answer: Record<string, unknown>) => Record<string, unknown>>> = {
  wrong_amount: (answer) => ({ amount_total: Number(answer['amount_total']) + 1 }),
  unpaid: () => ({ payment_status: 'unpaid' }),
  no_page: () => ({ url: null }),
}

// Breaks the caller's connection; if there is none (an in-memory call), answers 502 instead.
export function cutConnection(c: Context): Response {
  const env: { incoming?: { socket?: Socket } } | undefined = c.env
  const socket = env?.incoming?.socket
  if (socket === undefined) return new Response('connection reset', { status: 502 })
  if (!socket.destroyed) socket.resetAndDestroy()

  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
}

function broken(): StripeProblem {
  return new StripeProblem(500, 'api_error', 'An unknown error occurred')
}

function hold(ms: number, c: Context, closing: AbortSignal): Promise<void> {
  const over = AbortSignal.any([c.req.raw.signal, closing, AbortSignal.timeout(ms)])

  return new Promise((resolve) => {
    if (over.aborted) resolve()
    else over.addEventListener('abort', () => resolve(), { once: true })
  })
}
