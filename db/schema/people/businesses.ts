// Brands: the one that replaces the defaults, and those with their own domain (storefront rules §3 "Brand settings").
import { sql } from 'drizzle-orm'
import { check, customType, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { inLanguages, instant } from '#db/schema/columns.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

export const businesses = pgTable(
  'businesses',
  {
    id: text('id').primaryKey(),
    // anything missing besides the name is the default's, or derived
    name: text('name').notNull(),
    // an affiliate has no shop of its own: it earns from referred sales
    kind: text('kind').$type<'brand' | 'affiliate'>().notNull().default('brand'),
    fullName: text('full_name'),
    tagline: text('tagline'),
    taglineIn: inLanguages('tagline_in'),
    logoUrl: text('logo_url'),
    primaryColor: text('primary_color'),
    primaryLightColor: text('primary_light_color'),
    primaryDarkColor: text('primary_dark_color'),
    secondaryColor: text('secondary_color'),
    backgroundColor: text('background_color'),
    // host, with its port if there is one; null for the brand at the shop's own address
    domain: text('domain'),
    heroText: text('hero_text'),
    heroTextIn: inLanguages('hero_text_in'),
    description: text('description'),
    descriptionIn: inLanguages('description_in'),
    legalNote: text('legal_note'),
    legalNoteIn: inLanguages('legal_note_in'),
    orderPrefix: text('order_prefix'),
    mailFromName: text('mail_from_name'),
    mailFrom: text('mail_from'),
    legalName: text('legal_name'),
    address: text('address'),
    email: text('email'),
    phone: text('phone'),
    kvk: text('kvk'),
    vat: text('vat'),
    reviewUrl: text('review_url'),
    links: jsonb('links').$type<{ label: string; href: string }[]>(),
    // counts the changes, so that nobody overwrites what they haven't seen
    version: integer('version').notNull().default(1),
    // since when it sells nothing; past orders stay accessible
    suspendedAt: instant('suspended_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('business_domain_unique').on(table.domain),
    check('business_domain_lower_case', sql`${table.domain} = lower(${table.domain})`),
    check(
      'affiliate_has_no_shop',
      sql`${table.kind} = 'brand' or (${table.kind} = 'affiliate' and ${table.domain} is null)`,
    ),
  ],
)

export const businessLogos = pgTable(
  'business_logos',
  {
    // the picture's fingerprint: a changed logo has a different address
    id: text('id').notNull().primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id),
    mediaType: text('media_type').$type<'image/png' | 'image/jpeg' | 'image/webp'>().notNull(),
    content: bytes('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('business_logos_by_business').on(table.businessId)],
)
