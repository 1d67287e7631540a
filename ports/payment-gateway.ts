// The payment provider as a port: a hosted page per order, the true state of payments, and refunds.

import type { ForeignLanguage } from '#values/language.ts'
import type { PaymentTrouble } from '#values/payment-trouble.ts'

export type PaymentRequest = {
  /** Stored before the first attempt; asking twice with it opens one session. */
  idempotencyKey: string
  orderId: string
  orderReference: string
  customerEmail: string
  title: string
  description: string
  bundleId: string
  /** Amounts in euro cents; the rate in basis points. */
  subtotalCents: number
  discountCents: number
  processingFeeCents: number
  vatBasisPoints: number
  vatCountry: string | null
  totalCents: number
  couponCode: string | null
  brandName: string
  /** Who sells, in one line for documents, and as a sentence for the hosted page; null if the brand hasn’t entered it. */
  seller: { line: string; soldBy: string } | null
  /** Hex colors of the hosted page. */
  look: { background: string; button: string }
  /** The company on the invoice; `invoiceEmail`, if given, also gets the receipt. */
  company: InvoicedCompany | null
  /** A sentence that the law requires on the invoice. */
  invoiceNote: string | null
  /** Of the hosted page; null for the browser's own. */
  language: ForeignLanguage | null
  successUrl: string
  cancelUrl: string
  expiresAt: Date
  /** How long the page lives, in case the provider's clock rejects `expiresAt`. */
  livesMs: number
  /** Stored with the page; its payment and its invoice carry only what the order is called. */
  metadata: Record<string, string>
}

export type InvoicedCompany = {
  companyName: string
  streetName: string
  streetNumber: string
  unitNumber: string
  postalCode: string
  city: string
  /** Its English name. */
  country: string
  vatNumber: string
  companyRegNumber: string
  invoiceEmail: string
}

export type PaymentSession = {
  sessionId: string
  url: string | null
  /** `processing`: the buyer is done and the money is on its way; `failed`: it will never arrive. */
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  orderId: string | null
  /** Our own ID of the page; null for one that we didn't open. */
  pageId: string | null
  /** From opening to expiry, by the provider's clock. */
  livesMs: number
  amountCents: number
  currency: string
  isLive: boolean
  paymentIntentId: string | null
  cardCountry: string | null
  /** The same for every payment with this card; null for other methods. */
  cardFingerprint: string | null
  invoiceUrl: string | null
  invoicePdfUrl: string | null
  /** How much of it was already refunded, in cents. */
  refundedCents: number
  /** The buyer's bank wants, or wanted, the money back. */
  isDisputed: boolean
  /** When the money was taken, by the provider's clock; null before that. */
  paidAt: Date | null
  /** What the provider took for the payment; null before it says so. */
  fee: PaymentFee | null
  /** Why a payment that was tried on it didn't happen; null if none was tried, or it happened after all. */
  trouble: PaymentTrouble | null
}

/** What the provider took for one movement of a payment, in whole cents of this currency; `id` names the movement. */
export type PaymentFee = { id: string; at: Date; feeCents: number; currency: string; paymentIntentId: string }

/** The company on the provider's invoice, with its address as one text. */
type KeptCompany = {
  companyName: string
  address: string
  vatNumber: string
  registrationCode: string
  invoiceEmail: string
}

/** A page as the provider stores it: what we wrote on it, and what it knows about the buyer. */
export type KeptPage = PaymentSession & {
  createdAt: Date
  metadata: Record<string, string>
  buyer: { email: string | null; name: string | null }
  company: KeptCompany | null
}

/** A part of a list, and where the next part begins; null after the last. */
type ListedPayments = { payments: PaymentSession[]; next: string | null }

/** A payment: how many of its cents were refunded, and which order it was for. */
export type Payment = {
  amountCents: number
  refundedCents: number
  orderId: string | null
  trouble: PaymentTrouble | null
}

/** The provider's fee, in whole cents of this currency; `what` in the provider's words. */
export type ProviderFee = {
  id: string
  at: Date
  what: string
  feeCents: number
  currency: string
  /** Null if it isn't about a payment. */
  paymentIntentId: string | null
}
export type ListedFees = { fees: ProviderFee[]; next: string | null }

/**
 * Money that entered or left the provider's balance, in whole cents of this currency, before its fee. `taken`: a
 * payment, or one that failed later. `given_back`: a refund, or one that never arrived. `claimed`: what a buyer's bank
 * took, or returned.
 */
export type Movement = Omit<PaymentFee, 'feeCents'> & {
  kind: 'taken' | 'given_back' | 'claimed'
  cents: number
  /** Null if it can't be read. */
  feeCents: number | null
}
export type ListedMovements = { movements: Movement[]; next: string | null }

/** The state of a buyer's dispute, and whether our refund could still settle it. */
export type Dispute = { state: 'open' | 'won' | 'lost'; isRefundable: boolean }

/** Why a payment is refunded. */
type RefundReason = 'duplicate' | 'requested_by_customer'

/** One of our payment pages, a refund, a dispute, or a card that was declined on a page. */
export type PaymentEventAbout = 'page' | 'refund' | 'dispute' | 'decline'

export type PaymentEvent = {
  eventId: string
  /** In the provider's words; `aboutOf` tells what it means. */
  type: string
  sessionId: string | null
  /** The payment that a refund, a dispute, or a declined card is about. */
  paymentIntentId: string | null
  isLive: boolean
}

export type PaymentGateway = {
  /**
   * Opens the hosted page; if the clocks differ, the provider's counts. Throws VendorError; `isKeySpent` if another
   * request came with this key before, or this one ended in an error that is repeated.
   */
  openSession: (request: PaymentRequest) => Promise<PaymentSession>
  /** The true state of a session; null if the provider doesn't know the ID. Throws VendorError. */
  findSession: (sessionId: string) => Promise<PaymentSession | null>
  /** Closes an open hosted page; safe if it is already closed. Throws VendorError. */
  expireSession: (sessionId: string) => Promise<void>
  /** The true state of a payment; null if the provider doesn't know the ID. Throws VendorError. */
  findPayment: (paymentIntentId: string) => Promise<Payment | null>
  /** Where a payment is found in the provider's own dashboard; null for what is no payment of the provider's. */
  dashboardPage: (paymentIntentId: string) => string | null
  /** The newest dispute of a payment; null if there is none. Throws VendorError. */
  findDispute: (paymentIntentId: string) => Promise<Dispute | null>
  /** Refunds what is left of the payment, safe if nothing is; the key makes it happen once. Throws VendorError. */
  refund: (paymentIntentId: string, reason: RefundReason, idempotencyKey: string) => Promise<void>
  /**
   * Refunds this many cents of the payment, once per name, however often and late it is called. Throws VendorError;
   * `refused` if less than that is left.
   */
  refundPart: (paymentIntentId: string, part: { cents: number; name: string }) => Promise<void>
  /** Verifies the signature over the raw body and parses the event; null if the signature is invalid. */
  readEvent: (rawBody: string, signature: string | null) => Promise<PaymentEvent | null>
  /** What an event of this type is about; null if it means nothing to us. */
  aboutOf: (type: string) => PaymentEventAbout | null
  /** Every relevant event since then, oldest first, whether or not its webhook reached us. Throws VendorError. */
  listEvents: (since: Date) => Promise<PaymentEvent[]>
  /** Those since then whose webhooks the provider counts as delivered. Throws VendorError. */
  listDelivered: (since: Date) => Promise<Pick<PaymentEvent, 'eventId' | 'type' | 'sessionId' | 'paymentIntentId'>[]>
  /**
   * The pages opened from `since` up to, but not including, `until`, by the provider's clock, that buyers completed, a
   * hundred at a time; `from` is the previous part's `next`. Throws VendorError.
   */
  listPayments: (since: Date, until: Date, from: string | null) => Promise<ListedPayments>
  /**
   * The fees from `since` up to, but not including, `until`, by the provider's clock, a hundred balance movements at a
   * time; `from` as above. Throws VendorError.
   */
  listFees: (since: Date, until: Date, from: string | null) => Promise<ListedFees>
  /**
   * The balance movements about payments in the same period, a hundred at a time; `from` as above. Throws VendorError.
   */
  listMovements: (since: Date, until: Date, from: string | null) => Promise<ListedMovements>
  /**
   * Every page opened since then, whatever happened to it, with everything stored about it, in parts as above. Throws
   * VendorError.
   */
  listPages: (since: Date, from: string | null) => Promise<{ pages: KeptPage[]; next: string | null }>
}
