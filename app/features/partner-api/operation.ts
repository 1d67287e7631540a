// One call of the partner API: its address, what it takes and answers, and what carries it out.
import type { z } from 'zod'
import type { ApiKey, ApiScope } from '#shop/api/api-key.ts'
import type { Shop } from '#shop/shop.ts'
import type { TooOften } from '#shop/values/outcome.ts'
import type { ApiProblem, FieldError } from './problem-json.ts'

export type Called<Params, Query> = { shop: Shop; key: ApiKey; params: Params; query: Query }
export type Answered<Body> = { ok: true; body: Body } | { ok: false; problem: ApiProblem } | TooOften

type Facts = {
  /** What generated clients call it. */
  id: string
  method: 'get'
  /** Below the base URL; `{name}` for what changes. */
  path: string
  scope: ApiScope
  summary: string
  text?: string
  /** What it may answer besides those of every call. */
  problems: readonly ApiProblem[]
  /** The query that the guide shows. */
  sampleQuery?: string
}
type Shapes<Params, Query, Answer> = {
  params: z.ZodObject & z.ZodType<Params>
  query: z.ZodObject & z.ZodType<Query>
  answer: z.ZodType<Answer>
}

type Raw = { shop: Shop; key: ApiKey; params: Record<string, string>; search: URLSearchParams }
type Handled = { ok: true; body: unknown } | { ok: false; problem: ApiProblem; errors?: FieldError[] } | TooOften

export type Operation = Facts & Shapes<unknown, unknown, unknown> & { handle: (raw: Raw) => Promise<Handled> }

/** Checks what comes in and what goes out by the same schemas that the document shows. */
export function operation<Params, Query, Answer>(
  facts: Facts &
    Shapes<Params, Query, Answer> & { run: (called: Called<Params, Query>) => Promise<Answered<NoInfer<Answer>>> },
): Operation {
  const { run, ...rest } = facts
  return {
    ...rest,
    handle: async ({ shop, key, params: given, search }) => {
      const errors: FieldError[] = repeatedIn(search)
      const params = rest.params.safeParse(given)
      const query = rest.query.safeParse(Object.fromEntries(search))
      errors.push(...errorsOf(params.error), ...errorsOf(query.error))
      if (!params.success || !query.success || errors.length > 0)
        return { ok: false, problem: 'request_invalid', errors }
      const answered = await run({ shop, key, params: params.data, query: query.data })
      // What the schema does not name goes to nobody.
      return answered.ok ? { ok: true, body: rest.answer.parse(answered.body) } : answered
    },
  }
}

const errorsOf = (error: z.ZodError | undefined): FieldError[] =>
  (error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }))

const repeatedIn = (search: URLSearchParams): FieldError[] =>
  [...new Set(search.keys())]
    .filter((field) => search.getAll(field).length > 1)
    .map((field) => ({ field, message: 'Send this once.' }))
