// Calls that are there for administrators alone: for everybody else nothing answers at their address (safety case J01).
import { callCopy } from '#app/copy/office/calls.ts'
import { sessionUserContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { isStaff, mayChangeThings } from '#shop/support/staff/staff-role.ts'
import { refuseJson, refuseReading, type Admission } from '#app/http/json-call.ts'

const nothingHere = (): Response => refuseJson(callCopy.nothingHere, 404)

export function admitStaff(context: Context): Admission {
  const user = context.get(sessionUserContext)
  return user && isStaff(user.type) ? { user } : { refused: nothingHere() }
}

/** Of staff, super-admins alone. */
export function admitSuperAdmin(context: Context): Admission {
  const staff = admitStaff(context)
  return staff.refused || mayChangeThings(staff.user.type) ? staff : { refused: refuseJson(callCopy.superAdmins, 403) }
}

/** What a GET of a hidden call answers. */
export function refuseHiddenReading({ context }: { context: Context }): Response {
  const user = context.get(sessionUserContext)
  return user && isStaff(user.type) ? refuseReading() : nothingHere()
}
