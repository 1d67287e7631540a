// Translates between Stripe's terms and ours. Pure, so that it can be tested on recorded responses.
import { toldCents, toldCurrency } from '#values/normal-form/money.ts'
import { toldCountry } from '#values/normal-form/country.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { toldFlag } from '#values/normal-form/flag.ts'
import { toldInstant } from '#values/normal-form/instant.ts'
import { toldText } from '#values/normal-form/told.ts'
import { cutText } from '#values/text/cut-text.ts'
import type Stripe from 'stripe'
import type {
  Dispute,
  InvoicedCompany,
  KeptPage,
  Payment,
  PaymentFee,
  PaymentRequest,
  PaymentSession,
} from '#ports/payment-gateway.ts'
import type { PaymentTrouble } from '#values/payment-trouble.ts'

/**
 * `isOwn` says whether an address is the provider's: visitors are never sent anywhere else, whatever a response
 * contains.
 */
export function toSession(session: Stripe.Checkout.Session, isOwn: (address: string) => boolean): PaymentSession {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  // It follows the charge by a moment, and is an ID unless it is asked for.
  const moved = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null
  const invoice = typeof session.invoice === 'object' ? session.invoice : null
  const own = (address: string | null | undefined) => (address && isOwn(address) ? address : null)

  return {
    sessionId: session.id,
    url: own(session.url),
    state: stateOf(session),
    orderId: toldText(session.metadata?.['order_id']) ?? null,
    pageId: toldText(session.metadata?.['page_id']) ?? null,
    livesMs: livesOf(session),
    amountCents: toldCents(session.amount_total) ?? 0,
    currency: toldCurrency(session.currency) ?? '',
    isLive: toldFlag(session.livemode) === true,
    paymentIntentId: intent?.id ?? (typeof session.payment_intent === 'string' ? session.payment_intent : null),
    cardCountry: toldCountry(charge?.payment_method_details?.card?.country) ?? null,
    cardFingerprint: charge?.payment_method_details?.card?.fingerprint ?? null,
    invoiceUrl: own(invoice?.hosted_invoice_url),
    invoicePdfUrl: own(invoice?.invoice_pdf),
    refundedCents: toldCents(charge?.amount_refunded) ?? 0,
    isDisputed: toldFlag(charge?.disputed) === true,
    paidAt: (toldFlag(charge?.paid) === true && toldInstant(charge?.created)) || null,
    fee: moved && intent ? toPaymentFee(moved, intent.id) : null,
    trouble: intent && troubleOf(intent),
  }
}

/** Stripe's own, of a page that doesn't say otherwise. */
const USUAL_LIFE_MS = 24 * 3_600_000

function livesOf({ created, expires_at: end }: Stripe.Checkout.Session): number {
  const [from, until] = [toldInstant(created), toldInstant(end)]
  return from && until ? until.getTime() - from.getTime() : USUAL_LIFE_MS
}

/** What nothing can be written down without. */
export function needed<Value>(value: Value | null | undefined): Value {
  if (value !== null && value !== undefined) return value
  throw new VendorError('the payment provider sent something unreadable', {
    vendor: 'payment',
    outcome: 'unknown',
    isRetryable: true,
    fault: 'unreadable',
  })
}

/** More than the database can store is no fee. */
const MOST_CENTS = 2_147_483_647

/**
 * In the currency of the account's balance, whatever the buyer paid in. Null if it can't be read: it is written together
 * with the payment, which must not wait for it.
 */
export function toPaymentFee(told: Stripe.BalanceTransaction, paymentIntentId: string): PaymentFee | null {
  const [id, at, feeCents] = [toldText(told.id), toldInstant(told.created), toldCents(told.fee)]
  if (!id || !at || typeof feeCents !== 'number' || Math.abs(feeCents) > MOST_CENTS) return null
  return { id, at, feeCents, currency: toldCurrency(told.currency) ?? '', paymentIntentId }
}

/** Where the next part of a list starts; null after the last. */
export const nextIn = ({ has_more: hasMore, data }: { has_more: boolean; data: { id: string }[] }): string | null =>
  toldFlag(hasMore) === true ? (data.at(-1)?.id ?? null) : null

/** The same page with what the provider knows about the buyer, and the company on its invoice. */
export function toKeptPage(session: Stripe.Checkout.Session, isOwn: (address: string) => boolean): KeptPage {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const fields = session.invoice_creation?.invoice_data.custom_fields ?? []
  const valueOf = (wanted: string) => fields.find(({ name }) => name === wanted)?.value ?? ''
  return {
    ...toSession(session, isOwn),
    createdAt: needed(toldInstant(session.created)),
    metadata: session.metadata ?? {},
    buyer: {
      email: session.customer_details?.email ?? session.customer_email,
      name: session.customer_details?.name ?? null,
    },
    company:
      fields.length === 0
        ? null
        : {
            companyName: valueOf(COMPANY_FIELDS.name),
            address: valueOf(COMPANY_FIELDS.address),
            vatNumber: valueOf(COMPANY_FIELDS.vatNumber),
            registrationCode: valueOf(COMPANY_FIELDS.registrationCode),
            invoiceEmail: intent?.receipt_email ?? '',
          },
  }
}

// After a closed inquiry or a prevented dispute, the shop keeps the money.
const DISPUTE_ENDS: Record<string, Dispute['state']> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

export const toDispute = ({ status, is_charge_refundable: isRefundable }: Stripe.Dispute): Dispute => ({
  state: DISPUTE_ENDS[status] ?? 'open',
  isRefundable: toldFlag(isRefundable) === true,
})

export function toPayment(intent: Stripe.PaymentIntent): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    amountCents: needed(toldCents(intent.amount_received)),
    refundedCents: charge ? refundedCents(charge) : 0,
    orderId: toldText(intent.metadata['order_id']) ?? null,
    trouble: troubleOf(intent),
  }
}

const CODE = /^[a-z\d_]{1,60}$/
const NOT_CONFIRMED = 'payment_intent_authentication_failure'

// A page that ends cancels its payment: if a card was given and nothing failed, its holder was asked and didn't answer.
function troubleOf(intent: Stripe.PaymentIntent): PaymentTrouble | null {
  const { status, last_payment_error: error, latest_charge: charge } = intent
  if (status === 'succeeded' || status === 'processing') return null
  const said = error?.decline_code ?? error?.code ?? ''
  const code = CODE.test(said) ? said : null
  if (typeof charge === 'object' && charge?.outcome?.type === 'blocked') return { why: 'refused', code }
  if (error) return { why: error.code === NOT_CONFIRMED ? 'unconfirmed' : 'declined', code }
  const isAsking = status === 'requires_action' || (status === 'canceled' && intent.payment_method !== null)
  return isAsking ? { why: 'unconfirmed', code: null } : null
}

const NEVER_ARRIVES = new Set<string | null>(['failed', 'canceled'])

// A refund that the bank sent back is not refunded, whether or not the charge still counts it. If there are more
// refunds than the list holds, only the charge knows.
function refundedCents({ amount_refunded: counted, refunds }: Stripe.Charge): number {
  const whole = needed(toldCents(counted))
  if (!refunds || toldFlag(refunds.has_more) !== false) return whole
  const arriving = refunds.data.filter(({ status }) => !NEVER_ARRIVES.has(status))
  return Math.min(
    whole,
    arriving.reduce((sum, { amount }) => sum + needed(toldCents(amount)), 0),
  )
}

/** If a page is complete but not paid, the payment says whether its money may still arrive. */
const NEVER_COMES = new Set(['requires_payment_method', 'canceled'])

function stateOf({
  status,
  payment_status: payment,
  payment_intent: intent,
}: Stripe.Checkout.Session): PaymentSession['state'] {
  if (status === 'expired') return 'expired'
  if (status === 'open') return 'open'
  // Nothing we sell is free here: the amount won't match, and a person reviews it.
  if (payment === 'paid' || payment === 'no_payment_required') return 'paid'
  return typeof intent === 'object' && intent !== null && NEVER_COMES.has(intent.status) ? 'failed' : 'processing'
}

/** Stripe's limit for the text next to its button. */
const MOST_CUSTOM_TEXT = 1_200

export type PageSettings = {
  /** Buyers may pay in their own currency; the provider changes it, and what we ask for and get stays euros. */
  adaptivePricing?: boolean
}

/**
 * The parameters of a new session. A discount that was topped up by a fee becomes one line with the exact net amount,
 * so that no cent is rounded twice.
 */
export function toCreateParams(
  request: PaymentRequest,
  ids: { taxRate: string | null; coupon: string | null },
  { adaptivePricing = false }: PageSettings = {},
): Stripe.Checkout.SessionCreateParams {
  const netCents = request.subtotalCents - request.discountCents + request.processingFeeCents
  // The order's facts are on the page alone: nobody looks for them elsewhere, and each copy comes back with every event.
  const names = {
    order_id: request.orderId,
    order_reference: request.orderReference,
    brand_name: request.brandName,
  }
  return {
    mode: 'payment',
    ...(request.language && { locale: request.language }),
    ui_mode: 'hosted_page',
    // Always said, since the account's own setting would count otherwise.
    adaptive_pricing: { enabled: adaptivePricing },
    branding_settings: {
      display_name: request.brandName,
      background_color: request.look.background,
      button_color: request.look.button,
    },
    ...(request.seller && {
      custom_text: { submit: { message: cutText(request.seller.soldBy, MOST_CUSTOM_TEXT) } },
    }),
    customer_email: request.customerEmail,
    client_reference_id: request.orderReference,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: ids.coupon ? request.subtotalCents : netCents,
          tax_behavior: 'exclusive',
          product_data: {
            name: request.title,
            description: request.description,
            metadata: { bundleId: request.bundleId },
          },
        },
        ...(ids.taxRate && { tax_rates: [ids.taxRate] }),
      },
    ],
    ...(ids.coupon && { discounts: [{ coupon: ids.coupon }] }),
    invoice_creation: {
      enabled: true,
      invoice_data: {
        metadata: names,
        footer: [request.invoiceNote, request.seller?.line ?? request.brandName].filter(Boolean).join(' · '),
        ...(request.company && { custom_fields: toCustomFields(request.company) }),
      },
    },
    payment_intent_data: {
      metadata: names,
      ...(request.company?.invoiceEmail && { receipt_email: request.company.invoiceEmail }),
    },
    metadata: request.metadata,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    success_url: `${request.successUrl}&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: request.cancelUrl,
  }
}

const COMPANY_FIELDS = {
  name: 'Company',
  address: 'Address',
  vatNumber: 'VAT number',
  registrationCode: 'Registration code',
}

// Stripe prints at most four custom fields on an invoice, with names of 40 and values of 140 characters.
function toCustomFields(company: InvoicedCompany): { name: string; value: string }[] {
  const street = [company.streetName, company.streetNumber, company.unitNumber].filter(Boolean).join(' ')
  return [
    { name: COMPANY_FIELDS.name, value: company.companyName },
    {
      name: COMPANY_FIELDS.address,
      value: [street, company.postalCode, company.city, company.country].filter(Boolean).join(', '),
    },
    { name: COMPANY_FIELDS.vatNumber, value: company.vatNumber },
    { name: COMPANY_FIELDS.registrationCode, value: company.companyRegNumber },
  ].flatMap(({ name, value }) => (value === '' ? [] : { name, value: cutText(value, 140) }))
}

/**
 * Whether the discount can be sent to Stripe as such; with a processing fee, the net amount is a single line instead.
 */
export const hasPlainDiscount = (request: PaymentRequest): boolean =>
  request.discountCents > 0 && request.processingFeeCents === 0
