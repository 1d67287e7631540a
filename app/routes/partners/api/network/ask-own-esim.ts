// Lets the holder of an eSIM ask about it by its ICCID; for everybody else there is no such eSIM (after-purchase rules §7).
import { statusProblems } from '#app/copy/delivery/esim-status.ts'
import { orderCopy } from '#app/copy/sales/order.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { tooOftenStatus, type WaitStatus } from '#app/session/too-often.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import { readHeldOrderIds } from '#app/features/order-access/held-orders.ts'
import type { HeldEsim } from '#shop/sales/esim/find-held-esim.ts'
import { isPlainIccid } from '#values/iccid.ts'
import { refuseJson } from '#app/http/json-call.ts'

type EsimRequest = { request: Request; context: Context; params: { iccid: string } }

/** The network is asked by `answer` alone, after digits and holder were found to be right. */
export async function askOwnEsim(
  { request, context, params: { iccid } }: EsimRequest,
  answer: (question: HeldEsim) => Promise<Response>,
): Promise<Response> {
  if (!isPlainIccid(iccid)) return refuseJson(statusProblems.iccid_invalid, 400)
  const question = { iccid, heldOrderIds: await readHeldOrderIds(request, context) }
  const rateLimitKey = rateLimitKeyOf(context)
  const held = await context.get(shopContext).esims.holdEsim({ ...question, rateLimitKey }, atOf(context))
  return held.ok ? answer(question) : refuseStranger(held.problem === 'too_often' ? tooOftenStatus(context, held) : 404)
}

/** The same for an unknown and for a foreign eSIM. */
export const refuseStranger = (status: 404 | WaitStatus = 404): Response => refuseJson(orderCopy.notFound.text, status)
