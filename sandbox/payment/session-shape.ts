// The parameters of a new checkout session: those the provider knows, and which of them this sandbox supports.
import { z } from 'zod'
import { currency, decimal, email, flag, metadata, text, webAddress, whole } from './request-shapes.ts'

const product = z.strictObject({
  name: text.min(1),
  description: text.min(1).optional(),
  images: z.array(text).optional(),
  metadata: metadata.optional(),
  tax_code: text.optional(),
  unit_label: text.optional(),
})

const line = z.strictObject({
  price_data: z.strictObject({
    currency,
    product_data: product,
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).default('unspecified'),
    unit_amount: whole.refine((value) => value >= 0, 'parameter_invalid_integer'),
  }),
  quantity: whole.refine((value) => value >= 1 && value <= 999_999, 'parameter_invalid_integer').default(1),
  tax_rates: z.array(text).max(5).optional(),
  metadata: metadata.optional(),
})

const invoiceCreation = z.strictObject({
  enabled: flag,
  invoice_data: z
    .strictObject({
      custom_fields: z
        .array(z.strictObject({ name: text.max(40), value: text.max(140) }))
        .max(4)
        .optional(),
      description: text.optional(),
      footer: text.optional(),
      metadata: metadata.optional(),
      account_tax_ids: z.unknown().optional(),
      issuer: z.unknown().optional(),
      rendering_options: z.unknown().optional(),
    })
    .optional(),
})

const anything = z.unknown().optional()

const customText = z.strictObject({
  after_submit: anything,
  shipping_address: anything,
  submit: z.strictObject({ message: text.max(1_200) }).optional(),
  terms_of_service_acceptance: anything,
})

const hexColour = z.string().regex(/^#[0-9a-fA-F]{6}$/)
const branding = z.strictObject({
  background_color: hexColour.optional(),
  button_color: hexColour.optional(),
  display_name: text.min(1).optional(),
  border_style: anything,
  font_family: anything,
  icon: anything,
  logo: anything,
})

// Known to the provider and without effect here: accepted and ignored.
const taken = {
  billing_address_collection: anything,
  consent_collection: anything,
  currency: anything,
  customer_creation: anything,
  customer_update: anything,
  integration_identifier: anything,
  name_collection: anything,
  origin_context: anything,
  payment_method_collection: anything,
  payment_method_configuration: anything,
  payment_method_options: anything,
  phone_number_collection: anything,
  saved_payment_method_options: anything,
  submit_type: anything,
  tax_id_collection: anything,
  wallet_options: anything,
}

// Known to the provider, but would change the money or the flow: rejected instead of ignored.
const notPlayed = {
  after_expiration: anything,
  allow_promotion_codes: anything,
  allowed_payment_method_types: anything,
  automatic_tax: anything,
  custom_fields: anything,
  customer: anything,
  customer_account: anything,
  excluded_payment_method_types: anything,
  managed_payments: anything,
  optional_items: anything,
  payment_method_data: anything,
  permissions: anything,
  redirect_on_completion: anything,
  return_url: anything,
  setup_intent_data: anything,
  shipping_address_collection: anything,
  shipping_options: anything,
  subscription_data: anything,
}

export const newSession = z.strictObject({
  ...taken,
  ...notPlayed,
  adaptive_pricing: z.strictObject({ enabled: flag.optional() }).optional(),
  branding_settings: branding.optional(),
  custom_text: customText.optional(),
  mode: z.enum(['payment', 'setup', 'subscription']),
  ui_mode: z.enum(['hosted_page', 'embedded_page', 'elements', 'form']).default('hosted_page'),
  line_items: z.array(line).min(1).max(100),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer_email: email.optional(),
  discounts: z
    .array(z.strictObject({ coupon: text.optional(), promotion_code: text.optional() }))
    .max(1)
    .optional(),
  expires_at: whole.optional(),
  invoice_creation: invoiceCreation.optional(),
  locale: text.optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({
      description: text.optional(),
      metadata: metadata.optional(),
      receipt_email: email.optional(),
      statement_descriptor: text.max(22).optional(),
      statement_descriptor_suffix: text.max(22).optional(),
      capture_method: z.enum(['automatic', 'automatic_async']).optional(),
    })
    .optional(),
})
export const NOT_PLAYED: readonly string[] = Object.keys(notPlayed)
export type NewSession = z.output<typeof newSession>

export const newTaxRate = z.strictObject({
  display_name: text.min(1),
  inclusive: flag,
  percentage: decimal.refine((value) => value <= 100, 'parameter_invalid_decimal'),
  active: flag.default(true),
  country: text.optional(),
  description: text.optional(),
  jurisdiction: text.optional(),
  metadata: metadata.optional(),
  state: text.optional(),
  tax_type: text.optional(),
})

export const newCoupon = z.strictObject({
  id: text.min(1).optional(),
  amount_off: whole.refine((value) => value >= 1, 'parameter_invalid_integer').optional(),
  percent_off: decimal.refine((value) => value > 0 && value <= 100, 'parameter_invalid_decimal').optional(),
  currency: currency.optional(),
  duration: z.enum(['once', 'forever']).default('once'),
  max_redemptions: whole.refine((value) => value >= 1, 'parameter_invalid_integer').optional(),
  metadata: metadata.optional(),
  name: text.max(40).optional(),
  redeem_by: whole.optional(),
})
