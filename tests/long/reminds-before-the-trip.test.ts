// Whoever hasn't installed their eSIM is reminded of it a week before the trip and on its eve, once each; nobody else is.
import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundles, esimChecks, esims, mails } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { addDays } from '#values/date.ts'
import { beginCanceling, buyerOf, cancelAsBuyer } from '#tests/support/canceling.ts'
import { engines, quickEngine } from '#tests/support/engines.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { PASSWORD } from '#tests/support/having-accounts.ts'
import { anAdmin, callerAs } from '#tests/support/inbox.ts'
import { control, mailTo } from '#tests/support/owning.ts'

let shop: TestShop
const db = () => shop.database.db()

/** Bought so many days before the trip, and watched since. */
async function bought(days = 20, { couponCode }: { couponCode?: string } = {}) {
  const email = `${randomUUID()}@buyer.example.com`
  const arrival = addDays(shop.shop.today(), days)
  const line = { bundleId: '01032_3', destinations: ['FR', 'IT'], arrival, departure: addDays(arrival, 6) }
  const { orderId } = await shop.buy({ line, email, ...(couponCode && { couponCode }) })
  const { iccid } = await shop.until(orderId, isCompleted)
  if (!iccid) throw new Error('The order has no ICCID.')
  await shop.shop.alerts.runEsimChecks()
  return { email, orderId, iccid, arrival }
}
type Traveler = Awaited<ReturnType<typeof bought>>

/** The worker's rounds, every few hours until then. */
async function daysBefore({ arrival }: Pick<Traveler, 'arrival'>, days: number, workers = 1) {
  const day = addDays(arrival, -days)
  while (shop.shop.today() < day) {
    shop.jump({ seconds: 8 * 3600 })
    await Promise.all(Array.from({ length: workers }, () => shop.shop.alerts.runEsimChecks()))
    await Promise.all(Array.from({ length: workers }, () => shop.shop.worker.sweep()))
  }
}
/** The same through the whole day. */
async function through(traveler: Traveler, days: number) {
  await daysBefore(traveler, days)
  await daysBefore(traveler, days - 1)
}

const remindersOf = async ({ orderId }: Traveler) =>
  (
    await db()
      .select({ kind: mails.kind, state: mails.state })
      .from(mails)
      .where(and(eq(mails.orderId, orderId), inArray(mails.kind, ['trip_week', 'trip_eve'])))
      .orderBy(mails.createdAt)
  ).map(({ kind, state }) => `${kind} ${state}`)

/** What came in both days. */
async function reminded(traveler: Traveler) {
  await through(traveler, 7)
  await through(traveler, 1)
  return remindersOf(traveler)
}

afterEach(() => shop.close())

describe.each(engines())('on the %s database, a buyer', (_name, engine) => {
  beforeEach(async () => {
    shop = await openTestShop({ engine })
  })

  it('is reminded a week before the trip and on its eve, once each on several nodes', async () => {
    const traveler = await bought()
    await daysBefore(traveler, 8)
    expect(await remindersOf(traveler)).toEqual([])
    await daysBefore(traveler, 6, 4)
    expect(await remindersOf(traveler)).toEqual(['trip_week sent'])
    await daysBefore(traveler, 2, 4)
    expect(await remindersOf(traveler)).toEqual(['trip_week sent'])
    await daysBefore(traveler, -3, 4)
    expect(await remindersOf(traveler)).toEqual(['trip_week sent', 'trip_eve sent'])
  })

  it('is reminded once if a node died after it looked', async () => {
    const traveler = await bought()
    await daysBefore(traveler, 7)
    const lost = { leaseId: null, leaseUntil: null, nextCheckAt: shop.shop.now() }
    await db().update(esimChecks).set(lost).where(eq(esimChecks.orderId, traveler.orderId))
    await shop.shop.alerts.runEsimChecks()
    await daysBefore(traveler, 5)
    expect(await remindersOf(traveler)).toEqual(['trip_week sent'])
  })
})

describe('a reminder', () => {
  beforeEach(async () => {
    shop = await openTestShop({ engine: quickEngine() })
  })

  it('says when the trip begins, how to install, and what to turn on after landing, and is in the export', async () => {
    const traveler = await bought()
    await through(traveler, 7)
    const week = await mailTo(shop, traveler.email, /Install your eSIM before/)
    expect(week.text).toContain('while you have Wi-Fi')
    expect(week.text).toContain('We can’t see whether your eSIM is on your phone already')
    expect(week.text).toMatch(/\/install\?reference=\S+&key=/)
    await through(traveler, 1)
    const eve = await mailTo(shop, traveler.email, /Get your eSIM ready/)
    expect(eve.text).toContain('Data roaming on, for this line only')
    const { userId } = await shop.orderOf(traveler.orderId)
    const exported = await shop.shop.customers.exportMyData(userId ?? '')
    const kinds = exported.ok ? exported.mine.mails.map(({ kind }) => kind) : []
    expect(kinds).toEqual(expect.arrayContaining(['trip_week', 'trip_eve']))
  })

  it('comes on the eve even if the network is silent all day, since what it said last counts', async () => {
    const traveler = await bought()
    await daysBefore(traveler, 2)
    await shop.spoil('network', { at: 'bundle', kind: 'maintenance', times: 100 })
    await through(traveler, 1)
    expect(await remindersOf(traveler)).toContain('trip_eve sent')
  })

  it('of a week isn’t sent for an eSIM whose days start when it is installed', async () => {
    const traveler = await bought()
    await db().update(bundles).set({ startsAt: 'installation' }).where(eq(bundles.bundleId, '01032_3'))
    await through(traveler, 7)
    await through(traveler, 1)
    expect(await remindersOf(traveler)).toEqual(['trip_eve sent'])
    const eve = await mailTo(shop, traveler.email, /Get your eSIM ready/)
    expect(eve.text).toContain('right before you leave')
  })

  it('isn’t sent anymore once the trip has begun', async () => {
    const traveler = await bought()
    await daysBefore(traveler, 2)
    while (shop.shop.today() < traveler.arrival) {
      shop.jump({ seconds: 8 * 3600 })
      await shop.shop.alerts.runEsimChecks()
    }
    expect(await remindersOf(traveler)).toContain('trip_eve waiting')
    shop.jump({ days: 1 })
    await shop.shop.worker.sweep()
    expect(await remindersOf(traveler)).toContain('trip_eve withdrawn')
  })
})

describe('nobody is reminded', () => {
  beforeEach(async () => {
    shop = await openTestShop({ engine: quickEngine() })
  })

  it('whose eSIM is in use', async () => {
    const traveler = await bought()
    await daysBefore(traveler, 9)
    await control(shop, `esims/${traveler.iccid}/install`, {})
    expect(await reminded(traveler)).toEqual([])
  })

  it.each(['downloaded', 'enabled', 'deleted'] as const)('whose eSIM is %s, as its network told', async (state) => {
    const traveler = await bought()
    const told = { profileState: state, profileStateAt: shop.shop.now() }
    await db().update(esimChecks).set(told).where(eq(esimChecks.orderId, traveler.orderId))
    expect(await reminded(traveler)).toEqual([])
  })

  it('who bought in the last week or on the eve', async () => {
    const late = await bought(6)
    await through(late, 5)
    expect(await remindersOf(late)).toEqual([])
    await through(late, 1)
    expect(await remindersOf(late)).toEqual(['trip_eve sent'])
    const last = await bought(1)
    await daysBefore(last, -1)
    expect(await remindersOf(last)).toEqual([])
  })

  it('whose order was refunded, and what waited is not sent', async () => {
    const traveler = await bought()
    await shop.shop.refunds.refundOrder(traveler.orderId)
    expect(await reminded(traveler)).toEqual([])
  })

  it('of an eSIM that was replaced, but of the new one', async () => {
    const traveler = await bought()
    const ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
    const proof = { token: ada.token, password: PASSWORD }
    const asked = { orderId: traveler.orderId, reason: 'not_installing', proof }
    const done = await shop.shop.desk.replaceEsim(asked, callerAs(shop, ada))
    if (!done.ok) throw new Error(done.problem)
    await shop.until(done.replacementId, isCompleted)
    await through(traveler, 7)
    expect(await remindersOf(traveler)).toEqual([])
    expect(await remindersOf({ ...traveler, orderId: done.replacementId })).toEqual(['trip_week sent'])
  })

  it('who cancels, also while it is decided', async () => {
    const [canceled, asking] = [await bought(), await bought()]
    expect(await cancelAsBuyer(shop, canceled.orderId)).toEqual({ ok: true })
    await control(shop, `esims/${asking.iccid}/use`, { leaveMegabytes: 5000 })
    const begun = await beginCanceling(shop, asking.orderId)
    if (!begun.ok) throw new Error('The order can’t be canceled.')
    const order = await shop.orderOf(asking.orderId)
    const visitor = buyerOf(order.id)
    await shop.shop.cancellations.cancelOrder({ ...begun, order, visitor, reason: 'other' })
    await through(asking, 7)
    await through(asking, 1)
    expect(await remindersOf(asking)).toEqual([])
    expect(await remindersOf(canceled)).toEqual([])
  })

  it('whose eSIM is in another account', async () => {
    const [traveler, other] = [await bought(), await bought()]
    const { userId } = await shop.orderOf(other.orderId)
    await db().update(esims).set({ userId }).where(eq(esims.orderId, traveler.orderId))
    expect(await reminded(traveler)).toEqual([])
  })

  it('at an address that turned all alerts off', async () => {
    const traveler = await bought()
    await shop.shop.alerts.saveAlertSettings(traveler.email, { isDataOn: false, isExpiryOn: false })
    expect(await reminded(traveler)).toEqual([])
  })
})
