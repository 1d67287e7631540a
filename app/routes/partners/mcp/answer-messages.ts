// From a request to /mcp to its answer: how much it may say, who asks, and how often.
import { href } from 'react-router'
import { agentCopy } from '#app/copy/partners/agents.ts'
import { apiProblemCopy } from '#app/copy/partners/partner-api.ts'
import { bearerOf } from '#app/features/partner-api/answer-api-call.ts'
import { PROBLEM_STATUS, type ApiProblem } from '#app/features/partner-api/problem-json.ts'
import { answerJson } from '#app/http/json-call.ts'
import { parseJson } from '#app/session/parse-json.ts'
import { shopContext } from '#app/session/request-context.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import type { ApiKey } from '#shop/partners/api/api-key.ts'
import type { TooOften } from '#values/outcome.ts'
import { openServer } from './open-server.ts'

/** No message of a tool is nearly as long. */
const MOST_BYTES = 32 * 1024
/** Older revisions of the protocol send several at once. */
const MOST_MESSAGES = 10

const PARSE_ERROR = -32_700
const REFUSED = -32_000

/**
 * Every request stands alone, so any node can answer it. Without a key in its Authorization header it is a stranger's,
 * whatever cookies it carries.
 */
export async function answerMessages(request: Request, context: Context): Promise<Response> {
  const text = await request.text()
  if (Buffer.byteLength(text) > MOST_BYTES) return refuse('request_too_large')
  const read = readMessages(text)
  if (!read.ok) return refuse('request_invalid', { code: PARSE_ERROR })
  const { messages } = read
  const count = Array.isArray(messages) ? messages.length : 1
  if (count > MOST_MESSAGES) return refuse('request_invalid', { message: agentCopy.problems.too_many_messages })

  const admitted = await admit(request, context, count)
  if (!admitted.ok)
    return refuse(admitted.problem, 'retryAfterSeconds' in admitted ? { waitSeconds: admitted.retryAfterSeconds } : {})

  // Half a megabyte, which a shop without assistants has no use for.
  const { createMcpHandler, McpServer } = await import('@modelcontextprotocol/server')
  const handler = createMcpHandler(() => openServer(McpServer, context, admitted.key), { maxSubscriptions: 0 })
  return handler.fetch(request, { parsedBody: messages })
}

function readMessages(text: string): { ok: true; messages: unknown } | { ok: false } {
  try {
    return { ok: true, messages: parseJson(text, href('/mcp')) }
  } catch {
    return { ok: false }
  }
}

type Admission = { ok: true; key: ApiKey | null } | { ok: false; problem: ApiProblem } | TooOften

/** Counts each message, also of those that come together. */
async function admit(request: Request, context: Context, count: number): Promise<Admission> {
  let admitted = await admitOne(request, context)
  for (let counted = 1; counted < count && admitted.ok; counted += 1) admitted = await admitOne(request, context)
  return admitted
}

async function admitOne(request: Request, context: Context): Promise<Admission> {
  const { api } = context.get(shopContext)
  const rateLimitKey = rateLimitKeyOf(context)
  if (request.headers.get('authorization') !== null)
    return api.checkApiKey({ token: bearerOf(request), scope: null, rateLimitKey })
  const counted = await api.countAgentMessage(rateLimitKey)
  return counted.ok ? { ok: true, key: null } : counted
}

type Refusal = { code?: number; message?: string; waitSeconds?: number }

/** As the protocol says an error, with the name that the partner API has for it. */
function refuse(problem: ApiProblem, { code = REFUSED, message, waitSeconds }: Refusal = {}): Response {
  const status = PROBLEM_STATUS[problem]
  const error = { code, message: message ?? apiProblemCopy[problem], data: { code: problem } }
  return answerJson({ jsonrpc: '2.0', id: null, error }, status, {
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    ...(waitSeconds !== undefined && { 'retry-after': String(waitSeconds) }),
  })
}
