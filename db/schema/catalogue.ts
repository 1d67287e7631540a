// Zones with their prices and the bundles sold in them (storefront rules §3 "Bundle catalogue entry", "Zones", "Price table per zone").
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, networkId } from './columns.ts'

export const zones = pgTable('zones', {
  name: text('name').primaryKey(),
  countries: jsonb('countries').$type<string[]>().notNull(),
  position: integer('position').notNull(),
})

export const zonePrices = pgTable('zone_prices', {
  zone: text('zone')
    .primaryKey()
    .references(() => zones.name),
  inclEsim512Mb: cents('col512_MB_incl_eSIM'),
  inclEsim1Gb: cents('col1_GB_incl_eSIM'),
  inclEsim3Gb: cents('col3GB_incl_eSIM'),
  inclEsim5Gb: cents('col5GB_incl_eSIM'),
  inclEsim10Gb: cents('col10GB_incl_eSIM'),
  inclEsim20Gb: cents('col20GB_incl_eSIM'),
  inclEsim50Gb: cents('col50GB_incl_eSIM'),
  topup512Mb: cents('col512_MB_Topup'),
  topup1Gb: cents('col1_GB_Topup'),
  topup3Gb: cents('col3GB_Topup'),
  topup5Gb: cents('col5GB_Topup'),
  topup10Gb: cents('col10GB_Topup'),
  topup20Gb: cents('col20GB_Topup'),
  topup50Gb: cents('col50GB_Topup'),
})

export const bundles = pgTable('bundles', {
  bundleId: text('bundle_id').primaryKey(),
  zone: text('bundle_zone')
    .notNull()
    .references(() => zones.name),
  status: text('bundle_status').$type<'Active' | 'Inactive'>().notNull(),
  megabytes: integer('bundle_value').notNull(),
  validityDays: integer('bundle_validity_period').notNull(),
  networkId: networkId(),
})
