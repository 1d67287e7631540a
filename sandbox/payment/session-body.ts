// A new checkout session and its lines in the provider's format, with every field of the real one.
import type { LineAmounts, SessionAmounts } from './session-amounts.ts'
import type { NewSession } from './session-shape.ts'
import { newId } from './wire-id.ts'
import type { LineItem, Product, Session, TaxRate } from './wire.ts'

type NewLine = NewSession['line_items'][number]
type SessionParts = {
  input: NewSession
  id: string
  now: number
  expiresAt: number
  currency: string
  amounts: SessionAmounts
  email: string | null
  url: string
}

export function productOf({ price_data: { product_data: product } }: NewLine, now: number): Product {
  return {
    id: newId('prod_', 14),
    object: 'product',
    active: false,
    created: now,
    description: product.description ?? null,
    images: product.images ?? [],
    livemode: false,
    metadata: product.metadata ?? {},
    name: product.name,
    type: 'service',
    updated: now,
  }
}

export function lineItem(
  line: NewLine,
  product: string,
  amounts: LineAmounts | undefined,
  rates: TaxRate[],
  now: number,
): LineItem {
  const { price_data: price } = line

  return {
    id: newId('li_'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: amounts?.discount ?? 0,
    amount_subtotal: amounts?.subtotal ?? 0,
    amount_tax: amounts?.tax ?? 0,
    amount_total: amounts?.total ?? 0,
    currency: price.currency,
    description: price.product_data.name,
    metadata: line.metadata ?? {},
    price: {
      id: newId('price_'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: now,
      currency: price.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product,
      recurring: null,
      tax_behavior: price.tax_behavior,
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: price.unit_amount,
      unit_amount_decimal: String(price.unit_amount),
    },
    quantity: line.quantity,
    taxes: rates.map((rate, i) => ({
      amount: amounts?.taxes[i]?.amount ?? 0,
      rate,
      taxability_reason: 'standard_rated',
      taxable_amount: amounts?.taxes[i]?.taxable ?? 0,
    })),
  }
}

export function sessionBody({ input, id, now, expiresAt, currency, amounts, email, url }: SessionParts): Session {
  const invoice = input.invoice_creation

  return {
    ...EMPTY,
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: input.adaptive_pricing?.enabled ?? false },
    amount_subtotal: amounts.subtotal,
    amount_total: amounts.total,
    branding_settings: {
      background_color: input.branding_settings?.background_color ?? null,
      button_color: input.branding_settings?.button_color ?? null,
      display_name: input.branding_settings?.display_name ?? null,
    },
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    created: now,
    currency,
    custom_text: { ...NO_TEXTS, submit: input.custom_text?.submit ?? null },
    customer: null,
    customer_details:
      email === null
        ? null
        : {
            address: null,
            business_name: null,
            email,
            individual_name: null,
            name: null,
            phone: null,
            tax_exempt: 'none',
            tax_ids: null,
          },
    customer_email: input.customer_email ?? null,
    discounts: (input.discounts ?? []).flatMap(({ coupon }) =>
      coupon === undefined ? [] : [{ coupon, promotion_code: null }],
    ),
    expires_at: expiresAt,
    invoice: null,
    invoice_creation: {
      enabled: invoice?.enabled ?? false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: invoice?.invoice_data?.custom_fields ?? null,
        description: invoice?.invoice_data?.description ?? null,
        footer: invoice?.invoice_data?.footer ?? null,
        issuer: null,
        metadata: invoice?.invoice_data?.metadata ?? {},
        rendering_options: null,
      },
    },
    livemode: false,
    locale: input.locale ?? null,
    metadata: input.metadata ?? {},
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    success_url: input.success_url,
    total_details: { amount_discount: amounts.discount, amount_shipping: 0, amount_tax: amounts.tax },
    ui_mode: 'hosted_page',
    url,
  }
}

const NO_TEXTS = { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null }

const EMPTY = {
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  customer_account: null,
  customer_creation: 'if_required',
  integration_identifier: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  wallet_options: null,
}
