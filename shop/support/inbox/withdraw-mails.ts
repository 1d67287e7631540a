// While a withdrawal stands, no email leads its buyer to use the eSIM.
import { randomUUID } from 'node:crypto'
import type { EsimStore } from '#shop/sales/esim/esim-store.ts'
import { giftLeavesAt } from '#shop/sales/gift/gift.ts'
import type { GiftStore } from '#shop/sales/gift/gift-store.ts'
import { MAILS_OF_A_LIVE_ORDER } from '#shop/records/mail/mail.ts'
import type { MailStore } from '#shop/records/mail/mail-store.ts'
import { findBought, listOfContract, type ListOfContractDeps } from '#shop/sales/order/find-contract.ts'
import type { Order } from '#shop/sales/order/order.ts'

/**
 * Withdraws the order's emails about its eSIM that haven't left. If it is still on its way, its place in the outbox is
 * taken, so that the delivery sends none either. Call it in the transaction that stores the withdrawal.
 */
export async function withdrawMails(
  { mails }: { mails: Pick<MailStore, 'put' | 'withdraw'> },
  { id: orderId, topUp, isGift }: Pick<Order, 'id' | 'topUp' | 'isGift'>,
  now: Date,
): Promise<void> {
  if (topUp) return
  await mails.put({ id: randomUUID(), orderId, kind: isGift ? 'gift' : 'esim_ready', generation: 1, now })
  await mails.withdraw(orderId, [...MAILS_OF_A_LIVE_ORDER])
}

export type SendWithdrawnMailsDeps = ListOfContractDeps & {
  mails: Pick<MailStore, 'findOfOrder' | 'revive'>
  esims: Pick<EsimStore, 'findActive'>
  gifts: Pick<GiftStore, 'find'>
  /** The shop's own (IANA name). */
  timeZone: string
  /** Those of the trip's later parts. */
  reviveReminders: (orderId: string) => Promise<void>
}

/**
 * The withdrawal was refused: what was held back is sent for every eSIM of the contract, the email with an eSIM only if
 * the eSIM is there.
 */
export async function sendWithdrawnMails(deps: SendWithdrawnMailsDeps, orderId: string, now: Date): Promise<void> {
  await deps.reviveReminders(orderId)
  const order = await findBought(deps, orderId)
  for (const { id } of order ? await listOfContract(deps, order) : []) await sendWithdrawnMail(deps, id, now)
}

async function sendWithdrawnMail(
  { mails, esims, gifts, timeZone }: SendWithdrawnMailsDeps,
  orderId: string,
  now: Date,
): Promise<void> {
  const gift = await gifts.find(orderId)
  const mail = await mails.findOfOrder(orderId, gift ? 'gift' : 'esim_ready')
  if (mail?.state !== 'withdrawn') return
  const esim = await esims.findActive(orderId)
  // Otherwise, its delivery sends it.
  if (esim?.activationCode && esim.qrPng)
    await mails.revive(mail.id, gift ? giftLeavesAt(gift.day, timeZone, now) : now)
}
