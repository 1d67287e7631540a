// One payment for several travelers: each has one order and one eSIM, whatever the vendors do, and what is undone is
// undone for all of them.
import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { couponRedemptions, coupons, figureDays, invoices, orders, paymentSessions } from '#db/schema.ts'
import { shortReference } from '#shop/sales/order/short-reference.ts'
import { isCompleted, type Order } from '#shop/sales/order/order.ts'
import { PASSWORD } from './support/having-accounts.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { rememberRows } from './support/test-databases.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.mend())
afterAll(() => shop.close())

const db = () => shop.database.db()
const STAFF = { id: 'somebody', type: 'own-admin' } as const
const TOTAL = 7236
const family = (travelers = 4) => ({
  line: { bundleId: '01032_3', destinations: ['FR' as const], arrival: null, departure: null, travelers },
  travelerNames: ['Mia', '', 'Ben'],
  email: `${randomUUID()}@buyer.example.com`,
  cartId: randomUUID(),
})

/** The order that was paid, and those of the other travelers. */
async function partyOf(orderId: string): Promise<Order[]> {
  const rows = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.paidWith, orderId))
    .orderBy(asc(orders.traveler))
  return Promise.all([orderId, ...rows.map(({ id }) => id)].map((id) => shop.orderOf(id)))
}
async function delivered(orderId: string): Promise<Order[]> {
  await shop.until(orderId, isCompleted)
  for (const { id } of await partyOf(orderId)) await shop.until(id, isCompleted)
  return partyOf(orderId)
}
const profilesOf = async (party: Order[]) =>
  (await Promise.all(party.map(({ reference }) => shop.profilesOf(reference)))).map((profiles) => profiles.length)
const mailsTo = async ([order]: Order[]) => (await shop.mailsTo(order?.email ?? '')).map(({ subject }) => subject)
const settled = async (ordered: Parameters<TestShop['buy']>[0]) => {
  const bought = await shop.buy(ordered)
  await shop.shop.checkout.confirmOrderPayment(await shop.orderOf(bought.orderId))
  return bought
}
const faultsOf = async (party: Order[]) => {
  const { differences } = await shop.shop.books.checkAllBooks({ isCalm: true })
  return differences.filter(({ orderId }) => party.some(({ id }) => id === orderId)).map(({ fault }) => fault)
}
const statesOf = (party: Order[]) => party.map(({ paymentState, deliveryState }) => `${paymentState} ${deliveryState}`)
const held = (party: Order[]) => party.map(({ id, reference, iccid }) => [id, reference, iccid])
const four = (state: string) => Array.from({ length: 4 }, () => state)

describe('an order for four', () => {
  it('is one payment and one invoice with VAT on the sum, and four eSIMs with an email each', async () => {
    const { orderId } = await shop.buy(family())
    const party = await delivered(orderId)
    expect(party[0]).toMatchObject({ quantity: 4, subtotalCents: 4 * 1495, vatCents: 1256, totalCents: TOTAL })
    expect(party.map(({ customerName, totalCents }) => [customerName, totalCents])).toEqual([
      ['Alex Traveller', TOTAL],
      ['Mia', 0],
      ['Alex Traveller', 0],
      ['Ben', 0],
    ])
    expect(new Set(party.map(({ iccid }) => iccid)).size).toBe(4)
    expect(new Set(party.map(({ createdAt }) => createdAt.getTime())).size).toBe(1)
    expect(await profilesOf(party)).toEqual([1, 1, 1, 1])
    expect(new Set(party.map(({ reference }) => shortReference(reference))).size).toBe(4)
    const subjects = ['Mia: ', 'Traveler 3: ', 'Ben: ', ''].map((label) => `${label}eSIM Details from Wander Pass`)
    expect((await mailsTo(party)).toSorted()).toEqual(subjects.toSorted())
    expect(party[0]?.travelerNames).toEqual([])
    expect(await shop.takenFor(orderId)).toBe(TOTAL)
    const papers = await db().select().from(invoices).where(eq(invoices.orderId, orderId))
    expect(papers.map(({ snapshot }) => snapshot.lines.map(({ quantity, netCents }) => [quantity, netCents]))).toEqual([
      [[4, 5980]],
    ])
    expect(await faultsOf(party)).toEqual([])
  })

  it('has each bought once if everybody hears of the payment at once, and by late and doubled webhooks', async () => {
    await shop.spoil('payment', { at: 'webhook', kind: 'double' })
    const { orderId } = await shop.buy(family())
    const order = await shop.orderOf(orderId)
    await Promise.all(Array.from({ length: 6 }, () => shop.shop.checkout.confirmOrderPayment(order)))
    const work = (await partyOf(orderId)).flatMap(({ id }) => [id, id, id])
    await Promise.all(work.map((id) => shop.shop.worker.work({ name: 'provisioning', orderId: id })))
    const party = await delivered(orderId)
    expect(party).toHaveLength(4)
    expect(await profilesOf(party)).toEqual([1, 1, 1, 1])
    expect(await mailsTo(party)).toHaveLength(4)
  })

  it('is paid with all of its orders, or not yet', async () => {
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    const { orderId } = await shop.buy(family())
    await db().execute(sql`create function die() returns trigger language plpgsql as
      $$ begin if new.traveler = 3 then raise exception 'died'; end if; return new; end $$`)
    await db().execute(sql`create trigger dies before insert on order_history for each row execute function die()`)
    await expect(shop.shop.checkout.confirmOrderPayment(await shop.orderOf(orderId))).rejects.toThrow('Failed query')
    expect(statesOf(await partyOf(orderId))).toEqual(['awaiting nothing'])
    await db().execute(sql`drop function die cascade`)
    const party = await delivered(orderId)
    expect(await profilesOf(party)).toEqual([1, 1, 1, 1])
    expect(await shop.takenFor(orderId)).toBe(TOTAL)
  })

  it('is paid late, on a page that had ended, and gets each eSIM once', async () => {
    const { orderId, continueAt } = await shop.placeOrder(family())
    await db().update(paymentSessions).set({ state: 'expired' }).where(eq(paymentSessions.orderId, orderId))
    await db().update(orders).set({ paymentState: 'expired' }).where(eq(orders.id, orderId))
    expect(await partyOf(orderId)).toHaveLength(1)
    if (continueAt.kind === 'payment_page') await shop.pay(continueAt.url)
    expect(await profilesOf(await delivered(orderId))).toEqual([1, 1, 1, 1])
  })

  it('of which the network refuses one delivers the others, and the last one after a retry', async () => {
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    const { orderId } = await settled(family())
    const [first, second, third, fourth] = await partyOf(orderId)
    for (const each of [first, second, fourth])
      await shop.shop.worker.work({ name: 'provisioning', orderId: each?.id ?? '' })
    await shop.spoil('network', { at: 'allocate', kind: 'out_of_stock', times: 1 })
    await shop.shop.worker.work({ name: 'provisioning', orderId: third?.id ?? '' })
    for (const each of [first, second, fourth]) await shop.until(each?.id ?? '', isCompleted)
    expect((await shop.orderOf(third?.id ?? '')).status).toBe('error')
    await shop.shop.provisioning.retryOrder(third?.id ?? '')
    expect(await profilesOf(await delivered(orderId))).toEqual([1, 1, 1, 1])
  })

  it.each(['fail_after', 'fail_before'])(
    'loses none and doubles none where the network’s answers are lost (%s)',
    async (kind) => {
      await shop.spoil('network', { at: 'allocate', kind, times: 3 })
      const { orderId } = await shop.buy(family())
      const party = await delivered(orderId)
      expect(await profilesOf(party)).toEqual([1, 1, 1, 1])
      expect(await mailsTo(party)).toHaveLength(4)
      expect(await faultsOf(party)).toEqual([])
    },
  )

  it('uses a coupon once; one that makes a bundle free is for one traveler', async () => {
    const reduced = await shop.placeOrder({ ...family(), couponCode: 'WANDER20' })
    expect(await shop.orderOf(reduced.orderId)).toMatchObject({ discountCents: 1196, totalCents: 5789 })
    const freed = await shop.placeOrder({ ...family(), couponCode: 'DEMOFREE1' })
    expect(await shop.orderOf(freed.orderId)).toMatchObject({ discountCents: 1495, totalCents: 5427 })
    await db().insert(coupons).values({ code: 'ALLOF', status: 'active', discountType: 'fixed', discountValue: '60' })
    const { orderId } = await shop.buy({ ...family(), couponCode: 'ALLOF' })
    const party = await delivered(orderId)
    expect(party.map(({ paymentState }) => paymentState)).toEqual(four('free'))
    expect(await profilesOf(party)).toEqual([1, 1, 1, 1])
    const uses = await db().select().from(couponRedemptions)
    expect(uses.filter((use) => party.some(({ id }) => id === use.orderId))).toHaveLength(1)
    expect(await faultsOf(party)).toEqual([])
  })

  it('is one order in the figures', async () => {
    const ofToday = async () => {
      const rows = await db().select().from(figureDays).where(eq(figureDays.dimension, 'all'))
      const sum = (of: 'orders' | 'free' | 'delivered' | 'paidCents') => rows.reduce((all, row) => all + row[of], 0)
      return { orders: sum('orders'), free: sum('free'), delivered: sum('delivered'), paidCents: sum('paidCents') }
    }
    const before = await ofToday()
    await delivered((await shop.buy(family())).orderId)
    const after = await ofToday()
    expect(after).toEqual({
      orders: before.orders + 1,
      free: before.free,
      delivered: before.delivered + 1,
      paidCents: before.paidCents + TOTAL,
    })
    const [counted] = await db()
      .select({ differences: sql<number>`figure_differences()` })
      .from(sql`(select 1) one`)
    expect(counted).toEqual({ differences: 0 })
  })

  it('is one order in lists too, and no free one', async () => {
    const ordered = family()
    const { orderId } = await shop.buy(ordered)
    const ids = (await delivered(orderId)).map(({ id }) => id)
    const listed = async (view: 'all' | 'free') => {
      const question = { view, sort: 'oldest', search: ordered.email, after: null, before: null } as const
      return (await shop.shop.desk.listDeskOrders(question)).rows.map(
        ({ quantity, traveler }) => `${quantity} ${traveler}`,
      )
    }
    expect((await listed('all')).toSorted()).toEqual(['1 2', '1 3', '1 4', '4 null'])
    expect(await listed('free')).toEqual([])
    const moves = (await shop.shop.figures.listRecentMoves(100)).filter((move) => ids.includes(move.orderId))
    const placed = moves.filter(({ move }) => /^(free|paid|started_order_created)$/.test(move))
    expect(placed.map((each) => each.orderId)).toEqual([orderId, orderId])
  })

  it('is no gift, and no top-up for several', async () => {
    const gift = { email: 'a@example.com', fromName: '', message: '', day: shop.shop.today() }
    expect(await shop.tryOrder({ ...family(), gift })).toEqual({ ok: false, problem: 'gift_refused' })
    expect((await shop.orderOf((await shop.placeOrder(family(99))).orderId)).quantity).toBe(10)
  })
})

describe('the payment of four', () => {
  it('that is refunded takes all eSIMs back, with one credit note and one email', async () => {
    const { orderId } = await shop.buy(family())
    await delivered(orderId)
    expect(await shop.shop.refunds.refundOrder(orderId)).toEqual({ ok: true })
    await shop.letTimePass({ minutes: 3 }, 20)
    const party = await partyOf(orderId)
    expect(statesOf(party)).toEqual(['refunded revoked', 'free revoked', 'free revoked', 'free revoked'])
    expect(await profilesOf(party)).toEqual([0, 0, 0, 0])
    expect(await shop.takenFor(orderId)).toBe(0)
    expect(await faultsOf(party)).toEqual([])
    expect((await mailsTo(party)).filter((subject) => /refund/i.test(subject))).toHaveLength(1)
  })

  it('that is refunded while nothing is delivered buys nothing more', async () => {
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    const { orderId } = await settled(family())
    expect(await shop.shop.refunds.refundOrder(orderId)).toEqual({ ok: true })
    await shop.letTimePass({ minutes: 2 }, 20)
    const party = await partyOf(orderId)
    expect(await profilesOf(party)).toEqual([0, 0, 0, 0])
    expect(party.map(({ iccid }) => iccid)).toEqual([null, null, null, null])
  })

  it('gives a share back with a credit note of its own, and the others keep what they have', async () => {
    const { orderId } = await shop.buy(family())
    const before = await delivered(orderId)
    const third = before[2]?.id ?? ''
    const sam = await anAdmin(shop, 'share@example.com', 'Sam Share')
    expect(
      await shop.shop.refunds.refundPart({
        orderId,
        cents: 1809,
        reason: 'other',
        seenCents: TOTAL,
        isDisputeKnown: false,
        askedBy: sam.id,
      }),
    ).toEqual({ ok: true })
    const proof = { token: sam.token, password: PASSWORD }
    expect(await shop.shop.desk.cancelEsim({ orderId: third, proof }, callerAs(shop, sam))).toEqual({ ok: true })
    await shop.letTimePass({ minutes: 3 }, 20)
    const party = await partyOf(orderId)
    expect(statesOf(party)).toEqual(['paid mailed', 'free mailed', 'free revoked', 'free mailed'])
    expect(await profilesOf(party)).toEqual([1, 1, 0, 1])
    expect(await shop.takenFor(orderId)).toBe(TOTAL - 1809)
    expect(await faultsOf(party)).toEqual([])
  })

  it('that a bank asks about stops what isn’t delivered, for all; won, all of it goes on', async () => {
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    const { orderId, reference } = await settled(family())
    expect(shop.sandbox.payment?.dashboard.dispute(reference)).toBe(null)
    await shop.mend()
    const row = (await db().select().from(paymentSessions).where(eq(paymentSessions.orderId, orderId)))[0]
    if (!row) throw new Error('There is no page.')
    await shop.shop.refunds.receiveDispute(row)
    expect(statesOf(await partyOf(orderId))).toEqual(four('review nothing'))
    await shop.letTimePass({ minutes: 2 }, 20)
    expect(await profilesOf(await partyOf(orderId))).toEqual([0, 0, 0, 0])

    expect(shop.sandbox.payment?.dashboard.closeDispute(reference, 'won')).toBe(null)
    await shop.until(orderId, ({ reviewReason }) => reviewReason === 'dispute_won')
    expect(await shop.shop.desk.resumeOrder(orderId, { ...shop.at, actor: STAFF })).toEqual({ ok: true })
    const party = await delivered(orderId)
    expect(party.map(({ paymentState }) => paymentState)).toEqual(['paid', 'free', 'free', 'free'])
    expect(await profilesOf(party)).toEqual([1, 1, 1, 1])
  })

  it('that a bank takes ends all of it', async () => {
    const { orderId, reference } = await shop.buy(family())
    await delivered(orderId)
    expect(shop.sandbox.payment?.dashboard.dispute(reference)).toBe(null)
    expect(shop.sandbox.payment?.dashboard.closeDispute(reference, 'lost')).toBe(null)
    await shop.until(orderId, ({ paymentState }) => paymentState === 'refunded')
    await shop.letTimePass({ minutes: 2 }, 20)
    expect(await profilesOf(await partyOf(orderId))).toEqual([0, 0, 0, 0])
  })

  it('finds the same eSIMs after the database was lost, and buys none again', async () => {
    const { rollBack } = await rememberRows(shop.database)
    const { orderId } = await shop.buy(family())
    const before = await delivered(orderId)
    await rollBack()
    shop.jump({ seconds: 120 })
    expect(await shop.shop.recovery.rebuildLostOrders(null)).toMatchObject({ ok: true })
    const after = await delivered(orderId)
    expect(held(after)).toEqual(held(before))
    expect(await profilesOf(after)).toEqual([1, 1, 1, 1])
  })
})
