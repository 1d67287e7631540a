// GET /get-iccid.php?orderId=: the eSIM of an order, for whoever may see the order (spec 2 §7).
import { orderCopy } from '#app/copy/order.ts'
import { mayOpenOrder } from '#app/routes/order/open-order.ts'
import { missStatus } from '#app/routes/order/order-door.ts'
import { orderView } from '#shop/order/view-order.ts'
import { findNamedOrder } from './find-named-order.ts'
import { answerJson, refuseJson } from './json-answer.ts'
import type { Route } from './+types/get-iccid.ts'

/** While the network has not allocated the eSIM, and again once it is paid back, `idValue` is null. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const [name, ...more] = new URL(request.url).searchParams.getAll('orderId')
  const order = name && more.length === 0 ? await findNamedOrder(context, name) : null
  if (!order || !(await mayOpenOrder(request, context, order)))
    return refuseJson(orderCopy.notFound.text, await missStatus(context))

  const { iccid, activationCode } = orderView(order)
  return answerJson(iccid === null ? { idValue: null } : { idValue: iccid, activationCode })
}
