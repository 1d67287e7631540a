// Why the codes of an eSIM are not told, in the words of the status page.
import { activationProblems, statusCopy } from '#app/copy/esim-status.ts'
import type { Context } from '#app/session/visitor.ts'
import type { ActivationAnswer } from '#shop/support/view-activation.ts'
import { refuseJson, tooOftenJson } from '../json-answer.ts'
import { refuseStranger } from './ask-own-esim.ts'

type Refusal = Extract<ActivationAnswer, { ok: false }>

export async function refuseActivation(context: Context, refusal: Refusal): Promise<Response> {
  if (refusal.problem === 'too_often')
    return tooOftenJson(refusal.retryAfterSeconds, statusCopy.tooOften(refusal.retryAfterSeconds))
  return refusal.problem === 'not_proven'
    ? refuseStranger(context)
    : refuseJson(activationProblems[refusal.problem], 502)
}
