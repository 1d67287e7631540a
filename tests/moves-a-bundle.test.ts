// An owner sells a bundle from another network: it stays the same for everybody who buys it, and everything that was bought
// before stays where it is.
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bundles, catalogueChanges, networkPackages } from '#db/schema.ts'
import { bundlesIn, findBundleById, sourceOf } from '#shop/catalogue/bundle/bundle.ts'
import { decidePackages } from '#shop/catalogue/network/decide-packages.ts'
import { moveBundle, viewBundleMove } from '#shop/catalogue/network/move-bundle.ts'
import type { PackageRow } from '#shop/catalogue/network/network-package-store.ts'
import { refreshCosts } from '#shop/catalogue/network/sell-packages.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import { NETWORK, owningPackages, USD } from './support/owning-packages.ts'

const OTHER = 'other'
const owning = owningPackages()
const { db, by, sell, change, readNow, setRules, packageOf, bundlesOf } = owning

/** With a second network that is switched on like the first one. */
const needs = () => {
  const own = owning.needs()
  const switchedOn = { isActive: true } as const
  const connectedNetworks = { list: () => Promise.resolve([NETWORK, OTHER].map((id) => ({ id, ...switchedOn }))) }
  const networks = {
    ...own.networks,
    ids: () => [...own.networks.ids(), OTHER],
    isConnected: (id: string) => Promise.resolve(id === NETWORK || id === OTHER),
    of: () => own.networks.of(NETWORK),
  }
  return { ...own, networks, connectedNetworks }
}
const move = (bundleId: string, networkId: string, packageId: string | null) =>
  moveBundle(needs(), { bundleId, to: { networkId, packageId } }, by())
const sourceNow = async (bundleId: string) => sourceOf(await needs().catalogue.read(), bundleId)
const bundleNow = async (bundleId: string) =>
  (await db().select().from(bundles).where(eq(bundles.bundleId, bundleId)))[0] ?? expect.unreachable(bundleId)

/** A package that the other network lists, like this one of the first but for these terms. */
async function alsoAt(row: PackageRow, packageId: string, changed: Partial<PackageRow['offered']> = {}) {
  const offered = { ...row.offered, packageId, ...changed }
  const undecided = { decision: null, decided: null, decidedAt: null, decidedBy: null, bundleId: null }
  const listed = { ...row, ...undecided, networkId: OTHER, packageId, offered, change: 'new' as const }
  await db().insert(networkPackages).values(listed)
  return offered
}
/** A bundle on sale from the first network, which the other one has too, one cent dearer. */
async function sold(code: string) {
  await sell(code)
  const row = await packageOf(code)
  const bundleId = row.bundleId ?? ''
  const cost = { ...row.offered.cost, units: row.offered.cost.units + row.offered.cost.divisor / 100 }
  await alsoAt(row, `o-${code}`, { cost })
  return { row, bundleId, before: await bundleNow(bundleId), otherId: `o-${code}` }
}

it('is bought there from now on, with its ID, price, and promises, and the present cost', async () => {
  const { bundleId, before, otherId } = await sold('IT_3_15')
  expect(await move(bundleId, OTHER, otherId)).toEqual({ ok: true, isMoved: true })
  const after = await bundleNow(bundleId)
  expect(after).toEqual({ ...before, networkId: OTHER, packageId: otherId, costCents: after.costCents })
  expect(after.costCents).toBe((before.costCents ?? 0) + 1)
  expect(await sourceNow(bundleId)).toEqual({ networkId: OTHER, packageId: otherId })
  const changes = await db().select().from(catalogueChanges).where(eq(catalogueChanges.item, bundleId))
  expect(changes.filter(({ kind }) => kind === 'source')).toMatchObject([
    { before: `${NETWORK} IT_3_15`, after: `${OTHER} ${otherId}`, madeBy: by().actor.id },
  ])
  // Pressed twice.
  expect(await move(bundleId, OTHER, otherId)).toEqual({ ok: true, isMoved: false })
})

it('stays where it is moved to, whatever the former network’s catalog says and whichever rules sell what is new', async () => {
  const { bundleId, otherId, row } = await sold('IT_1_7')
  await move(bundleId, OTHER, otherId)
  const moved = await bundleNow(bundleId)
  await setRules({ approvesNew: true, approvesCheaper: true })
  change({ code: 'IT_1_7', cents: Math.ceil(row.offered.cost.units / 200) })
  await readNow()
  change({ code: 'IT_1_7', gone: true })
  await readNow()
  expect(await bundleNow(bundleId)).toEqual(moved)
})

it('keeps its ID, price, and promises also when the network that it was moved to changes the package', async () => {
  await sell('PT_3_15')
  const row = await packageOf('PT_3_15')
  await owning.decline('PT_3_15')
  await alsoAt(row, 'theirs')
  await decidePackages(needs(), { networkId: OTHER, decision: 'sold', packages: ['theirs'] }, by())
  const [begun] = await bundlesOf('theirs')
  const bundleId = begun?.bundleId ?? ''
  expect(await move(bundleId, NETWORK, 'PT_3_15')).toEqual({ ok: true, isMoved: true })
  const moved = await bundleNow(bundleId)

  await setRules({ approvesCheaper: true, approvesNew: true })
  change({ code: 'PT_3_15', gigabytes: 5 })
  await readNow()
  expect(await packageOf('PT_3_15')).toMatchObject({ change: null, bundleId })
  expect(await bundleNow(bundleId)).toEqual(moved)
  change({ code: 'PT_3_15', gigabytes: 3, cents: Math.ceil(row.offered.cost.units / 100) + 10 })
  await readNow()
  expect(await packageOf('PT_3_15')).toMatchObject({ change: 'dearer', bundleId })
  await sell('PT_3_15')
  expect(await bundleNow(bundleId)).toMatchObject({ ...moved, ...anyPrice })

  // Less than it promises is not it anymore.
  change({ code: 'PT_3_15', gigabytes: 2 })
  await readNow()
  expect((await bundleNow(bundleId)).status).toBe('Inactive')
  await sell('PT_3_15')
  expect((await packageOf('PT_3_15')).bundleId).not.toBe(bundleId)
  expect(await bundleNow(bundleId)).toMatchObject({ status: 'Inactive', megabytes: 3072 })
})
const anyPrice = { costCents: expect.any(Number), priceCents: expect.any(Number), topupCents: expect.anything() }

it('goes back, and is what it was', async () => {
  const { bundleId, before, otherId } = await sold('FR_3_15')
  await move(bundleId, OTHER, otherId)
  expect(await move(bundleId, NETWORK, 'FR_3_15')).toEqual({ ok: true, isMoved: true })
  expect(await bundleNow(bundleId)).toEqual(before)
  // As if it had never been away, also for whoever sells it again.
  await sell('FR_3_15')
  expect(await bundlesOf('FR_3_15')).toEqual([before])
})

it('leaves its former package free to be sold as another bundle, and keeps its own ID', async () => {
  const { bundleId, otherId } = await sold('FR_1_7')
  await move(bundleId, OTHER, otherId)
  const moved = await bundleNow(bundleId)
  await sell('FR_1_7')
  const [own] = await bundlesOf('FR_1_7')
  expect(own).toMatchObject({ networkId: NETWORK, status: 'Active' })
  expect(own?.bundleId).not.toBe(bundleId)
  expect(await bundleNow(bundleId)).toEqual(moved)
  // Both can't be one package: the other one leaves the shop.
  await move(bundleId, NETWORK, 'FR_1_7')
  expect((await bundleNow(own?.bundleId ?? '')).status).toBe('Inactive')
})

it('is offered only packages that keep every promise, and moved to no other', async () => {
  await sell('ES_3_15')
  const row = await packageOf('ES_3_15')
  const bundleId = row.bundleId ?? ''
  const { megabytes, days, countries, installWithinDays } = row.offered
  const less: Partial<PackageRow['offered']>[] = [
    { megabytes: (megabytes ?? 0) - 1 },
    { days: days - 1 },
    { countries: countries.filter((code) => code !== 'ES').concat('PT') },
    { startsAt: 'installation' },
    { installWithinDays: (installWithinDays ?? 1) - 1 },
    { allowsHotspot: row.offered.allowsHotspot === true ? false : row.offered.allowsHotspot },
    { canTopUp: row.offered.canTopUp === true ? false : row.offered.canTopUp },
  ]
  const isLess = (changed: Partial<PackageRow['offered']>) =>
    JSON.stringify({ ...row.offered, ...changed }) !== JSON.stringify(row.offered)
  const lesser = less.filter(isLess)
  expect(lesser.length).toBeGreaterThan(4)
  for (const [at, changed] of lesser.entries()) await alsoAt(row, `less-${at}`, changed)
  await alsoAt(row, 'more', { days: days + 15, countries: [...countries, 'PT'] })
  const view = await viewBundleMove(needs(), bundleId)
  expect(view?.candidates.map(({ packageId }) => packageId)).toEqual(['more'])
  expect(view?.candidates.find(({ packageId }) => packageId === 'more')).toMatchObject({
    days: days + 15,
    moreCountries: 1,
  })
  for (const packageId of ['unknown', ...lesser.map((_changed, at) => `less-${at}`)])
    expect(await move(bundleId, OTHER, packageId)).toEqual({ ok: false, problem: 'not_kept' })
  // What is given beyond the promise stays the network's.
  await move(bundleId, OTHER, 'more')
  expect(await bundleNow(bundleId)).toMatchObject({ validityDays: days, zone: 'Spain' })
})

it('is offered the cheapest package, however many others would do', async () => {
  await sell('AT_3_15')
  const row = await packageOf('AT_3_15')
  const bundleId = row.bundleId ?? ''
  await alsoAt(row, 'like-a')
  const listed = (await needs().networkPackages.find(OTHER, ['like-a']))[0] ?? row
  const many = Array.from({ length: 500 }, (_, at) => ({ ...listed, packageId: `like-${at}` }))
  await db().insert(networkPackages).values(many)
  const cost = { ...row.offered.cost, units: row.offered.cost.units - 1000 }
  await alsoAt(row, 'the-cheapest', { cost })
  // Of a network that is switched off, the price is nobody's.
  const resting = { ...listed, networkId: 'resting', offered: { ...listed.offered, cost: { ...cost, units: 1 } } }
  await db()
    .insert(networkPackages)
    .values(many.map(({ packageId }) => ({ ...resting, packageId })))
  expect((await viewBundleMove(needs(), bundleId))?.candidates[0]).toMatchObject({ packageId: 'the-cheapest' })
  expect(await move(bundleId, OTHER, 'the-cheapest')).toEqual({ ok: true, isMoved: true })
})

it('is not moved to a package that costs more than its price, or has no rate', async () => {
  const { bundleId, row, before } = await sold('DE_3_15')
  const { divisor } = row.offered.cost
  await alsoAt(row, 'dear', { cost: { units: (before.priceCents ?? 0) * divisor, divisor, currency: 'USD' } })
  await alsoAt(row, 'no-rate', { cost: { units: 1, divisor, currency: 'CHF' } })
  expect(await move(bundleId, OTHER, 'dear')).toEqual({ ok: false, problem: 'below_cost' })
  expect(await move(bundleId, OTHER, 'no-rate')).toEqual({ ok: false, problem: 'no_rate' })
  expect(await move('nothing', OTHER, 'dear')).toEqual({ ok: false, problem: 'no_bundle' })
  expect(await bundleNow(bundleId)).toEqual(before)
})

it('of the network of the settings keeps the prices of its zone, and goes back there', async () => {
  const { bundles: all } = await needs().catalogue.read()
  const home = all.find(({ zone, megabytes, status }) => zone === 'Europe' && megabytes === 5120 && status === 'Active')
  const bundleId = home?.bundleId ?? ''
  const countries = (await needs().catalogue.read()).zones.find(({ name }) => name === 'Europe')?.countries ?? []
  await sell('IT_3_15')
  const row = await packageOf('IT_3_15')
  const kept = { megabytes: 5120, days: 365, countries, installWithinDays: 365, startsAt: 'first use' as const }
  await alsoAt(row, 'europe', { ...kept, canTopUp: true, cost: { ...row.offered.cost, units: 1 } })
  expect(await move(bundleId, OTHER, 'europe')).toEqual({ ok: true, isMoved: true })
  expect(await bundleNow(bundleId)).toMatchObject({ networkId: OTHER, priceCents: null, status: 'Active' })
  expect(findBundleById((await needs().catalogue.read()).bundles, bundleId)?.facts).toMatchObject({
    installWithinDays: 365,
  })
  expect(await move(bundleId, HOME_NETWORK, null)).toEqual({ ok: true, isMoved: true })
  expect(await bundleNow(bundleId)).toMatchObject({ networkId: HOME_NETWORK, packageId: null, costCents: null })
  expect(await move(bundleId, HOME_NETWORK, null)).toEqual({ ok: true, isMoved: false })
})

it('leaves the shop once it costs more than its top-up, if its zone’s table has less for that', async () => {
  const desk = await needs().catalogue.readDesk()
  const zone = desk.zones.find(({ name }) => name === 'Europe')
  const home = bundlesIn(desk.bundles, 'Europe').find((each) => each.megabytes === 5120 && each.status === 'Active')
  const bundleId = home?.bundleId ?? ''
  const [price, topUp] = [zone?.prices.inclEsimCents['5GB'] ?? 0, zone?.prices.topupCents['5GB'] ?? 0]
  expect(topUp).toBeLessThan(price)
  await sell('IT_3_15')
  const row = await packageOf('IT_3_15')
  const kept = { megabytes: 5120, days: 365, countries: zone?.countries ?? [], installWithinDays: 365, canTopUp: true }
  const costing = (cents: number) => ({ ...row.offered.cost, units: (cents * row.offered.cost.divisor) / 100 })
  const listed = await alsoAt(row, 'tabled', { ...kept, startsAt: 'first use', cost: costing(topUp / 2) })
  expect(await move(bundleId, OTHER, 'tabled')).toEqual({ ok: true, isMoved: true })
  // At this rate: more than a top-up, less than with an eSIM.
  const offered = { ...listed, cost: costing(Math.floor((price * 1_000_000) / USD.millionths)) }
  await db().update(networkPackages).set({ offered }).where(eq(networkPackages.packageId, 'tabled'))
  await refreshCosts(needs(), OTHER)
  const after = await bundleNow(bundleId)
  expect(after.costCents).toBeGreaterThan(topUp)
  expect(after.costCents).toBeLessThanOrEqual(price)
  expect(after.status).toBe('Inactive')
})
