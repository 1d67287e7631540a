// The answer to too many requests (429) or while too many others are waiting (503), with when to try again.
import { busyCopy } from '#app/copy/site/busy.ts'
import type { TooOften } from '#values/outcome.ts'
import { answerHeadersContext } from './request-context.ts'
import { UNAVAILABLE } from './unavailable.ts'
import type { Context } from './visitor.ts'

export type Wait = Pick<TooOften, 'retryAfterSeconds' | 'isCrowded'>

export const TOO_OFTEN = 429
export type WaitStatus = typeof TOO_OFTEN | typeof UNAVAILABLE

/** The status of a page that is rendered anyway; the server adds its header. */
export function tooOftenStatus(context: Context, wait: Wait): WaitStatus {
  context.get(answerHeadersContext)?.set('retry-after', String(wait.retryAfterSeconds))
  return waitStatus(wait)
}

export const waitStatus = ({ isCrowded }: Wait): WaitStatus => (isCrowded ? UNAVAILABLE : TOO_OFTEN)

/** The sentence of a form that hashes passwords; `tooOften` is its text for an exhausted limit. */
export const waitSentence = ({ isCrowded, retryAfterSeconds }: Wait, tooOften: (seconds: number) => string): string =>
  isCrowded ? busyCopy.text : tooOften(retryAfterSeconds)

/** For a response that is no page: a call's, or a file's. */
export const tooOftenHeaders = ({ retryAfterSeconds }: Wait) => ({
  'retry-after': String(retryAfterSeconds),
  'cache-control': 'no-store',
})

/** Instead of a file. */
export const tooOftenText = (sentence: string, wait: Wait): Response =>
  new Response(sentence, { status: TOO_OFTEN, headers: tooOftenHeaders(wait) })
