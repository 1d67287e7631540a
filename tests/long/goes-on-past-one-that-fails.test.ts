// Work that fails for good on one order, the first in line, keeps no other order waiting, and is told once.
import { asc, eq, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dueFailures, esimAlerts, ledgerHolds, mails, orders } from '#db/schema.ts'
import { quickEngine } from '#tests/support/engines.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { boughtByEach, control, type Bought } from '#tests/support/owning.ts'
import { whileRefused } from '#tests/support/refusing.ts'

const DAY_MS = 86_400_000

let shop: TestShop
let first: Bought
let second: Bought
beforeAll(async () => {
  shop = await openTestShop({ engine: quickEngine() })
  const [one, other] = await boughtByEach(shop, ['first@example.com', 'second@example.com'])
  if (!one || !other) throw new Error('Two were bought.')
  ;[first, second] = [one, other]
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.log.errors.length = 0
  await shop.database.db().delete(dueFailures)
})

const ids = () => [first.orderId, second.orderId]
const before = (days: number) => new Date(shop.clock.now().getTime() - days * DAY_MS)
const round = async () => {
  await shop.shop.alerts.runEsimChecks()
  await shop.shop.worker.sweep()
}
/** Makes rounds while the first order can't be written to a table; then only that one failed, and was told. */
async function whileFirstFails(table: PgTable, work: () => Promise<unknown>, event?: 'delete') {
  await whileRefused(shop.database, table, work, { ofOrder: first.orderId, ...(event && { event }) })
  const failed = await shop.database.db().select({ of: dueFailures.orderId }).from(dueFailures)
  expect(failed).toEqual([{ of: first.orderId }])
  expect(shop.log.errors).toContain('due work failed')
}

it('the check of an eSIM', async () => {
  await round()
  for (const { iccid } of [first, second]) await control(shop, `esims/${iccid}/use`, { leaveMegabytes: 500 })
  const warned = async () => {
    const rows = await shop.database.db().select({ of: esimAlerts.orderId }).from(esimAlerts)
    return ids().filter((id) => rows.some((row) => row.of === id))
  }
  await whileFirstFails(esimAlerts, async () => {
    shop.jump({ days: 1 })
    await round()
    expect(await warned()).toEqual([second.orderId])
  })
  shop.jump({ days: 1 })
  await round()
  expect(await warned()).toEqual(ids())
})

it('the release of what a partner earned', async () => {
  const held = async () => (await shop.database.db().select().from(ledgerHolds)).map(({ orderId }) => orderId)
  await shop.database
    .db()
    .insert(ledgerHolds)
    .values([
      { orderId: first.orderId, releaseAt: before(2) },
      { orderId: second.orderId, releaseAt: before(1) },
    ])
  await whileFirstFails(
    ledgerHolds,
    async () => {
      await round()
      expect(await held()).toEqual([first.orderId])
    },
    'delete',
  )
  shop.jump({ seconds: 61 })
  await round()
  expect(await held()).toEqual([])
})

it('an order that nobody could deliver within a day', async () => {
  for (const [at, id] of ids().entries())
    await shop.database
      .db()
      .update(orders)
      .set({
        step: 'poll_for_iccid',
        provisioningState: 'running',
        deliveryState: 'nothing',
        iccid: null,
        dueAt: before(-9),
        stepSince: before(1),
        createdAt: before(3 - at),
      })
      .where(eq(orders.id, id))
  const states = async () => {
    const { id, provisioningState } = orders
    const rows = await shop.database
      .db()
      .select({ provisioningState })
      .from(orders)
      .where(inArray(id, ids()))
      .orderBy(asc(orders.createdAt))
    return rows.map((row) => row.provisioningState)
  }
  await whileFirstFails(mails, async () => {
    await round()
    expect(await states()).toEqual(['running', 'stopped'])
  })
  shop.jump({ seconds: 61 })
  await round()
  expect(await states()).toEqual(['stopped', 'stopped'])
})
