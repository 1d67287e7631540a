// GET /get-iccid.php?orderId=: the eSIM of an order, for whoever may see the order (after-purchase rules §7), or of a
// test order for a super-admin.
import { orderCopy } from '#app/copy/sales/order.ts'
import { shopContext, sessionUserContext, callerOf } from '#app/session/request-context.ts'
import { openNamedOrder } from '#app/features/order-access/open-order.ts'
import { orderView, withoutCodes } from '#shop/sales/order-access/view-order.ts'
import { readOrderName } from './order-name.ts'
import { answerJson, refuseJson, tooOftenJson } from '#app/http/json-call.ts'
import type { Route } from './+types/get-iccid.ts'
import type { Context } from '#app/session/visitor.ts'
import { mayChangeThings } from '#shop/support/staff/staff-role.ts'
import { isRunReference } from '#shop/office/tools/staff-run.ts'

/** While the network has not allocated the eSIM, and again once it is paid back or withdrawn from, `idValue` is null. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const [name, ...more] = new URL(request.url).searchParams.getAll('orderId')
  const ofTest = more.length === 0 ? await answerTestEsim(context, name) : null
  if (ofTest) return ofTest

  const { order, status } = await openNamedOrder(request, context, more.length === 0 ? readOrderName(name) : {})
  if (!order) return refuseJson(orderCopy.notFound.text, status)

  const view = orderView(order)
  const isWithdrawn = await context.get(shopContext).inbox.isWithdrawn(order)
  const { iccid, activationCode } = isWithdrawn ? withoutCodes(view) : view
  return answerJson(iccid === null ? { idValue: null } : { idValue: iccid, activationCode })
}

// The eSIM of a test order, for the super-admin whose program asks for it by the reference that it gave.

/** Null where it is no test order, and for everybody who may run none. */
async function answerTestEsim(context: Context, reference: string | undefined): Promise<Response | null> {
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
