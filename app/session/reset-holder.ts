// Makes an emailed reset link work without a code in the browser that requested it, and nowhere else (safety case G14).
import { answerHeadersContext } from './request-context.ts'
import { cookiesContext } from './cookies.ts'
import type { Context } from './visitor.ts'

const SHAPE = /^[\w-]{43}$/

/** Null in a browser that didn't request a link recently. */
export async function readResetHolder(request: Request, context: Context): Promise<string | null> {
  const held: unknown = await context.get(cookiesContext).resetHolder.parse(request.headers.get('cookie'))
  return typeof held === 'string' && SHAPE.test(held) ? held : null
}

/** Stores it in this browser; null removes it. */
export async function keepResetHolder(context: Context, holder: string | null): Promise<void> {
  const cookie = context.get(cookiesContext).resetHolder
  const line = holder === null ? await cookie.serialize('', { maxAge: 0 }) : await cookie.serialize(holder)
  context.get(answerHeadersContext)?.append('set-cookie', line)
}
