// How every door tells somebody who asked too often (429) or came while too many others wait (503), and after how many
// seconds it is worth asking again.
import { BUSY } from '#app/copy/busy.ts'
import type { TooOften } from '#shop/values/outcome.ts'
import { answerHeadersContext } from './answer-headers.ts'
import { UNAVAILABLE } from './unavailable.ts'
import type { Context } from './visitor.ts'

export type Wait = Pick<TooOften, 'retryAfterSeconds' | 'isCrowded'>

export const TOO_OFTEN = 429
export type WaitStatus = typeof TOO_OFTEN | typeof UNAVAILABLE

/** The status of a page that is drawn all the same; its header is put on by the server. */
export function tooOftenStatus(context: Context, wait: Wait): WaitStatus {
  context.get(answerHeadersContext)?.set('retry-after', String(wait.retryAfterSeconds))
  return waitStatus(wait)
}

export const waitStatus = ({ isCrowded }: Wait): WaitStatus => (isCrowded ? UNAVAILABLE : TOO_OFTEN)

/** The sentence of a door that hashes passwords; `tooOften` is what it says of a limit. */
export const waitSentence = ({ isCrowded, retryAfterSeconds }: Wait, tooOften: (seconds: number) => string): string =>
  isCrowded ? BUSY : tooOften(retryAfterSeconds)

/** An answer that is no page: a call's, or a file's. */
export const tooOftenHeaders = ({ retryAfterSeconds }: Wait) => ({
  'retry-after': String(retryAfterSeconds),
  'cache-control': 'no-store',
})

/** Instead of a file. */
export const tooOftenText = (sentence: string, wait: Wait): Response =>
  new Response(sentence, { status: TOO_OFTEN, headers: tooOftenHeaders(wait) })
