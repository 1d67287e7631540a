// Orders: the truth about every purchase (storefront rules §3 and after-purchase rules §3 "order_history"); money
// columns are whole cents.
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { businesses } from '#db/schema/people/businesses.ts'
import { cents, instant, isKnownLanguage, language } from '#db/schema/columns.ts'
import { iccidText } from '#db/sealing/iccid-column.ts'
import { sealedText } from '#db/sealing/sealed-columns.ts'
import { orderedBundle, soundParty } from './ordered-bundle.ts'
import { purchaseFacts } from './purchase-facts.ts'
import { users } from '#db/schema/people/users.ts'

/** VIES's answer about a company's VAT number, and when. */
export type VatConsultationData = {
  vatNumber: string
  verdict: 'valid' | 'invalid' | 'unavailable'
  askedAt: string
  requestDate: string | null
  /** Missing from before we said who asks. */
  requester?: string | null
  consultationNumber?: string | null
}

type CompanyAddressData = {
  streetName: string
  streetNumber: string
  unitNumber: string
  postalCode: string
  // missing in orders from before we asked for it
  city?: string
  country: string
}

/** The facts of an order as one JSON value, for those who read the table directly; the shop reads the columns. */
type OrderData = {
  bundle: { zone: string; data: string; days: number; destinations: string[]; price: number }
  taxEvidence: { basis: string; cardCountry: string | null; conflict: boolean; vies: VatConsultationData | null }
}

export const orders = pgTable(
  'order_history',
  {
    id: uuid('order_id').primaryKey(),
    reference: text('custom_reference').notNull(),
    kind: text('kind').$type<'esim' | 'topup' | 'deposit' | 'test'>().notNull().default('esim'),
    // how far a test order goes, of staff or of a partner's software; it is nobody's purchase, and is in no list,
    // figure, or report
    testScope: text('test_scope').$type<'order' | 'allocation' | 'api' | 'trial'>(),
    // the target of a top-up: an eSIM by its ICCID, and the order it was bought with; its own iccid stays empty
    targetOrderId: uuid('target_order_id').references((): AnyPgColumn => orders.id),
    targetIccid: iccidText('target_iccid'),
    targetNetworkEsimId: text('target_network_esim_id'),
    // the order whose eSIM this one replaces for free, or whose top-up it carries over; null for anything that was bought
    replacesOrderId: uuid('replaces_order_id').references((): AnyPgColumn => orders.id),
    // the order that its buyer swaps for this one, which costs only the difference: paid first, and nothing is ordered
    // from the network until it replaces that one
    swapOf: uuid('swap_of_order_id').references((): AnyPgColumn => orders.id),
    // the order whose payment paid for this traveler's eSIM too; null for nearly all orders, as all of these are
    paidWith: uuid('paid_with_order_id').references((): AnyPgColumn => orders.id),
    // when another order replaced its eSIM
    replacedAt: instant('replaced_at'),
    // the business whose prepaid balance a deposit fills, or that pays for the order; null if there is none
    balanceOf: text('balance_of').references(() => businesses.id),
    // the same cart with the same answers is the same order, however often it is submitted
    attemptKey: text('attempt_key').notNull(),
    userId: uuid('user_id').references(() => users.id),
    // the brand that sold it; null for the shop's own
    businessId: text('business_id'),
    // its eSIM goes to somebody else than the buyer, who is in `gifts`
    isGift: boolean('is_gift').notNull().default(false),
    email: text('user_email').notNull(),
    customerName: text('customer_name').notNull(),
    // what browsers and links of its holder name in place of its ID, once its email was corrected: the former ones name another
    holder: uuid('holder'),
    ...orderedBundle,
    couponCode: text('coupon_code'),
    // the affiliate that referred the buyer, and how; null for none, and if an affiliate buys from itself
    affiliateId: text('affiliate_id').references(() => businesses.id),
    affiliateBy: text('affiliate_by').$type<'code' | 'link'>(),
    // the buyer was logged in for the business that referred the affiliate
    isOwnReferral: boolean('is_own_referral').notNull().default(false),
    subtotalCents: cents('price').notNull(),
    // how much of the price the selling business owes the shop; null with the shop's own prices
    partnerPriceCents: cents('partner_price'),
    couponDiscountCents: cents('coupon_discount').notNull(),
    processingFeeCents: cents('processing_fee').notNull().default(0),
    vatCents: cents('tax_amount').notNull().default(0),
    totalCents: cents('final_price').notNull(),
    paidCents: cents('amount').notNull().default(0),
    // how much of it was refunded, according to the payment provider
    refundedCents: cents('refunded_amount').notNull().default(0),
    // who refunded all of it; null before that
    refundedBy: text('refunded_by').$type<'by_staff' | 'by_buyer' | 'by_provider' | 'dispute_lost' | 'by_partner'>(),
    // a share, such as 0.21
    taxRate: text('tax_rate').notNull(),
    // derived from the columns by the database at every write
    data: jsonb('order_data')
      .$type<OrderData>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    wantsImmediateDelivery: boolean('immediate_delivery').notNull().default(false),
    // the countries that determined the VAT, stored as evidence
    taxBasis: text('tax_basis')
      .$type<'chosen' | 'located' | 'default' | 'company' | 'reverse_charge'>()
      .notNull()
      .default('default'),
    vatCountry: text('tax_country'),
    chosenCountry: text('chosen_country'),
    ipAddress: text('ip_address'),
    // derived from the detected country
    ipLocation: text('ip_location'),
    detectedCountry: text('detected_country'),
    cardCountry: text('card_country'),
    isTaxConflict: boolean('is_tax_conflict').notNull().default(false),
    // when staff reviewed the evidence; null until then
    taxCheckedAt: instant('tax_checked_at'),
    vatConsultation: jsonb('vat_consultation').$type<VatConsultationData>(),
    isCompany: boolean('is_company').notNull().default(false),
    companyName: text('company_name'),
    vatNumber: text('vat_number'),
    invoiceEmail: text('invoice_email'),
    companyRegistrationCode: text('company_registration_code'),
    companyAddress: jsonb('company_address').$type<CompanyAddressData>(),
    isCompanyFromCode: boolean('is_company_from_code').notNull().default(false),
    companyReferenceCode: text('company_reference_code'),
    ...purchaseFacts,
    paymentState: text('payment_state')
      .$type<'awaiting' | 'processing' | 'paid' | 'free' | 'expired' | 'refunded' | 'review'>()
      .notNull(),
    provisioningState: text('provisioning_state')
      .$type<'not_due' | 'running' | 'failed' | 'stopped' | 'completed' | 'ended'>()
      .notNull()
      .default('not_due'),
    deliveryState: text('delivery_state')
      .$type<'nothing' | 'usable' | 'mailed' | 'revoked'>()
      .notNull()
      .default('nothing'),
    paymentSessionId: text('stripe_session_id'),
    // why a person must review the order, and since when; null for nearly all orders
    reviewReason: text('review_reason'),
    reviewSince: instant('review_since'),
    // the reason that administrators were last told about
    reviewToldFor: text('review_told_for'),
    status: text('status').$type<'started' | 'error' | 'completed'>().notNull(),
    step: text('step').notNull(),
    stepNumber: integer('step_number').notNull().default(0),
    errorMessage: text('error_message'),
    // an invoice or credit note may be due; false once that was checked
    isInvoiceDue: boolean('is_invoice_due').notNull().default(true),
    iccid: iccidText('iccid'),
    // the network's own ID of it; null if that is the ICCID, which may come back for another order
    networkEsimId: text('network_esim_id'),
    activationCode: sealedText('activation_code', 'esim.activation_code'),
    confirmationCode: sealedText('confirmation_code', 'esim.confirmation_code'),
    qrCodeUrl: text('qr_code_url'),
    // when the worker should look at the order next; null if there is nothing to do
    dueAt: instant('due_at'),
    leaseUntil: instant('lease_until'),
    leaseId: uuid('lease_id'),
    // the bundle that is delivered instead, if the network couldn't; what was bought and promised stays as it is
    substituteBundleId: text('substitute_bundle_id'),
    // of the page that it was placed on; null for English, and for orders from elsewhere
    language: language('language'),
    // the trace that began at checkout, for whoever works on the order; null without tracing
    traceContext: text('trace_context'),
    polls: integer('looks').notNull().default(0),
    // how many times in a row the current step failed, since when the order is at it, and when staff was told that it
    // takes too long
    tries: integer('tries').notNull().default(0),
    stepSince: instant('step_since'),
    reportedAt: instant('alerted_at'),
    retries: integer('retries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('order_reference_unique').on(table.reference),
    uniqueIndex('order_attempt_unique').on(table.attemptKey),
    // Also finds numbers by their beginning.
    uniqueIndex('order_esim_unique')
      .on(table.iccid.op('text_pattern_ops'), table.networkId, sql`coalesce(${table.networkEsimId}, '')`)
      .where(sql`${table.iccid} is not null`),
    index('orders_by_email').on(table.email),
    index('orders_by_holder')
      .on(table.holder)
      .where(sql`${table.holder} is not null`),
    index('orders_by_user').on(table.userId),
    index('orders_by_date').on(table.createdAt, table.id),
    index('orders_by_business').on(table.businessId, table.createdAt, table.id),
    index('orders_by_target')
      .on(table.targetOrderId)
      .where(sql`${table.targetOrderId} is not null`),
    index('orders_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    // Doesn't index a column that each write of an order changes; otherwise PostgreSQL would update every index each
    // time.
    index('orders_to_invoice')
      .on(table.createdAt)
      .where(sql`${table.isInvoiceDue} and ${table.paymentState} in ('paid', 'free', 'refunded', 'review')`),
    index('orders_to_tell_of')
      .on(table.reviewSince)
      .where(sql`${table.reviewToldFor} is distinct from ${table.reviewReason}`),
    // the administrators' lists: what needs attention, and the views that are a small part of everything
    index('orders_open')
      .on(table.createdAt, table.id)
      .where(
        sql`${table.provisioningState} in ('running', 'failed') or ${table.paymentState} = 'review' or ${table.reviewReason} is not null`,
      ),
    index('orders_with_refund')
      .on(table.createdAt, table.id)
      .where(sql`${table.paymentState} = 'refunded' or ${table.refundedCents} > 0`),
    // what the daily deletion of old data looks for
    index('orders_never_paid')
      .on(table.createdAt)
      .where(sql`${table.paymentState} in ('awaiting', 'expired') and ${table.email} not like '%@deleted.invalid'`),
    index('orders_free')
      .on(table.createdAt, table.id)
      .where(sql`${table.paymentState} = 'free'`),
    index('orders_by_coupon')
      .on(table.couponCode, table.createdAt, table.id)
      .where(sql`${table.couponCode} is not null`),
    index('orders_by_vat_country').on(table.vatCountry, table.createdAt, table.id),
    index('orders_top_ups')
      .on(table.createdAt, table.id)
      .where(sql`${table.kind} = 'topup'`),
    index('orders_in_tax_conflict')
      .on(table.createdAt, table.id)
      .where(sql`${table.isTaxConflict}`),
    index('orders_by_total').on(table.totalCents, table.id),
    index('orders_by_target_beginning')
      .on(table.targetIccid.op('text_pattern_ops'))
      .where(sql`${table.targetIccid} is not null`),
    // an eSIM is replaced once, and a top-up carried over once; if another is needed, its replacement is replaced
    uniqueIndex('order_replaced_once')
      .on(table.replacesOrderId)
      .where(sql`${table.replacesOrderId} is not null`),
    uniqueIndex('order_of_traveler')
      .on(table.paidWith, table.traveler)
      .where(sql`${table.paidWith} is not null`),
    check('order_of_travelers', soundParty(table)),
    check(
      'replacement_costs_nothing',
      sql`${table.replacesOrderId} is null or coalesce(${table.swapOf} = ${table.replacesOrderId}, false) or (${table.kind} in ('esim', 'topup') and ${table.totalCents} = 0 and ${table.paidCents} = 0)`,
    ),
    index('orders_by_swap')
      .on(table.swapOf)
      .where(sql`${table.swapOf} is not null`),
    check('swap_is_an_esim', sql`${table.swapOf} is null or (${table.kind} = 'esim' and ${table.totalCents} > 0)`),
    check('affiliate_and_how', sql`(${table.affiliateId} is null) = (${table.affiliateBy} is null)`),
    check('order_language_known', isKnownLanguage(table.language)),
    check('refunded_within_paid', sql`${table.refundedCents} between 0 and ${table.paidCents}`),
    check(
      'top_up_has_target',
      sql`(${table.kind} = 'topup' or (${table.testScope} is not distinct from 'api' and ${table.targetIccid} is not null)) = (num_nonnulls(${table.targetOrderId}, ${table.targetIccid}) = 2) and (${table.kind} = 'esim' or coalesce(${table.testScope} in ('api', 'trial'), false) or ${table.iccid} is null)`,
    ),
    index('orders_of_balance')
      .on(table.balanceOf, table.createdAt, table.id)
      .where(sql`${table.balanceOf} is not null`),
    check('deposit_fills_a_balance', sql`${table.kind} <> 'deposit' or ${table.balanceOf} is not null`),
    check('partner_price_within_price', sql`${table.partnerPriceCents} between 0 and ${table.subtotalCents}`),
    check(
      'order_cents_not_negative',
      sql`${table.totalCents} >= 0 and ${table.couponDiscountCents} >= 0 and ${table.paidCents} >= 0`,
    ),
  ],
)

export const orderEvents = pgTable(
  'order_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    at: instant('at').notNull(),
    move: text('move').notNull(),
    detail: text('detail'),
  },
  (table) => [
    index('order_events_by_order').on(table.orderId),
    // Two of an ordinary order's sixteen lines; the others are only read by order.
    index('order_events_by_time')
      .on(table.move, table.at)
      .where(sql`${table.move} in ('paid', 'free', 'retry_requested', 'resumed', 'completed_poll_for_iccid')`),
  ],
)
