// What waits for a person, asked for once in a request, however many parts of the page say it.
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { ToLookAt } from '#shop/figures/health/view-to-look-at.ts'

const asked = new WeakMap<Context, Promise<ToLookAt>>()

export function readWaiting(context: Context): Promise<ToLookAt> {
  const known = asked.get(context)
  if (known) return known
  const waiting = context.get(shopContext).figures.viewToLookAt()
  asked.set(context, waiting)
  return waiting
}
