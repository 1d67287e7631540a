// One call of the partner API: its address, what it takes and answers, and what carries it out.
import type { z } from 'zod'
import type { ApiKey, ApiScope } from '#shop/partners/api/api-key.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import type { TooOften } from '#values/outcome.ts'
import type { ApiProblem, FieldError } from './problem-json.ts'

export type OperationCall<Params, Query, Body> = {
  shop: Shop
  key: ApiKey
  params: Params
  query: Query
  body: Body
  /** Of a call that makes something; empty for all others. */
  idempotencyKey: string
}
export type OperationAnswer<Body> =
  | { ok: true; body: Body; status?: 200 | 201; isReplayed?: boolean }
  | { ok: false; problem: ApiProblem }
  | TooOften

type Facts = {
  /** What generated clients call it. */
  id: string
  method: 'get' | 'post'
  /** Below the base URL; `{name}` for what changes. */
  path: string
  scope: ApiScope
  summary: string
  text?: string
  /** It makes something: the same call with the same Idempotency-Key makes it once. */
  makes?: true
  /** What it may answer besides those of every call. */
  problems: readonly ApiProblem[]
  /** The query that the guide shows. */
  sampleQuery?: string
}
type Shapes<Params, Query, Answer, Body> = {
  params: z.ZodObject & z.ZodType<Params>
  query: z.ZodObject & z.ZodType<Query>
  /** Left out for a call that takes none. */
  body?: z.ZodObject & z.ZodType<Body>
  answer: z.ZodType<Answer>
}

type RawCall = {
  shop: Shop
  key: ApiKey
  params: Record<string, string>
  search: URLSearchParams
  headers: Headers
  /** The body as it came; null where there is none, undefined for what is no JSON. */
  readBody: () => Promise<unknown>
}
type OperationResult =
  | { ok: true; body: unknown; status: 200 | 201; isReplayed: boolean }
  | { ok: false; problem: ApiProblem; errors?: FieldError[] }
  | TooOften

export type Operation = Facts &
  Shapes<unknown, unknown, unknown, unknown> & { handle: (raw: RawCall) => Promise<OperationResult> }

/** Validates requests and responses with the same schemas that the document shows. */
export function operation<Params, Query, Answer, Body = null>(
  facts: Facts &
    Shapes<Params, Query, Answer, Body> & {
      run: (called: OperationCall<Params, Query, Body>) => Promise<OperationAnswer<NoInfer<Answer>>>
    },
): Operation {
  const { run, ...rest } = facts
  return {
    ...rest,
    handle: async ({ shop, key, params: given, search, headers, readBody }) => {
      const errors: FieldError[] = repeatedIn(search)
      const params = rest.params.safeParse(given)
      const query = rest.query.safeParse(Object.fromEntries(search))
      const body = rest.body?.safeParse((await readBody()) ?? {})
      errors.push(...errorsOf(params.error), ...errorsOf(query.error), ...errorsOf(body?.error))
      if (!params.success || !query.success || (body && !body.success) || errors.length > 0)
        return { ok: false, problem: 'request_invalid', errors }
      const idempotencyKey = rest.makes ? readKey(headers) : ''
      if (idempotencyKey === null) return { ok: false, problem: 'idempotency_key_missing' }
      const asked = { shop, key, params: params.data, query: query.data, idempotencyKey }
      const answered = await run({ ...asked, body: bodyOf<Body>(body) })
      if (!answered.ok) return answered
      // Fields that the schema doesn't name are never sent.
      const { status = 200, isReplayed = false } = answered
      return { ok: true, body: rest.answer.parse(answered.body), status, isReplayed }
    },
  }
}

// A call without a schema for its body is called with none.
function bodyOf<Body>(read: z.ZodSafeParseSuccess<Body> | undefined): Body
function bodyOf(read: z.ZodSafeParseSuccess<unknown> | undefined): unknown {
  return read ? read.data : null
}

function readKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key') ?? ''
  return /^[\x21-\x7e]{8,200}$/.test(key) ? key : null
}

const errorsOf = (error: z.ZodError | undefined): FieldError[] =>
  (error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }))

const repeatedIn = (search: URLSearchParams): FieldError[] =>
  [...new Set(search.keys())]
    .filter((field) => search.getAll(field).length > 1)
    .map((field) => ({ field, message: 'Send this once.' }))
