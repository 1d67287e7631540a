// Why an eSIM's codes aren't shown, in the status page's words.
import { activationProblems, statusCopy } from '#app/copy/delivery/esim-status.ts'
import type { ActivationAnswer } from '#shop/sales/esim/view-activation.ts'
import { refuseJson, tooOftenJson } from '#app/http/json-call.ts'
import { refuseStranger } from './ask-own-esim.ts'

type Refusal = Extract<ActivationAnswer, { ok: false }>

export function refuseActivation(refusal: Refusal): Response {
  if (refusal.problem === 'too_often') return tooOftenJson(refusal, statusCopy.tooOften(refusal.retryAfterSeconds))
  if (refusal.problem === 'not_proven') return refuseStranger()
  return refuseJson(activationProblems[refusal.problem], refusal.problem === 'order_withdrawn' ? 409 : 502)
}
