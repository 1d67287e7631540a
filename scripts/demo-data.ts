// npm run demo-data -- [orders] [--brands] [--seed=7]: fills an empty shop with a believable past, and tells the
// sandbox what its vendors did in it; npm run demo-data -- --books only does the latter (docs/operate.md).
import { join } from 'node:path'
import type { Database } from '#db/database.ts'
import { hasOrders } from '#db/demo/demo-rows.ts'
import { seedBusinesses } from '#db/seed/seed-businesses.ts'
import { openDatabaseFor } from '#server/compose.ts'
import { readConfig, type Config } from '#server/settings/config.ts'
import { openLog } from '#server/watching/log.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { openBrands } from '#shop/people/brand/open-brands.ts'
import { SAMPLE_COMPANY } from '#shop/people/brand/seller-identity.ts'
import { figureStore } from '#shop/figures/report/figure-store.ts'
import type { Log } from '#ports/log.ts'
import { fillShop } from './demo/fill-shop.ts'
import { handOver, NotHandedOver } from './demo/hand-over.ts'
import { explainBackup } from './explain-backup.ts'

const USUAL = 10_000
const MOST = 1_000_000
/** Beyond this number, orders are copies of these: what matters then is the size, not one more believable buyer. */
const MOST_MADE = 10_000
/** Size tests don't need the vendors, whose books of a million orders take gigabytes. */
const MOST_HANDED_OVER = 100_000

class DemoRefused extends Error {}

async function run() {
  const given = process.argv.slice(2)
  const config = readConfig()
  if (config.isProduction) throw new DemoRefused('Demo data can’t be added in production.')
  const log = openLog('warn')
  const open = await openDatabaseFor(config, log)
  try {
    const size = given.includes('--books') ? 0 : await fill(given, { config, log, database: open.database })
    if (size <= MOST_HANDED_OVER) await tellVendors(config, open.database)
    else
      console.log('With this many orders, the sandbox isn’t updated. To update it, run `npm run demo-data -- --books`.')
  } finally {
    await open.close()
  }
}

type Opened = { config: Config; log: Log; database: Database }

async function fill(given: string[], { config, log, database }: Opened): Promise<number> {
  const size = Number(given.find((text) => /^\d+$/.test(text)) ?? USUAL)
  const seed = Number(given.find((text) => /^--seed=\d+$/.test(text))?.slice(7) ?? 7)
  if (size < 1 || size > MOST) throw new DemoRefused(`Choose between 1 and ${MOST} orders.`)
  if (await hasOrders(database)) throw new DemoRefused('This shop already has orders. Demo data needs an empty shop.')
  const began = performance.now()
  if (given.includes('--brands'))
    await seedBusinesses(database, join(import.meta.dirname, '../db/seed/businesses.example.json'))
  await figureStore(database).changeTimeZone(config.timeZone)
  const { publicUrl, sellerCountry } = config
  const businesses = businessStore(database)
  const copies = Math.max(0, Math.ceil(size / MOST_MADE) - 1)
  const rows = await fillShop(database, {
    size: Math.ceil(size / (copies + 1)),
    copies,
    seed,
    now: new Date(),
    sellerCountry,
    host: new URL(publicUrl).host,
    readTenants: openBrands({ businesses, log, publicUrl, sampleCompany: SAMPLE_COMPANY }).read,
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  const [orders, buyers] = [rows.orders.length * (copies + 1), rows.users.length * (copies + 1)]
  console.log(`${orders} demo orders from ${buyers} buyers created in ${seconds} s.`)
  return size
}

async function tellVendors(config: Config, database: Database) {
  const told = await handOver(config, database)
  if (!told) return console.log('This shop doesn’t use the sandbox, so its vendors don’t know the demo orders.')
  const { payments, profiles, folder } = told
  return console.log(`The sandbox in ${folder} now has ${payments} more payment pages and ${profiles} more eSIMs.`)
}

try {
  await run()
} catch (error) {
  const isTold = error instanceof DemoRefused || error instanceof NotHandedOver
  console.error(isTold ? error.message : explainBackup(error))
  process.exit(1)
}
