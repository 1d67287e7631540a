// Creates the invoice of a paid session, with the session's own amounts.
import type { World } from './payment-world.ts'
import { newId } from './wire-id.ts'
import type { Invoice, InvoiceLine, InvoiceTax, LineItem, PaymentIntent, Session } from './wire.ts'

export function issueInvoice(world: World, session: Session, intent: PaymentIntent): Invoice {
  const now = world.nowSeconds()
  const id = newId('in_1', 23)
  const { items } = world.records.find('details', `details_${session.id}`) ?? { items: [] }
  const data = session.invoice_creation.invoice_data
  const discountId = newId('di_')
  const discount = session.total_details.amount_discount
  const address = `${world.options.publicUrl}/invoices/${id}`

  const invoice: Invoice = {
    ...EMPTY,
    id,
    object: 'invoice',
    account_name: sellerOf(session),
    amount_due: session.amount_total,
    amount_paid: session.amount_total,
    created: now,
    currency: session.currency,
    custom_fields: data.custom_fields,
    customer: session.customer,
    customer_email: session.customer_details?.email ?? null,
    description: data.description,
    effective_at: now,
    footer: data.footer,
    hosted_invoice_url: address,
    invoice_pdf: `${address}/pdf`,
    lines: {
      object: 'list',
      url: `/v1/invoices/${id}/lines`,
      has_more: false,
      data: items.map((item) => invoiceLine(item, id, discountId, now)),
    },
    livemode: false,
    metadata: data.metadata,
    number: `SANDBOX-${String(world.records.count('invoice') + 1).padStart(4, '0')}`,
    payments: payments(id, session, intent, now),
    period_end: now,
    period_start: now,
    status: 'paid',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: now, voided_at: null },
    subtotal: session.amount_subtotal,
    subtotal_excluding_tax: session.amount_subtotal,
    total: session.amount_total,
    total_discount_amounts: discount === 0 ? [] : [{ amount: discount, discount: discountId }],
    total_excluding_tax: session.amount_total - session.total_details.amount_tax,
    total_taxes: totalTaxes(items),
  }

  return world.records.add('invoice', now, invoice, { parent: session.id, reference: session.client_reference_id })
}

export function sellerOf(session: Session): string {
  return session.metadata['brand_name'] ?? new URL(session.success_url).host
}

function invoiceLine(item: LineItem, invoice: string, discount: string, now: number): InvoiceLine {
  return {
    id: newId('il_1', 23),
    object: 'line_item',
    amount: item.amount_subtotal,
    currency: item.currency,
    description: item.description,
    discount_amounts: item.amount_discount === 0 ? [] : [{ amount: item.amount_discount, discount }],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: item.metadata,
    parent: null,
    period: { end: now, start: now },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: item.price.product },
      type: 'price_details',
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription: null,
    subtotal: item.amount_subtotal,
    taxes: taxesOf(item),
  }
}

function taxesOf(item: LineItem): InvoiceTax[] {
  return item.taxes.map(({ amount, rate, taxable_amount }) => ({
    amount,
    tax_behavior: rate.inclusive ? 'inclusive' : 'exclusive',
    tax_rate_details: { tax_rate: rate.id },
    taxability_reason: 'standard_rated',
    taxable_amount,
    type: 'tax_rate_details',
  }))
}

function totalTaxes(items: LineItem[]): InvoiceTax[] {
  const byRate = new Map<string, InvoiceTax>()
  for (const tax of items.flatMap(taxesOf)) {
    const { tax_rate: rate } = tax.tax_rate_details
    const known = byRate.get(rate)
    byRate.set(rate, {
      ...tax,
      amount: tax.amount + (known?.amount ?? 0),
      taxable_amount: tax.taxable_amount + (known?.taxable_amount ?? 0),
    })
  }

  return [...byRate.values()]
}

function payments(invoice: string, session: Session, intent: PaymentIntent, now: number) {
  return {
    object: 'list',
    url: `/v1/invoice_payments?invoice=${invoice}`,
    has_more: false,
    data: [
      {
        id: newId('inpay_'),
        object: 'invoice_payment',
        amount_paid: session.amount_total,
        amount_requested: session.amount_total,
        created: now,
        currency: session.currency,
        invoice,
        is_default: true,
        livemode: false,
        payment: { payment_intent: intent.id, type: 'payment_intent' },
        status: 'paid',
        status_transitions: { canceled_at: null, paid_at: now },
      },
    ],
  }
}

const EMPTY = {
  account_country: 'NL',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_remaining: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 1,
  attempted: true,
  auto_advance: false,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  billing_reason: 'manual',
  collection_method: 'charge_automatically',
  customer_account: null,
  customer_address: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  due_date: null,
  ending_balance: 0,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  next_payment_attempt: null,
  on_behalf_of: null,
  parent: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  test_clock: null,
  total_pretax_credit_amounts: [],
  webhooks_delivered_at: null,
}
