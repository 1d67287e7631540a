// Wraps every API call: key, form body, faults, idempotency, and errors in the provider's format.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import {
  carriedOut,
  ConnectionCut,
  cutConnection,
  falsified,
  sufferAfter,
  sufferBefore,
  sufferWithin,
} from './fault-effects.ts'
import { type FormObject, type FormValue, canonicalText, readForm } from './form-body.ts'
import { fingerprintOf, openKeys } from './idempotency.ts'
import type { HttpPlace } from './payment-faults.ts'
import { modeOf } from './live-mode.ts'
import type { World } from './payment-world.ts'
import { StripeProblem, invalid } from './stripe-problem.ts'
import { newId } from './wire-id.ts'
import { API_VERSION, type PaymentEvent } from './wire.ts'

export type Call = { id: string; params: FormObject; expand: string[]; request: NonNullable<PaymentEvent['request']> }
export type Answer = (call: Call) => object

export function openApi(world: World) {
  const once = openKeys(world)
  const closing = world.closing.signal
  const inMode = modeOf(world.options.secretKey)

  return (at: HttpPlace, answer: Answer) =>
    async (c: Context): Promise<Response> => {
      const requestId = newId('req_', 14)
      try {
        authorize(c.req.header('authorization'), world.options.secretKey)
        const call = await readCall(c, requestId)
        const fault = world.faults.take(at, referenceOf(world, call))
        await sufferBefore(fault, c, closing)
        const work = () => carriedOut(fault, () => inMode(answer(call)), requestId)
        const wait = () => sufferWithin(fault, c, closing)
        const { idempotency_key: key } = call.request
        const done =
          key === null
            ? await wait().then(() => ({ ...world.records.transaction(work), isReplayed: false }))
            : await once({ key, fingerprint: fingerprintOfCall(c, call), wait, work })
        await sufferAfter(fault, c, closing)
        return new Response(falsified(fault, done.body), {
          status: done.status,
          headers: {
            ...headersOf(world, requestId, key, done.isReplayed),
            // Repeating the call gives the same answer.
            ...(done.status === 500 && { 'stripe-should-retry': 'false' }),
          },
        })
      } catch (error) {
        if (error instanceof ConnectionCut) return cutConnection(c)
        const problem = error instanceof StripeProblem ? error : unexpected(error)
        return new Response(JSON.stringify(problem.body(requestId)), {
          status: problem.status,
          headers: {
            ...headersOf(world, requestId, c.req.header('idempotency-key') ?? null, false),
            ...problem.details.headers,
          },
        })
      }
    }
}

function authorize(header: string | undefined, secretKey: string): void {
  const [scheme = '', value = ''] = (header ?? '').split(' ')
  const key = /^basic$/i.test(scheme) ? (Buffer.from(value, 'base64').toString().split(':')[0] ?? '') : value
  if (key === '') {
    throw new StripeProblem(
      401,
      'invalid_request_error',
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  if (timingSafeEqual(digest(key), digest(secretKey))) return
  throw new StripeProblem(
    401,
    'invalid_request_error',
    `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`,
  )
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

async function readCall(c: Context, requestId: string): Promise<Call> {
  const isPost = c.req.method === 'POST'
  if (isPost && (c.req.header('content-type') ?? '').startsWith('application/json')) {
    throw invalid(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded). If you have any questions, we can help at https://support.stripe.com/.',
    )
  }
  const { expand, ...params } = readForm(isPost ? await c.req.text() : new URL(c.req.url).search.slice(1))
  const key = c.req.header('idempotency-key') ?? null
  if (key !== null && key.length > 255)
    throw invalid('Idempotency keys must be at most 255 characters.', undefined, 'Idempotency-Key')

  return {
    id: c.req.param('id') ?? '',
    params,
    expand: listOfTexts(expand),
    request: { id: requestId, idempotency_key: isPost ? key : null },
  }
}

function listOfTexts(value: FormValue | undefined): string[] {
  const list = value === undefined ? [] : Array.isArray(value) ? value : [value]

  return list.filter((each) => typeof each === 'string')
}

function referenceOf(world: World, { id, params }: Call): string | null {
  if (typeof params['client_reference_id'] === 'string') return params['client_reference_id']
  for (const candidate of [id, params['payment_intent'], params['charge']]) {
    if (typeof candidate !== 'string' || candidate === '') continue
    const reference = world.records.referenceOf(candidate)
    if (reference !== null) return reference
  }

  return null
}

function fingerprintOfCall(c: Context, { params, expand }: Call): string {
  return fingerprintOf([c.req.method, c.req.path, canonicalText(params), canonicalText(expand)])
}

function headersOf(world: World, requestId: string, key: string | null, isReplayed: boolean): Record<string, string> {
  return {
    date: world.options.now().toUTCString(),
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'request-id': requestId,
    'stripe-version': API_VERSION,
    ...(key === null ? {} : { 'idempotency-key': key, 'original-request': requestId }),
    ...(isReplayed ? { 'idempotent-replayed': 'true' } : {}),
  }
}

function unexpected(error: unknown): StripeProblem {
  console.error('payment sandbox:', error)

  return new StripeProblem(500, 'api_error', 'An unknown error occurred')
}
