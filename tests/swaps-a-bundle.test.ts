// A buyer takes another bundle instead of the money: the former eSIM goes back first, the other one comes once, and what
// it costs less goes back to the card. Papers, money, and shares stay together to the cent.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cancellations, orderEvents, orders, supportTickets } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { chosenOf } from './support/swapping.ts'
import { beginCanceling, buyerOf } from './support/canceling.ts'
import { buyDelivered, esimStateOf } from './support/desk-on-esims.ts'
import { engines } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const TOTAL = 1809

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop({ engine })))
  afterAll(() => shop.close())
  afterEach(async () => {
    await shop.mend()
    // Everybody in this test pays with the same card.
    await shop.database.db().update(cancellations).set({ cardMark: null })
  })

  type Bought = Awaited<ReturnType<typeof buyDelivered>>
  const rowOf = async (orderId: string) =>
    (await shop.database.db().select().from(cancellations).where(eq(cancellations.orderId, orderId)))[0]
  const nextOf = async (orderId: string) =>
    shop.database.db().select().from(orders).where(eq(orders.replacesOrderId, orderId))
  const choose = (orderId: string, dear?: 'dearest') => chosenOf(shop, orderId, dear)
  async function swap({ orderId }: Pick<Bought, 'orderId'>, dear?: 'dearest') {
    const { instead } = await choose(orderId, dear)
    const begun = await beginCanceling(shop, orderId)
    if (!begun.ok) throw new Error(begun.problem)
    const [{ proof, code }, order] = [begun, await shop.orderOf(orderId)]
    const confirmed = { order, visitor: buyerOf(orderId), proof, code, reason: 'wrong_country', instead } as const
    return { instead, confirmed, done: await shop.shop.cancellations.cancelOrder(confirmed) }
  }
  const papersOf = async (orderId: string) => shop.shop.invoices.viewInvoices(await shop.orderOf(orderId))
  const faults = async () => {
    await shop.letTimePass({ minutes: 2 })
    const { differences } = await shop.shop.books.checkAllBooks({ isCalm: true })
    return differences.map(({ fault, reference }) => `${fault} ${reference}`)
  }
  const arrived = async (orderId: string) => {
    const [next, ...more] = await nextOf(orderId)
    expect(more).toEqual([])
    return shop.until(next?.id ?? '', isCompleted)
  }

  it('a cheaper bundle comes for the difference, with papers that name it', async () => {
    const bought = await buyDelivered(shop)
    const { instead, done } = await swap(bought)
    expect(done).toEqual({ ok: true })
    expect(instead.priceCents).toBeLessThan(TOTAL)
    expect(await shop.profilesOf(bought.reference)).toEqual([])
    expect(await esimStateOf(shop, bought.iccid)).toBe('released')

    const next = await arrived(bought.orderId)
    expect(next).toMatchObject({ paymentState: 'free', bundle: { bundleId: instead.bundleId, arrival: null } })
    expect(await shop.profilesOf(next.reference)).toHaveLength(1)
    await shop.letTimePass({ seconds: 9 })
    expect(await shop.takenFor(bought.orderId)).toBe(instead.priceCents)
    expect(await shop.orderOf(bought.orderId)).toMatchObject({
      paymentState: 'paid',
      deliveryState: 'revoked',
      isReplaced: true,
      refundedCents: TOTAL - instead.priceCents,
    })
    const papers = await papersOf(bought.orderId)
    const valid = papers.findLast(({ kind }) => kind === 'invoice')
    expect(valid?.snapshot).toMatchObject({ totalCents: instead.priceCents, swappedTo: next.id })
    expect(valid?.snapshot.lines.map(({ text }) => text).join()).toContain(`${instead.days} day`)
    expect(papers.map(({ snapshot }) => snapshot.totalCents)).toEqual([
      TOTAL,
      instead.priceCents,
      instead.priceCents - TOTAL,
      -instead.priceCents,
    ])
    expect(papers.reduce((sum, { snapshot: { netCents, vatCents } }) => sum + netCents + vatCents, 0)).toBe(
      instead.priceCents,
    )
    const subjects = (await shop.mailsTo(bought.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('refund'))).toHaveLength(1)
    expect(await shop.shop.cancellations.viewCancellation(await shop.orderOf(bought.orderId))).toMatchObject({
      kind: 'swapped',
      to: next.reference,
      backCents: TOTAL - instead.priceCents,
    })
    expect(await faults()).toEqual([])
  })

  it('a refund of the swapped order pays back what is left of the payment, once, and takes the new eSIM back', async () => {
    const bought = await buyDelivered(shop)
    await swap(bought)
    const next = await arrived(bought.orderId)
    await shop.letTimePass({ seconds: 9 })
    expect(await shop.shop.refunds.refundOrder(bought.orderId)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 9 })
    expect(await shop.takenFor(bought.orderId)).toBe(0)
    expect(await shop.orderOf(next.id)).toMatchObject({ deliveryState: 'revoked' })
    expect(await shop.profilesOf(next.reference)).toEqual([])
    const papers = await papersOf(bought.orderId)
    expect(papers.reduce((sum, { snapshot }) => sum + snapshot.totalCents, 0)).toBe(0)
    expect(papers.reduce((sum, { snapshot }) => sum + snapshot.vatCents, 0)).toBe(0)
    expect(await shop.shop.refunds.refundOrder(bought.orderId)).toEqual({ ok: false, problem: 'not_paid' })
    expect(await faults()).toEqual([])
  })

  it('a dispute of the payment holds what took its place', async () => {
    const bought = await buyDelivered(shop)
    await shop.spoil('network', { at: 'allocate', kind: 'maintenance', times: 99 })
    await swap(bought)
    const [next] = await nextOf(bought.orderId)
    // The difference is back before the bank asks.
    await shop.letTimePass({ seconds: 9 })
    shop.sandbox.payment?.dashboard.dispute(bought.reference)
    await shop.until(bought.orderId, ({ reviewReason }) => reviewReason === 'disputed')
    expect(await shop.orderOf(next?.id ?? '')).toMatchObject({ paymentState: 'review', reviewReason: 'disputed' })
  })

  it('a difference that a bank asks about before it is back is for a person, and stays with the shop until then', async () => {
    const bought = await buyDelivered(shop)
    await swap(bought)
    shop.sandbox.payment?.dashboard.dispute(bought.reference)
    await shop.letTimePass({ seconds: 30 })
    const moves = await shop.database.db().select().from(orderEvents).where(eq(orderEvents.orderId, bought.orderId))
    expect(moves).toContainEqual(expect.objectContaining({ move: 'flagged', detail: 'refund_failed' }))
    expect(await shop.takenFor(bought.orderId)).toBe(TOTAL)
    expect(await shop.orderOf(bought.orderId)).toMatchObject({ paymentState: 'paid', refundedCents: 0 })
    expect((await shop.orderOf(bought.orderId)).reviewReason).not.toBeNull()
  })

  it('two at once make one swap', async () => {
    const bought = await buyDelivered(shop)
    const { instead } = await choose(bought.orderId)
    const order = await shop.orderOf(bought.orderId)
    const attempts = []
    for (let each = 0; each < 2; each += 1) {
      const begun = await beginCanceling(shop, bought.orderId)
      if (!begun.ok) throw new Error(begun.problem)
      attempts.push({ order, visitor: buyerOf(order.id), ...begun, reason: 'other', instead } as const)
    }
    const all = await Promise.all(attempts.map((attempt) => shop.shop.cancellations.cancelOrder(attempt)))
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    await arrived(bought.orderId)
    await shop.letTimePass({ seconds: 9 })
    expect(await shop.takenFor(bought.orderId)).toBe(instead.priceCents)
  })

  it('an eSIM that was installed goes to a person, who reads what was wanted', async () => {
    const bought = await buyDelivered(shop)
    shop.sandbox.network.install(bought.iccid)
    const { instead, done } = await swap(bought)
    expect(done).toEqual({ ok: true })
    expect(await rowOf(bought.orderId)).toMatchObject({ state: 'with_person', heldBecause: 'installed' })
    expect(await nextOf(bought.orderId)).toEqual([])
    const [ticket] = await shop.database
      .db()
      .select()
      .from(supportTickets)
      .where(eq(supportTickets.orderId, bought.orderId))
    expect(ticket?.description).toContain(`Wants instead: ${instead.zone}, ${instead.data}`)
    expect(await shop.takenFor(bought.orderId)).toBe(TOTAL)
  })

  it('a second swap, or canceling what came, goes to a person', async () => {
    const bought = await buyDelivered(shop)
    await swap(bought)
    const next = await arrived(bought.orderId)
    expect(await shop.shop.cancellations.listSwapOffers(next, ['FR'], shop.at)).toBeNull()
    const begun = await beginCanceling(shop, next.id)
    if (!begun.ok) throw new Error(begun.problem)
    const visitor = buyerOf(next.id)
    await shop.shop.cancellations.cancelOrder({ order: next, visitor, ...begun, reason: 'other' })
    expect(await rowOf(next.id)).toMatchObject({ state: 'with_person', heldBecause: 'replaced' })
  })

  it('counts as a cancellation of its buyer', async () => {
    const email = `${randomUUID()}@buyer.example.com`
    const held = []
    for (let each = 0; each < 3; each += 1) {
      await shop.database.db().update(cancellations).set({ cardMark: null })
      const bought = await buyDelivered(shop, { email })
      await swap(bought)
      held.push((await rowOf(bought.orderId))?.heldBecause)
    }
    expect(held).toEqual([null, null, 'too_many'])
  })

  it('what is not sold there, or shown at another price is not taken instead', async () => {
    const bought = await buyDelivered(shop)
    const order = await shop.orderOf(bought.orderId)
    const take = (bundleId: string, seenCents: number) =>
      shop.shop.cancellations.chooseInstead(order, { bundleId, destinations: ['FR'], seenCents }, shop.at)
    const offers = (await shop.shop.cancellations.listSwapOffers(order, ['FR'], shop.at)) ?? []
    const [cheap, dear] = [offers[0], offers.at(-1)]
    expect(offers.map(({ bundleId }) => bundleId)).not.toContain(order.bundle.bundleId)
    expect(await take(dear?.bundleId ?? '', 0)).toEqual({ ok: false, problem: 'price_changed' })
    expect(await take(cheap?.bundleId ?? '', -1)).toEqual({ ok: false, problem: 'price_changed' })
    expect(await take('nothing', 0)).toEqual({ ok: false, problem: 'bundle_not_found' })
    expect(await take(order.bundle.bundleId, 0)).toEqual({ ok: false, problem: 'bundle_not_found' })
    const free = await buyDelivered(shop, { couponCode: 'DEMOFREE1' })
    const several = await buyDelivered(shop, {
      line: { bundleId: '01032_3', destinations: ['FR'], arrival: null, departure: null, travelers: 2 },
    })
    for (const { orderId } of [free, several])
      expect(await shop.shop.cancellations.listSwapOffers(await shop.orderOf(orderId), ['FR'], shop.at)).toBeNull()
  })
})
