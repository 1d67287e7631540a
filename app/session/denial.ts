// Records who tried to open a page that isn't for them, once per request and under the pattern of its address.
import { createContext } from 'react-router'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { Context } from './visitor.ts'

type Denial = { user: SessionUser; where: string | undefined }

/** Records it; set by the server. */
export const denialContext = createContext<(denial: Denial) => Promise<void>>(() => Promise.resolve())
/** The route pattern of the request. */
export const doorContext = createContext<string | null>(null)
const isNotedContext = createContext(false)

/** A visitor isn't identified yet, and isn't recorded. */
export async function noteDenied(context: Context, user: SessionUser | null): Promise<void> {
  if (!user || context.get(isNotedContext)) return
  context.set(isNotedContext, true)
  await context.get(denialContext)({ user, where: context.get(doorContext) ?? undefined })
}
