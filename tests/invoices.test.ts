// Every paid order gets one invoice and every refund one credit note, numbered without gaps, and none ever changes.
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { invoiceCounters, invoices } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { engines, quickEngine, type Engine } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const CROWD = 30

const causeOf = async (work: PromiseLike<unknown>) => {
  const failed = await Promise.resolve(work).catch((problem: unknown) => problem)
  return failed instanceof Error ? `${failed.message} ${String(failed.cause)}` : 'it went through'
}

let shop: TestShop
const openOn = (engine: Engine) =>
  beforeEach(async () => {
    shop = await openTestShop({ engine })
  })
afterEach(() => shop.close())

const rows = async () =>
  (await shop.database.db().select().from(invoices)).toSorted((one, other) => one.number.localeCompare(other.number))
const confirm = async (orderId: string) => shop.shop.checkout.confirmOrderPayment(await shop.orderOf(orderId))
const year = () => shop.dayOf().slice(0, 4)
const numbersTo = (last: number) =>
  Array.from({ length: last }, (_, index) => `WANDERPASS-${year()}-${String(index + 1).padStart(6, '0')}`)

describe('an invoice', () => {
  openOn(quickEngine())

  it('leaves no gap in its numbers if a settlement is rolled back', async () => {
    const [first, second] = [await shop.buy({}), await shop.buy({ email: 'second@example.com' })]
    await expect(
      shop.database.tx(async () => {
        await confirm(first.orderId)
        throw new Error('the machine stopped here')
      }),
    ).rejects.toThrow('the machine stopped here')
    expect(await rows()).toEqual([])
    await confirm(second.orderId)
    await confirm(first.orderId)
    expect((await rows()).map(({ number, orderId }) => [number, orderId])).toEqual([
      [numbersTo(1)[0], second.orderId],
      [numbersTo(2)[1], first.orderId],
    ])
  })

  it('shows the cost, the buyer, and the payment', async () => {
    const { orderId, reference } = await shop.buy({ couponCode: 'WANDER20' })
    const order = await shop.until(orderId, isCompleted)
    const [invoice, ...more] = await shop.shop.invoices.viewInvoices(order)
    expect(more).toEqual([])
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: numbersTo(1)[0],
      snapshot: {
        buyer: { name: 'Alex Traveller', email: 'traveller@example.com', company: null },
        seller: { name: 'Sample Company B.V.', brandName: 'Wander Pass', country: 'NL', isSample: true },
        orderReference: reference,
        totalCents: order.totalCents,
        vatCents: order.vatCents,
        payment: { reference: expect.stringMatching(/^pi_/) },
        corrects: null,
      },
    })
    expect(await shop.shop.invoices.listInvoices(order.userId ?? '', shop.at)).toEqual([
      {
        number: invoice?.number,
        kind: 'invoice',
        part: 1,
        issuedOn: invoice?.issuedOn,
        totalCents: order.totalCents,
        orderReference: reference,
      },
    ])
    expect(await shop.shop.invoices.listInvoices(crypto.randomUUID(), shop.at)).toEqual([])
  })

  it('doesn’t exist before the payment or for a free order, and isn’t shown before completion', async () => {
    const unpaid = await shop.placeOrder({})
    const free = await shop.buy({ couponCode: 'DEMOFREE1', email: 'free@example.com' })
    const paid = await shop.buy({ email: 'paid@example.com' })
    await confirm(paid.orderId)
    expect(await shop.shop.invoices.viewInvoices(await shop.orderOf(paid.orderId))).toEqual([])
    for (const { orderId } of [free, paid]) await shop.until(orderId, isCompleted)

    expect((await rows()).map(({ orderId }) => orderId)).toEqual([paid.orderId])
    expect(await shop.shop.invoices.viewInvoices(await shop.orderOf(free.orderId))).toEqual([])
    expect(await shop.shop.invoices.viewInvoices(await shop.orderOf(unpaid.orderId))).toEqual([])
    expect(await shop.shop.invoices.viewInvoices(await shop.orderOf(paid.orderId))).toHaveLength(1)
  })

  it('that can’t be issued delays no eSIM, and is issued later', async () => {
    const { orderId } = await shop.buy({})
    const db = shop.database.db()
    await db.execute(sql`alter table invoices rename to invoices_gone`)
    await shop.until(orderId, isCompleted)
    expect(shop.log.errors).toContain('an invoice could not be issued')

    await db.execute(sql`alter table invoices_gone rename to invoices`)
    await shop.shop.worker.sweep()
    expect((await rows()).map(({ number }) => number)).toEqual(numbersTo(1))
  })

  it('isn’t issued for a double payment, which is refunded', async () => {
    const { orderId } = await shop.payTwice({ cartId: crypto.randomUUID() })
    await shop.until(orderId, isCompleted)
    await shop.letTimePass({ seconds: 9 })
    expect(await shop.takenFor(orderId)).toBe(1809)
    expect((await rows()).map(({ kind }) => kind)).toEqual(['invoice'])
  })
})

describe.each(engines())('on the %s database', (_name, engine) => {
  openOn(engine)

  it('thirty orders settled at once, each twice, get thirty consecutive numbers', async () => {
    const placed = await Promise.all(
      Array.from({ length: CROWD }, (_, index) => shop.buy({ email: `guest${index}@example.com` })),
    )
    await Promise.all(placed.flatMap(({ orderId }) => [confirm(orderId), confirm(orderId)]))

    const written = await rows()
    expect(written.map(({ number }) => number)).toEqual(numbersTo(CROWD))
    expect(new Set(written.map(({ orderId }) => orderId)).size).toBe(CROWD)
    expect(shop.log.errors).toEqual([])
    // Thirty purchases on thirty hosted pages take a while on a busy machine.
  })

  it('orders settled before there were invoices get theirs from the sweep, once', async () => {
    const { orderId } = await shop.buy({})
    await confirm(orderId)
    // Writing the invoice fails: the order is settled anyway, and its invoice is still due.
    const other = await shop.buy({ email: 'old@example.com' })
    await shop.database.db().execute(sql`alter table invoice_counters rename to counters_gone`)
    await confirm(other.orderId)
    await shop.database.db().execute(sql`alter table counters_gone rename to invoice_counters`)
    expect((await rows()).map((row) => row.orderId)).toEqual([orderId])
    expect(await shop.orderOf(other.orderId)).toMatchObject({ paymentState: 'paid' })
    expect(shop.log.errors).toEqual(['an invoice could not be issued'])

    await Promise.all([shop.shop.worker.sweep(), shop.shop.worker.sweep()])
    await shop.shop.worker.sweep()
    expect((await rows()).map((row) => row.orderId)).toEqual([orderId, other.orderId])
  })

  it('a refund issues one credit note for the whole invoice, and is paid once', async () => {
    const { orderId } = await shop.buy({})
    await shop.until(orderId, isCompleted)
    const refunds = await Promise.all(Array.from({ length: 5 }, () => shop.shop.refunds.refundOrder(orderId)))
    expect(refunds.filter(({ ok }) => ok)).toHaveLength(1)
    await shop.letTimePass({ seconds: 3 })

    const [invoice, credit, ...more] = await shop.shop.invoices.viewInvoices(await shop.orderOf(orderId))
    expect(more).toEqual([])
    expect(credit).toMatchObject({
      kind: 'credit_note',
      number: `WANDERPASS-C-${year()}-000001`,
      snapshot: { totalCents: -1809, corrects: { number: invoice?.number, issuedOn: invoice?.issuedOn } },
    })
    expect(await shop.takenFor(orderId)).toBe(0)
    expect((await shop.orderOf(orderId)).paymentState).toBe('refunded')
  })

  it('no row is ever changed or deleted, and no counter skips or decreases', async () => {
    const { orderId } = await shop.buy({})
    await confirm(orderId)
    const db = shop.database.db()
    const refused = /never change|follow each other/
    expect(await causeOf(db.update(invoices).set({ totalCents: 1 }))).toMatch(refused)
    expect(await causeOf(db.delete(invoices))).toMatch(refused)
    expect(await causeOf(db.update(invoiceCounters).set({ lastNumber: 7 }))).toMatch(refused)
    expect(await causeOf(db.update(invoiceCounters).set({ lastNumber: 0 }))).toMatch(refused)
    expect(await causeOf(db.delete(invoiceCounters))).toMatch(refused)
    expect(await rows()).toHaveLength(1)
  })
})
