// The catalogue as rows: zones with their prices, and the bundles sold in them.
import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { bundles, zonePrices, zones } from '#db/schema/catalogue.ts'
import type { Bundle, Catalogue, SizeKey, Zone } from './bundle.ts'

export function catalogueStore({ db }: Database) {
  return {
    read: async (): Promise<Catalogue> => {
      const zoneRows = await db()
        .select()
        .from(zones)
        .leftJoin(zonePrices, eq(zonePrices.zone, zones.name))
        .orderBy(asc(zones.position))
      const bundleRows = await db().select().from(bundles).orderBy(asc(bundles.bundleId))
      return { zones: zoneRows.map((row) => toZone(row.zones, row.zone_prices)), bundles: bundleRows.map(toBundle) }
    },
  }
}

const toBundle = (row: typeof bundles.$inferSelect): Bundle => ({
  bundleId: row.bundleId,
  zone: row.zone,
  megabytes: row.megabytes,
  validityDays: row.validityDays,
  status: row.status,
  networkId: row.networkId,
})

const toZone = (zone: typeof zones.$inferSelect, prices: typeof zonePrices.$inferSelect | null): Zone => ({
  name: zone.name,
  countries: zone.countries,
  prices: {
    inclEsimCents: present({
      '512MB': prices?.inclEsim512Mb,
      '1GB': prices?.inclEsim1Gb,
      '3GB': prices?.inclEsim3Gb,
      '5GB': prices?.inclEsim5Gb,
      '10GB': prices?.inclEsim10Gb,
      '20GB': prices?.inclEsim20Gb,
      '50GB': prices?.inclEsim50Gb,
    }),
    topupCents: present({
      '512MB': prices?.topup512Mb,
      '1GB': prices?.topup1Gb,
      '3GB': prices?.topup3Gb,
      '5GB': prices?.topup5Gb,
      '10GB': prices?.topup10Gb,
      '20GB': prices?.topup20Gb,
      '50GB': prices?.topup50Gb,
    }),
  },
})

const present = (prices: Record<SizeKey, number | null | undefined>) =>
  Object.fromEntries(Object.entries(prices).filter(([, cents]) => typeof cents === 'number')) as Partial<
    Record<SizeKey, number>
  >
