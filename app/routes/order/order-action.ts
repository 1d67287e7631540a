// POST /success: 'Retry Flow' and 'Resend Email'.
import { data } from 'react-router'
import { problemCopy } from '#app/copy/problems.ts'
import { answerHeadersContext } from '#app/session/answer-headers.ts'
import { readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { findOwnOrder, readReference } from './open-order.ts'

export type OrderAnswer = { intent: 'retry' | 'resend'; ok: boolean; message: string | null }

/** The length of the window that the tries are counted in. */
const RETRY_AFTER_SECONDS = { retry: '600', resend: '3600' }

export async function answerOrder(request: Request, context: Context) {
  const shop = context.get(shopContext)
  const order = await findOwnOrder(request, context, readReference(request))
  const intent = (await readForm(request)).get('intent') === 'resend' ? 'resend' : 'retry'
  if (!order) return data<OrderAnswer>({ intent, ok: false, message: null }, 404)

  const done = intent === 'resend' ? await shop.resendEmail(order) : await shop.retryOrder(order.id)
  if (done.ok) return data<OrderAnswer>({ intent, ok: true, message: null })
  const refused: OrderAnswer = { intent, ok: false, message: problemCopy[done.problem] }
  if (done.problem !== 'too_often') return data(refused, 409)
  context.get(answerHeadersContext)?.set('retry-after', RETRY_AFTER_SECONDS[intent])
  return data(refused, 429)
}
