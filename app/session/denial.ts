// Who stood at a door of others is written down, once for each request and under the pattern of its address.
import { createContext } from 'react-router'
import type { SessionUser } from '#shop/account/session-user.ts'
import type { Context } from './visitor.ts'

type Denial = { user: SessionUser; where: string | undefined }

/** Writes it down; the server puts it here. */
export const denialContext = createContext<(denial: Denial) => Promise<void>>(() => Promise.resolve())
/** The pattern of the address that a request came to. */
export const doorContext = createContext<string | null>(null)
const isNotedContext = createContext(false)

/** A visitor is nobody yet, and is not written down. */
export async function noteDenied(context: Context, user: SessionUser | null): Promise<void> {
  if (!user || context.get(isNotedContext)) return
  context.set(isNotedContext, true)
  await context.get(denialContext)({ user, where: context.get(doorContext) ?? undefined })
}
