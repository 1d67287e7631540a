// The two emails about a gift: its buyer's receipt, without the eSIM, and the link for whoever gets it.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { MailRow, MailStore } from '#shop/records/mail/mail-store.ts'
import { giftLeavesAt } from '#shop/sales/gift/gift.ts'
import type { Gift } from '#shop/sales/gift/gift-store.ts'
import { bundleOf, openOrderMail, toOrderMail, type OrderMailDeps } from '#shop/sales/order/compose-order-mail.ts'
import { giftLink } from '#shop/sales/order-access/order-link.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { GiftMail, GiftReceiptMail } from '#ports/mailer.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { receiptOf } from './compose-esim-ready.ts'

export type ComposeGiftDeps = OrderMailDeps & Pick<Base, 'gifts'>
type Origin = Pick<Tenant, 'origin'>

/** The email that hands a gift over, as a waiting row that is due in the morning of its day. */
export const firstGiftMail = (
  mails: Pick<MailStore, 'waiting'>,
  { orderId, day, language }: Gift,
  { now, timeZone }: { now: Date; timeZone: string },
): MailRow => ({
  ...mails.waiting({ id: randomUUID(), orderId, kind: 'gift', now }),
  language,
  nextTryAt: giftLeavesAt(day, timeZone, now),
})

/** To whoever gets the gift: from whom, what it is, and a link that opens nothing else. */
export async function composeGift(
  { gifts, orders }: ComposeGiftDeps,
  orderId: string,
  { origin }: Origin,
): Promise<GiftMail> {
  const [gift, order] = [await gifts.find(orderId), await orders.find(orderId)]
  if (!order || !gift?.email) throw new Error('A gift in the outbox belongs to nobody.')
  const { email, fromName, message, key } = gift
  return {
    kind: 'gift',
    to: email,
    recipientName: null,
    fromName: fromName || null,
    message: message || null,
    bundle: bundleOf(order),
    giftLink: giftLink(origin, key),
  }
}

/** To its buyer: whom it goes to and when, and what was paid. */
export async function composeGiftReceipt(
  deps: ComposeGiftDeps,
  orderId: string,
  tenant: Origin,
): Promise<GiftReceiptMail> {
  const mail = await openOrderMail(deps, orderId)
  return giftReceiptOf({ ...mail, gift: await deps.gifts.find(orderId) }, tenant)
}

/** The same from data that is already loaded. */
export const giftReceiptOf = (
  { order, gift, key }: { order: Order; gift: Gift | null; key: string },
  { origin }: Origin,
): GiftReceiptMail => ({
  kind: 'gift_receipt',
  ...toOrderMail({ order, key }, origin),
  receiver: gift?.email ?? null,
  day: gift?.day ?? null,
  receipt: receiptOf(order, origin, key),
})
