// Outgoing mail in our words. A mail keeps its id, so that a repeated send can be recognised by the receiving side.
import type { AccountMail } from './account-mail.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'
import type { Language } from '#shop/values/language.ts'

export type { AccountMail, BalanceNews, PayoutObstacle } from './account-mail.ts'

export type EsimReadyMail = {
  kind: 'esim_ready'
  to: string
  recipientName: string | null
  orderReference: string
  orderLink: string
  /** The page with the steps for each phone. */
  installLink: string
  iccid: string
  activationCode: string
  qrPng: Uint8Array
  /** `destinations` are those of the trip, `alsoCovered` all others where the bundle works. */
  bundle: { zone: string; data: string; days: number; destinations: string[]; alsoCovered: string[] }
  receipt: Receipt
  /** It takes the place of an eSIM that did not work, for nothing: no receipt is shown. */
  isReplacement: boolean
}

/** What was paid and the papers that belong to it; amounts in cents, the rate in basis points. */
export type Receipt = {
  subtotalCents: number
  discountCents: number
  processingFeeCents: number
  vatBasisPoints: number
  vatCents: number
  totalCents: number
  isReverseCharged: boolean
  /** What a consumer ticked: delivery at once, knowing that the right of withdrawal ends with it; null for a company. */
  hasAskedForImmediateDelivery: boolean | null
  /** Opens the invoice for whoever holds the mail; null for a free order. */
  invoiceLink: string | null
  contractSummaryLink: string
  withdrawLink: string
}

/** Acknowledges a declaration of withdrawal; `finding` is told to the order's own address alone. */
export type WithdrawalReceivedMail = Pick<InThread, 'replyTo'> & {
  kind: 'withdrawal_received'
  to: string
  recipientName: string
  orderReference: string
  /** What to name when writing about it. */
  ticket: string | null
  receivedAt: Date
  finding: 'unknown_order' | 'not_activated' | 'activated' | 'too_late' | 'unclear'
}

/** A mail in the conversation about a message to support. */
type InThread = {
  /** The ids of the mails before it, the one that it answers last. */
  references: string[]
  /** Where a reply finds the message by itself; null where the brand's own address reads it. */
  replyTo: string | null
}

/** A message reached support. It repeats nothing that was written: the address need not be the writer's own. */
export type TicketReceivedMail = InThread & {
  kind: 'ticket_received'
  to: string
  recipientName: string | null
  number: string
}

/** Tells whoever answers for the shop what somebody wrote; a reply to it goes to the writer. */
export type TicketNoticeMail = TicketWords & { kind: 'ticket_notice' }
export type TicketReplyMail = TicketWords & { kind: 'ticket_reply' }

type TicketWords = {
  to: string
  recipientName: null
  number: string
  writer: { name: string; email: string }
  subject: string
  text: string
  orderReference: string | null
  /** Where it is answered. */
  link: string
}

/** What somebody of the staff answers; it stands in the thread that the message began. */
export type TicketAnswerMail = InThread & {
  kind: 'ticket_answer'
  to: string
  recipientName: string | null
  number: string
  /** What it is about, in the writer's words; null for a withdrawal. */
  subject: string | null
  text: string
  /** What is answered; null for a withdrawal. */
  question: { at: Date; text: string } | null
}

/** A withdrawal is refused, and why; `text` is what somebody of the staff adds. */
export type WithdrawalRefusedMail = InThread & {
  kind: 'withdrawal_refused'
  to: string
  recipientName: string | null
  number: string
  orderReference: string
  refusal: 'no_contract' | 'not_paid' | 'company' | 'too_late' | 'activated'
  text: string | null
}

/** A withdrawal from an order that has no money to give back is carried out; `tookBack` an eSIM that works no more. */
export type WithdrawalCarriedOutMail = InThread & {
  kind: 'withdrawal_carried_out'
  to: string
  recipientName: string | null
  number: string
  orderReference: string
  /** `elsewhere`: declared from another address than the order's, which was told what became of it. */
  money: 'free' | 'refunded' | 'elsewhere'
  tookBack: boolean
}

/** The eSIM of an order was taken back; what was paid is another matter. */
export type EsimCanceledMail = {
  kind: 'esim_canceled'
  to: string
  recipientName: string | null
  orderReference: string
  orderLink: string
  bundle: { zone: string; data: string; days: number }
}

/** The eSIMs that an address bought, oldest first; none when there is none on record. */
export type IccidReminderMail = {
  kind: 'iccid_reminder'
  to: string
  recipientName: string | null
  esims: { iccid: string; zone: string; data: string; days: number; orderLink: string }[]
  shopLink: string
}

/** The receipt of a top-up. Cents; `balanceMb` is null when the network did not tell. */
export type TopUpReceiptMail = {
  kind: 'topup_receipt'
  to: string
  recipientName: string | null
  orderReference: string
  orderLink: string
  /** The last four digits of the eSIM's number: the payer need not be its owner. */
  iccidEnd: string
  bundle: { zone: string; data: string; days: number }
  balanceMb: number | null
  receipt: Receipt
}

/** For the invoice address of a company, which need not be the traveler's: no codes, and no key to the order. */
export type CompanyPapersMail = {
  kind: 'company_papers'
  to: string
  recipientName: null
  companyName: string
  orderReference: string
  bundle: { zone: string; data: string; days: number }
  receipt: Receipt
}

/** Money went back. Cents; null when the payment did not match its order, so that there is nothing to credit either. */
export type OrderRefundedMail = {
  kind: 'order_refunded'
  to: string
  recipientName: string | null
  orderReference: string
  orderLink: string
  creditNoteLink: string | null
  bundle: { zone: string; data: string; days: number }
  isTopUp: boolean
  /** The order goes on: only a part of its payment went back. */
  isPart: boolean
  amountCents: number | null
}

/** The order could not be delivered for a day, and a person looks after it now. */
export type OrderDelayedMail = {
  kind: 'order_delayed'
  to: string
  recipientName: string | null
  orderReference: string
  orderLink: string
  bundle: { zone: string; data: string; days: number }
  isTopUp: boolean
  /** Nothing was paid, so there is no money to give back. */
  isFree: boolean
}

/** `message` is what the traveler reads at the step; null where there was no answer yet. */
export type StuckOrder = { reference: string; step: string; minutes: number; message: string | null; link: string }
/** Tells whoever answers for the shop which paid orders do not get on; none when all of them went on meanwhile. */
export type StuckOrdersMail = {
  kind: 'stuck_orders'
  to: string
  recipientName: null
  orders: StuckOrder[]
  /** So many more are not listed. */
  moreCount: number
  deskLink: string
}

/** Tells whoever answers for the shop which orders wait for a person; none when somebody saw to all of them meanwhile. */
export type ReviewNotice = {
  to: string
  recipientName: null
  orders: { reference: string; reason: string; link: string }[]
  /** So many more are not listed. */
  moreCount: number
  deskLink: string
}
export type ReviewNoticeMail =
  | ({ kind: 'review_notice' } & ReviewNotice)
  | ({ kind: 'dispute_notice' } & ReviewNotice)
  | ({ kind: 'refund_notice' } & ReviewNotice)

/** Tells whoever answers for the shop that the network sells nothing on credit any more. */
export type CreditNoticeMail = { kind: 'credit_notice'; to: string; recipientName: null; deskLink: string }

/** Tells the owner that partners are to be paid; none when somebody made the run meanwhile. Cents. */
export type PayoutsDueMail = {
  kind: 'payouts_due'
  to: string
  recipientName: null
  partners: number
  totalCents: number
  link: string
}

/** What a warning about an eSIM in use is about; amounts in MB. */
export type AlertFacts = {
  to: string
  recipientName: string | null
  iccid: string
  zone: string
  balanceMb: number | null
  totalMb: number
  expiresAt: Date
  topUpLink: string
  /** The eSIM's own page, with its live figures. */
  esimLink: string
  /** Ends the warnings with one click (RFC 8058) and shows what is chosen. */
  unsubscribeLink: string
}
type LowDataMail = AlertFacts & { kind: 'low_data' }
type DataUsedUpMail = AlertFacts & { kind: 'data_used_up' }
type ExpiresSoonMail = AlertFacts & { kind: 'expires_soon' }
export type AlertMail = LowDataMail | DataUsedUpMail | ExpiresSoonMail

type StaffWords = { to: string; recipientName: string | null; subject: string; html: string; text: string }
/** Written by staff, with clean HTML; the eSIMs that the address bought are listed below, the oldest first. */
export type StaffReminderMail = StaffWords & {
  kind: 'staff_reminder'
  esims: { iccid: string; zone: string; data: string; days: number }[]
}
export type StaffTestMail = StaffWords & { kind: 'staff_test' }

/** What a mail says, before anybody asked in which language. */
export type ComposedMail =
  | EsimReadyMail
  | TopUpReceiptMail
  | OrderRefundedMail
  | OrderDelayedMail
  | EsimCanceledMail
  | StuckOrdersMail
  | ReviewNoticeMail
  | CreditNoticeMail
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
  | StaffReminderMail
  | StaffTestMail

export type Mail = ComposedMail & { language: Language }

/** In whose name a mail is written: its look and its words' brand, its sender, and where its links lead. */
export type Letterhead = Pick<Tenant, 'brand' | 'origin' | 'sender'>

export type Mailer = {
  /** Whether the mail server would not be asked right now, since it was silent several times in a row. Asks nobody. */
  isLeftAlone: () => boolean
  /** Hands the mail to the mail server; throws VendorError (`isRetryable` tells a closed door from a refused address). */
  send: (messageId: string, mail: Mail, letterhead: Letterhead) => Promise<void>
}
