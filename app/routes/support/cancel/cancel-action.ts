// /order/cancel: what a buyer can cancel, and the two steps of doing it. Everybody else finds no order here.
import { data, href } from 'react-router'
import { cancelCopy as copy } from '#app/copy/support/cancel.ts'
import { findBoughtOrder, orderVisitorOf, readReference } from '#app/features/order-access/open-order.ts'
import { withQuery } from '#app/format/with-query.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { everybody, formAction, type FormResult } from '#app/http/form-action.ts'
import { atOf, shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { tripTitle } from '#app/language/trip-name.ts'
import type { OrderVisitor } from '#shop/sales/order-access/find-own-order.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { isCancelReason, type CancelReason } from '#shop/support/cancellation/cancellation.ts'

/** `proof` is there once a code was emailed. */
export type CancelAnswer = { proof: string | null; reason: string; field: 'reason' | 'code' | null; error: string }

export async function readCancelPage(request: Request, context: Context) {
  const { order, status } = await findBoughtOrder(request, context, readReference(request))
  if (!order) return data({ kind: 'not_found' as const }, status)
  const view = await context.get(shopContext).cancellations.viewCancellation(order)
  const { reference, email, bundle } = order
  const isPhoneUnfit = order.phoneFit === 'no'
  return data({ reference, email, trip: tripTitle(bundle), isPhoneUnfit, ...view }, status)
}

export const answerCancel = formAction({
  who: everybody,
  async run({ request, context, form }): Promise<FormResult<CancelAnswer>> {
    const { order, status } = await findBoughtOrder(request, context, readReference(request))
    if (!order) return { answer: { ...NONE, error: copy.none.heading }, status }
    const reason = textOf(form, 'reason')
    if (!isCancelReason(reason))
      return { answer: { ...NONE, field: 'reason', error: copy.problems.reason_missing }, status: 400 }
    const visitor = await orderVisitorOf(request, context)
    return form.get('intent') === 'cancel'
      ? finish(context, { order, visitor, reason, proof: textOf(form, 'proof'), code: textOf(form, 'code', 20) })
      : start(context, { order, visitor }, reason)
  },
})

const NONE: CancelAnswer = { proof: null, reason: '', field: null, error: '' }
const NOBODYS: FormResult<CancelAnswer> = { answer: { ...NONE, error: copy.none.heading }, status: 404 }

type Attempt = { order: Order; visitor: OrderVisitor }

async function start(context: Context, asked: Attempt, reason: string): Promise<FormResult<CancelAnswer>> {
  const started = await context.get(shopContext).cancellations.startCancellation(asked, atOf(context))
  const none = { ...NONE, reason }
  if (started.ok) return { answer: { ...none, proof: started.proof } }
  if (started.problem === 'too_often')
    return { answer: { ...none, error: copy.tooOften(started.retryAfterSeconds) }, wait: started }
  if (started.problem === 'not_bought') return NOBODYS
  return { answer: { ...none, error: copy.problems[started.problem] }, status: 409 }
}

type CodeEntry = Attempt & { reason: CancelReason; proof: string; code: string }

async function finish(context: Context, confirmed: CodeEntry): Promise<FormResult<CancelAnswer>> {
  const { order, reason, proof } = confirmed
  const done = await context.get(shopContext).cancellations.cancelOrder(confirmed)
  // The page says what became of it, also to whoever sends it twice.
  if (done.ok || done.problem === 'not_cancelable')
    return { to: withQuery(href('/order/cancel'), { reference: order.reference }) }
  const none = { ...NONE, reason }
  if (done.problem === 'too_often')
    return { answer: { ...none, proof, error: copy.tooOften(done.retryAfterSeconds) }, wait: done }
  if (done.problem === 'not_bought') return NOBODYS
  const isCode = done.problem === 'code_wrong'
  return {
    answer: {
      ...none,
      proof: isCode ? proof : null,
      field: isCode ? 'code' : null,
      error: copy.problems[done.problem],
    },
    status: 400,
  }
}
