// Outgoing email in our terms. An email keeps its ID, so the receiving side can recognize a repeated send.
import type { StartRule } from '#values/network-package.ts'
import type { AccountMail } from './account-mail.ts'
import type { AlertMail, MailedBundle } from './alert-mail.ts'
import type { GiftMail, GiftReceiptMail } from './gift-mail.ts'
import type { NextPartMail } from './next-part-mail.ts'
import type {
  CreditNoticeMail,
  DeclinesNoticeMail,
  PayoutsDueMail,
  ReviewNoticeMail,
  StuckOrdersMail,
} from './staff-notice-mail.ts'
import type {
  ThreadHeaders,
  TicketAnswerMail,
  TicketNoticeMail,
  TicketReceivedMail,
  TicketReplyMail,
} from './ticket-mail.ts'
import type { TripReminderMail } from './trip-reminder-mail.ts'
import type { InstallCodes } from './esim-provider.ts'
import type { Tenant } from '#values/brand-facts.ts'
import type { Language } from '#values/language.ts'
import type { ZoneNames } from '#values/zone-names.ts'

export type { AccountMail, BalanceNews, PayoutObstacle } from './account-mail.ts'
export type { AlertFacts, AlertMail, MailedBundle } from './alert-mail.ts'
export type { GiftMail, GiftReceiptMail } from './gift-mail.ts'
export type { NextPartMail } from './next-part-mail.ts'
export type {
  CreditNoticeMail,
  DeclinesNoticeMail,
  PayoutsDueMail,
  ReviewNotice,
  ReviewNoticeMail,
  StuckOrdersMail,
} from './staff-notice-mail.ts'
export type { TicketAnswerMail, TicketNoticeMail, TicketReceivedMail, TicketReplyMail } from './ticket-mail.ts'
export type { TripReminderFacts, TripReminderMail } from './trip-reminder-mail.ts'

export type EsimReadyMail = InstallCodes & {
  kind: 'esim_ready'
  to: string
  recipientName: string | null
  orderReference: string
  orderLink: string
  /** The page with the steps for each phone. */
  installLink: string
  iccid: string
  qrPng: Uint8Array
  /**
   * `alsoCovered` are all countries outside the trip where the bundle works; `startsAt` is when its days begin, null if its
   * network doesn't say.
   */
  bundle: MailedBundle & { alsoCovered: string[]; startsAt: StartRule | null }
  receipt: Receipt
  /** It replaces an eSIM that didn't work, for free: no receipt is shown. */
  isReplacement: boolean
  /** Which of an order's travelers it is for, if not the one who paid: no receipt is shown. Without a name if none was given. */
  traveler: { number: number; name: string | null } | null
}

/** What was paid and its documents; amounts in cents, the rate in basis points. */
export type Receipt = {
  subtotalCents: number
  discountCents: number
  processingFeeCents: number
  vatBasisPoints: number
  vatCents: number
  totalCents: number
  isReverseCharged: boolean
  /** Whether a consumer asked for immediate delivery, which ends the right of withdrawal; null for a company. */
  hasAskedForImmediateDelivery: boolean | null
  /** Opens the invoice for anyone with the email; null for a free order. */
  invoiceLink: string | null
  contractSummaryLink: string
  withdrawLink: string
}

/** Acknowledges a declaration of withdrawal; `finding` is only sent to the order's own address. */
export type WithdrawalReceivedMail = Pick<ThreadHeaders, 'replyTo'> & {
  kind: 'withdrawal_received'
  to: string
  recipientName: string
  orderReference: string
  /** The number to mention when writing about it. */
  ticket: string | null
  receivedAt: Date
  finding: 'unknown_order' | 'not_activated' | 'activated' | 'too_late' | 'unclear'
}

/** A withdrawal was refused, and why; `text` is added by staff. */
export type WithdrawalRefusedMail = ThreadHeaders & {
  kind: 'withdrawal_refused'
  to: string
  recipientName: string | null
  number: string
  orderReference: string
  refusal: 'no_contract' | 'not_paid' | 'company' | 'too_late' | 'activated'
  /** Other eSIMs of the contract were taken back before, so it is about the rest. */
  isOfRest: boolean
  text: string | null
}

/** A withdrawal was carried out for an order without money to refund; `tookBack` if its eSIM no longer works. */
export type WithdrawalCarriedOutMail = ThreadHeaders & {
  kind: 'withdrawal_carried_out'
  to: string
  recipientName: string | null
  number: string
  orderReference: string
  /**
   * `elsewhere`: declared from another address than the order's, which was told the result. `together`: another order paid for
   * it. `share`: it did, and this traveler's share goes back. `some`: it is carried out for some travelers, and the others
   * are decided about later; `some_free` if the order was free.
   */
  money: 'free' | 'refunded' | 'elsewhere' | 'together' | 'share' | 'some' | 'some_free'
  tookBack: boolean
  /** Whose eSIMs were taken back, for `some`. */
  travelers: { number: number; name: string | null }[]
  /** Their shares; 0 if nothing goes back. */
  amountCents: number
}

/** An order's eSIM was canceled; this says nothing about the payment. */
export type EsimCanceledMail = {
  kind: 'esim_canceled'
  to: string
  recipientName: string | null
  orderReference: string
  orderLink: string
  bundle: MailedBundle
}

/** The eSIMs that an address bought, oldest first; empty if there are none. */
export type IccidReminderMail = {
  kind: 'iccid_reminder'
  to: string
  recipientName: string | null
  esims: (MailedBundle & { iccid: string; orderLink: string })[]
  shopLink: string
}

/** The receipt of a top-up, in cents; `balanceMb` is null if the network didn't report it. */
export type TopUpReceiptMail = {
  kind: 'topup_receipt'
  to: string
  recipientName: string | null
  orderReference: string
  orderLink: string
  /** The last four digits of the eSIM's number, because the payer may not be its owner. */
  iccidEnd: string
  bundle: MailedBundle
  balanceMb: number | null
  /** Null if it was carried over to a new eSIM, for free. */
  receipt: Receipt | null
}

/** For a company's invoice address, which may not be the traveler's: no codes, and no key to the order. */
export type CompanyPapersMail = {
  kind: 'company_papers'
  to: string
  recipientName: null
  companyName: string
  orderReference: string
  bundle: MailedBundle
  receipt: Receipt
  /** The invoice for accounting programs, as UBL; null if it isn't issued yet, or can't be said as data. */
  eInvoice: { number: string; xml: string } | null
}

/** Money was refunded, in cents; null if the payment didn't match its order, so there is nothing to credit either. */
export type OrderRefundedMail = {
  kind: 'order_refunded'
  to: string
  recipientName: string | null
  orderReference: string
  orderLink: string
  creditNoteLink: string | null
  bundle: MailedBundle
  isTopUp: boolean
  /** The order continues: only part of its payment was refunded. */
  isPart: boolean
  amountCents: number | null
}

/** A payment that was tried didn't happen, and the order can still be paid. */
export type PaymentFailedMail = {
  kind: 'payment_failed'
  to: string
  recipientName: string | null
  orderReference: string
  orderLink: string
  bundle: MailedBundle
  /** The bank declined it, or wasn't answered. */
  why: 'declined' | 'unconfirmed'
  /** Stops these emails, and all alerts, with one click (RFC 8058). */
  unsubscribeLink: string
}

/** The order could not be delivered for a day, and a person now takes care of it. */
export type OrderDelayedMail = {
  kind: 'order_delayed'
  to: string
  recipientName: string | null
  orderReference: string
  orderLink: string
  bundle: MailedBundle
  isTopUp: boolean
  /** Nothing was paid, so there is nothing to refund. */
  isFree: boolean
}

type StaffWords = { to: string; recipientName: string | null; subject: string; html: string; text: string }
/** Written by staff, with cleaned HTML; the eSIMs that the address bought are listed below, oldest first. */
export type StaffReminderMail = StaffWords & {
  kind: 'staff_reminder'
  esims: (MailedBundle & { iccid: string })[]
}
export type StaffTestMail = StaffWords & { kind: 'staff_test' }

/** An email's content, before its language is chosen. */
export type ComposedMail =
  | EsimReadyMail
  | TopUpReceiptMail
  | OrderRefundedMail
  | OrderDelayedMail
  | PaymentFailedMail
  | EsimCanceledMail
  | StuckOrdersMail
  | ReviewNoticeMail
  | CreditNoticeMail
  | DeclinesNoticeMail
  | PayoutsDueMail
  | CompanyPapersMail
  | WithdrawalReceivedMail
  | TicketReceivedMail
  | TicketNoticeMail
  | TicketReplyMail
  | TicketAnswerMail
  | WithdrawalRefusedMail
  | WithdrawalCarriedOutMail
  | IccidReminderMail
  | AccountMail
  | AlertMail
  | GiftMail
  | GiftReceiptMail
  | NextPartMail
  | TripReminderMail
  | StaffReminderMail
  | StaffTestMail

/** `zoneNames`: as the owner called zones in the language; missing for English. */
export type Mail = ComposedMail & { language: Language; zoneNames?: ZoneNames }

/** The brand that an email is from: its look, name, and sender, and where its links lead. */
export type Letterhead = Pick<Tenant, 'brand' | 'origin' | 'sender'>

export type Mailer = {
  /** Whether its breaker is open, so the mail server wouldn't be called right now. Makes no call. */
  isLeftAlone: () => boolean
  /** Passes the email to the mail server; throws VendorError (`isRetryable` unless the address was rejected). */
  send: (messageId: string, mail: Mail, letterhead: Letterhead) => Promise<void>
  /** Connects and signs in to the mail server, sends nothing; throws VendorError. */
  verify: () => Promise<void>
}
