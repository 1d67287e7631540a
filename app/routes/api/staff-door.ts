// Who may make the calls that show everybody's eSIMs: administrators of the shop, and nobody else (guide 2).
import { callCopy } from '#app/copy/calls.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { sessionUserContext } from '#app/session/session-user.ts'
import type { Context } from '#app/session/visitor.ts'
import type { Role } from '#shop/account/role.ts'
import type { Limit } from '#shop/ports/rate-limiter.ts'
import { refuseJson, tooOftenJson } from './json-answer.ts'

const STAFF: readonly Role[] = ['own-admin', 'super-admin']
const STAFF_LIMIT: Limit = { name: 'staff-network', points: 120, seconds: 600 }

/** The refusal of a call; null for staff, who ask the network as often as a busy day needs. */
export async function refuseStrangers(context: Context): Promise<Response | null> {
  const user = context.get(sessionUserContext)
  if (!user) return refuseJson(callCopy.loginFirst, 401)
  if (!STAFF.includes(user.type)) return refuseJson(callCopy.denied, 403)
  const allowed = await context.get(shopContext).take(STAFF_LIMIT, user.id)
  return allowed.ok ? null : tooOftenJson(allowed.retryAfterSeconds)
}
