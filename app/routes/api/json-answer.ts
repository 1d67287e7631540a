// How every JSON call answers: for one visitor alone, kept by nobody, its refusals in `error` (storefront rules §7).
import { callCopy } from '#app/copy/calls.ts'
import { problemCopy } from '#app/copy/problems.ts'
import { TOO_OFTEN, tooOftenHeaders, type Wait } from '#app/session/too-often.ts'

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
