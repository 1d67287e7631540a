// The owner changes what is sold: shoppers see it at once, carts pay the new price, orders keep theirs, and every
// change is recorded with its author.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, users, zonePrices } from '#db/schema.ts'
import type { CatalogueEdit } from '#shop/catalogue/bundle/catalogue-change.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { addDays } from '#values/date.ts'
import { openAccount, signIn, type Holder } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { csvOf } from './support/csv-of.ts'

let shop: TestShop
let owner: Holder
beforeAll(async () => {
  shop = await openTestShop()
  owner = await openAccount(shop, 'olga@staff.example.com', 'Olga Owner')
  await shop.database.db().update(users).set({ accountType: 'super-admin' }).where(eq(users.id, owner.id))
})
afterAll(() => shop.close())

const by = () => ({ ...shop.at, actor: { id: owner.id, type: 'super-admin' } })
const catalogue = () => shop.shop.catalogue
const zone = async (name = 'Europe') => {
  const found = await catalogue().viewDeskZone(name)
  if (!found) throw new Error(`There is no zone ${name}.`)
  return found
}
const change = async (edits: CatalogueEdit[], name = 'Europe') =>
  catalogue().changeCatalogue({ edits, seen: { zone: name, version: (await zone(name)).version } }, by())
const price = (cents: number | null, size = '5GB'): CatalogueEdit => ({ kind: 'price', zone: 'Europe', size, cents })
const covering = (countries: string[]): CatalogueEdit => ({ kind: 'countries', zone: 'Europe', countries })
const sold = async (bundleId = '01032_3') => {
  const { zones, bundles } = await catalogue().viewCatalogue(shop.at)
  const bundle = bundles.find((each) => each.bundleId === bundleId)
  return { bundle, cents: zones.find(({ name }) => name === 'Europe')?.prices.inclEsimCents['5GB'] }
}
const plan = async (cents: number, from: string, size = '5GB', seenVersion?: string) =>
  catalogue().planPrice(
    {
      edit: { kind: 'price', zone: 'Europe', size, cents },
      from: addDays(shop.shop.today(), Number(from)),
      seenVersion: seenVersion ?? (await zone()).version,
    },
    by(),
  )

const taken = async () => {
  const { token } = await signIn(shop, owner.email)
  const file = await catalogue().exportCatalogue({ token }, by())
  if (!file.ok) throw new Error(file.problem)
  return csvOf(file.table)
}

describe('a price', () => {
  it('changes for the next shopper, and stays the same for past orders', async () => {
    const { orderId } = await shop.buy()
    const before = (await shop.orderOf(orderId)).subtotalCents
    const edition = await catalogue().viewEdition(shop.at)
    expect(await change([price(before + 500)])).toEqual({ ok: true, changed: 1 })
    expect((await sold()).cents).toBe(before + 500)
    expect(await catalogue().viewEdition(shop.at)).not.toBe(edition)
    expect((await shop.orderOf(orderId)).subtotalCents).toBe(before)
    const next = await shop.placeOrder({ email: 'next@example.com' })
    expect((await shop.orderOf(next.orderId)).subtotalCents).toBe(before + 500)
    // A cart that showed the old total is told, and never charged an unseen total.
    expect(await shop.tryOrder({ email: 'stale@example.com', seenTotalCents: 1809 })).toMatchObject({
      ok: false,
      problem: 'total_changed',
    })
    const { changes, prices } = await zone()
    expect(changes[0]).toMatchObject({ kind: 'price', item: '5GB', after: String(before + 500), by: 'Olga Owner' })
    expect(prices.find(({ size }) => size === '5GB')?.price).toEqual({ cents: before + 500, lowestCents: before })
    const [note] = await shop.database
      .db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'catalogue_changed'))
      .orderBy(auditLog.id)
    expect(note).toMatchObject({ actorId: owner.id, subject: 'Europe', facts: { changes: 1 } })
  })

  it('that is planned is valid from its day on, and not before', async () => {
    const now = (await sold()).cents ?? 0
    expect(await plan(now + 111, '3')).toEqual({ ok: true })
    expect(await plan(now, '5')).toEqual({ ok: true })
    expect(await plan(now, '2')).toEqual({ ok: false, problem: 'nothing_changes' })
    expect(await plan(now + 1, '0')).toEqual({ ok: false, problem: 'date_range' })
    expect(await plan(0, '3')).toEqual({ ok: false, problem: 'price_range' })
    expect((await zone()).planned).toHaveLength(2)
    shop.jump({ days: 1 })
    expect((await sold()).cents).toBe(now)
    shop.jump({ days: 2 })
    expect((await sold()).cents).toBe(now + 111)
    const [row] = await shop.database.db().select().from(zonePrices).where(eq(zonePrices.zone, 'Europe'))
    expect(row?.inclEsim5Gb).toBe(now + 111)
    shop.jump({ days: 2 })
    expect((await sold()).cents).toBe(now)
    expect((await zone()).planned).toEqual([])
  })

  it('that is planned is valid on time, even if the owner changes another price before anyone reads it', async () => {
    const now = (await sold()).cents ?? 0
    expect(await plan(now + 60, '1')).toEqual({ ok: true })
    const { version, planned } = await zone()
    shop.jump({ days: 1 })
    expect(
      await catalogue().changeCatalogue({ edits: [price(now + 70)], seen: { zone: 'Europe', version } }, by()),
    ).toEqual({ ok: false, problem: 'changed' })
    expect(await catalogue().withdrawPlan({ id: planned[0]?.id ?? '' }, by())).toEqual({
      ok: false,
      problem: 'no_plan',
    })
    expect(await change([price(now + 70)])).toEqual({ ok: true, changed: 1 })
    shop.jump({ seconds: 60 })
    expect((await sold()).cents).toBe(now + 70)
    expect(await change([price(now)])).toEqual({ ok: true, changed: 1 })
  })

  it('that is planned can be canceled until it is valid, and is replaced by a second plan for its day', async () => {
    const now = (await sold()).cents ?? 0
    await plan(now + 10, '4')
    await plan(now + 20, '4')
    const [planned] = (await zone()).planned
    expect((await zone()).planned).toMatchObject([{ after: String(now + 20) }])
    expect(await catalogue().withdrawPlan({ id: planned?.id ?? '' }, by())).toMatchObject({ ok: true })
    expect(await catalogue().withdrawPlan({ id: planned?.id ?? '' }, by())).toEqual({ ok: false, problem: 'no_plan' })
    shop.jump({ days: 5 })
    expect((await sold()).cents).toBe(now)
  })

  it('that is planned on an outdated page is rejected, and the page shows what changed', async () => {
    const now = (await sold()).cents ?? 0
    const { version } = await zone()
    expect(await plan(now + 30, '6')).toEqual({ ok: true })
    expect(await plan(now + 40, '7', '5GB', version)).toEqual({ ok: false, problem: 'changed' })
    const told = await catalogue().viewChangesSince({ zone: 'Europe', version })
    expect(told).toMatchObject([{ kind: 'price', item: '5GB', after: String(now + 30), by: 'Olga Owner' }])
    expect(await catalogue().viewChangesSince({ zone: 'Europe', version: 'none' })).toEqual([])

    // Canceling one plan and creating another counts as two changes, not none.
    const [planned] = (await zone()).planned
    const seen = (await zone()).version
    await catalogue().withdrawPlan({ id: planned?.id ?? '' }, by())
    expect(await plan(now + 50, '8', '5GB', seen)).toEqual({ ok: false, problem: 'changed' })
    expect(await catalogue().viewChangesSince({ zone: 'Europe', version: seen })).toMatchObject([
      { after: String(now + 30), takenBackBy: 'Olga Owner' },
    ])
  })

  it('that was planned and canceled is in the history with who and when, and never counts as a price', async () => {
    const now = (await sold()).cents ?? 0
    const lowest = async () => (await zone()).prices.find(({ size }) => size === '5GB')?.price.lowestCents
    const before = await lowest()
    await plan(1, '9')
    const [planned] = (await zone()).planned
    await catalogue().withdrawPlan({ id: planned?.id ?? '' }, by())
    const { changes, planned: left } = await zone()
    expect(changes[0]).toMatchObject({
      id: planned?.id,
      after: '1',
      by: 'Olga Owner',
      takenBackBy: 'Olga Owner',
      withdrawnAt: expect.any(Date),
      appliedAt: null,
    })
    expect(left).toEqual([])
    shop.jump({ days: 10 })
    expect((await sold()).cents).toBe(now)
    expect(await lowest()).toBe(before)
  })

  it('changed by a node whose message was lost is that of the others within 5 s', async () => {
    const before = (await sold()).cents ?? 0
    for (const cents of [before + 9, before]) {
      await shop.database.db().update(zonePrices).set({ inclEsim5Gb: cents }).where(eq(zonePrices.zone, 'Europe'))
      shop.jump({ seconds: 5 })
      expect((await sold()).cents).toBe(cents)
    }
  })

  it('changed by two at once is changed by one; the other sees the new state first', async () => {
    const { version } = await zone()
    const answers = await Promise.all(
      [2001, 2002].map((cents) =>
        catalogue().changeCatalogue({ edits: [price(cents)], seen: { zone: 'Europe', version } }, by()),
      ),
    )
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.problem)).toSorted()).toEqual(['changed', 'ok'])
  })
})

describe('a bundle', () => {
  it('that is no longer on sale can’t be bought, and its cost is never shown', async () => {
    await change([{ kind: 'cost', bundleId: '01032_3', cents: 1234 }])
    expect(JSON.stringify(await catalogue().viewCatalogue(shop.at))).not.toMatch(/cost|1234/i)
    expect((await zone()).bundles.find(({ bundleId }) => bundleId === '01032_3')?.margin).toEqual(expect.any(Number))
    await change([{ kind: 'status', bundleId: '01032_3', status: 'Inactive' }])
    expect(await shop.tryOrder({ email: 'off@example.com' })).toMatchObject({ ok: false, problem: 'bundle_not_found' })
    await change([{ kind: 'status', bundleId: '01032_3', status: 'Active' }])
  })

  it('covers what its zone covers', async () => {
    const { countries } = (await zone()).zone
    await change([covering(countries.filter((code) => code !== 'FR'))])
    expect(await shop.tryOrder({ email: 'fr@example.com' })).toMatchObject({ problem: 'destinations_not_covered' })
    expect(await change([covering(countries)])).toEqual({ ok: true, changed: 1 })
  })
})

const add = (name: string, countries: string[]) => catalogue().addZone({ name, countries }, by())

describe('a new zone', () => {
  it('sells with its own countries, prices, and bundles, and its history starts with who added it', async () => {
    expect(await add('  Dutch   Caribbean ', ['AW', 'CW', 'BQ'])).toEqual({ ok: true, changed: 1 })
    const line = { bundleId: '01777_1', destinations: ['AW'], arrival: null, departure: null }
    const bought = { email: 'aruba@example.com', line }
    expect(await shop.tryOrder(bought)).toMatchObject({ ok: false, problem: 'bundle_not_found' })
    const of = 'Dutch Caribbean'
    const bundle = { kind: 'bundle', bundleId: '01777_1', zone: of, megabytes: 5120, validityDays: 30 } as const
    expect(await change([bundle], of)).toEqual({ ok: true, changed: 1 })
    const onSale: CatalogueEdit[] = [
      { kind: 'price', zone: of, size: '5GB', cents: 1999 },
      { kind: 'status', bundleId: '01777_1', status: 'Active' },
    ]
    expect(await change(onSale, of)).toEqual({ ok: true, changed: 2 })
    const { orderId } = await shop.buy(bought)
    expect((await shop.orderOf(orderId)).subtotalCents).toBe(1999)
    await shop.until(orderId, isCompleted)
    const { changes } = await zone(of)
    expect(changes.at(-1)).toMatchObject({ kind: 'zone', after: 'AW,BQ,CW', by: 'Olga Owner' })
    const { zones } = await catalogue().viewDeskCatalogue()
    expect(zones.at(-1)).toMatchObject({ name: of, active: 1 })
  })

  it.each([
    ['europe', ['FR'], 'zone_exists'],
    ['x', ['FR'], 'zone_name'],
    ['=cmd', ['FR'], 'zone_name'],
    ['Nowhere', [], 'no_countries'],
    ['Atlantis', ['ZZ'], 'unknown_country'],
  ])('named %s with %j is rejected: %s', async (name, countries, problem) => {
    expect(await add(name, countries)).toMatchObject({ ok: false, problems: [{ place: 0, problem }] })
  })
})

describe('the catalogue as a file', () => {
  it('is previewed, then applied as a whole', async () => {
    const text = (await taken()).replace(
      /"01032_5","Europe",1024,7,"Active",[\d.]+/,
      '"01032_5","Europe",1024,7,"Active",6.66',
    )
    const seen = await catalogue().viewImport(text)
    expect(seen).toMatchObject({ ok: true, changes: [{ kind: 'price', zone: 'Europe', item: '1GB', after: '666' }] })
    const version = seen.ok ? seen.version : ''
    expect(await catalogue().takeImport({ text, version }, by())).toEqual({ ok: true, changed: 1 })
    expect(await catalogue().takeImport({ text, version }, by())).toEqual({ ok: false, problem: 'changed' })
  })

  it('with one invalid line changes nothing, and names the line, the column, and what is valid', async () => {
    const good = await taken()
    const text = `${good.replace(',6.66,', ',7.77,')}"new_1","Eurpoe",1024,7,"Active",1,1,1\r\n`
    const line = good.split('\r\n').length
    const wrong = {
      ok: false,
      problem: 'lines_wrong',
      faults: [{ line, column: 'zone', cell: 'Eurpoe', problem: 'unknown_zone', right: 'Europe' }],
      more: 0,
    }
    expect(await catalogue().viewImport(text)).toEqual(wrong)
    const { version } = await catalogue().viewDeskCatalogue()
    expect(await catalogue().takeImport({ text, version }, by())).toEqual(wrong)
    expect((await taken()).includes('7.77')).toBe(false)
  })

  it('adds a new bundle, which is sold once it is active', async () => {
    const text = `${await taken()}"new_5","Europe",5120,12,"Active",${((await sold()).cents ?? 0) / 100},${
      ((await zone()).prices.find(({ size }) => size === '5GB')?.topup.cents ?? 0) / 100
    },\r\n`
    const { version } = await catalogue().viewDeskCatalogue()
    expect(await catalogue().takeImport({ text, version }, by())).toMatchObject({ ok: true })
    expect((await sold('new_5')).bundle).toMatchObject({ zone: 'Europe', validityDays: 12, status: 'Active' })
  })

  it('with thousands of lines is applied', async () => {
    const { price: now, topup } = (await zone()).prices.find(({ size }) => size === '1GB') ?? {}
    const [euro, topUp] = [now?.cents, topup?.cents].map((cents) => (cents ? cents / 100 : ''))
    const head = 'bundle_id,zone,megabytes,days,status,price_eur,topup_eur,cost_eur'
    const lines = Array.from({ length: 2_000 }, (_, at) => `long_${at},Europe,1024,7,Active,${euro},${topUp},0.50`)
    const { version } = await catalogue().viewDeskCatalogue()
    const took = await catalogue().takeImport({ text: [head, ...lines].join('\r\n'), version }, by())
    expect(took).toEqual({ ok: true, changed: 6_000 })
    expect((await sold('long_1999')).bundle).toMatchObject({ status: 'Active' })
  })
})
