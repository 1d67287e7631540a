// The orders that a visitor has proven to be theirs: by the cookie of this browser, or by being signed in as their owner.
import { shopContext, sessionUserContext } from '#app/session/request-context.ts'
import { readOrderIds, type Context } from '#app/session/visitor.ts'

export async function readHeldOrderIds(request: Request, context: Context): Promise<string[]> {
  const user = context.get(sessionUserContext)
  const owned = user ? await context.get(shopContext).orders.listOwnedOrderIds(user.id) : []
  return [...new Set([...(await readOrderIds(request, context)), ...owned])]
}
