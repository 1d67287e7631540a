// Saved companies, found again by a reference code of five characters (storefront rules §3 "Company record").
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'

export const companies = pgTable(
  'companies_information',
  {
    id: uuid('id').primaryKey(),
    companyName: text('company_name').notNull(),
    streetName: text('street_name').notNull(),
    streetNumber: text('street_number'),
    unitNumber: text('unit_number'),
    postalCode: text('postal_code').notNull(),
    // empty for those saved before we asked for it
    city: text('city'),
    country: text('country').notNull(),
    vatNumber: text('vat_number').notNull(),
    companyRegistrationCode: text('company_tax_registration_code'),
    invoiceEmail: text('invoice_email'),
    referenceCode: text('autofill_reference_code').notNull(),
    creatorFullName: text('business_creator_full_name').notNull(),
    creatorEmail: text('business_creator_email').notNull(),
    updaterEmail: text('user_updater_email').notNull(),
    updatedAt: instant('update_date').notNull(),
  },
  (table) => [
    uniqueIndex('company_reference_code_unique').on(table.referenceCode),
    check('company_reference_code_form', sql`${table.referenceCode} ~ '^[A-HJ-NP-Z2-9]{5}$'`),
  ],
)

/** The EU register's answers about VAT numbers, cached for hours, so that it isn't asked with every keystroke. */
export const vatConsultations = pgTable(
  'vat_consultations',
  {
    vatNumber: text('vat_number').primaryKey(),
    verdict: text('verdict').$type<'valid' | 'invalid' | 'unavailable'>().notNull(),
    requestDate: text('request_date'),
    // whose number was sent with the question, and the number under which the register can prove its answer
    requester: text('requester'),
    consultationNumber: text('consultation_number'),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [index('vat_consultations_by_age').on(table.askedAt)],
)
