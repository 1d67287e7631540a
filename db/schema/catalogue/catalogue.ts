// Zones with their prices, and the bundles sold in them (storefront rules §3 "Bundle catalogue entry", "Zones", "Price
// table per zone").
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cents, inLanguages, instant, networkId } from '#db/schema/columns.ts'
import { users } from '#db/schema/people/users.ts'

export const zones = pgTable('zones', {
  name: text('name').primaryKey(),
  // what people read instead of the name; null where that is good enough
  displayName: text('display_name'),
  displayNameIn: inLanguages('display_name_in'),
  countries: jsonb('countries').$type<string[]>().notNull(),
  position: integer('position').notNull(),
  // prices that leave less than this share above the cost are marked, in basis points
  marginFloorBasisPoints: integer('margin_floor').notNull().default(2000),
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
  // in all, or each day for bundles by the day; the fair use a day of an unlimited one, and 0 if none is disclosed
  megabytes: integer('bundle_value').notNull(),
  dataKind: text('data_kind').$type<'total' | 'daily-slow' | 'daily-cut' | 'unlimited'>().notNull().default('total'),
  validityDays: integer('bundle_validity_period').notNull(),
  networkId: networkId(),
  // the network's own name of what is bought; null where it is the bundle's ID
  packageId: text('package_id'),
  // what the network charges for it; never shown to shoppers
  costCents: cents('cost'),
  // its own prices instead of its zone's, before tax; null for a bundle that is priced by its size
  priceCents: cents('price'),
  topupCents: cents('topup_price'),
  // when its days begin, and for how many days after the purchase it can still be begun; the defaults are the home
  // network's, whose packages are listed nowhere
  startsAt: text('starts_at').$type<'first use' | 'installation' | 'purchase'>().default('first use'),
  installWithinDays: integer('install_within').default(365),
  // the rest of what its network says of it; null is what the network doesn't disclose
  allowsHotspot: boolean('hotspot'),
  // in kbit/s, once its data is used up; null also where it ends then
  slowSpeedKbps: integer('slow_speed'),
  // the country in which its traffic reaches the internet
  exitCountry: text('exit_country'),
  canTopUp: boolean('can_top_up').default(true),
  // how the network takes back an eSIM that nobody used
  takesBack: text('takes_back').$type<'at once' | 'on request' | 'never'>().default('at once'),
  // the networks that phones use in each country
  operators:
    jsonb('operators').$type<Record<string, { name: string; generation: '2G' | '3G' | '4G' | '5G' | null }[]>>(),
})

// Changes of the catalog: what, by whom, and from when; planned prices wait here.
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: uuid('id').primaryKey(),
    madeAt: instant('made_at').notNull(),
    madeBy: uuid('made_by').references(() => users.id),
    zone: text('zone').notNull(),
    kind: text('kind')
      .$type<
        | 'price'
        | 'topup'
        | 'cost'
        | 'status'
        | 'countries'
        | 'floor'
        | 'bundle'
        | 'zone'
        | 'own_price'
        | 'display_name'
        | 'source'
      >()
      .notNull(),
    // a size for prices, a bundle for its own changes; empty for changes of the zone
    item: text('item').notNull(),
    // as texts: cents, basis points, codes; null for nothing
    before: text('before'),
    after: text('after'),
    validFrom: instant('valid_from').notNull(),
    appliedAt: instant('applied_at'),
    // for a plan that was withdrawn before it took effect, or replaced by another one for the same day
    withdrawnAt: instant('withdrawn_at'),
    withdrawnBy: uuid('withdrawn_by').references(() => users.id),
  },
  (table) => [
    index('catalogue_changes_by_zone').on(table.zone, table.validFrom),
    index('catalogue_changes_due')
      .on(table.validFrom)
      .where(sql`${table.appliedAt} is null`),
  ],
)

// Up to which moment search engines know what changed on the pages of a host.
export const toldChanges = pgTable('told_changes', {
  host: text('host').primaryKey(),
  until: instant('until').notNull(),
  // since when a worker is telling them; null while none does
  begunAt: instant('begun_at'),
})
