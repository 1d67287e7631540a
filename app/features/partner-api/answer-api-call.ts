// From a request below /api/v1 to its answer: which call it is, whose key it carries, and what is left of its limit.
import { seenFromCopy } from '#app/copy/partners/partner-api.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import { parseJson } from '#app/session/parse-json.ts'
import { shopContext, publicUrlContext } from '#app/session/request-context.ts'
import type { Room } from '#shop/partners/api/check-api-key.ts'
import { API_PATH } from './api-path.ts'
import type { Operation } from './operation.ts'
import { OPERATIONS } from './operations.ts'
import { answerProblem } from './problem-json.ts'

export async function answerApiCall(request: Request, context: Context): Promise<Response> {
  const url = new URL(request.url)
  const origin = context.get(publicUrlContext)
  const there = callsAt(url.pathname.slice(API_PATH.length))
  if (there.length === 0) return answerProblem('not_found', origin)
  const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase()
  const call = there.find(({ operation }) => operation.method === method)
  if (!call) return answerProblem('wrong_method', origin, { headers: { allow: allowedOf(there) } })

  const shop = context.get(shopContext)
  const { scope, handle } = call.operation
  const rateLimitKey = rateLimitKeyOf(context)
  const admitted = await shop.api.checkApiKey({ token: bearerOf(request), scope, rateLimitKey })
  if (!admitted.ok)
    return answerProblem(admitted.problem, origin, {
      ...(admitted.problem === 'address_refused' && { detail: seenFromCopy(rateLimitKey) }),
      headers: {
        ...(admitted.room && roomHeaders(admitted.room)),
        ...('retryAfterSeconds' in admitted && { 'retry-after': String(admitted.retryAfterSeconds) }),
      },
    })
  const headers = roomHeaders(admitted.room)
  const answered = await handle({
    shop,
    key: admitted.key,
    params: call.params,
    search: url.searchParams,
    headers: request.headers,
    readBody: () => readJson(request),
  })
  if (answered.ok)
    return Response.json(answered.body, {
      status: answered.status,
      headers: {
        ...headers,
        ...(answered.isReplayed && { 'idempotent-replayed': 'true' }),
        'cache-control': 'no-store',
      },
    })
  if ('retryAfterSeconds' in answered)
    return answerProblem('too_often', origin, {
      headers: { ...headers, 'retry-after': String(answered.retryAfterSeconds) },
    })
  return answerProblem(answered.problem, origin, { errors: answered.errors, headers })
}

type OperationMatch = { operation: Operation; params: Record<string, string> }

/** The calls at a path, whatever their method. */
function callsAt(path: string): OperationMatch[] {
  const parts = path.split('/')
  return OPERATIONS.flatMap((operation) => {
    const names = operation.path.split('/')
    if (names.length !== parts.length) return []
    const params: Record<string, string> = {}
    for (const [place, name] of names.entries()) {
      const part = parts[place] ?? ''
      const variable = /^\{(\w+)\}$/.exec(name)?.[1]
      if (variable === undefined && name !== part) return []
      if (variable !== undefined) params[variable] = decoded(part)
    }
    return [{ operation, params }]
  })
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function allowedOf(there: readonly OperationMatch[]): string {
  const methods = there.map(({ operation }) => operation.method.toUpperCase())
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ')
}

/** Null for an empty body; what is no JSON, or odd, reads as a text, which fits no schema. */
async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text.trim() === '') return null
  try {
    return parseJson(text, new URL(request.url).pathname)
  } catch {
    return text
  }
}

export const bearerOf = (request: Request): string | null =>
  /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null

const roomHeaders = ({ most, windowSeconds, left, resetSeconds }: Room): Record<string, string> => ({
  'ratelimit-limit': String(most),
  'ratelimit-remaining': String(left),
  'ratelimit-reset': String(resetSeconds),
  'ratelimit-policy': `${most};w=${windowSeconds}`,
})
