// POST /install: what the network sees of the eSIM, a code that opens this page on a phone, and the draft to support.
import { qrDataUrl } from '#app/format/qr-data-url.ts'
import { connectionCopy } from '#app/copy/delivery/connection.ts'
import { statusCopy } from '#app/copy/delivery/esim-status.ts'
import { installPageCopy } from '#app/copy/delivery/install-page.ts'
import { orderCopy } from '#app/copy/sales/order.ts'
import { problemCopy } from '#app/copy/site/problems.ts'
import { everybody, formAction, type PageAnswer, type FormResult } from '#app/http/form-action.ts'
import { shopContext, atOf, publicUrlContext } from '#app/session/request-context.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import { isPastExpiry } from '#shop/sales/esim-status/esim-status.ts'
import { receiverMarkOf } from '#shop/sales/gift/gift.ts'
import { holderMarkOf } from '#shop/sales/correction/correction.ts'
import { keepsEsim, type Order } from '#shop/sales/order/order.ts'
import { giftLink, installLink } from '#shop/sales/order-access/order-link.ts'
import { findEsimOrder, readReference } from '#app/features/order-access/open-order.ts'
import {
  readAnswers,
  readStatus,
  supportDraftPath,
  type ConnectionAnswers,
} from '#app/features/connection-check/connection.ts'
import { INSTALL_INTENTS, type InstallAnswer, type LiveState, type Trouble } from './install-page.ts'

type Result = PageAnswer<InstallAnswer>

/** Whoever checked the connection may buy more data on the same day. */
const TOP_UP_LIVES_DAYS = 1

export const answerInstall = formAction({
  who: everybody,
  async run({ request, context, form }): Promise<FormResult<InstallAnswer>> {
    const intent = INSTALL_INTENTS.find((known) => known === form.get('intent'))
    if (!intent) return none(problemCopy.form_unreadable, 400)

    const { order, status } = await findEsimOrder(request, context, readReference(request))
    if (!order) return none(orderCopy.notices.noOrder, status)
    if (order.topUp) return none(installPageCopy.topUp.title, 409)
    if (!keepsEsim(order) || !order.iccid) return none(installPageCopy.notReady.title, 409)

    if (intent === 'send' && (await context.get(shopContext).inbox.isWithdrawn(order)))
      return none(installPageCopy.withdrawn.title, 409)
    if (intent === 'send') return send(context, order)
    const answers = readAnswers(form)
    if (intent === 'check') return check(context, order, order.iccid, answers)
    return { to: supportDraftPath(order.reference, answers, readStatus(form.get('network'))) }
  },
})

async function check(context: Context, order: Order, iccid: string, answers: ConnectionAnswers): Promise<Result> {
  const found = await askNetwork(context, order, iccid)
  const body = (live: LiveState | null, trouble: Trouble | null): InstallAnswer => ({
    intent: 'check',
    answers,
    live,
    trouble,
  })
  if (found.ok) {
    const { status, data, balanceMb, totalMb, expiresAt, checkedAt } = found.esim
    const live = {
      status,
      data,
      balanceMb,
      totalMb,
      expiresAt: expiresAt?.toISOString() ?? null,
      checkedAt: checkedAt.toISOString(),
      topUpPath: isPastExpiry(found.esim, checkedAt)
        ? null
        : await context.get(shopContext).topUps.findTopUpPath(order, TOP_UP_LIVES_DAYS),
    }
    return { answer: body(live, null) }
  }
  if (found.problem !== 'too_often') return { answer: body(null, connectionCopy.unavailable), status: 502 }
  const trouble = { title: statusCopy.tooOften(found.retryAfterSeconds), text: null }
  return { answer: body(null, trouble), wait: found }
}

/** The live figures of an eSIM whose order this visitor has proven to hold, within a holder's limits. */
export const askNetwork = (context: Context, order: Order, iccid: string) =>
  context.get(shopContext).esims.checkEsimStatus(
    {
      email: '',
      iccid,
      rateLimitKey: rateLimitKeyOf(context),
      heldOrderIds: [holderMarkOf(order), receiverMarkOf(order.id)],
    },
    atOf(context),
  )

async function send(context: Context, order: Order): Promise<Result> {
  if (order.isGift) return sendGift(context, order)
  const given = await context.get(shopContext).orders.issueOrderKey(order)
  if (!given.ok) {
    const trouble = { title: installPageCopy.send.tooOften, text: null }
    return { answer: { intent: 'send', qrUrl: null, trouble }, wait: given }
  }
  const link = installLink(context.get(publicUrlContext), order.reference, given.key)
  const qrUrl = await qrDataUrl(link)
  return { answer: { intent: 'send', qrUrl, trouble: null } }
}

// Its own link, since no key of the order is for whoever got it.
async function sendGift(context: Context, order: Order): Promise<Result> {
  const gift = await context.get(shopContext).gifts.findGiftOf(order.id)
  const qrUrl = gift && (await qrDataUrl(giftLink(context.get(publicUrlContext), gift.key)))
  return { answer: { intent: 'send', qrUrl, trouble: null } }
}

const none = (title: string, status: number): Result => ({
  answer: { intent: 'none', trouble: { title, text: null } },
  status,
})
