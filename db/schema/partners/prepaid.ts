// Businesses with a prepaid balance: their billing details, and the orders of their software.
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { apiKeys } from './api-keys.ts'
import { businesses } from '#db/schema/people/businesses.ts'
import { instant, vatQuestion } from '#db/schema/columns.ts'
import { orders } from '#db/schema/sales/orders.ts'

type CompanyData = {
  companyName: string
  streetName: string
  streetNumber: string
  unitNumber: string
  postalCode: string
  city: string
  country: string
  vatNumber: string
  companyRegNumber: string
  invoiceEmail: string
}
type VatConsultationData = {
  vatNumber: string
  verdict: 'valid' | 'invalid' | 'unavailable'
  askedAt: string
  requestDate: string | null
  requester?: string | null
  consultationNumber?: string | null
}

export const billingDetails = pgTable(
  'billing_details',
  {
    businessId: text('business_id')
      .primaryKey()
      .references(() => businesses.id),
    // as printed on an invoice
    company: jsonb('company').$type<CompanyData>().notNull(),
    // the EU register's last answer about its VAT number; null if it need not be asked
    vatConsultation: jsonb('vat_consultation').$type<VatConsultationData>(),
    changedAt: instant('changed_at').notNull(),
    ...vatQuestion(),
  },
  (table) => [
    index('billing_details_vat_due')
      .on(table.vatAskAt)
      .where(sql`${table.vatAskAt} is not null`),
  ],
)

export const apiOrders = pgTable(
  'api_orders',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id),
    // an order with a test key went to the test network and cost nothing
    mode: text('mode').$type<'test' | 'live'>().notNull(),
    // the key that placed it; null once the key is deleted
    keyId: uuid('key_id').references(() => apiKeys.id, { onDelete: 'set null' }),
    // fingerprints of the caller's idempotency key, and of the request
    attempt: text('attempt').notNull(),
    request: text('request').notNull(),
    // the business's own name for it
    ownReference: text('own_reference'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('api_order_attempt').on(table.businessId, table.mode, table.attempt),
    index('api_orders_of_business').on(table.businessId, table.mode, table.createdAt, table.orderId),
    index('api_orders_by_reference')
      .on(table.businessId, table.mode, table.ownReference)
      .where(sql`${table.ownReference} is not null`),
    check('api_order_mode', sql`${table.mode} in ('test', 'live')`),
  ],
)
