// Who may make the calls that show everyone's eSIMs: only administrators.
import { callCopy } from '#app/copy/office/calls.ts'
import { sessionUserContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { may } from '#shop/people/account/rights.ts'
import { refuseJson, type Admission } from '#app/http/json-call.ts'

/** The member of staff who calls, or the refusal. */
export function admitNetworkStaff(context: Context): Admission {
  const user = context.get(sessionUserContext)
  if (!user) return { refused: refuseJson(callCopy.loginFirst, 401) }
  return may(user.type, 'admin') ? { user } : { refused: refuseJson(callCopy.denied, 403) }
}
