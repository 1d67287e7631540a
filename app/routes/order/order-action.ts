// POST /success: 'Retry Flow', 'Resend Email', and the refresh of the QR code.
import { data } from 'react-router'
import { orderCopy } from '#app/copy/order.ts'
import { problemCopy } from '#app/copy/problems.ts'
import { ORDER_INTENTS, type OrderAnswer, type OrderIntent } from '#app/features/order-form/order-answer.ts'
import { readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { tooOftenStatus, type Wait } from '#app/session/too-often.ts'
import type { Context } from '#app/session/visitor.ts'
import type { Order } from '#shop/order/order.ts'
import { findOwnOrder, readReference } from '#app/features/order-access/open-order.ts'

const { notices } = orderCopy

export async function answerOrder(request: Request, context: Context) {
  const { order, status } = await findOwnOrder(request, context, readReference(request))
  const said = (await readForm(request)).get('intent')
  const intent = ORDER_INTENTS.find((known) => known === said)
  if (!intent) return data<OrderAnswer>({ intent: 'refresh', ok: false, message: notices.noOrder }, 400)
  if (!order) return data<OrderAnswer>({ intent, ok: false, message: notices.noOrder }, status)

  if (intent === 'refresh') return refresh(order)
  return intent === 'retry' ? retry(context, order) : resend(context, order)
}

// Nothing is fetched here: the page that follows asks for the picture again.
function refresh(order: Order) {
  if (order.iccid) return data<OrderAnswer>({ intent: 'refresh', ok: true, message: null })
  return data<OrderAnswer>({ intent: 'refresh', ok: false, message: notices.noIccid }, 409)
}

async function retry(context: Context, order: Order) {
  const retried = await context.get(shopContext).provisioning.retryOrder(order.id)
  if (retried.ok) return data<OrderAnswer>({ intent: 'retry', ok: true, message: null })
  return tooOften(context, 'retry', retried, problemCopy.too_often)
}

async function resend(context: Context, order: Order) {
  const sent = await context.get(shopContext).provisioning.resendEmail(order)
  if (sent.ok) return data<OrderAnswer>({ intent: 'resend', ok: true, message: null })
  if (sent.problem === 'too_often') return tooOften(context, 'resend', sent, notices.resendTooOften)
  return data<OrderAnswer>({ intent: 'resend', ok: false, message: problemCopy[sent.problem] }, 409)
}

const tooOften = (context: Context, intent: OrderIntent, wait: Wait, message: string) =>
  data<OrderAnswer>({ intent, ok: false, message }, tooOftenStatus(context, wait))
