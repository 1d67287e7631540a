// The only way of a JSON call: who may make it, its body, and what is done. Responses are for one visitor and never
// cached, and a refusal is in `error` (storefront rules §7).
import type { z } from 'zod'
import { callCopy } from '#app/copy/office/calls.ts'
import { problemCopy } from '#app/copy/site/problems.ts'
import { noteDenied } from '#app/session/denial.ts'
import { parseJson } from '#app/session/parse-json.ts'
import { sessionUserContext } from '#app/session/request-context.ts'
import { TOO_OFTEN, tooOftenHeaders, type Wait } from '#app/session/too-often.ts'
import type { Context } from '#app/session/visitor.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'

export const NO_STORE = { 'cache-control': 'no-store' }

export function answerJson(body: unknown, status = 200, headers: HeadersInit = {}): Response {
  const all = new Headers(headers)
  all.set('cache-control', 'no-store')
  return Response.json(body, { status, headers: all })
}

export const refuseJson = (error: string, status: number, headers?: HeadersInit): Response =>
  answerJson({ error }, status, headers)

export const unreadable = (): Response => refuseJson(callCopy.unreadable, 400)

export const tooOftenJson = (wait: Wait, error: string = problemCopy.too_often): Response =>
  refuseJson(error, TOO_OFTEN, tooOftenHeaders(wait))

/** A call is posted. */
export const refuseReading = (): Response =>
  new Response('Method not allowed', { status: 405, headers: { allow: 'POST', ...NO_STORE } })

/** The user who may make the call, or the refusal. */
export type Admission = { user: SessionUser; refused?: undefined } | { refused: Response }

type CallArgs = { request: Request; context: Context; params?: Record<string, string | undefined> }
type JsonCall<Body> = Required<CallArgs> & { said: Body }

/** The `action` of a call that everybody may make. */
export const jsonCall =
  <Body>(
    body: z.ZodType<Body>,
    run: (called: JsonCall<Body>) => Promise<Response>,
    refuse: () => Response = unreadable,
  ) =>
  async ({ request, context, params = {} }: CallArgs): Promise<Response> => {
    const said = await readCall(request, body)
    return said === null ? refuse() : run({ request, context, params, said })
  }

/** The `action` of a call that not everybody may make; a stranger learns nothing of its body. */
export const createJsonCall =
  <Body>(
    admit: (context: Context) => Admission,
    body: z.ZodType<Body>,
    run: (called: JsonCall<Body> & { user: SessionUser }) => Promise<Response>,
    refuse?: () => Response,
  ) =>
  async (args: CallArgs): Promise<Response> => {
    const admitted = admit(args.context)
    if (admitted.refused) {
      await noteDenied(args.context, args.context.get(sessionUserContext))
      return admitted.refused
    }
    return jsonCall(body, (called) => run({ ...called, user: admitted.user }), refuse)(args)
  }

/** The body of a call; null when it is none that this call knows. */
export async function readCall<Body>(request: Request, shape: z.ZodType<Body>): Promise<Body | null> {
  try {
    return shape.safeParse(parseJson(await request.text(), new URL(request.url).pathname)).data ?? null
  } catch {
    return null
  }
}
