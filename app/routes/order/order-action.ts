// POST /success: 'Retry Flow' and 'Resend Email'.
import { data } from 'react-router'
import { problemCopy } from '#app/copy/problems.ts'
import { shopContext } from '#app/session/shop-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { findOwnOrder, readReference } from './open-order.ts'

export type OrderAnswer = { intent: 'retry' | 'resend'; ok: boolean; message: string | null }

export async function answerOrder(request: Request, context: Context) {
  const shop = context.get(shopContext)
  const order = await findOwnOrder(request, context, readReference(request))
  const intent = (await request.formData()).get('intent') === 'resend' ? 'resend' : 'retry'
  if (!order) return data<OrderAnswer>({ intent, ok: false, message: null }, 404)

  const done = intent === 'resend' ? await shop.resendEmail(order) : await shop.retryOrder(order.id)
  if (done.ok) return data<OrderAnswer>({ intent, ok: true, message: null })
  return data<OrderAnswer>({ intent, ok: false, message: problemCopy[done.problem] }, done.problem === 'too_often' ? 429 : 409)
}
