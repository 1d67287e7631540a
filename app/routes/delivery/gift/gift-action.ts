// /gift: what a link shows before the gift is opened, the gift itself, and handing it back.
import { data, href } from 'react-router'
import { giftCopy } from '#app/copy/sales/gift.ts'
import { findEsimOrder, orderVisitorOf, readReference } from '#app/features/order-access/open-order.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { withQuery } from '#app/format/with-query.ts'
import { everybody, formAction, type FormResult } from '#app/http/form-action.ts'
import { formatDay } from '#app/language/formats.ts'
import { tripTitle } from '#app/language/trip-name.ts'
import { orderCopy } from '#app/copy/sales/order.ts'
import { setCookies } from '#app/session/sign-in-cookies.ts'
import { atOf, shopContext } from '#app/session/request-context.ts'
import { grantOrder, type Context } from '#app/session/visitor.ts'
import { receiverMarkOf } from '#shop/sales/gift/gift.ts'
import { receiverView } from '#shop/sales/order-access/view-order.ts'
import type { GiftStart } from '#shop/delivery/gift/choose-start.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { installStanding } from '#app/features/order-access/install-standing.ts'

/** `returned`: whoever got it has handed it back. */
type Standing = 'ready' | 'returned' | 'not_ready' | 'gone'
export type GiftPage =
  | { kind: 'unknown' }
  | { kind: 'closed'; key: string; gift: ShownGift }
  | { kind: 'open'; reference: string; gift: ShownGift; isToppable: boolean; start: ShownStart | null }
export type ShownGift = { fromName: string; message: string; trip: string; days: string; standing: Standing }
/** `text` is the day as it is read; dates are ISO texts. */
export type ShownStart = GiftStart & { text: string | null; lastText: string }
export type GiftAnswer = { error: string; isStart?: true }

const UNKNOWN: GiftPage = { kind: 'unknown' }

export async function readGiftPage(request: Request, url: URL, context: Context) {
  const key = url.searchParams.get('key')
  const shop = context.get(shopContext)
  if (key !== null) {
    const found = await shop.gifts.findGift(key, atOf(context))
    if (!found) return data(UNKNOWN, 404)
    return data<GiftPage>({ kind: 'closed', key, gift: await shownOf(context, found.order) })
  }
  const { order, status } = await findEsimOrder(request, context, readReference(request))
  if (!order?.isGift) return data(UNKNOWN, order ? 404 : status)
  const isToppable = await shop.topUps.isTopUpSold(order)
  return data<GiftPage>({
    kind: 'open',
    reference: order.reference,
    gift: await shownOf(context, order),
    isToppable,
    start: shownStart(await shop.gifts.viewGiftStart(order)),
  })
}

const shownStart = (start: GiftStart | null): ShownStart | null =>
  start && { ...start, text: start.day && formatDay(start.day), lastText: formatDay(start.last) }

async function shownOf(context: Context, order: Order): Promise<ShownGift> {
  const gift = await context.get(shopContext).gifts.findGiftOf(order.id)
  const { fromName = '', message = '', returnedAt = null } = gift ?? {}
  const { bundle } = order
  const days = orderCopy.summary.days(bundle.days)
  const standing = returnedAt === null ? await standingOf(context, order) : 'returned'
  return { fromName, message, trip: tripTitle(bundle), days, standing }
}

async function standingOf(context: Context, order: Order): Promise<Standing> {
  const { phase, activationCode } = receiverView(order)
  if (await context.get(shopContext).inbox.isWithdrawn(order)) return 'gone'
  return activationCode === null ? installStanding(order, phase) : 'ready'
}

export const answerGift = formAction({
  who: everybody,
  async run({ request, context, form, shop }): Promise<FormResult<GiftAnswer>> {
    if (form.get('intent') === 'open') {
      const key = textOf(form, 'key', 200)
      const found = await shop.gifts.findGift(key, atOf(context))
      // Its address may be corrected at this moment, which ends the key.
      if (!found || !(await shop.gifts.openGift(key)))
        return { answer: { error: giftCopy.page.unknown.title }, status: 404 }
      const { id, reference } = found.order
      const headers = setCookies([await grantOrder(request, context, receiverMarkOf(id))])
      return { to: withQuery(href('/gift'), { reference }), headers }
    }
    const { problems } = giftCopy.page.back
    const { order, status } = await findEsimOrder(request, context, readReference(request))
    if (!order?.isGift) return { answer: { error: problems.not_yours }, status: order ? 404 : status }
    if (form.get('intent') === 'start') {
      const chosen = await shop.gifts.chooseGiftStart(order, textOf(form, 'startsOn', 20))
      if (chosen.ok) return { to: withQuery(href('/gift'), { reference: order.reference }) }
      return { answer: { error: giftCopy.page.start.problems[chosen.problem], isStart: true }, status: 409 }
    }
    if (form.get('confirm') !== 'on') return { answer: { error: problems.confirm }, status: 400 }
    const done = await shop.cancellations.returnGift({ order, visitor: await orderVisitorOf(request, context) })
    if (done.ok) return { to: withQuery(href('/gift'), { reference: order.reference }) }
    const answer = { error: problems[done.problem] }
    return done.problem === 'too_often' ? { answer, wait: done } : { answer, status: 409 }
  },
})
