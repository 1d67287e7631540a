// Writes the emails of the shop: what is said once in HTML is said again, in full, in plain text.
import { MAIL_COPY } from '#app/copy/mails/every-language.ts'
import { spokenWith } from '#app/copy/mails/spoken.ts'
import type { Brand } from '#shop/people/brand/brand.ts'
import type { ThemeTokens } from '#shop/people/brand/derive-theme.ts'
import type { ComposedMail, Mail } from '#ports/mailer.ts'
import type { Language } from '#values/language.ts'
import type { ZoneNames } from '#values/zone-names.ts'
import { ACCOUNT_MAIL_WRITERS } from './account-mail.ts'
import { writeAlertMail } from './alert-mail.ts'
import { writeNextPart } from './next-part.ts'
import { writeGift, writeGiftReceipt } from './gift-mails.ts'
import { writeIccidReminder } from './iccid-reminder.ts'
import { writeEsimReady } from './esim-ready.ts'
import type { MailLook } from './mail-frame.ts'
import type { WrittenMail } from '#ports/written-mail.ts'
import {
  writeOrderDelayed,
  writeOrderRefunded,
  writeEsimCanceled,
  writeCompanyPapers,
  writePaymentFailed,
  writeTopUpReceipt,
} from './order-mails.ts'
import { writeStaffReminder, writeStaffTest } from './staff-mail.ts'
import { writeCreditNotice, writeDeclinesNotice, writeReviewNotice } from './office-mails.ts'
import { writeStuckOrders, writePayoutsDue } from './office-mails.ts'
import { withLinksIn } from './links-in-language.ts'
import { sellerText } from './seller-part.ts'
import { writeTicketAnswer, writeTicketNotice, writeTicketReceived } from './ticket-mail.ts'
import { writeTripReminder } from './trip-reminder.ts'
import { writeWithdrawalCarriedOut, writeWithdrawalMail, writeWithdrawalRefused } from './withdrawal-mail.ts'

type MailOf = { [Kind in Mail['kind']]: Extract<ComposedMail, { kind: Kind }> }

const WRITERS: { [Kind in Mail['kind']]: (mail: MailOf[Kind], look: MailLook) => WrittenMail } = {
  ...ACCOUNT_MAIL_WRITERS,
  esim_ready: writeEsimReady,
  topup_receipt: writeTopUpReceipt,
  order_refunded: writeOrderRefunded,
  order_delayed: writeOrderDelayed,
  payment_failed: writePaymentFailed,
  stuck_orders: writeStuckOrders,
  review_notice: writeReviewNotice,
  dispute_notice: writeReviewNotice,
  refund_notice: writeReviewNotice,
  credit_notice: writeCreditNotice,
  declines_notice: writeDeclinesNotice,
  payouts_due: writePayoutsDue,
  company_papers: writeCompanyPapers,
  low_data: writeAlertMail,
  data_used_up: writeAlertMail,
  expires_soon: writeAlertMail,
  gift: writeGift,
  gift_receipt: writeGiftReceipt,
  next_part: writeNextPart,
  trip_week: writeTripReminder,
  trip_eve: writeTripReminder,
  iccid_reminder: writeIccidReminder,
  withdrawal_received: writeWithdrawalMail,
  ticket_received: writeTicketReceived,
  ticket_notice: writeTicketNotice,
  ticket_reply: writeTicketNotice,
  ticket_answer: writeTicketAnswer,
  withdrawal_refused: writeWithdrawalRefused,
  withdrawal_carried_out: writeWithdrawalCarriedOut,
  esim_canceled: writeEsimCanceled,
  staff_reminder: writeStaffReminder,
  staff_test: writeStaffTest,
}

/** Every email ends with who sells. */
export function writeMail(mail: Mail, brand: Brand, theme: ThemeTokens): WrittenMail {
  const look = mailLook(brand, theme, mail.language, mail.zoneNames)
  const written = write(mail.kind, withLinksIn(mail, mail.language), look)
  return { ...written, text: written.text.trimEnd() + sellerText(look) }
}

export const mailLook = (brand: Brand, theme: ThemeTokens, language: Language, own?: ZoneNames): MailLook => ({
  brand,
  theme,
  language,
  copy: MAIL_COPY[language],
  say: spokenWith(language, own),
})

const write = <Kind extends Mail['kind']>(kind: Kind, mail: MailOf[Kind], look: MailLook) => WRITERS[kind](mail, look)
