// The bundle of an order as it was sold, because the catalog may change.
import { integer, text } from 'drizzle-orm/pg-core'
import { networkId } from '#db/schema/columns.ts'

export const orderedBundle = {
  bundleId: text('bundle_id').notNull(),
  networkId: networkId(),
  // the network's own name of it; null if that is the bundle's ID
  packageId: text('package_id'),
  bundleZone: text('bundle_zone').notNull().default(''),
  // the display name of a zone that was chosen as a whole; null where the trip is called by its countries
  bundlePlace: text('bundle_place'),
  bundleData: text('bundle_data').notNull().default(''),
  bundleDays: integer('bundle_days').notNull().default(0),
  bundleMegabytes: integer('bundle_megabytes').notNull().default(0),
  destinations: text('destinations').array().notNull().default([]),
  arrival: text('arrival'),
  departure: text('departure'),
}
