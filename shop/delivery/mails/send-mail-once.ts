// The one email that a step has to send: through the outbox, so that it survives a crash and a mail server that is
// down.
import { randomUUID } from 'node:crypto'
import { DELIVERY_LEASE_MS, type SendingResult } from '#shop/records/mail/deliver-mail.ts'
import type { MailRow } from '#shop/records/mail/mail-store.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { linkEnd } from '#shop/sales/order/compose-order-mail.ts'
import { giftReceiptOf } from './compose-gift.ts'
import { esimReadyOf } from './compose-esim-ready.ts'
import { topUpReceiptOf } from './compose-top-up-receipt.ts'
import { done, failed, lost, stillUnknown, type StepOutcome, type StepNeeds } from '#shop/delivery/provisioning/step.ts'
import { stepMessages } from '#shop/delivery/provisioning/step-messages.ts'

type OrderMailKind = Extract<MailRow['kind'], 'esim_ready' | 'gift_receipt' | 'topup_receipt'>

/**
 * Sends the first email of this kind for the order; if the server is down, it is retried automatically (after-purchase
 * rules §4, step 4).
 */
export async function sendMailOnce(world: StepNeeds, kind: OrderMailKind): Promise<StepOutcome> {
  const { order, isFirst, write, mails, orderKeys, clock } = world
  // Its buyer may have withdrawn from the order before it, which only sending a waiting email asks about.
  if (order.replaces || order.paidWith) return sendWaiting(world, kind)
  const mail = mails.taken({ id: randomUUID(), orderId: order.id, kind, now: clock.now() }, DELIVERY_LEASE_MS)
  const key = orderKeys.making(order, linkEnd(clock.now()))
  // An order that is stopped at this very moment either withdraws its email, or none is written.
  const written = await write(isFirst ? [mails.putting(mail), key.row] : [])
  if (written === null) return lost
  const isMine = isFirst && written[0] === 1
  return isMine ? sendNew(world, mail, key.token) : sendWaiting(world, kind)
}

// Nobody else knows about the email yet, and everything for it is in memory.
async function sendNew(world: StepNeeds, mail: MailRow, key: string): Promise<StepOutcome> {
  const { order, language, provider, deliverClaimed, findEsim, findTenant, readCatalogue, gifts, mails, clock } = world
  const compose = async (tenant: Tenant) => {
    if (order.topUp) return topUpReceiptOf({ order, key, provider }, tenant)
    return order.isGift
      ? giftReceiptOf({ order, gift: await gifts.find(order.id), key }, tenant)
      : esimReadyOf({ order, esim: await findEsim(), key, traveler: null, catalogue: await readCatalogue() }, tenant)
  }
  const delivery = await deliverClaimed({ ...mail, language }, { tenant: await findTenant(order.businessId), compose })
  return delivery.kind === 'sent' ? done(undefined, { also: [mails.sending(mail.id, clock.now())] }) : notSent(delivery)
}

// The traveler asked again after a refusal, the order continued after it had stopped, or the server was down.
async function sendWaiting(
  { order, write, mails, deliverMail, clock }: StepNeeds,
  kind: OrderMailKind,
): Promise<StepOutcome> {
  const mail = { id: randomUUID(), orderId: order.id, kind, now: clock.now() }
  if ((await write([mails.putting(mails.waiting(mail))])) === null) return lost
  const row = await mails.findOfOrder(order.id, kind)
  if (!row || row.state === 'sent') return done()
  if (row.state !== 'waiting') await mails.revive(row.id, clock.now())
  const delivery = await deliverMail(row.id)
  // Without its email, the order is completed all the same: its buyer withdrew from it.
  return delivery.kind === 'sent' || delivery.kind === 'withdrawn' ? done() : notSent(delivery)
}

function notSent(delivery: Exclude<SendingResult, { kind: 'sent' }>): StepOutcome {
  if (delivery.kind === 'refused')
    return failed('mail_refused', delivery.message ? stepMessages.email(delivery.message) : stepMessages.emailFailed)
  if (delivery.isUnderway) return stillUnknown(delivery.retryAfterMs)
  const { fault } = delivery
  const isAway = fault === 'silent' || fault === 'left_alone'
  return failed(isAway ? fault : 'mail_postponed', stepMessages.email(delivery.message))
}
