// Fills an empty shop with its first catalog, rates, and coupons; existing rows are left unchanged, edits included. Only
// a demo sells it as it is: its prices are examples, and in production the owner decides what goes on sale.
import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { bundles, coupons, vatRates, zonePrices, zones } from '#db/schema.ts'
import bundleRows from './bundles.json' with { type: 'json' }
import couponRows from './coupons.json' with { type: 'json' }
import vatRows from './vat-rates.json' with { type: 'json' }
import zoneRows from './zones.json' with { type: 'json' }

type SizePrices = Partial<Record<'512MB' | '1GB' | '3GB' | '5GB' | '10GB' | '20GB' | '50GB', number>>

export async function seed({ db, tx }: Database, { isDemo }: { isDemo: boolean }): Promise<void> {
  await tx(async () => {
    await db()
      .insert(zones)
      .values(
        zoneRows.map(({ name, displayName, countries }, position) => ({ name, displayName, countries, position })),
      )
      .onConflictDoNothing()
    await db()
      .insert(zonePrices)
      .values(zoneRows.map((zone) => priceRow(zone.name, zone.prices.inclEsimCents, zone.prices.topupCents)))
      .onConflictDoNothing()
    await db()
      .insert(bundles)
      .values(
        bundleRows.map((bundle) => ({
          ...bundle,
          status: isDemo && bundle.status === 'Active' ? ('Active' as const) : ('Inactive' as const),
        })),
      )
      .onConflictDoNothing()
    await db().insert(vatRates).values(vatRows).onConflictDoNothing()
    const codes = couponRows.filter((coupon) => isDemo || !coupon.demoOnly).map(couponRow)
    if (codes.length > 0) await db().insert(coupons).values(codes).onConflictDoNothing()
    // A database that was a demo's before.
    if (!isDemo)
      await db()
        .update(coupons)
        .set({ status: 'inactive' })
        .where(and(eq(coupons.isDemoOnly, true), eq(coupons.status, 'active')))
  })
}

const priceRow = (zone: string, incl: SizePrices, topup: SizePrices): typeof zonePrices.$inferInsert => ({
  zone,
  inclEsim512Mb: incl['512MB'],
  inclEsim1Gb: incl['1GB'],
  inclEsim3Gb: incl['3GB'],
  inclEsim5Gb: incl['5GB'],
  inclEsim10Gb: incl['10GB'],
  inclEsim20Gb: incl['20GB'],
  inclEsim50Gb: incl['50GB'],
  topup512Mb: topup['512MB'],
  topup1Gb: topup['1GB'],
  topup3Gb: topup['3GB'],
  topup5Gb: topup['5GB'],
  topup10Gb: topup['10GB'],
  topup20Gb: topup['20GB'],
  topup50Gb: topup['50GB'],
})

const couponRow = (coupon: (typeof couponRows)[number]): typeof coupons.$inferInsert => ({
  code: coupon.code,
  status: coupon.status === 'active' ? 'active' : 'inactive',
  validUntil: coupon.validUntil === null ? null : new Date(coupon.validUntil),
  discountType: coupon.discountType === 'free' ? 'free' : coupon.discountType === 'fixed' ? 'fixed' : 'percentage',
  discountValue: String(coupon.discountValue),
  maxRedemptions: coupon.maxRedemptions,
  maxPerCustomer: coupon.maxPerCustomer,
  maxPerNetwork: coupon.maxPerNetwork,
  isDemoOnly: coupon.demoOnly,
})
