// The bundle of an order as it was sold, because the catalog may change.
import { sql, type SQLWrapper } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/pg-core'
import { networkId } from '#db/schema/columns.ts'

export const orderedBundle = {
  // how many travelers it is for; each of the others has an order of their own, which is paid with this one
  quantity: integer('quantity').notNull().default(1),
  // what they are called, until those orders are there
  travelerNames: text('traveler_names').array().notNull().default([]),
  // in the order of such a traveler: which one of them it is for, from 2 on
  traveler: integer('traveler'),
  // the phone that the buyer looked up before paying, and what the shop's list said about it then
  phone: text('phone'),
  phoneFit: text('phone_fit').$type<'yes' | 'regional' | 'no' | 'unknown'>(),
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

/** Only eSIMs are for several, and tests by partners' software. */
const isForTravelers = (of: Record<'kind' | 'testScope', SQLWrapper>) =>
  sql`(${of.kind} = 'esim' or ${of.testScope} is not distinct from 'api')`

/** One order pays for up to ten travelers; those of the others cost nothing, and pay for nobody. */
export const soundParty = (
  of: Record<'quantity' | 'traveler' | 'paidWith' | 'kind' | 'testScope' | 'totalCents' | 'paidCents', SQLWrapper>,
) =>
  sql`${of.quantity} between 1 and 10 and (${of.quantity} = 1 or ${isForTravelers(of)}) and (${of.paidWith} is null) = (${of.traveler} is null)
    and (${of.paidWith} is null or (${isForTravelers(of)} and ${of.traveler} between 2 and 10 and ${of.quantity} = 1 and ${of.totalCents} = 0 and ${of.paidCents} = 0))`
