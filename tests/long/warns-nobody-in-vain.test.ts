// Alerts only go to people who have the eSIM and may be written to: not for a revoked eSIM, and not to an erased
// customer.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { esimChecks, mails, orders } from '#db/schema.ts'
import { openAccount, PASSWORD } from '../support/having-accounts.ts'
import { openTestShop, type TestShop } from '../support/open-test-shop.ts'
import { bought, control, EMAIL, type Bought } from '../support/owning.ts'

let shop: TestShop
let esim: Bought
beforeEach(async () => {
  shop = await openTestShop()
  esim = await bought(shop)
  await shop.shop.alerts.runEsimChecks()
})
afterEach(() => shop.close())

const db = () => shop.database.db()
const leave = (leaveMegabytes: number) => control(shop, `esims/${esim.iccid}/use`, { leaveMegabytes })
const look = (hours: number) => {
  shop.jump({ seconds: hours * 3600 + 60 })
  return shop.shop.alerts.runEsimChecks()
}
const move = (paymentState: 'review' | 'paid') =>
  db().update(orders).set({ paymentState }).where(eq(orders.id, esim.orderId))
const warnings = async () =>
  (await db().select().from(mails).where(eq(mails.orderId, esim.orderId))).filter(
    ({ kind, state }) => kind === 'low_data' && state === 'waiting',
  )

describe('an eSIM that runs low', () => {
  it('is checked again once its stopped order continues', async () => {
    await leave(1000)
    await move('review')
    await look(24)
    expect(await warnings()).toEqual([])
    await move('paid')
    await look(7)
    expect(await warnings()).toHaveLength(1)
  })

  it('and is refunded causes no more warnings', async () => {
    await leave(1000)
    await look(24)
    expect(await warnings()).toHaveLength(1)
    expect(await shop.shop.refunds.refundOrder(esim.orderId)).toEqual({ ok: true })
    expect(await warnings()).toEqual([])
  })

  it('and is taken back during the check causes no warning', async () => {
    await leave(1000)
    await shop.spoil('network', { at: 'bundle', kind: 'slow', ms: 1_000, times: 1 })
    const looking = look(24)
    const held = eq(esimChecks.orderId, esim.orderId)
    await expect.poll(async () => (await db().select().from(esimChecks).where(held))[0]?.leaseId).toBeTruthy()
    await shop.shop.refunds.refundOrder(esim.orderId)
    await looking
    expect(await warnings()).toEqual([])
  })

  it('causes no email to an erased customer, until the address is a customer’s again', async () => {
    const { id } = await openAccount(shop, EMAIL)
    await shop.shop.alerts.saveAlertSettings(EMAIL, { isDataOn: false, isExpiryOn: false })
    expect(await shop.shop.customers.deleteAccount({ userId: id, password: PASSWORD }, shop.at)).toEqual({ ok: true })
    await leave(1000)
    await look(24)
    expect(await warnings()).toEqual([])
    await openAccount(shop, EMAIL)
    await leave(0)
    await look(7)
    const told = await db().select().from(mails).where(eq(mails.orderId, esim.orderId))
    expect(told.filter(({ kind }) => kind === 'data_used_up')).toHaveLength(1)
  })
})
