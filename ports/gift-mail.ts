// The emails about a gift.
import type { DateOnly } from '#values/date.ts'
import type { MailedBundle } from './alert-mail.ts'
import type { Receipt } from './mailer.ts'

/** To whoever gets it: nothing about money, and nothing about the buyer but what they wanted to say. */
export type GiftMail = {
  kind: 'gift'
  to: string
  recipientName: null
  fromName: string | null
  message: string | null
  bundle: MailedBundle
  giftLink: string
}

/** The buyer's receipt. Who gets the gift, and when, is null once the receiver's data is deleted. */
export type GiftReceiptMail = {
  kind: 'gift_receipt'
  to: string
  recipientName: string | null
  orderReference: string
  orderLink: string
  bundle: MailedBundle
  receiver: string | null
  day: DateOnly | null
  receipt: Receipt
}
