// GET /order/esim-now: what the network says about the eSIM of an order that the visitor holds, for the pages of that order.
import { data } from 'react-router'
import { emptyAnswer, type StatusAnswer } from '#app/features/esim-figures/status-answer.ts'
import { readHeldOrderIds } from '#app/features/order-access/held-orders.ts'
import { findEsimOrder, readReference } from '#app/features/order-access/open-order.ts'
import { tooOftenStatus } from '#app/session/too-often.ts'
import { rateLimitKeyOf } from '#app/session/visitor.ts'
import { keepsEsim } from '#shop/sales/order/order.ts'
import { checkStatus } from './status-action.ts'
import type { Route } from './+types/esim-now.ts'

const NOTHING = emptyAnswer('check', { email: '', iccid: '' })
const headers = { 'cache-control': 'no-store' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { order, status } = await findEsimOrder(request, context, readReference(request))
  if (!order) return data<StatusAnswer>(NOTHING, { status, headers })
  if (order.iccid === null || !keepsEsim(order)) return data<StatusAnswer>(NOTHING, { status: 404, headers })

  const { iccid } = order
  const {
    answer,
    status: told,
    wait,
  } = await checkStatus(request, context, {
    intent: 'check',
    values: { email: '', iccid },
    email: '',
    iccid,
    heldOrderIds: await readHeldOrderIds(request, context),
    rateLimitKey: rateLimitKeyOf(context),
  })
  return data<StatusAnswer>(answer, { status: wait ? tooOftenStatus(context, wait) : told, headers })
}
