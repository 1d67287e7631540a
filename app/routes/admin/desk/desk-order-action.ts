// POST /admin-dashboard/orders/:orderId: 'Retry Flow', 'Resend Email', 'Refund', 'Close', and a look at the eSIM's codes.
import { data, redirect } from 'react-router'
import { deskCopy } from '#app/copy/admin-desk.ts'
import { deskOrderCopy } from '#app/copy/admin-order.ts'
import { answerHeadersContext } from '#app/session/answer-headers.ts'
import { writeFlash, type FlashText } from '#app/session/flash.ts'
import { requireRole } from '#app/session/guards.ts'
import { hasRepeatedNames, readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import type { Order } from '#shop/order/order.ts'
import type { Limit } from '#shop/ports/rate-limiter.ts'
import { deskOrderPath } from './desk-address.ts'
import { canRefund, isOrderId, leftCents } from './read-desk-order.ts'

export type DeskOrderIntent = 'retry' | 'resend' | 'refund' | 'reveal' | 'close'
export type RevealedEsim = { iccid: string; activationCode: string | null }
export type DeskOrderAnswer = { intent: DeskOrderIntent | null; error: string | null; esim: RevealedEsim | null }

type Asked = { context: Context; user: SessionUser; order: Order; form: FormData }
type Verdict = { done: FlashText } | { esim: RevealedEsim } | { problem: keyof typeof problems; status: number }

const { problems } = deskOrderCopy.actions
const ACTS: Limit = { name: 'staff-acts', points: 60, seconds: 600 }

const DOORS: Record<DeskOrderIntent, (asked: Asked) => Promise<Verdict>> = { retry, resend, refund, reveal, close }
const isIntent = (text: unknown): text is DeskOrderIntent => typeof text === 'string' && Object.hasOwn(DOORS, text)

export async function answerDeskOrder(request: Request, context: Context, orderId: string) {
  const user = await requireRole(request, context, ['own-admin'])
  const shop = context.get(shopContext)
  const form = await readForm(request)
  const intent = form.get('intent')
  if (!isIntent(intent) || hasRepeatedNames(form)) return refused(null, deskCopy.unreadable, 400)
  const allowed = await shop.take(ACTS, user.id)
  if (!allowed.ok) {
    context.get(answerHeadersContext)?.set('retry-after', String(allowed.retryAfterSeconds))
    return refused(intent, deskCopy.tooOften(allowed.retryAfterSeconds), 429)
  }
  const order = isOrderId(orderId) ? await shop.findOrderById(orderId) : null
  if (!order) throw data(null, 404)

  const verdict = await DOORS[intent]({ context, user, order, form })
  if ('problem' in verdict) return refused(intent, problems[verdict.problem], verdict.status)
  if ('esim' in verdict) return data<DeskOrderAnswer>({ intent, error: null, esim: verdict.esim })
  const flash = await writeFlash({ text: verdict.done }, context)
  return redirect(deskOrderPath(order.id), { status: 303, headers: { 'set-cookie': flash } })
}

const refused = (intent: DeskOrderIntent | null, error: string, status: number) =>
  data<DeskOrderAnswer>({ intent, error, esim: null }, status)

async function retry({ context, user, order }: Asked): Promise<Verdict> {
  const retried = await context.get(shopContext).retryForStaff(user, order.id)
  if (retried.ok) return { done: 'order_retried' }
  return { problem: retried.problem, status: retried.problem === 'too_often' ? 429 : 409 }
}

async function resend({ context, user, order }: Asked): Promise<Verdict> {
  const sent = await context.get(shopContext).resendForStaff(user, order)
  if (sent.ok) return { done: 'order_mailed' }
  return { problem: sent.problem, status: sent.problem === 'too_often' ? 429 : 409 }
}

// The amount that was shown is the amount that goes back, or nothing does.
async function refund({ context, user, order, form }: Asked): Promise<Verdict> {
  const shop = context.get(shopContext)
  const view = await shop.viewDeskOrder(order.id)
  if (!view || !canRefund(view)) return { problem: 'not_paid', status: 409 }
  if (form.get('seenCents') !== String(leftCents(view))) return { problem: 'amount_changed', status: 409 }
  const refunded = await shop.refundForStaff(user, order.id)
  return refunded.ok ? { done: 'order_refunded' } : { problem: refunded.problem, status: 409 }
}

async function reveal({ context, user, order }: Asked): Promise<Verdict> {
  const esim = await context.get(shopContext).revealEsim(user, order.id)
  return esim ? { esim } : { problem: 'no_esim', status: 409 }
}

// What was shown is what somebody looked at: a reason that came meanwhile stays.
async function close({ context, user, order, form }: Asked): Promise<Verdict> {
  const reason = form.get('seenReason')
  const closed = await context.get(shopContext).closeReview(user, order.id, typeof reason === 'string' ? reason : '')
  return closed.ok ? { done: 'review_closed' } : { problem: closed.problem, status: 409 }
}
