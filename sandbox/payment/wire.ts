// The provider's objects in its own format, written down here a second time so that our reading of them is tested.
import type { Dispute, DisputeEventType } from './wire-dispute.ts'
import type { Refund, RefundEventType } from './wire-refund.ts'

export const API_VERSION = '2026-10-28.endive'

export type Metadata = Record<string, string>
export type List<Item> = { object: 'list'; url: string; has_more: boolean; data: Item[] }

export type TaxRate = {
  id: string
  object: 'tax_rate'
  active: boolean
  country: string | null
  created: number
  description: string | null
  display_name: string
  effective_percentage: number | null
  flat_amount: null
  inclusive: boolean
  jurisdiction: string | null
  jurisdiction_level: null
  livemode: false
  metadata: Metadata
  percentage: number
  rate_type: 'percentage'
  state: string | null
  tax_type: string | null
}

export type Coupon = {
  id: string
  object: 'coupon'
  amount_off: number | null
  created: number
  currency: string | null
  duration: string
  duration_in_months: null
  livemode: false
  max_redemptions: number | null
  metadata: Metadata
  name: string | null
  percent_off: number | null
  redeem_by: number | null
  times_redeemed: number
  valid: boolean
}

export type Product = {
  id: string
  object: 'product'
  active: boolean
  created: number
  description: string | null
  images: string[]
  livemode: false
  metadata: Metadata
  name: string
  type: 'service'
  updated: number
}

type LineTax = { amount: number; rate: TaxRate; taxability_reason: 'standard_rated'; taxable_amount: number }

export type LineItem = {
  id: string
  object: 'item'
  adjustable_quantity: null
  amount_discount: number
  amount_subtotal: number
  amount_tax: number
  amount_total: number
  currency: string
  description: string
  metadata: Metadata
  price: {
    id: string
    object: 'price'
    active: false
    billing_scheme: 'per_unit'
    created: number
    currency: string
    custom_unit_amount: null
    livemode: false
    lookup_key: null
    metadata: Metadata
    nickname: null
    product: string
    recurring: null
    tax_behavior: 'exclusive' | 'inclusive' | 'unspecified'
    tiers_mode: null
    transform_quantity: null
    type: 'one_time'
    unit_amount: number
    unit_amount_decimal: string
  }
  quantity: number
  taxes: LineTax[]
}

type InvoiceData = {
  account_tax_ids: null
  custom_fields: { name: string; value: string }[] | null
  description: string | null
  footer: string | null
  issuer: null
  metadata: Metadata
  rendering_options: null
}

/** What a buyer was shown and charged in their own currency. */
export type Presentment = { presentment_amount: number; presentment_currency: string }

export type Session = {
  id: string
  object: 'checkout.session'
  adaptive_pricing?: { enabled: boolean }
  amount_subtotal: number
  amount_total: number
  branding_settings?: { background_color: string | null; button_color: string | null; display_name: string | null }
  cancel_url: string | null
  custom_text: { submit: { message: string } | null; [more: string]: unknown }
  client_reference_id: string | null
  created: number
  currency: string
  customer: null
  customer_details: { email: string | null; name: string | null; tax_exempt: 'none'; [more: string]: unknown } | null
  customer_email: string | null
  discounts: { coupon: string; promotion_code: null }[]
  expires_at: number
  invoice: string | null
  invoice_creation: { enabled: boolean; invoice_data: InvoiceData }
  livemode: false
  locale: string | null
  metadata: Metadata
  mode: 'payment'
  payment_intent: string | null
  payment_status: 'unpaid' | 'paid'
  presentment_details?: Presentment
  status: 'open' | 'complete' | 'expired'
  success_url: string
  total_details: { amount_discount: number; amount_shipping: 0; amount_tax: number }
  ui_mode: 'hosted_page'
  url: string | null
  [more: string]: unknown
}

type CardError = { type: 'card_error'; code: string; decline_code?: string; message: string }

export type PaymentIntent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  created: number
  currency: string
  customer: null
  last_payment_error: CardError | null
  latest_charge: string | null
  livemode: false
  metadata: Metadata
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null
  payment_method: string | null
  presentment_details?: Presentment
  receipt_email: string | null
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  [more: string]: unknown
}

export type Charge = {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  created: number
  currency: string
  failure_code: string | null
  failure_message: string | null
  livemode: false
  metadata: Metadata
  paid: boolean
  payment_intent: string
  payment_method: string
  payment_method_details: {
    type: 'card'
    card: { brand: string; country: string; last4: string; [more: string]: unknown }
  }
  refunded: boolean
  status: 'succeeded' | 'failed'
  [more: string]: unknown
}

export type Invoice = {
  id: string
  object: 'invoice'
  account_name: string
  created: number
  currency: string
  custom_fields: { name: string; value: string }[] | null
  customer_email: string | null
  footer: string | null
  hosted_invoice_url: string
  invoice_pdf: string
  lines: List<InvoiceLine>
  metadata: Metadata
  number: string
  status: 'paid'
  subtotal: number
  total: number
  total_discount_amounts: { amount: number; discount: string }[]
  total_taxes: InvoiceTax[]
  [more: string]: unknown
}

export type InvoiceTax = {
  amount: number
  tax_behavior: 'exclusive' | 'inclusive'
  tax_rate_details: { tax_rate: string }
  taxability_reason: 'standard_rated'
  taxable_amount: number
  type: 'tax_rate_details'
}

export type InvoiceLine = {
  id: string
  object: 'line_item'
  amount: number
  currency: string
  description: string
  discount_amounts: { amount: number; discount: string }[]
  quantity: number
  subtotal: number
  taxes: InvoiceTax[]
  [more: string]: unknown
}

export type EventType =
  | `checkout.session.${'completed' | 'expired' | 'async_payment_succeeded' | 'async_payment_failed'}`
  | `payment_intent.${'succeeded' | 'payment_failed' | 'processing'}`
  | 'charge.refunded'
  | DisputeEventType
  | RefundEventType
  | 'invoice.paid'

export type PaymentEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null } | null
  type: EventType
}

export type CardFace = { brand: string; last4: string; expMonth: number; expYear: number }
export type IntentData = { description: string | null; metadata: Metadata; receipt_email: string | null }

// What the record store keeps, by kind.
export type Kinds = {
  session: Session
  details: { id: string; items: LineItem[]; intent: IntentData; askingCard?: CardFace }
  product: Product
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  dispute: Dispute
  invoice: Invoice
  tax_rate: TaxRate
  coupon: Coupon
}
