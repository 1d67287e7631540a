// A buyer cancels for one of several travelers: that eSIM goes back by what its network says, and exactly that share of
// the price follows, whatever was canceled before or dies in between.
import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cancellations, invoices, orders, partRefunds, supportTickets } from '#db/schema.ts'
import { isCompleted, type Order } from '#shop/sales/order/order.ts'
import { cancelAsBuyer } from './support/canceling.ts'
import { esimStateOf } from './support/desk-on-esims.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
// All of these tests pay with one card.
beforeEach(() => db().update(cancellations).set({ cardMark: null }))
afterEach(() => shop.mend())
afterAll(() => shop.close())

const db = () => shop.database.db()
const [TOTAL, SHARE] = [7236, 1809]

async function boughtForFour() {
  const email = `${randomUUID()}@buyer.example.com`
  const line = { bundleId: '01032_3', destinations: ['FR' as const], arrival: null, departure: null, travelers: 4 }
  const { orderId } = await shop.buy({ email, line, travelerNames: ['Mia'], cartId: randomUUID() })
  await shop.until(orderId, isCompleted)
  const rows = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.paidWith, orderId))
    .orderBy(asc(orders.traveler))
  for (const { id } of rows) await shop.until(id, isCompleted)
  const ids = [orderId, ...rows.map(({ id }) => id)]
  return { email, orderId, ids, party: await Promise.all(ids.map((id) => shop.orderOf(id))) }
}
type Bought = Awaited<ReturnType<typeof boughtForFour>>

const cancel = ({ ids }: Bought, traveler: number) => cancelAsBuyer(shop, ids[traveler - 1] ?? '')
const rowOf = async ({ ids }: Bought, traveler: number) =>
  (
    await db()
      .select()
      .from(cancellations)
      .where(eq(cancellations.orderId, ids[traveler - 1] ?? ''))
  )[0]
const viewOf = async ({ ids }: Bought, traveler: number) =>
  shop.shop.cancellations.viewCancellation(await shop.orderOf(ids[traveler - 1] ?? ''))
const notesTo = async (orderId: string) =>
  (await db().select().from(invoices).where(eq(invoices.orderId, orderId)))
    .filter(({ kind }) => kind === 'credit_note')
    .map(({ snapshot }) => -snapshot.totalCents)
const statesOf = (party: Order[]) => Promise.all(party.map(({ iccid }) => esimStateOf(shop, iccid ?? '')))
const settle = () => shop.letTimePass({ minutes: 2 }, 10)
const faultsOf = async ({ ids }: Bought) => {
  const { differences } = await shop.shop.books.checkAllBooks({ isCalm: true })
  return differences.filter(({ orderId }) => orderId !== null && ids.includes(orderId)).map(({ fault }) => fault)
}

describe('for one of several travelers', () => {
  it('gives the eSIM and exactly that share back, with a credit note and an email, and the others keep theirs', async () => {
    const bought = await boughtForFour()
    expect(await viewOf(bought, 2)).toMatchObject({
      kind: 'offer',
      isAutomatic: true,
      isFree: false,
      isShare: true,
      leftCents: SHARE,
    })
    expect(await cancel(bought, 2)).toEqual({ ok: true })
    await settle()
    expect(await rowOf(bought, 2)).toMatchObject({ state: 'refunded', heldBecause: null })
    expect(await viewOf(bought, 2)).toMatchObject({ kind: 'refunded', isShare: true, isFree: false })
    expect(await shop.takenFor(bought.orderId)).toBe(TOTAL - SHARE)
    expect(await notesTo(bought.orderId)).toEqual([SHARE])
    expect(await statesOf(bought.party)).toEqual(['active', 'released', 'active', 'active'])
    const parts = await db().select().from(partRefunds).where(eq(partRefunds.orderId, bought.orderId))
    expect(parts.map(({ reason, askedBy, amountCents }) => [reason, askedBy, amountCents])).toEqual([
      ['canceled', null, SHARE],
    ])
    expect((await shop.mailsTo(bought.email)).filter(({ subject }) => /refund/i.test(subject))).toHaveLength(1)
    expect((await shop.orderOf(bought.ids[1] ?? '')).deliveryState).toBe('revoked')
    expect((await shop.orderOf(bought.orderId)).deliveryState).toBe('mailed')
    expect(await faultsOf(bought)).toEqual([])
  })

  it('goes to a person with what the network says while others still can', async () => {
    const bought = await boughtForFour()
    shop.sandbox.network.install(bought.party[2]?.iccid ?? '')
    expect(await cancel(bought, 3)).toEqual({ ok: true })
    await settle()
    const row = await rowOf(bought, 3)
    expect(row).toMatchObject({ state: 'with_person', heldBecause: 'installed', isInUse: true })
    const [ticket] = await db()
      .select()
      .from(supportTickets)
      .where(eq(supportTickets.number, row?.ticketNumber ?? ''))
    expect(ticket?.description).toContain(
      `This is traveler 3 of the order ${bought.party[0]?.reference}, whose share is €18.09.`,
    )
    expect(ticket?.description).toMatch(/in use, \d+ MB used/)
    expect(await shop.takenFor(bought.orderId)).toBe(TOTAL)
    // One of the others still can.
    expect(await cancel(bought, 4)).toEqual({ ok: true })
    await settle()
    expect(await shop.takenFor(bought.orderId)).toBe(TOTAL - SHARE)
  })

  it('goes to a person while the network is silent', async () => {
    const silent = await boughtForFour()
    await shop.spoil('network', { at: 'bundle', kind: 'maintenance', times: 20 })
    expect(await cancel(silent, 2)).toEqual({ ok: true })
    await shop.mend()
    expect(await rowOf(silent, 2)).toMatchObject({ state: 'with_person', heldBecause: 'network_silent' })
    expect(await shop.takenFor(silent.orderId)).toBe(TOTAL)
  })

  it('follows another traveler’s share that is on its way, and all of them end the order', async () => {
    const bought = await boughtForFour()
    const limits = { periodDays: 90, mostPerEmail: 99, mostPerCard: 99, mostPerNetwork: 99, mostPerDevice: 99 }
    const chief = { ...shop.at, actor: { id: randomUUID(), type: 'super-admin' } } as const
    expect(await shop.shop.networks.setCancellationLimits(limits, chief)).toEqual({ ok: true })
    await shop.spoil('payment', { at: 'refund', kind: 'fail_before', times: 3 })
    await cancel(bought, 2)
    await cancel(bought, 4)
    await settle()
    await settle()
    expect([(await rowOf(bought, 2))?.state, (await rowOf(bought, 4))?.state]).toEqual(['refunded', 'refunded'])
    expect(await shop.takenFor(bought.orderId)).toBe(TOTAL - 2 * SHARE)
    // The rest of the order is canceled as a whole.
    expect(await cancel(bought, 1)).toEqual({ ok: true })
    await settle()
    expect(await shop.takenFor(bought.orderId)).toBe(0)
    expect((await shop.orderOf(bought.orderId)).paymentState).toBe('refunded')
    expect((await notesTo(bought.orderId)).reduce((sum, cents) => sum + cents, 0)).toBe(TOTAL)
    expect(await faultsOf(bought)).toEqual([])
  })

  it('is paid once, whoever else takes that eSIM back meanwhile', async () => {
    const bought = await boughtForFour()
    await shop.spoil('network', { at: 'release', kind: 'slow', times: 1 })
    await Promise.all([cancel(bought, 2), shop.shop.refunds.refundOrder(bought.orderId)])
    await settle()
    expect(await shop.takenFor(bought.orderId)).toBe(0)
    expect((await notesTo(bought.orderId)).reduce((sum, cents) => sum + cents, 0)).toBe(TOTAL)
    expect(await faultsOf(bought)).toEqual([])
  })
})
