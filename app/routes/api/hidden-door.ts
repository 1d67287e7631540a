// Calls that are there for administrators alone: for everybody else nothing answers at their address (guide 4, J01).
import { callCopy } from '#app/copy/calls.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { sessionUserContext } from '#app/session/session-user.ts'
import type { Context } from '#app/session/visitor.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import { isStaff, mayChangeThings } from '#shop/staff/staff-role.ts'
import { refuseJson, refuseReading, tooOftenJson } from './json-answer.ts'

type Admitted = { user: SessionUser; refused?: undefined } | { refused: Response }

export const nothingHere = (): Response => refuseJson(callCopy.nothingHere, 404)

/** Staff with its limit for looking; with `isChanging`, super-admins alone. */
export async function admitStaff(context: Context, { isChanging = false } = {}): Promise<Admitted> {
  const user = context.get(sessionUserContext)
  if (!user || !isStaff(user.type)) return { refused: nothingHere() }
  if (isChanging) return mayChangeThings(user.type) ? { user } : { refused: refuseJson(callCopy.superAdmins, 403) }
  const allowed = await context.get(shopContext).takeStaffLook(user)
  return allowed.ok ? { user } : { refused: tooOftenJson(allowed.retryAfterSeconds) }
}

/** What a GET of a hidden call answers. */
export function refuseHiddenReading({ context }: { context: Context }): Response {
  const user = context.get(sessionUserContext)
  return user && isStaff(user.type) ? refuseReading() : nothingHere()
}
