// A file writes many bundles with one statement, and each of them only what its own line says.
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundles } from '#db/schema.ts'
import { tellSandbox } from '#server/process/tell-sandbox.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { hasAnAccount } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const HEAD = 'bundle_id,zone,megabytes,days,status,price_eur,topup_eur,cost_eur'

let shop: TestShop
let ownerId: string
let prices: string
beforeAll(async () => {
  shop = await openTestShop()
  ownerId = (await hasAnAccount(shop, 'owner@example.com', 'super-admin')).id
  const zone = await shop.shop.catalogue.viewDeskZone('Europe')
  const { price, topup } = zone?.prices.find(({ size }) => size === '1GB') ?? {}
  prices = [price, topup].map((each) => (each?.cents ?? 0) / 100).join(',')
})
afterAll(() => shop.close())

const line = (id: string, state: string, cost: string) => `${id},Europe,1024,9,${state},${prices},${cost}`
const take = async (...lines: string[]) => {
  const { version } = await shop.shop.catalogue.viewDeskCatalogue()
  const by = { ...shop.at, actor: { id: ownerId, type: 'super-admin' as const } }
  return shop.shop.catalogue.takeImport({ text: [HEAD, ...lines].join('\n'), version }, by)
}
const sells = (id: string, megabytes: number, days: number) =>
  take(`${id},Europe,${megabytes},${days},Active,8.00,7.00,`)
const states = async () => {
  const isOwn = like(bundles.bundleId, 'each-%')
  const rows = await shop.database.db().select().from(bundles).where(isOwn).orderBy(bundles.bundleId)
  return rows.map(({ bundleId, status, costCents }) => [bundleId, status, costCents])
}

it('writes the cost and the state of each bundle, and of no other', async () => {
  const first = [line('each-1', 'Active', '0.50'), line('each-2', 'Inactive', '0.60'), line('each-3', 'Active', '')]
  expect(await take(...first)).toEqual({ ok: true, changed: 7 })
  expect(await states()).toEqual([
    ['each-1', 'Active', 50],
    ['each-2', 'Inactive', 60],
    ['each-3', 'Active', null],
  ])
  expect(await take(line('each-1', 'Inactive', '0.50'), line('each-2', 'Inactive', '0.70'))).toEqual({
    ok: true,
    changed: 2,
  })
  expect(await states()).toEqual([
    ['each-1', 'Inactive', 50],
    ['each-2', 'Inactive', 70],
    ['each-3', 'Active', null],
  ])
})

it('is delivered in a demo with the size and days that it was imported with', async () => {
  await tellSandbox(shop.sandbox.url, { url: shop.url, shop: shop.shop, watchReading: shop.watchReading })
  expect(await sells('07777_1', 8_192, 12)).toMatchObject({ ok: true })
  expect(await sells('own-week', 2_048, 21)).toMatchObject({ ok: true })
  const known = () => shop.sandbox.network.products().map(({ bundleId }) => bundleId)
  await expect.poll(known).toContain('own-week')

  for (const [bundleId, megabytes, validityDays] of [
    ['07777_1', 8_192, 12],
    ['own-week', 2_048, 21],
  ] as const) {
    const { orderId, reference } = await shop.buy({
      line: { bundleId, destinations: ['FR'], arrival: null, departure: null },
    })
    await shop.until(orderId, isCompleted)
    expect(shop.sandbox.network.ofReference(reference)).toMatchObject([
      { usage: { balanceMb: megabytes, totalMb: megabytes }, grants: [{ bundleId, megabytes, validityDays }] },
    ])
  }
})
