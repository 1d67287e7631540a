// What the guide shows of the API: read off the OpenAPI document, so that page and document say the same.
import { href } from 'react-router'
import { apiProblemCopy } from '#app/copy/partners/partner-api.ts'
import { API_LIMIT } from '#shop/partners/api/api-key.ts'
import { apiDocument, type ApiDocument } from './api-document.ts'
import { API_PATH } from './api-path.ts'
import { OPERATIONS } from './operations.ts'
import { PROBLEM_STATUS, type ApiProblem } from './problem-json.ts'
import { giveBackSampleFor, orderSamplesFor } from './order-samples.ts'
import { samplesFor } from './samples.ts'
import { WEBHOOK_SAMPLES } from './webhook-samples.ts'
import { WEBHOOKS } from './webhook-things.ts'
import { z } from 'zod'

/** The event that the guide shows whole. */
const SHOWN_EVENT = 'order.delivered'

export type DescribedCall = {
  id: string
  method: string
  path: string
  summary: string
  text: string | null
  scope: string
  parameters: { name: string; isRequired: boolean; text: string }[]
  /** A sample body, as JSON; null for a call without one. */
  body: string | null
  /** A sample answer, as JSON. */
  answer: string
}

/** For the API at this address. */
export function describeApi(origin: string) {
  const document = apiDocument(origin)
  return {
    base: `${origin}${API_PATH}`,
    document: href('/api/v1/openapi.json'),
    limit: API_LIMIT,
    samples: samplesFor(origin),
    orderSamples: orderSamplesFor(origin),
    giveBackSample: giveBackSampleFor(origin),
    webhooks: {
      types: WEBHOOKS.map(({ type, text }) => ({ type, text })),
      samples: WEBHOOK_SAMPLES,
      message: JSON.stringify(findExample(document, document.webhooks?.[SHOWN_EVENT]?.post?.requestBody), null, 2),
    },
    calls: OPERATIONS.map(({ id, method, path, summary, text = null, scope }): DescribedCall => {
      const told = document.paths?.[path]?.[method]
      const { requestBody } = told ?? {}
      return {
        id,
        method: method.toUpperCase(),
        path: `${API_PATH}${path}`,
        summary,
        text,
        scope,
        parameters: parametersOf(told?.parameters ?? []),
        body: requestBody ? JSON.stringify(findExample(document, requestBody), null, 2) : null,
        answer: answerOf(document, told?.responses),
      }
    }),
    problems: Object.entries(PROBLEM_STATUS).map(([code, status]) => ({
      code,
      status,
      meaning: apiProblemCopy[asProblem(code)],
    })),
  }
}

type Parameters = NonNullable<NonNullable<NonNullable<ApiDocument['paths']>[string]['get']>['parameters']>
type Responses = NonNullable<NonNullable<ApiDocument['paths']>[string]['get']>['responses']

const parametersOf = (parameters: Parameters): DescribedCall['parameters'] =>
  parameters.flatMap((parameter) =>
    'name' in parameter && parameter.name !== undefined
      ? [{ name: parameter.name, isRequired: parameter.required ?? false, text: parameter.description ?? '' }]
      : [],
  )

function answerOf(document: ApiDocument, responses: Responses): string {
  const response: unknown = responses?.['200'] ?? responses?.['201']
  return JSON.stringify(findExample(document, response), null, 2)
}

const asProblem = (code: string): ApiProblem => {
  if (!isProblem(code)) throw new Error(`No problem is called ${code}.`)
  return code
}
const isProblem = (code: string): code is ApiProblem => code in PROBLEM_STATUS

// A sample answer for the guide, made of the examples in a schema of the document.

const schema = z.looseObject({
  $ref: z.string().optional(),
  example: z.unknown().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
})
const response = z.object({ content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }) })
const document = z.looseObject({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })

/** Returns a part of the document as plain JSON. */
function findExample(wholeDocument: unknown, told: unknown): unknown {
  const { schemas } = document.parse(wholeDocument).components
  return ofSchema(response.parse(told).content['application/json'].schema)

  function ofSchema(given: unknown): unknown {
    const { $ref, example, type, properties, items, anyOf, enum: choices, minimum } = schema.parse(given)
    if (example !== undefined) return example
    if ($ref !== undefined) return ofSchema(schemas[$ref.split('/').at(-1) ?? ''])
    if (anyOf) return ofSchema(anyOf[0])
    if (choices) return choices[0]
    if (properties) return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, ofSchema(each)]))
    if (items !== undefined) return [ofSchema(items)]
    const [first] = Array.isArray(type) ? type : [type]
    if (first === 'integer' || first === 'number') return minimum ?? 0
    if (first === 'boolean') return false
    return first === 'null' ? null : 'text'
  }
}
