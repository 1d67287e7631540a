// npm run demo-data -- [orders] [--brands] [--seed=7]: fills an empty shop with a believable past (docs/operate.md).
import { join } from 'node:path'
import { writeDemoPartners } from '#db/demo-partner-rows.ts'
import { hasOrders, writeDemoRows } from '#db/demo-rows.ts'
import { seedBusinesses } from '#db/seed/seed-businesses.ts'
import { openDatabaseFor } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { catalogueStore } from '#shop/catalogue/catalogue-store.ts'
import { businessStore } from '#shop/brand/business-store.ts'
import { openBrands } from '#shop/brand/open-brands.ts'
import { SAMPLE_COMPANY } from '#shop/brand/seller-identity.ts'
import { figureStore } from '#shop/figures/figure-store.ts'
import { couponStore } from '#shop/pricing/coupon-store.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'
import { vatStore } from '#shop/pricing/vat-store.ts'
import { chanceOf } from './demo/chance.ts'
import { demoPartners } from './demo/demo-partners.ts'
import { demoShop } from './demo/demo-shop.ts'
import { explainBackup } from './explain-backup.ts'

const USUAL = 10_000
const MOST = 1_000_000
/** More than so many are copies of these: what is looked for is size, and not one more believable buyer. */
const MOST_MADE = 10_000

class DemoRefused extends Error {}

async function fill() {
  const given = process.argv.slice(2)
  const size = Number(given.find((text) => /^\d+$/.test(text)) ?? USUAL)
  const seed = Number(given.find((text) => /^--seed=\d+$/.test(text))?.slice(7) ?? 7)
  if (size < 1 || size > MOST) throw new DemoRefused(`From 1 to ${MOST} orders can be made.`)
  const config = readConfig()
  if (config.isProduction) throw new DemoRefused('This is production. Demo data is for shops that sell nothing.')
  const log = openLog('warn')
  const open = await openDatabaseFor(config, log)
  const { database } = open
  try {
    if (await hasOrders(database)) throw new DemoRefused('This shop has orders. Demo data is for an empty one.')
    const began = performance.now()
    if (given.includes('--brands'))
      await seedBusinesses(database, join(import.meta.dirname, '../db/seed/businesses.example.json'))
    const { catalogue, desk } = await catalogueStore(database).readBoth()
    const now = new Date()
    const { partners, rows: ofPartners } = demoPartners({ catalogue, desk }, new URL(config.publicUrl).host, now)
    await writeDemoPartners(database, ofPartners)
    const { house, elsewhere } = await openBrands({
      businesses: businessStore(database),
      log,
      publicUrl: config.publicUrl,
      sampleCompany: SAMPLE_COMPANY,
    }).read()
    const coupons = couponStore(database)
    const codes = ['DEMOFREE1', 'WANDER20', 'MELLOWMONDAY', 'FIVEROFF', ...partners.affiliates.map(({ code }) => code)]
    const found = await Promise.all(codes.map((code) => coupons.find(code)))
    let last = 0
    const world = {
      chance: chanceOf(seed),
      catalogue,
      partners,
      rates: await vatStore(database).read(),
      coupons: new Map(found.flatMap((coupon) => (coupon ? [[coupon.code, coupon] as const] : []))),
      sellerCountry: config.sellerCountry,
      now,
      nextNumber: () => (last += 1),
    }
    const copies = Math.max(0, Math.ceil(size / MOST_MADE) - 1)
    const isTaken = (tenant: Tenant) => (tenant === house ? 4 : 1)
    const rows = await demoShop(world, [house, ...elsewhere], Math.ceil(size / (copies + 1)), isTaken, copies)
    await figureStore(database).changeTimeZone(config.timeZone)
    await writeDemoRows(database, rows)
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(
      `${rows.orders.length * (copies + 1)} demo orders of ${rows.users.length * (copies + 1)} buyers, in ${seconds} s.`,
    )
  } finally {
    await open.close()
  }
}

try {
  await fill()
} catch (error) {
  console.error(error instanceof DemoRefused ? error.message : explainBackup(error))
  process.exit(1)
}
