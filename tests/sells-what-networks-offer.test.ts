// From a network's catalog to bundles on sale: nothing without approval, and nothing that loses money or gives less than
// it promises.
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bundles, catalogueChanges, networkPackages } from '#db/schema.ts'
import { decidePackages } from '#shop/catalogue/network/decide-packages.ts'
import { setCurrencyRate } from '#shop/catalogue/network/set-currency-rate.ts'
import { viewNetworkPackages } from '#shop/catalogue/network/view-network-packages.ts'
import { findOffers } from '#shop/catalogue/trip/find-offers.ts'
import { NETWORK, owningPackages, USD } from './support/owning-packages.ts'

const owning = owningPackages()
const { needs, db, by, sell, decline, change, readNow, setRules, packageOf, bundlesOf } = owning
const offersIn = async (country: string) => {
  const found = findOffers(await needs().catalogue.read(), [country], 1)
  return found.kind === 'offers' ? found.offers.map(({ bundleId }) => bundleId) : []
}

it('nothing is sold before it is approved', async () => {
  const view = await viewNetworkPackages(needs(), { networkId: null, filter: null, after: '' })
  expect(view.network?.networkId).toBe(NETWORK)
  expect(view.network?.filter).toBe('new')
  expect(view.network?.counts.new).toBeGreaterThan(100)
  expect(view.network?.packages.length).toBe(50)
  expect(await db().select().from(bundles).where(eq(bundles.networkId, NETWORK))).toEqual([])
})

describe('an approved package', () => {
  it('is a bundle of its network in the zone of exactly its countries, at the price of the rules', async () => {
    expect(await sell('IT_3_15')).toEqual({ ok: true, sold: 1, without: 0 })
    const { offered, bundleId, decision, change: left } = await packageOf('IT_3_15')
    const costCents = Math.ceil((offered.cost.units * 0.9) / 100)
    const [bundle] = await bundlesOf('IT_3_15')
    expect([decision, left, bundle?.bundleId]).toEqual(['sold', null, bundleId])
    expect(bundle).toMatchObject({ networkId: NETWORK, zone: 'Italy', status: 'Active', megabytes: 3072, costCents })
    expect((bundle?.priceCents ?? 0) % 50).toBe(49)
    expect(bundle?.priceCents).toBeGreaterThanOrEqual(2 * costCents)
    expect((await needs().catalogue.read()).zones.find(({ name }) => name === 'Italy')?.countries).toEqual(['IT'])
    expect(await offersIn('IT')).toContain(bundleId)
    // Approving it again makes no other one.
    await sell('IT_3_15')
    expect(await bundlesOf('IT_3_15')).toHaveLength(1)
  })

  it('stays off sale without a rate for its currency', async () => {
    needs().networkPackages.listRates = () => Promise.resolve([])
    expect(await sell('IT_5_30')).toEqual({ ok: true, sold: 0, without: 1 })
    expect(await bundlesOf('IT_5_30')).toEqual([])
  })

  it('is taken off sale when its owner declines it', async () => {
    await sell('IT_1_7')
    expect(await decline('IT_1_7')).toMatchObject({ ok: true })
    expect(await bundlesOf('IT_1_7')).toMatchObject([{ status: 'Inactive' }])
    await readNow()
    expect(await packageOf('IT_1_7')).toMatchObject({ decision: 'declined', change: null })
  })

  it('is taken off sale at once when it is gone, and waits for approval when it comes back', async () => {
    await sell('FR_1_7')
    change({ code: 'FR_1_7', gone: true })
    await readNow()
    expect(await bundlesOf('FR_1_7')).toMatchObject([{ status: 'Inactive' }])
    expect(await packageOf('FR_1_7')).toMatchObject({ change: 'gone' })
    change({ code: 'FR_1_7', gone: false })
    await readNow()
    expect(await packageOf('FR_1_7')).toMatchObject({ change: 'new', goneAt: null })
    expect(await bundlesOf('FR_1_7')).toMatchObject([{ status: 'Inactive' }])
    await sell('FR_1_7')
    expect(await bundlesOf('FR_1_7')).toMatchObject([{ status: 'Active' }])
  })

  it('is taken off sale at once when it gives less than its bundle promises, and becomes another bundle', async () => {
    await sell('ES_3_15')
    const [before] = await bundlesOf('ES_3_15')
    change({ code: 'ES_3_15', gigabytes: 2 })
    await readNow()
    expect(await bundlesOf('ES_3_15')).toMatchObject([{ status: 'Inactive', megabytes: 3072 }])
    expect(await packageOf('ES_3_15')).toMatchObject({ change: 'worse' })
    await sell('ES_3_15')
    const sold = (await bundlesOf('ES_3_15')).filter(({ status }) => status === 'Active')
    expect(sold).toMatchObject([{ megabytes: 2048, zone: before?.zone }])
    expect(sold[0]?.bundleId).not.toBe(before?.bundleId)
  })

  it('has its new cost at once when it becomes dearer, and is taken off sale where that is above its price', async () => {
    await sell('DE_3_15')
    const priceCents = (await bundlesOf('DE_3_15'))[0]?.priceCents ?? 0
    change({ code: 'DE_3_15', cents: priceCents })
    await readNow()
    const dearer = { change: 'dearer', decision: 'sold' }
    expect(await packageOf('DE_3_15')).toMatchObject(dearer)
    expect(await bundlesOf('DE_3_15')).toMatchObject([
      { status: 'Active', priceCents, costCents: Math.ceil(priceCents * 0.9) },
    ])
    change({ code: 'DE_3_15', cents: 9_999 })
    await readNow()
    expect(await bundlesOf('DE_3_15')).toMatchObject([{ status: 'Inactive', priceCents, costCents: 9_000 }])
    await sell('DE_3_15')
    expect(await bundlesOf('DE_3_15')).toMatchObject([{ status: 'Active', priceCents: 18_049 }])
  })

  it('follows rules that approve by themselves', async () => {
    await sell('PT_3_15')
    await setRules({ approvesNew: true, dearerUpToBasisPoints: 10_000 })
    const { offered } = await packageOf('PT_3_15')
    change({ code: 'PT_3_15', cents: Math.floor(offered.cost.units / 100) + 20 })
    await readNow()
    expect(await packageOf('PT_3_15')).toMatchObject({ change: null, decision: 'sold' })
    const [bundle] = await bundlesOf('PT_3_15')
    const [last] = await db()
      .select()
      .from(catalogueChanges)
      .where(eq(catalogueChanges.item, bundle?.bundleId ?? ''))
    expect(last).toBeDefined()
    expect(bundle?.priceCents).toBeGreaterThanOrEqual(2 * (bundle?.costCents ?? 0))
  })

  it('gets the price of changed rules, and keeps it when the rate changes', async () => {
    await sell('GR_3_15')
    expect(await setRules({ factorBasisPoints: 30_000, ending: '99' as const })).toEqual({ ok: true })
    const [bundle] = await bundlesOf('GR_3_15')
    expect(bundle?.priceCents).toBeGreaterThanOrEqual(3 * (bundle?.costCents ?? 0))
    expect((bundle?.priceCents ?? 0) % 100).toBe(99)
    await setCurrencyRate(needs(), { ...USD, millionths: 1_800_000 }, by())
    const dearer = { status: 'Active', priceCents: bundle?.priceCents }
    expect(await bundlesOf('GR_3_15')).toMatchObject([dearer])
    expect((await bundlesOf('GR_3_15'))[0]?.costCents).toBeGreaterThan(bundle?.costCents ?? 0)
    await setCurrencyRate(needs(), { ...USD, millionths: 9_000_000 }, by())
    expect(await bundlesOf('GR_3_15')).toMatchObject([{ ...dearer, status: 'Inactive' }])
  })
})

it('a network’s catalog is taken in without reading everything that is sold', async () => {
  await sell('AT_3_15')
  const [bundle] = await bundlesOf('AT_3_15')
  change({ code: 'AT_3_15', cents: (bundle?.costCents ?? 0) + 1 })
  needs().catalogue.readDesk = () => Promise.reject(new Error('Everything was read.'))
  await readNow()
  expect((await bundlesOf('AT_3_15'))[0]?.costCents).not.toBe(bundle?.costCents)
})

it('rules whose prices can’t be written are not reported as done', async () => {
  await sell('BE_3_15')
  const { catalogue } = needs()
  const { readDeskOf } = catalogue
  catalogue.readDeskOf = async (...of) => ({ ...(await readDeskOf(...of)), bundles: [] })
  await expect(setRules({ factorBasisPoints: 40_000 })).rejects.toThrow('unknown_bundle')
})

it('plans by the day are listed in lengths, and cost as much as their days', async () => {
  const lengths = [1, 3, 5, 7, 10, 15, 20, 30]
  const rows = await Promise.all(lengths.map((days) => packageOf(`IT_1_DAILY×${days}`)))
  const aDay = rows[0]?.offered.cost.units ?? 0
  expect(rows.map(({ offered }) => [offered.days, offered.cost.units])).toEqual(
    lengths.map((days) => [days, aDay * days]),
  )
  expect(await sell('IT_1_DAILY×7', 'IT_UNL_1×7')).toMatchObject({ sold: 2 })
  expect(await bundlesOf('IT_1_DAILY×7')).toMatchObject([
    { dataKind: 'daily-cut', megabytes: 1024, validityDays: 7, costCents: Math.ceil((aDay * 7 * 0.9) / 100) },
  ])
  expect(await bundlesOf('IT_UNL_1×7')).toMatchObject([{ dataKind: 'unlimited', megabytes: 2048, slowSpeedKbps: 1000 }])
  // Fewer megabytes a day are another bundle.
  change({ code: 'IT_1_DAILY', gigabytes: 0.5 })
  await readNow()
  expect(await bundlesOf('IT_1_DAILY×7')).toMatchObject([{ status: 'Inactive' }])
  expect(await packageOf('IT_1_DAILY×7')).toMatchObject({ change: 'worse' })
})

it('a package that starts when it is bought is listed with the reason, and never sold', async () => {
  const rows = await db().select().from(networkPackages).where(eq(networkPackages.packageId, 'IT_20_30'))
  const [row] = rows.map((each) => ({ ...each, unsoldBecause: 'starts_at_purchase' as const }))
  await needs().networkPackages.put(row ? [row] : [])
  expect(await sell('IT_20_30')).toEqual({ ok: true, sold: 0, without: 1 })
  // Reading the same package again finds out that the shop sells it.
  await readNow()
  expect(await packageOf('IT_20_30')).toMatchObject({ unsoldBecause: null, change: 'new' })
})

it('a package with more data than a bundle may hold is listed with the reason, and holds up nothing', async () => {
  await sell('DE_1_7')
  change({ code: 'DE_20_30', gigabytes: 9_999 })
  change({ code: 'DE_1_7', gone: true })
  await setRules({ approvesNew: true })
  await readNow()
  expect(await packageOf('DE_20_30')).toMatchObject({ unsoldBecause: 'too_much', change: null })
  expect(await sell('DE_20_30')).toEqual({ ok: true, sold: 0, without: 1 })
  expect(await bundlesOf('DE_1_7')).toMatchObject([{ status: 'Inactive' }])
  change({ code: 'DE_20_30', gigabytes: 20 })
  await setRules({})
})

it('a catalog that can’t be read, or is empty, takes nothing off sale', async () => {
  await sell('NL_3_15')
  owning.sandbox().wholesalers.of('esim-access').faults.set({ at: 'packages', kind: 'maintenance', times: 1 })
  await readNow()
  expect((await needs().networkPackages.readRules([NETWORK]))[0]?.problem).toContain('503')
  needs().networks.of(NETWORK).listCatalogue = () => Promise.resolve()
  await readNow()
  expect((await needs().networkPackages.readRules([NETWORK]))[0]?.problem).toBe('the catalog is empty')
  expect(await bundlesOf('NL_3_15')).toMatchObject([{ status: 'Active' }])
})

it('a rate that begins while the catalog can’t be read takes off sale what would lose money', async () => {
  await sell('NL_3_15')
  await setCurrencyRate(needs(), { ...USD, from: '2026-03-03', millionths: 9_000_000 }, by())
  expect(await bundlesOf('NL_3_15')).toMatchObject([{ status: 'Active' }])
  owning.sandbox().wholesalers.of('esim-access').faults.set({ at: 'packages', kind: 'maintenance', times: 1 })
  await readNow({ ...needs(), clock: { now: () => new Date('2026-03-03T00:00:01Z') } })
  expect((await needs().networkPackages.readRules([NETWORK]))[0]?.problem).toContain('503')
  expect(await bundlesOf('NL_3_15')).toMatchObject([{ status: 'Inactive' }])
})

it('everything new can be sold at once, in zones with names of their own', async () => {
  const done = await decidePackages(needs(), { networkId: NETWORK, decision: 'sold', packages: 'new' }, by())
  expect(done).toMatchObject({ ok: true, without: 0 })
  const { zones } = await needs().catalogue.read()
  expect(new Set(zones.map(({ name }) => name.toLowerCase())).size).toBe(zones.length)
  const rows = await db()
    .select()
    .from(networkPackages)
    .where(inArray(networkPackages.change, ['new']))
  expect(rows).toEqual([])
})
