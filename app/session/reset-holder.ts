// What makes a mailed reset link work in the browser that asked for it, and in no other (safety case G14).
import { answerHeadersContext } from './answer-headers.ts'
import { cookiesContext } from './cookies.ts'
import type { Context } from './visitor.ts'

const SHAPE = /^[\w-]{43}$/

/** Null in a browser that did not ask for a link lately. */
export async function readResetHolder(request: Request, context: Context): Promise<string | null> {
  const held: unknown = await context.get(cookiesContext).resetHolder.parse(request.headers.get('cookie'))
  return typeof held === 'string' && SHAPE.test(held) ? held : null
}

/** From now on this browser holds it; null when it is not needed any more. */
export async function keepResetHolder(context: Context, holder: string | null): Promise<void> {
  const cookie = context.get(cookiesContext).resetHolder
  const line = holder === null ? await cookie.serialize('', { maxAge: 0 }) : await cookie.serialize(holder)
  context.get(answerHeadersContext)?.append('set-cookie', line)
}
