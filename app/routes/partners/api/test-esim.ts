// The eSIM of a test order, for the super-admin whose program asks for it by the reference that it gave.
import { shopContext, sessionUserContext, callerOf } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { answerJson, tooOftenJson } from '#app/http/json-call.ts'
import { mayChangeThings } from '#shop/support/staff/staff-role.ts'
import { isRunReference } from '#shop/office/tools/staff-run.ts'

/** Null where it is no test order, and for everybody who may run none. */
export async function answerTestEsim(context: Context, reference: string | undefined): Promise<Response | null> {
  const user = context.get(sessionUserContext)
  if (!user || !mayChangeThings(user.type) || !reference || !isRunReference(reference)) return null
  const { tools } = context.get(shopContext)
  const run = await tools.findStaffRun(reference)
  if (!run) return null
  const { iccid, state } = run
  if (iccid === null || state === 'released') return answerJson({ idValue: null })
  const codes = await tools.viewCodes({ tool: 'json_call', iccid }, callerOf(context, user))
  if (!codes.ok && codes.problem === 'too_often') return tooOftenJson(codes)
  return answerJson({ idValue: iccid, activationCode: codes.ok ? codes.activationCode : null })
}
