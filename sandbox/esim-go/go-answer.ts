// How eSIM Go answers: a message for every refusal, and moments in several notations.
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { NetworkContext } from '../network/answer-faults.ts'

export const refuse = (c: NetworkContext, status: ContentfulStatusCode, message: string): Response =>
  c.json({ message }, status)

/** Somebody else's eSIM, one that is gone, or a wrong key. */
export const forbidden = (c: NetworkContext): Response => refuse(c, 403, 'access denied')

export function processing(c: NetworkContext, seconds: number): Response {
  c.header('Retry-After', String(Math.max(1, Math.ceil(seconds))))
  return refuse(c, 503, 'Processing - Please come back later or use the Retry-After (seconds) header')
}

/** RFC 3339 with nanoseconds. */
export const goTime = (instant: number): string => new Date(instant).toISOString().replace('Z', '875019Z')

const HOST = 'http://smdp.sandbox.example'

/** The address is written with its scheme, and the code without "LPA:1$". */
export function installDataOf(activationCode: string) {
  const [, , matchingId = ''] = activationCode.split('$')
  return { matchingId, smdpAddress: HOST }
}

/** A page of a list, as far as it can be read. */
export function pageOf<Each>(c: NetworkContext, list: Each[], sizeName: 'perPage' | 'limit', usual: number) {
  const size = wholeNumber(c.req.query(sizeName)) ?? usual
  const page = wholeNumber(c.req.query('page')) ?? 1
  return {
    shown: list.slice((page - 1) * size, page * size),
    pageCount: Math.max(1, Math.ceil(list.length / size)),
    rows: list.length,
    pageSize: size,
  }
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null
}
