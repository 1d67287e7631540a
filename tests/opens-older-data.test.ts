// Today's shop opens what an earlier version wrote: nobody loses an order, an eSIM, an account, an invoice, or a
// message.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { supportTickets } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { orderView } from '#shop/sales/order-access/view-order.ts'
import { engines } from './support/engines.ts'
import { signIn, whoIs } from './support/having-accounts.ts'
import { openOlderData, WRITTEN_AT } from './support/older-data.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

describe.each(engines())('older data on the %s database', (_name, engine) => {
  let shop: TestShop
  let then: Awaited<ReturnType<typeof openOlderData>>['facts']
  beforeAll(async () => {
    const { facts, database } = await openOlderData(engine)
    then = facts
    shop = await openTestShop({ engine, startsAt: WRITTEN_AT, openDatabase: () => Promise.resolve(database) })
  })
  afterAll(() => shop.close())

  it('still has its orders with their eSIMs, found by reference and opened by the email’s link', async () => {
    for (const known of [then.paid, then.free]) {
      const order = await shop.shop.orders.findOrder(known.reference, shop.at)
      expect(order && orderView(order)).toMatchObject({
        phase: 'completed',
        iccid: known.iccid,
        activationCode: known.activationCode,
      })
      expect(order && (await shop.shop.orders.viewQrCode(order))).toBeTruthy()
    }
    expect(await shop.shop.orders.redeemOrderKey(then.key, shop.at)).toMatchObject({ id: then.paid.id })
    expect(await shop.orderOf(then.refunded.id)).toMatchObject({ paymentState: 'refunded' })
    expect(await shop.orderOf(then.awaiting.id)).toMatchObject({ paymentState: 'awaiting' })
  })

  it('still has its accounts and passwords; sessions that name no host have ended', async () => {
    expect(await whoIs(shop, then.owner.token)).toBeNull()
    expect(await signIn(shop, then.owner.email, null, then.owner.password)).toMatchObject({ id: then.owner.id })
    expect((await shop.shop.customers.viewAccount(then.owner.email, { ...shop.at, actor: null }))?.iccid).toBeTruthy()
  })

  it('still has its invoices and credit notes, and the next one follows without a gap', async () => {
    const numbersOf = async (id: string) =>
      (await shop.shop.invoices.viewInvoices(await shop.orderOf(id))).map(({ number, snapshot }) => [
        number,
        snapshot.totalCents,
      ])
    expect(await numbersOf(then.paid.id)).toEqual([[then.invoice, then.paid.totalCents]])
    expect(await numbersOf(then.refunded.id)).toContainEqual([then.creditNote, -then.paid.totalCents])

    const { orderId } = await shop.buy({ email: 'new@example.com' })
    await shop.until(orderId, isCompleted)
    expect(await numbersOf(orderId)).toEqual([[then.invoice.replace(/1$/, '3'), then.paid.totalCents]])
  })

  it('still has its support messages', async () => {
    const rows = await shop.database.db().select().from(supportTickets).where(eq(supportTickets.number, then.ticket))
    expect(rows).toMatchObject([{ orderId: then.paid.id, description: 'Does it work on the ferry?' }])
  })
})
