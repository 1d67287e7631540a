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
import { swapCopy } from '#app/copy/support/swap.ts'
import type { Quote } from '#shop/catalogue/pricing/quote.ts'
import type { Instead } from '#shop/support/cancellation/choose-instead.ts'
import { isCancelReason, type CancelReason } from '#shop/support/cancellation/cancellation.ts'
import { readChoice, readSwap } from './read-swap.ts'

/** `proof` is there once a code was emailed. */
export type CancelAnswer = {
  proof: string | null
  reason: string
  /** What they take instead, as its form sends it. */
  choice: string
  field: 'choice' | 'reason' | 'code' | null
  error: string
}

export async function readCancelPage(request: Request, context: Context) {
  const { order, status } = await findBoughtOrder(request, context, readReference(request))
  if (!order) return data({ kind: 'not_found' as const }, status)
  const view = await context.get(shopContext).cancellations.viewCancellation(order)
  const { reference, email, bundle } = order
  const isPhoneUnfit = order.phoneFit === 'no'
  const swap = await readSwap(request, context, order)
  return data({ reference, email, trip: tripTitle(bundle), isPhoneUnfit, swap, ...view }, status)
}

export const answerCancel = formAction({
  who: everybody,
  async run({ request, context, form }): Promise<FormResult<CancelAnswer>> {
    const { order, status } = await findBoughtOrder(request, context, readReference(request))
    if (!order) return { answer: { ...NONE, error: copy.none.heading }, status }
    const reason = textOf(form, 'reason')
    if (!isCancelReason(reason))
      return { answer: { ...NONE, field: 'reason', error: copy.problems.reason_missing }, status: 400 }
    const choice = textOf(form, 'choice')
    const chosen = await readChoice(request, context, { order, choice, reason })
    if (!('instead' in chosen)) return chosen
    const visitor = await orderVisitorOf(request, context)
    const [proof, code] = [textOf(form, 'proof'), textOf(form, 'code', 20)]
    return form.get('intent') === 'cancel'
      ? finish(context, { order, visitor, reason, choice, ...chosen, proof, code })
      : start(context, { order, visitor }, { reason, choice })
  },
})

const NONE: CancelAnswer = { proof: null, reason: '', choice: '', field: null, error: '' }
const NOBODYS: FormResult<CancelAnswer> = { answer: { ...NONE, error: copy.none.heading }, status: 404 }

type Attempt = { order: Order; visitor: OrderVisitor }

async function start(
  context: Context,
  asked: Attempt,
  told: Pick<CancelAnswer, 'reason' | 'choice'>,
): Promise<FormResult<CancelAnswer>> {
  const started = await context.get(shopContext).cancellations.startCancellation(asked, atOf(context))
  const none = { ...NONE, ...told }
  if (started.ok) return { answer: { ...none, proof: started.proof } }
  if (started.problem === 'too_often')
    return { answer: { ...none, error: copy.tooOften(started.retryAfterSeconds) }, wait: started }
  if (started.problem === 'not_bought') return NOBODYS
  return { answer: { ...none, error: copy.problems[started.problem] }, status: 409 }
}

type CodeEntry = Attempt & {
  reason: CancelReason
  choice: string
  instead: Instead | null
  difference: Quote | null
  proof: string
  code: string
}

async function finish(context: Context, confirmed: CodeEntry): Promise<FormResult<CancelAnswer>> {
  const { order, reason, choice, proof } = confirmed
  const done = await context.get(shopContext).cancellations.cancelOrder(confirmed)
  if (done.ok && done.payAt !== undefined) return { to: done.payAt, isAnew: true }
  // The page says what became of it, also to whoever sends it twice.
  if (done.ok || done.problem === 'not_cancelable')
    return { to: withQuery(href('/order/cancel'), { reference: order.reference }) }
  const none = { ...NONE, reason, choice }
  if (done.problem === 'too_often')
    return { answer: { ...none, proof, error: copy.tooOften(done.retryAfterSeconds) }, wait: done }
  if (done.problem === 'not_bought') return NOBODYS
  if (done.problem === 'payment_unavailable')
    return { answer: { ...none, error: swapCopy.problems.payment_unavailable }, status: 503 }
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
