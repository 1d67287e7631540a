// GET /get-iccid.php?orderId=: the eSIM of an order, for whoever may see the order (after-purchase rules §7), or of a
// test order for a super-admin.
import { orderCopy } from '#app/copy/sales/order.ts'
import { shopContext } from '#app/session/request-context.ts'
import { openNamedOrder } from '#app/features/order-access/open-order.ts'
import { orderView, withoutCodes } from '#shop/sales/order-access/view-order.ts'
import { readOrderName } from './order-name.ts'
import { answerJson, refuseJson } from '#app/http/json-call.ts'
import { answerTestEsim } from './test-esim.ts'
import type { Route } from './+types/get-iccid.ts'

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
