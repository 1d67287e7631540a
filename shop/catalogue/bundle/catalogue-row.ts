// The zones and bundles of the catalog from their rows.
import type { bundles, zonePrices, zones } from '#db/schema/catalogue/catalogue.ts'
import { withKind } from '#values/data-allowance.ts'
import { SIZE_KEYS, type Bundle, type SizeKey, type Zone } from './bundle.ts'
import type { DeskCatalogue } from './catalogue-change.ts'

type BundleRow = Omit<typeof bundles.$inferSelect, 'operators'>

export const toBundle = (row: BundleRow): Bundle => ({
  bundleId: row.bundleId,
  zone: row.zone,
  megabytes: row.megabytes,
  ...withKind(row.dataKind),
  validityDays: row.validityDays,
  status: row.status,
  networkId: row.networkId,
  ...(row.packageId !== null && { packageId: row.packageId }),
  ownPrice: row.priceCents === null ? null : { priceCents: row.priceCents, topupCents: row.topupCents },
})

const toZone = (zone: typeof zones.$inferSelect, prices: typeof zonePrices.$inferSelect | null): Zone => ({
  name: zone.name,
  ...(zone.displayName !== null && { displayName: zone.displayName }),
  ...(zone.displayNameIn !== null && { displayNameIn: zone.displayNameIn }),
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

type ZoneRow = { zones: typeof zones.$inferSelect; zone_prices: typeof zonePrices.$inferSelect | null }
export const toDeskZone = ({ zones: zone, zone_prices: prices }: ZoneRow): DeskCatalogue['zones'][number] => ({
  ...toZone(zone, prices),
  marginFloorBasisPoints: zone.marginFloorBasisPoints,
})

function present(prices: Record<SizeKey, number | null | undefined>): Partial<Record<SizeKey, number>> {
  const known: Partial<Record<SizeKey, number>> = {}
  for (const size of SIZE_KEYS) {
    const cents = prices[size]
    if (typeof cents === 'number') known[size] = cents
  }
  return known
}
