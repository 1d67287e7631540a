// How a planned fault changes an HTTP answer: it refuses before the work, or does the work and spoils the answer.
import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Fault } from '../control/fault-list.ts'
import { inOddNotation } from './odd-notation.ts'

export type NetworkEnv = { Bindings: Partial<HttpBindings>; Variables: { token: string } }
export type NetworkContext = Context<NetworkEnv>

/** How a network refuses, and in which notations it writes. */
export type Manner = {
  /** By the kind of fault; `fail_before` is also the answer of `fail_after`. */
  refusals: Record<string, Refusal>
  inOddNotation: (body: unknown, turn: number) => unknown
}
type Refusal = { status: ContentfulStatusCode; body: object; retryAfter?: string }

const refusal = (status: ContentfulStatusCode, error: string, message: string, retryAfter?: string): Refusal => ({
  status,
  body: { error, message },
  ...(retryAfter && { retryAfter }),
})

const MANNER = {
  refusals: {
    fail_before: refusal(500, 'internal', 'Internal error'),
    rate_limit: refusal(429, 'rate_limit', 'Too many requests', '1'),
    out_of_stock: refusal(409, 'out_of_stock', 'No profiles in stock for this bundle'),
    no_credit: refusal(402, 'no_credit', 'Insufficient credit'),
    maintenance: refusal(503, 'maintenance', 'Planned maintenance', '60'),
  },
  inOddNotation,
}

/** Does the call; a kind that only this call knows (lag, missing) is handled there. */
export type Work = (kind: string | null) => Response | Promise<Response>

/** What can happen to the answers of any network, beside its own refusals. */
export const SPOILING_KINDS = [
  'fail_after',
  'timeout_before',
  'timeout_after',
  'reset',
  'reset_after',
  'slow',
  'drip',
  'unauthorized',
  'html',
  'php',
  'empty',
  'huge',
  'null',
  'negative',
  'string',
  'echo',
  'odd-notation',
]
export const ANSWER_KINDS = [...Object.keys(MANNER.refusals), ...SPOILING_KINDS]

const HUGE_BYTES = 10 * 1024 * 1024
const HOLD_MS = 120_000
const SLOW_MS = 3_000

/** `untilCleared` aborts once nobody plans the fault anymore: a call that it slowed down is answered then. */
export async function answerUnder(
  fault: Fault | null,
  c: NetworkContext,
  { closing, untilCleared }: { closing: AbortSignal; untilCleared: AbortSignal },
  work: Work,
  manner: Manner = MANNER,
): Promise<Response> {
  if (!fault) return work(null)
  const { kind, ms } = fault

  const refused = manner.refusals[kind]
  if (refused) return refuse(c, refused)
  if (kind === 'timeout_before') return hold(c, ms ?? HOLD_MS, closing)
  if (kind === 'reset') return cut(c)
  // What a careless vendor reveals in an error: the caller's own token.
  if (kind === 'echo')
    return c.json({ headers: { authorization: c.req.header('authorization') }, token: c.get('token') })
  if (kind === 'slow') await pause(c, ms ?? SLOW_MS, AbortSignal.any([closing, untilCleared]))

  const answer = await work(kind)
  if (kind === 'fail_after') return refuse(c, manner.refusals['fail_before'] ?? MANNER.refusals.fail_before)
  if (kind === 'timeout_after') return hold(c, ms ?? HOLD_MS, closing)
  if (kind === 'reset_after') return cut(c)
  return answer.ok ? spoiled(fault, answer, manner) : answer
}

function refuse(c: NetworkContext, { status, body, retryAfter }: Refusal): Response {
  if (retryAfter) c.header('Retry-After', retryAfter)
  return c.json(body, status)
}

async function spoiled({ kind, ms, hits }: Fault, answer: Response, manner: Manner): Promise<Response> {
  const type = answer.headers.get('content-type') ?? 'application/json'
  const headers = { 'content-type': type }
  const html = { 'content-type': 'text/html; charset=utf-8' }
  if (kind === 'html')
    return new Response('<!doctype html><title>Gateway</title><h1>Please log in</h1>', { headers: html })
  if (kind === 'php')
    return new Response('<?php\n$db = new mysqli("localhost", "root");\necho json_encode($row);\n', { headers })
  if (kind === 'empty') return new Response('', { headers })
  if (kind === 'huge') return new Response(await inflated(answer, type), { headers })
  if (kind === 'drip')
    return new Response(dripping(new Uint8Array(await answer.arrayBuffer()), ms ?? SLOW_MS), { headers })
  if (!type.includes('json')) return answer

  const body: unknown = await answer.json()
  if (kind === 'odd-notation') return Response.json(manner.inOddNotation(body, hits - 1))
  if (kind === 'null') return Response.json(eachLeaf(body, () => null))
  if (kind === 'negative')
    return Response.json(eachLeaf(body, (leaf) => (typeof leaf === 'number' ? -Math.abs(leaf || 1) : leaf)))
  if (kind === 'string')
    return Response.json(eachLeaf(body, (leaf) => (typeof leaf === 'number' ? leaf.toFixed(2) : leaf)))
  return Response.json(body)
}

async function inflated(answer: Response, type: string): Promise<Uint8Array<ArrayBuffer> | string> {
  if (type.includes('json')) return JSON.stringify({ ...(await answer.json()), padding: 'x'.repeat(HUGE_BYTES) })
  const bytes = new Uint8Array(HUGE_BYTES)
  bytes.set(new Uint8Array(await answer.arrayBuffer()))
  return bytes
}

// One byte at a time, so that the whole answer takes about the given time and tests the reader's timeout.
function dripping(bytes: Uint8Array, ms: number): ReadableStream<Uint8Array> {
  const step = Math.max(1, Math.ceil(bytes.length / 100))
  let sent = 0
  return new ReadableStream({
    async pull(stream) {
      if (sent >= bytes.length) return stream.close()
      await wait(ms / 100)
      stream.enqueue(bytes.slice(sent, sent + step))
      sent += step
    },
  })
}

function eachLeaf(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => eachLeaf(item, change))
  if (typeof value !== 'object' || value === null) return change(value)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, eachLeaf(inner, change)]))
}

async function hold(c: NetworkContext, ms: number, closing: AbortSignal): Promise<Response> {
  await pause(c, ms, closing)
  return c.json({ error: 'timeout', message: 'Gateway timeout' }, 504)
}

async function pause(c: NetworkContext, ms: number, closing: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([c.req.raw.signal, closing])
  // An abort ends the wait early: nobody is listening anymore.
  await wait(ms, undefined, { signal }).catch(() => undefined)
}

function cut(c: NetworkContext): Response {
  c.env?.incoming?.socket.destroy()
  return new Response(null, { status: 502 })
}
