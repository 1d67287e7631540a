// Every start seeds again; what somebody edited in the meantime stays.
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectInMemory } from '#db/connection/connect-embedded.ts'
import type { OpenDatabase } from '#db/connection/connect.ts'
import { bundles, coupons, vatRates, zonePrices, zones } from '#db/schema.ts'
import { seed } from '#db/seed/seed.ts'
import { offeredZones } from '#shop/catalogue/bundle/bundle.ts'
import { catalogueStore } from '#shop/catalogue/bundle/catalogue-store.ts'
import { findOffers } from '#shop/catalogue/trip/find-offers.ts'
import { quickEngine } from '#tests/support/engines.ts'
import { takeDatabase } from '#tests/support/test-databases.ts'

let open: OpenDatabase
let giveBack: () => Promise<void>
beforeEach(async () => {
  // A database that was seeded with the demo's codes.
  ;({ open, giveBack } = await takeDatabase(quickEngine()))
})
afterEach(() => giveBack())

const everything = async () => {
  const db = open.database.db()
  const tables = [
    await db.select().from(zones),
    await db.select().from(zonePrices),
    await db.select().from(bundles),
    await db.select().from(vatRates),
    await db.select().from(coupons),
  ]
  return tables.map((rows) => rows.map((row) => JSON.stringify(row)).toSorted((one, other) => one.localeCompare(other)))
}

describe('seeding', () => {
  it('twice changes nothing', async () => {
    const before = await everything()
    await seed(open.database, { isDemo: true })
    expect(await everything()).toEqual(before)
  })

  it('again keeps edited prices, bundles taken off sale, changed coupons, and new rates', async () => {
    const db = open.database.db()
    await db.update(zonePrices).set({ inclEsim5Gb: 1 }).where(eq(zonePrices.zone, 'Europe'))
    await db.update(bundles).set({ status: 'Inactive' }).where(eq(bundles.bundleId, '01032_3'))
    await db.update(coupons).set({ status: 'inactive', redemptions: 7 }).where(eq(coupons.code, 'WANDER20'))
    await db
      .insert(vatRates)
      .values({ country: 'EE', basisPoints: 2400, validFrom: '2026-07-01' })
      .onConflictDoNothing()
    const edited = await everything()

    await seed(open.database, { isDemo: true })
    expect(await everything()).toEqual(edited)
  })

  it('extends an old World3, but not an edited one', async () => {
    const db = open.database.db()
    const sql = await readFile(new URL('../../db/migrations/0015_wider_world_zone.sql', import.meta.url), 'utf8')
    const [grown = '', first = ''] = [...sql.matchAll(/'(\[.*?\])'::jsonb/g)].map(([, list]) => list)
    const countriesOf = async () => (await db.select().from(zones).where(eq(zones.name, 'World3')))[0]?.countries
    const seeded = await countriesOf()
    expect(JSON.parse(grown)).toEqual(seeded)

    await db
      .update(zones)
      .set({ countries: JSON.parse(first) })
      .where(eq(zones.name, 'World3'))
    await db.execute(sql)
    expect(await countriesOf()).toEqual(seeded)

    await db
      .update(zones)
      .set({ countries: ['FR', 'JP'] })
      .where(eq(zones.name, 'World3'))
    await db.execute(sql)
    expect(await countriesOf()).toEqual(['FR', 'JP'])
  })

  it('offers only covered countries, and the 150 that the home page names', async () => {
    const catalogue = await catalogueStore(open.database).read()
    const offered = [...new Set(offeredZones(catalogue).flatMap(({ countries }) => countries))]
    expect(offered.filter((country) => findOffers(catalogue, [country], 1).kind !== 'offers')).toEqual([])
    expect(offered).not.toContain('MA')
    expect(offered.length).toBeGreaterThanOrEqual(150)
  })
})

describe('seeding in production', () => {
  let real: OpenDatabase
  beforeAll(async () => (real = await connectInMemory()))
  afterAll(() => real.close())
  const db = () => real.database.db()

  it('sells nothing before the owner decides, and leaves what was decided alone', async () => {
    const onSale = () => db().$count(bundles, eq(bundles.status, 'Active'))
    await seed(real.database, { isDemo: false })
    expect([await onSale(), (await db().select().from(zonePrices)).length > 10]).toEqual([0, true])
    expect(offeredZones(await catalogueStore(real.database).read())).toEqual([])
    await db().update(bundles).set({ status: 'Active' }).where(eq(bundles.bundleId, '01032_5'))
    await seed(real.database, { isDemo: false })
    expect(await onSale()).toBe(1)
  })

  it('adds no code, and ends those of the demo that the database was before (C06)', async () => {
    const live = async () => (await db().select().from(coupons)).filter(({ status }) => status === 'active')
    expect(await db().select().from(coupons)).toEqual([])
    await seed(real.database, { isDemo: true })
    expect((await live()).length).toBeGreaterThan(5)
    await seed(real.database, { isDemo: false })
    expect(await live()).toEqual([])
  })
})
