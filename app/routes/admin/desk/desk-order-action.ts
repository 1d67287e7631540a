// POST /admin-dashboard/orders/:orderId: 'Retry Flow', 'Resend Email', 'Refund', 'Resume', 'Close', and a look at the eSIM's codes.
import { data } from 'react-router'
import { deskCopy } from '#app/copy/admin-desk.ts'
import { deskOrderCopy } from '#app/copy/admin-order.ts'
import { formAction, type FormResult, type Posted } from '#app/http/form-action.ts'
import { callerOf } from '#app/session/caller.ts'
import type { FlashText } from '#app/session/flash.ts'
import { guardedUser } from '#app/session/guards.ts'
import { readSessionToken } from '#app/session/sign-in-cookies.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { waitSentence } from '#app/session/too-often.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import type { Order } from '#shop/order/order.ts'
import type { TooOften } from '#shop/values/outcome.ts'
import { textOf } from '#app/forms/text-of.ts'
import { deskOrderPath } from '../desk-address.ts'
import { isOrderId } from './read-desk-order.ts'

export type DeskOrderIntent = 'retry' | 'resend' | 'refund' | 'resume' | 'reveal' | 'close'
type RevealedEsim = { iccid: string; activationCode: string | null }
export type DeskOrderAnswer = {
  intent: DeskOrderIntent | null
  error: string | null
  isPasswordWrong?: boolean
  esim: RevealedEsim | null
}

type Asked = Posted<SessionUser> & { order: Order }
type Verdict =
  | TooOften
  | { done: FlashText }
  | { esim: RevealedEsim }
  | { problem: keyof typeof problems; status: number }

const { problems } = deskOrderCopy.actions

const DOORS: Record<DeskOrderIntent, (asked: Asked) => Promise<Verdict>> = {
  retry,
  resend,
  refund,
  resume,
  reveal,
  close,
}
const isIntent = (text: unknown): text is DeskOrderIntent => typeof text === 'string' && Object.hasOwn(DOORS, text)

const unreadable = () => ({ answer: refused(null, deskCopy.unreadable), status: 400 })

export const answerDeskOrder = formAction({
  who: (_request, context) => guardedUser(context),
  unreadable,
  async run(posted): Promise<FormResult<DeskOrderAnswer>> {
    const { context, params, form } = posted
    const intent = form.get('intent')
    if (!isIntent(intent)) return unreadable()
    const { orderId = '' } = params
    const order = isOrderId(orderId) ? await context.get(shopContext).orders.findOrderById(orderId) : null
    if (!order) throw data(null, 404)

    const verdict = await DOORS[intent]({ ...posted, order })
    if ('done' in verdict) return { to: deskOrderPath(order.id), flash: { text: verdict.done } }
    if ('esim' in verdict) return { answer: { intent, error: null, esim: verdict.esim } }
    if ('retryAfterSeconds' in verdict)
      return { answer: refused(intent, waitSentence(verdict, deskCopy.tooOften)), wait: verdict }
    const { problem, status } = verdict
    return { answer: { ...refused(intent, problems[problem]), isPasswordWrong: problem === 'password_wrong' }, status }
  },
})

const refused = (intent: DeskOrderIntent | null, error: string): DeskOrderAnswer => ({ intent, error, esim: null })

async function retry({ context, user, order }: Asked): Promise<Verdict> {
  const retried = await context.get(shopContext).desk.retryOrder(order.id, callerOf(context, user))
  return retried.ok ? { done: 'order_retried' } : refusal(retried)
}

async function resend({ context, user, order }: Asked): Promise<Verdict> {
  const sent = await context.get(shopContext).desk.resendEmail(order, callerOf(context, user))
  return sent.ok ? { done: 'order_mailed' } : refusal(sent)
}

// The amount that was shown is the amount that goes back, or nothing does.
async function refund({ request, context, user, order, form }: Asked): Promise<Verdict> {
  const seen = form.get('seenCents')
  if (typeof seen !== 'string' || !/^\d{1,9}$/.test(seen)) return { problem: 'amount_changed', status: 409 }
  const proof = { token: await readSessionToken(request, context), password: textOf(form, 'password') }
  const wish = { orderId: order.id, seenCents: Number(seen), proof }
  const refunded = await context.get(shopContext).desk.refundOrder(wish, callerOf(context, user))
  if (refunded.ok) return { done: 'order_refunded' }
  return refunded.problem === 'password_wrong' ? { problem: refunded.problem, status: 403 } : refusal(refunded)
}

async function resume({ context, user, order }: Asked): Promise<Verdict> {
  const resumed = await context.get(shopContext).desk.resumeOrder(order.id, callerOf(context, user))
  return resumed.ok ? { done: 'order_resumed' } : refusal(resumed)
}

async function reveal({ context, user, order }: Asked): Promise<Verdict> {
  const revealed = await context.get(shopContext).desk.revealEsim(order.id, callerOf(context, user))
  return revealed.ok ? { esim: revealed.esim } : refusal(revealed)
}

// What was shown is what somebody looked at: a reason that came meanwhile stays.
async function close({ context, user, order, form }: Asked): Promise<Verdict> {
  const reason = form.get('seenReason')
  const closed = await context
    .get(shopContext)
    .desk.closeReview({ orderId: order.id, reason: typeof reason === 'string' ? reason : '' }, callerOf(context, user))
  return closed.ok ? { done: 'review_closed' } : refusal(closed)
}

const refusal = (why: TooOften | { problem: Exclude<keyof typeof problems, 'too_often'> }): Verdict =>
  'retryAfterSeconds' in why ? why : { problem: why.problem, status: 409 }
