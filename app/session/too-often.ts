// How every door tells somebody who asked too often: 429, and after how many seconds it is worth asking again.
import { answerHeadersContext } from './answer-headers.ts'
import type { Context } from './visitor.ts'

export type Wait = { retryAfterSeconds: number }

export const TOO_OFTEN = 429

/** The status of a page that is drawn all the same; its header is put on by the server. */
export function tooOftenStatus(context: Context, { retryAfterSeconds }: Wait): typeof TOO_OFTEN {
  context.get(answerHeadersContext)?.set('retry-after', String(retryAfterSeconds))
  return TOO_OFTEN
}

/** An answer that is no page: a call's, or a file's. */
export const tooOftenHeaders = ({ retryAfterSeconds }: Wait) => ({
  'retry-after': String(retryAfterSeconds),
  'cache-control': 'no-store',
})

/** Instead of a file. */
export const tooOftenText = (sentence: string, wait: Wait): Response =>
  new Response(sentence, { status: TOO_OFTEN, headers: tooOftenHeaders(wait) })
