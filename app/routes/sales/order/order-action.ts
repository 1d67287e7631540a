// POST /success: 'Retry Flow', 'Resend Email', the refresh of the QR code, and another address for an email that was refused.
import { orderCopy } from '#app/copy/sales/order.ts'
import { partyCopy } from '#app/copy/sales/party.ts'
import { giftCopy } from '#app/copy/sales/gift.ts'
import { problemCopy } from '#app/copy/site/problems.ts'
import { ORDER_INTENTS, type OrderAnswer, type OrderIntent } from '#app/features/order-form/order-answer.ts'
import { everybody, formAction, type PageAnswer } from '#app/http/form-action.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { MOST_NAME } from '#shop/catalogue/cart/travelers.ts'
import { normalizeName } from '#app/features/checkout/visible-text.ts'
import { atOf } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { findOwnOrder, readReference } from '#app/features/order-access/open-order.ts'

const { notices } = orderCopy

type Result = PageAnswer<OrderAnswer>

export const answerOrder = formAction({
  who: everybody,
  async run({ request, context, form, shop }): Promise<Result> {
    const { order, isBuyers, status } = await findOwnOrder(request, context, readReference(request))
    const intent = ORDER_INTENTS.find((known) => known === form.get('intent'))
    if (!intent) return refused('refresh', notices.noOrder, 400)
    if (!order) return refused(intent, notices.noOrder, status)
    if (intent === 'refresh') return refresh(order)
    if (intent === 'retry') return retry(shop, order)
    // The rest writes to the buyer, or decides where emails to them go.
    if (!isBuyers) return refused(intent, notices.noOrder, 404)
    if (intent === 'end_reminders') {
      await shop.plans.endReminders(order.id)
      return done('end_reminders')
    }
    if (intent === 'share') return share({ context, shop }, order, Number(textOf(form, 'traveler')))
    if (intent === 'rename')
      return rename(shop, order, { traveler: Number(textOf(form, 'traveler')), name: textOf(form, 'name') })
    if (intent === 'gift_resend') return sendGift(shop, order)
    if (intent === 'gift_email') return redirectGift(shop, order, textOf(form, 'email'))
    if (intent === 'email') return correct(shop, order, textOf(form, 'email'))
    return resend(shop, order)
  },
})

// Nothing is fetched here: the page that follows asks for the picture again.
const refresh = (order: Order) => (order.iccid ? done('refresh') : refused('refresh', notices.noIccid, 409))

async function retry(shop: Shop, order: Order): Promise<Result> {
  const retried = await shop.provisioning.retryOrder(order.id)
  return retried.ok ? done('retry') : { ...refused('retry', problemCopy.too_often), wait: retried }
}

async function correct(shop: Shop, order: Order, email: string): Promise<Result> {
  const changed = await shop.checkout.changeOrderEmail(order, email)
  if (changed.ok) return done('email')
  if (changed.problem === 'too_often')
    return { ...refused('email', orderCopy.correctEmail.tooOften(changed.retryAfterSeconds)), wait: changed }
  if (changed.problem === 'email_invalid') return refused('email', problemCopy.email_invalid, 400)
  return refused('email', orderCopy.correctEmail.notRefused, 409)
}

async function share(
  { context, shop }: { context: Context; shop: Shop },
  order: Order,
  traveler: number,
): Promise<Result> {
  const shared = await shop.parties.shareEsim(order, traveler, atOf(context))
  if (shared.ok) return { answer: { intent: 'share', ok: true, message: shared.link, traveler } }
  if (shared.problem === 'too_often') return { ...refused('share', problemCopy.too_often), wait: shared }
  return refused('share', notices.noOrder, 404)
}

async function rename(shop: Shop, order: Order, typed: { traveler: number; name: string }): Promise<Result> {
  const { traveler } = typed
  const renamed = await shop.parties.renameTraveler(order, { traveler, name: normalizeName(typed.name) })
  if (renamed.ok) return { answer: { intent: 'rename', ok: true, message: null, traveler } }
  const tell = (message: string, status?: number): Result => {
    const refusal = refused('rename', message, status)
    return { ...refusal, answer: { ...refusal.answer, traveler } }
  }
  if (renamed.problem === 'too_often') return { ...tell(problemCopy.too_often), wait: renamed }
  if (renamed.problem === 'no_traveler') return tell(notices.noOrder, 404)
  return tell(partyCopy.order.rename.unreadable(MOST_NAME), 400)
}

async function sendGift(shop: Shop, order: Order): Promise<Result> {
  const sent = await shop.gifts.sendGiftAgain(order)
  if (sent.ok) return done('gift_resend')
  const refusal = refused('gift_resend', giftCopy.order.problems[sent.problem], 409)
  return sent.problem === 'too_often' ? { ...refusal, status: undefined, wait: sent } : refusal
}

async function redirectGift(shop: Shop, order: Order, email: string): Promise<Result> {
  const changed = await shop.gifts.redirectGift(order, email)
  if (changed.ok) return done('gift_email')
  const refusal = refused('gift_email', giftCopy.order.problems[changed.problem], 409)
  return changed.problem === 'too_often' ? { ...refusal, status: undefined, wait: changed } : refusal
}

async function resend(shop: Shop, order: Order): Promise<Result> {
  if (await shop.inbox.isWithdrawn(order)) return refused('resend', orderCopy.withdrawn.heading, 409)
  const sent = await shop.provisioning.resendEmail(order)
  if (sent.ok) return done('resend')
  if (sent.problem === 'too_often') return { ...refused('resend', notices.resendTooOften), wait: sent }
  return refused('resend', problemCopy[sent.problem], 409)
}

const done = (intent: OrderIntent): Result => ({ answer: { intent, ok: true, message: null } })

const refused = (intent: OrderIntent, message: string, status?: number): Result => ({
  answer: { intent, ok: false, message },
  status,
})
