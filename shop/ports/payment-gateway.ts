// The payment provider in our words: a hosted page per order, the truth about it, and money back.

export type PaymentRequest = {
  /** Stored before the first try; asking twice with it opens one session. */
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
  /** Who sells, in one line for the hosted page and its papers; null while the brand has not said it. */
  seller: string | null
  /** Hex colours of the hosted page. */
  look: { background: string; button: string }
  /** Who stands on the invoice of a company; `invoiceEmail`, if there is one, gets the receipt as well. */
  company: InvoicedCompany | null
  /** A sentence that the law wants on the invoice. */
  invoiceNote: string | null
  successUrl: string
  cancelUrl: string
  expiresAt: Date
  /** How long the page lives, for a provider whose clock says that `expiresAt` will not do. */
  livesMs: number
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
  /** `processing`: the buyer is done and the money is on its way; `failed`: it will never come. */
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  orderId: string | null
  /** Which of the pages of that order it is, as we named it; null for a page that we did not open. */
  pageId: string | null
  /** From its opening to its end, by the provider's clock. */
  livesMs: number
  amountCents: number
  currency: string
  isLive: boolean
  paymentIntentId: string | null
  cardCountry: string | null
  invoiceUrl: string | null
  invoicePdfUrl: string | null
  /** What of it went back already, in cents. */
  refundedCents: number
  /** The buyer's bank wants, or wanted, the money back. */
  isDisputed: boolean
  /** When the money was taken, by the provider's clock; null before that. */
  paidAt: Date | null
}

/** The company as it stands on the provider's invoice: its address as one text. */
type KeptCompany = {
  companyName: string
  address: string
  vatNumber: string
  registrationCode: string
  invoiceEmail: string
}

/** A page as the provider keeps it: what we wrote on it, and what it knows of the buyer. */
export type KeptPage = PaymentSession & {
  createdAt: Date
  metadata: Record<string, string>
  buyer: { email: string | null; name: string | null }
  company: KeptCompany | null
}

/** A part of a list, and where the next one begins; null after the last. */
type ListedPayments = { payments: PaymentSession[]; next: string | null }

/** A payment that was made: how much of its cents went back, and whose order it was for. */
export type Payment = { amountCents: number; refundedCents: number; orderId: string | null }

/** What the provider took for its work, in whole cents of this currency; `what` in the provider's words. */
export type ProviderFee = {
  id: string
  at: Date
  what: string
  feeCents: number
  currency: string
  /** Null for what is about no payment. */
  paymentIntentId: string | null
}
export type ListedFees = { fees: ProviderFee[]; next: string | null }

/**
 * Money that came to the provider's balance or left it, in whole cents of this currency, before what the provider took for its
 * work. `taken`: a payment, or one that failed afterwards. `given_back`: a refund, or one that never arrived. `claimed`: what
 * a buyer's bank took, or brought back.
 */
export type Movement = {
  kind: 'taken' | 'given_back' | 'claimed'
  at: Date
  cents: number
  currency: string
  paymentIntentId: string
}
export type ListedMovements = { movements: Movement[]; next: string | null }

/** What became of a buyer's complaint at the bank; whether a refund of ours could still settle it. */
export type Dispute = { state: 'open' | 'won' | 'lost'; isRefundable: boolean }

/** Why a payment goes back. */
type RefundReason = 'duplicate' | 'requested_by_customer'

/** One of our payment pages, money that went back, or a dispute. */
export type PaymentEventAbout = 'page' | 'refund' | 'dispute'

export type PaymentEvent = {
  eventId: string
  /** In the provider's words; `aboutOf` tells what it means. */
  type: string
  sessionId: string | null
  /** The payment that a refund or a dispute is about. */
  paymentIntentId: string | null
  isLive: boolean
  payload: unknown
}

export type PaymentGateway = {
  /** Opens the hosted page; the provider's clock counts where it differs from ours. Throws VendorError. */
  openSession: (request: PaymentRequest) => Promise<PaymentSession>
  /** The provider's truth about a session; null when it knows none by that id. Throws VendorError. */
  findSession: (sessionId: string) => Promise<PaymentSession | null>
  /** Closes an open hosted page; harmless when it is closed already. Throws VendorError. */
  expireSession: (sessionId: string) => Promise<void>
  /** The provider's truth about a payment; null when it knows none by that id. Throws VendorError. */
  findPayment: (paymentIntentId: string) => Promise<Payment | null>
  /** The newest dispute of a payment; null when nobody disputed it. Throws VendorError. */
  findDispute: (paymentIntentId: string) => Promise<Dispute | null>
  /** Gives back what is left of the payment, harmless when nothing is; the key makes it happen once. Throws VendorError. */
  refund: (paymentIntentId: string, reason: RefundReason, idempotencyKey: string) => Promise<void>
  /**
   * Gives so many cents of the payment back, once for each name, however often and however late it is asked. Throws VendorError;
   * `refused` when less than that is left.
   */
  refundPart: (paymentIntentId: string, part: { cents: number; name: string }) => Promise<void>
  /** Checks the signature over the raw body and reads the event; null when the signature does not hold. */
  readEvent: (rawBody: string, signature: string | null) => Promise<PaymentEvent | null>
  /** What an event of this type is about; null when it means nothing to us. */
  aboutOf: (type: string) => PaymentEventAbout | null
  /** Every event since then that means something to us, the oldest first, whether its message reached us or not. Throws VendorError. */
  listEvents: (since: Date) => Promise<PaymentEvent[]>
  /** Those since then whose messages the provider says it delivered. Throws VendorError. */
  listDelivered: (since: Date) => Promise<Pick<PaymentEvent, 'eventId' | 'type' | 'sessionId' | 'paymentIntentId'>[]>
  /**
   * The pages that were opened from `since` until before `until`, by the provider's clock, and that buyers went through with,
   * a hundred at a time; `from` is the `next` of the part before. Throws VendorError.
   */
  listPayments: (since: Date, until: Date, from: string | null) => Promise<ListedPayments>
  /**
   * What was taken from `since` until before `until`, by the provider's clock, a hundred movements of its balance at a time;
   * `from` as above. Throws VendorError.
   */
  listFees: (since: Date, until: Date, from: string | null) => Promise<ListedFees>
  /** The movements of its balance about payments in the same time, a hundred at a time; `from` as above. Throws VendorError. */
  listMovements: (since: Date, until: Date, from: string | null) => Promise<ListedMovements>
  /** Every page that was opened since then, whatever became of it, with all that is kept of it, in parts as above. Throws VendorError. */
  listPages: (since: Date, from: string | null) => Promise<{ pages: KeptPage[]; next: string | null }>
}
