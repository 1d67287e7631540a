// The partner API as an OpenAPI 3.1 document, made of the schemas that check its requests and answers.
import { createDocument, type ZodOpenApiPathsObject, type ZodOpenApiResponsesObject } from 'zod-openapi'
import { apiGuideCopy, apiProblemCopy } from '#app/copy/partners/partner-api.ts'
import { API_PATH } from './api-path.ts'
import type { Operation } from './operation.ts'
import { OPERATIONS } from './operations.ts'
import { PROBLEM_STATUS, type ApiProblem } from './problem-json.ts'
import { webhookHeaders, WEBHOOKS } from './webhook-things.ts'
import { idempotencyHeader, problem } from './things.ts'

const OF_EVERY_CALL = [
  'request_invalid',
  'key_missing',
  'key_unknown',
  'key_expired',
  'key_revoked',
  'address_refused',
  'scope_missing',
  'too_often',
  'request_slow',
  'failed',
  'unavailable',
] as const satisfies readonly ApiProblem[]
const OF_EVERY_BODY = ['request_too_large', 'not_json'] as const satisfies readonly ApiProblem[]

const compose = () =>
  createDocument({
    openapi: '3.1.1',
    info: { title: apiGuideCopy.title, version: '1', description: apiGuideCopy.lead },
    security: [{ key: [] }],
    paths: pathsOf(OPERATIONS),
    webhooks: webhooksOf(),
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  })
export type ApiDocument = ReturnType<typeof compose>

/** Composing it takes a while, so it is done once, when somebody first asks. */
let composed: ApiDocument | undefined

/** The document for the API at this address. Only the address differs between two of them. */
export function apiDocument(origin: string): ApiDocument {
  composed ??= compose()
  return { ...composed, servers: [{ url: `${origin}${API_PATH}` }] }
}

function pathsOf(operations: readonly Operation[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {}
  for (const { id, method, path, summary, text, scope, makes, params, query, body, answer, problems } of operations)
    paths[path] = {
      ...paths[path],
      [method]: {
        operationId: id,
        summary,
        ...(text && { description: text }),
        security: [{ key: [scope] }],
        requestParams: { path: params, query, ...(makes && { header: idempotencyHeader }) },
        ...(body && {
          requestBody: { required: needsFields(body), content: { 'application/json': { schema: body } } },
        }),
        responses: {
          ...(makes && { '201': { description: summary, content: { 'application/json': { schema: answer } } } }),
          '200': {
            description: makes ? apiGuideCopy.replayed : summary,
            content: { 'application/json': { schema: answer } },
          },
          ...refusalsOf([...OF_EVERY_CALL, ...(body ? OF_EVERY_BODY : []), ...problems]),
        },
      },
    }
  return paths
}

// A call whose body may be an empty object may be sent without one.
const needsFields = (body: NonNullable<Operation['body']>): boolean => !body.safeParse({}).success

function webhooksOf(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    WEBHOOKS.map(({ type, text, body }) => [
      type,
      {
        post: {
          operationId: `on-${type}`,
          summary: text,
          // Receivers have no key of ours: they verify the signature instead.
          security: [],
          requestParams: { header: webhookHeaders },
          requestBody: { required: true, content: { 'application/json': { schema: body } } },
          responses: { '2XX': { description: 'Accepted. For any other answer, we try again for a day.' } },
        },
      },
    ]),
  )
}

function refusalsOf(problems: readonly ApiProblem[]): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(problems, (code) => String(PROBLEM_STATUS[code]))
  const content = { 'application/problem+json': { schema: problem } }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.map((code) => `\`${code}\`: ${apiProblemCopy[code]}`).join('\n\n'), content },
    ]),
  )
}
