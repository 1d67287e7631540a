// Calls that are there for administrators alone: for everybody else nothing answers at their address (safety case J01).
import { callCopy } from '#app/copy/calls.ts'
import { sessionUserContext } from '#app/session/session-user.ts'
import type { Context } from '#app/session/visitor.ts'
import { isStaff, mayChangeThings } from '#shop/staff/staff-role.ts'
import { refuseJson, refuseReading } from './json-answer.ts'
import type { Admitted } from './staff-door.ts'

const nothingHere = (): Response => refuseJson(callCopy.nothingHere, 404)

/** Staff; with `isChanging`, super-admins alone. */
export function admitStaff(context: Context, { isChanging = false } = {}): Admitted {
  const user = context.get(sessionUserContext)
  if (!user || !isStaff(user.type)) return { refused: nothingHere() }
  return isChanging && !mayChangeThings(user.type) ? { refused: refuseJson(callCopy.superAdmins, 403) } : { user }
}

/** What a GET of a hidden call answers. */
export function refuseHiddenReading({ context }: { context: Context }): Response {
  const user = context.get(sessionUserContext)
  return user && isStaff(user.type) ? refuseReading() : nothingHere()
}
