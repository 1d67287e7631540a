// The calls of the order tester that cost a profile: a super-admin's, confirmed in the body, once per reference.
import { z } from 'zod'
import { callCopy } from '#app/copy/office/calls.ts'
import { stepProblemText } from '#app/copy/office/order-api-flow.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { RunAnswer } from '#shop/office/tools/open-staff-run.ts'
import { nextStep, type StaffRun } from '#shop/office/tools/staff-run.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { answerJson, refuseJson, tooOftenJson } from '#app/http/json-call.ts'

/** `confirmed` is not among the specified fields; without it nothing is spent. */
export const confirmed = z.literal(true).optional()
export const bundleId = z.string().regex(/^\d{3,8}_\d{1,4}$/)
export const reference = z.string().max(120)
/** No email is sent; the field is only validated. */
export const email = z
  .string()
  .max(320)
  .refine((text) => isEmail(normalizeEmail(text)))

export type AllocationInput = { reference: string; bundleId: string }

export async function allocateForTest(
  context: Context,
  user: SessionUser,
  input: AllocationInput,
  isConfirmed: boolean,
): Promise<Response> {
  if (!isConfirmed) return refuseJson(callCopy.notConfirmed, 400)
  const { tools } = context.get(shopContext)
  const opened = await tools.runTestAllocation({ ...input, kind: 'allocation' }, callerOf(context, user))
  return opened.ok ? answerRun(opened.run) : refuseRun(opened)
}

function answerRun(run: StaffRun): Response {
  const failed = run.state === 'error' ? nextStep(run) : null
  if (failed) return refuseJson(stepProblemText(failed), 502)
  const { reference: customReference, iccid, state, bundleId: bundle } = run
  return answerJson({ customReference, bundleId: bundle, status: iccid ? state : 'accepted', iccid }, iccid ? 200 : 202)
}

export function refuseRun(opened: Extract<RunAnswer, { ok: false }>): Response {
  if (opened.problem === 'too_often') return tooOftenJson(opened)
  if (opened.problem === 'not_allowed') return refuseJson(callCopy.superAdmins, 403)
  return opened.problem === 'reference_taken'
    ? refuseJson(callCopy.referenceTaken, 409)
    : refuseJson(callCopy.referenceInvalid, 400)
}
