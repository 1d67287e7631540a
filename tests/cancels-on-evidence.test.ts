// A buyer cancels an order: the eSIM goes back to the network first and the money follows, or a person decides.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancellations, esims, mailboxProofs, supportTickets } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { isCancelOffered } from '#shop/support/cancellation/cancellation.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import { beginCanceling, buyerOf, cancelAsBuyer } from './support/canceling.ts'
import { buyDelivered, esimStateOf } from './support/desk-on-esims.ts'
import { hasAnAccount, PASSWORD } from './support/having-accounts.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type Bought = Awaited<ReturnType<typeof buyDelivered>>
const TOTAL = 1809

const begin = ({ orderId }: Pick<Bought, 'orderId'>) => beginCanceling(shop, orderId)
const cancel = ({ orderId }: Pick<Bought, 'orderId'>, from?: string) => cancelAsBuyer(shop, orderId, from)
const rowOf = async (orderId: string) =>
  (await shop.database.db().select().from(cancellations).where(eq(cancellations.orderId, orderId)))[0]
const ticketOf = async (orderId: string) =>
  (await shop.database.db().select().from(supportTickets).where(eq(supportTickets.orderId, orderId)))[0]
const subjectsTo = async (email: string) => (await shop.mailsTo(email)).map(({ subject }) => subject)

describe('an order whose eSIM nobody installed', () => {
  it('is paid back as it is canceled: profile returned, credit note, and one email', async () => {
    const bought = await buyDelivered(shop)
    expect(await cancel(bought)).toEqual({ ok: true })
    expect(await rowOf(bought.orderId)).toMatchObject({ state: 'refunded', returnedAt: expect.any(Date) })
    expect(await shop.profilesOf(bought.reference)).toEqual([])
    expect(await esimStateOf(shop, bought.iccid)).toBe('released')
    await shop.letTimePass({ seconds: 6 })
    expect(await shop.takenFor(bought.orderId)).toBe(0)
    expect(await shop.orderOf(bought.orderId)).toMatchObject({ paymentState: 'refunded', refundedBy: 'by_buyer' })
    expect((await subjectsTo(bought.email)).filter((subject) => subject.includes('refund'))).toHaveLength(1)
    expect(await ticketOf(bought.orderId)).toBeUndefined()
    expect(await begin(bought)).toEqual({ ok: false, problem: 'not_cancelable' })
    const { userId } = await shop.orderOf(bought.orderId)
    expect(await shop.shop.customers.exportMyData(userId ?? '')).toMatchObject({
      mine: { orders: [{ cancellation: { reason: 'wrong_country', state: 'refunded', isInUse: false } }] },
    })
  })

  it('that was free loses its eSIM, and its buyer is told', async () => {
    const bought = await buyDelivered(shop, { couponCode: 'DEMOFREE1' })
    expect(await cancel(bought)).toEqual({ ok: true })
    expect(await rowOf(bought.orderId)).toMatchObject({ state: 'refunded' })
    await shop.letTimePass({ seconds: 6 })
    expect(await shop.profilesOf(bought.reference)).toEqual([])
    expect(await shop.orderOf(bought.orderId)).toMatchObject({ paymentState: 'free', deliveryState: 'revoked' })
    expect(await subjectsTo(bought.email)).toContainEqual(expect.stringContaining('canceled'))
  })

  it('is ended by the worker if the network was silent while it took the eSIM back', async () => {
    const bought = await buyDelivered(shop)
    await shop.spoil('network', { at: 'release', kind: 'maintenance', times: 2 })
    expect(await cancel(bought)).toEqual({ ok: true })
    expect(await rowOf(bought.orderId)).toMatchObject({ state: 'asked', returnedAt: null })
    expect(await shop.takenFor(bought.orderId)).toBe(TOTAL)
    await shop.letTimePass({ minutes: 2 })
    expect(await rowOf(bought.orderId)).toMatchObject({ state: 'refunded' })
    expect(await shop.takenFor(bought.orderId)).toBe(0)
    expect(await shop.profilesOf(bought.reference)).toEqual([])
  })
})

describe('an order whose eSIM is on its way back', () => {
  it('gets no new one from staff, who would give it away with the money', async () => {
    const ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
    const bought = await buyDelivered(shop)
    await shop.spoil('network', { at: 'release', kind: 'maintenance', times: 2 })
    expect(await cancel(bought)).toEqual({ ok: true })
    const input = { orderId: bought.orderId, reason: 'not_installing', proof: { token: ada.token, password: PASSWORD } }
    const replaced = await shop.shop.desk.replaceEsim(input, callerAs(shop, ada))
    expect(replaced).toEqual({ ok: false, problem: 'being_canceled' })
    await shop.letTimePass({ minutes: 2 })
    expect(await rowOf(bought.orderId)).toMatchObject({ state: 'refunded' })
    expect(await shop.orderOf(bought.orderId)).toMatchObject({ paymentState: 'refunded', isReplaced: false })
    expect(await shop.profilesOf(bought.reference)).toEqual([])
  })

  it('goes to a person if staff replaces it at the same moment, or is not replaced', async () => {
    const ada = await anAdmin(shop, 'bea@staff.example.com', 'Bea Admin')
    const bought = await buyDelivered(shop)
    const begun = await begin(bought)
    if (!begun.ok) throw new Error(begun.problem)
    const order = await shop.orderOf(bought.orderId)
    const proof = { token: ada.token, password: PASSWORD }
    const input = { orderId: bought.orderId, reason: 'not_installing', proof }
    // The network answers the cancellation's question only once the new eSIM is ordered.
    await shop.spoil('network', { at: 'bundle', kind: 'slow', times: 1 })
    const [replaced] = await Promise.all([
      shop.shop.desk.replaceEsim(input, callerAs(shop, ada)),
      shop.shop.cancellations.cancelOrder({ ...begun, order, visitor: buyerOf(order.id), reason: 'other' }),
    ])
    await shop.letTimePass({ minutes: 2 })
    const became = [replaced.ok, (await rowOf(bought.orderId))?.state, await shop.takenFor(bought.orderId)]
    expect([
      [true, 'with_person', TOTAL],
      [false, 'refunded', 0],
    ]).toContainEqual(became)
  })
})

const heldWith = async (bought: Bought) => {
  expect(await cancel(bought)).toEqual({ ok: true })
  const row = await rowOf(bought.orderId)
  const ticket = await ticketOf(bought.orderId)
  await shop.letTimePass({ seconds: 6 })
  expect(await shop.takenFor(bought.orderId)).toBe(TOTAL)
  expect(row).toMatchObject({ state: 'with_person', ticketNumber: ticket?.number })
  expect((await subjectsTo(bought.email)).filter((subject) => subject.includes(ticket?.number ?? '-'))).toHaveLength(1)
  return { row, ticket }
}

describe('a person decides', () => {
  it('about an eSIM that was installed, with state, usage, times, and the terms', async () => {
    const bought = await buyDelivered(shop, { phone: 'Apple iPhone X', phoneFit: 'no' })
    shop.sandbox.network.install(bought.iccid)
    const { row, ticket } = await heldWith(bought)
    expect(row).toMatchObject({ heldBecause: 'installed', isInUse: true })
    expect(ticket?.description).toContain('Apple iPhone X, which doesn’t support eSIM')
    expect(ticket?.description).toMatch(/in use, \d+ MB used/)
    expect(ticket?.description).toContain('within 14 days')
    expect(await shop.profilesOf(bought.reference)).toHaveLength(1)
  })

  it('and once they paid it back, its page says no more that it waits for them', async () => {
    const bought = await buyDelivered(shop)
    shop.sandbox.network.install(bought.iccid)
    await heldWith(bought)
    const viewed = async () => shop.shop.cancellations.viewCancellation(await shop.orderOf(bought.orderId))
    expect(await viewed()).toMatchObject({ kind: 'with_person' })
    expect(await shop.shop.refunds.refundOrder(bought.orderId)).toEqual({ ok: true })
    expect(await viewed()).toEqual({ kind: 'none' })
  })

  it('if the network doesn’t answer', async () => {
    const bought = await buyDelivered(shop)
    await shop.spoil('network', { at: 'bundle', kind: 'maintenance', times: 20 })
    const { row } = await heldWith(bought)
    await shop.mend()
    expect(row).toMatchObject({ heldBecause: 'network_silent' })
  })

  it('if the network doesn’t take the eSIM back', async () => {
    const bought = await buyDelivered(shop)
    await shop.spoil('network', { at: 'release', kind: 'out_of_stock', times: 1 })
    expect((await heldWith(bought)).row).toMatchObject({ heldBecause: 'network_refused', returnedAt: null })
  })

  it('after the days of its terms', async () => {
    const bought = await buyDelivered(shop)
    shop.jump({ days: 16 })
    expect((await heldWith(bought)).row).toMatchObject({ heldBecause: 'too_late' })
  })

  it('about an eSIM that gets more data while its network is silent about taking it back', async () => {
    const bought = await buyDelivered(shop)
    await shop.spoil('network', { at: 'release', kind: 'maintenance', times: 99 })
    expect(await cancel(bought)).toEqual({ ok: true })
    expect(await rowOf(bought.orderId)).toMatchObject({ state: 'asked', returnBegunAt: expect.any(Date) })
    const line = { bundleId: '01032_3', destinations: ['FR'], arrival: null, departure: null, topUpFor: bought.orderId }
    const { orderId: topUpId } = await shop.buy({ line })
    await shop.until(topUpId, isCompleted)
    await shop.mend()
    await shop.letTimePass({ minutes: 2 })
    expect(await rowOf(bought.orderId)).toMatchObject({ state: 'with_person', heldBecause: 'topped_up' })
    expect((await ticketOf(bought.orderId))?.description).toContain('It may have taken the eSIM back: look there.')
    expect(await shop.profilesOf(bought.reference)).toHaveLength(1)
    expect(await shop.takenFor(bought.orderId)).toBe(TOTAL)
  })

  it('about the third of one buyer, card, or browser, or the sixth from one address range', async () => {
    const from = randomUUID()
    const [held, orderIds]: [unknown[], string[]] = [[], ['no ID']]
    const cancelNext = async (address: string, heldOrderIds: string[] = []) => {
      const { orderId } = await buyDelivered(shop)
      orderIds.push(orderId)
      await shop.database.db().update(cancellations).set({ cardMark: null })
      await cancelAsBuyer(shop, orderId, address, [orderId, ...heldOrderIds])
      return (await rowOf(orderId))?.heldBecause
    }
    for (let each = 0; each < 6; each += 1) held.push(await cancelNext(from))
    expect(held).toEqual([null, null, null, null, null, 'too_many'])
    expect(await cancelNext(randomUUID(), orderIds.slice(0, 2))).toBeNull()
    expect(await cancelNext(randomUUID(), orderIds.slice(0, 3))).toBe('too_many')
    const email = `${randomUUID()}@buyer.example.com`
    const again = []
    for (let each = 0; each < 3; each += 1) {
      await shop.database.db().update(cancellations).set({ cardMark: null })
      const bought = await shop.buy({ email })
      await shop.until(bought.orderId, isCompleted)
      await cancel(bought)
      again.push((await rowOf(bought.orderId))?.heldBecause)
    }
    expect(again).toEqual([null, null, 'too_many'])
  })
})

const promised = () => shop.shop.cancellations.viewCancellationTerms('01032_3', shop.at)

describe('the terms that an owner sets', () => {
  const CHIEF = { actor: { id: randomUUID(), type: 'super-admin' } } as const
  const set = async (terms: { isOn: boolean; days: number; usedBasisPoints: number }, networkId = HOME_NETWORK) =>
    shop.shop.networks.setCancellationTerms({ networkId, terms }, { ...shop.at, ...CHIEF })

  it('count for later orders, and an order keeps those with which it was bought', async () => {
    const before = await buyDelivered(shop)
    expect(await promised()).toEqual({ isOn: true, days: 14, usedBasisPoints: 0 })
    shop.jump({ seconds: 3_700 })
    expect(await set({ isOn: false, days: 20, usedBasisPoints: 500 })).toEqual({ ok: true })
    shop.jump({ seconds: 3_700 })
    expect(await promised()).toEqual({ isOn: false, days: 20, usedBasisPoints: 500 })
    const after = await buyDelivered(shop)
    await shop.database.db().update(cancellations).set({ cardMark: null })
    for (const bought of [before, after]) expect(await cancel(bought)).toEqual({ ok: true })
    expect(await rowOf(before.orderId)).toMatchObject({ state: 'refunded', days: 14 })
    expect(await rowOf(after.orderId)).toMatchObject({ heldBecause: 'terms_off', days: 20, usedBasisPoints: 500 })
    expect((await ticketOf(after.orderId))?.description).toContain('at most 5% of the data used')
    const { terms } = await shop.shop.networks.viewCancellationSettings()
    expect(terms).toEqual([{ networkId: HOME_NETWORK, isOn: false, days: 20, usedBasisPoints: 500, canBeOn: true }])
    expect(await set({ isOn: true, days: 14, usedBasisPoints: 0 })).toEqual({ ok: true })
  })

  it('are refused below what the law gives, and for a network that is unknown', async () => {
    expect(await set({ isOn: true, days: 13, usedBasisPoints: 0 })).toEqual({ ok: false, problem: 'cancel_days_range' })
    expect(await set({ isOn: true, days: 14, usedBasisPoints: 0 }, 'nowhere')).toEqual({
      ok: false,
      problem: 'not_found',
    })
    const none = { periodDays: 0, mostPerEmail: 1, mostPerCard: 1, mostPerNetwork: 1, mostPerDevice: 1 }
    expect(await shop.shop.networks.setCancellationLimits(none, { ...shop.at, ...CHIEF })).toMatchObject({ ok: false })
  })
})

it('two cancellations at once from one address range count each other', async () => {
  const rateLimitKey = randomUUID()
  const limits = { periodDays: 90, mostPerEmail: 9, mostPerCard: 99, mostPerNetwork: 1, mostPerDevice: 9 }
  const chief = { ...shop.at, actor: { id: randomUUID(), type: 'super-admin' } } as const
  expect(await shop.shop.networks.setCancellationLimits(limits, chief)).toEqual({ ok: true })
  const both = [await buyDelivered(shop), await buyDelivered(shop)]
  await Promise.all(both.map((bought) => cancel(bought, rateLimitKey)))
  const rows = await Promise.all(both.map(({ orderId }) => rowOf(orderId)))
  expect(rows.filter((row) => row?.isTooMany)).toHaveLength(1)
})

it('whoever has the eSIM in their account isn’t who bought it, whatever leads them here', async () => {
  const bought = await buyDelivered(shop)
  const { id: userId } = await hasAnAccount(shop, 'has-the-esim@example.com')
  await shop.database.db().update(esims).set({ userId }).where(eq(esims.orderId, bought.orderId))
  const order = await shop.orderOf(bought.orderId)
  const visitor = { rateLimitKey: randomUUID(), heldOrderIds: [], userId }
  const { cancellations: asked } = shop.shop
  expect(isCancelOffered(order, visitor)).toBe(false)
  expect(await asked.startCancellation({ order, visitor }, shop.at)).toEqual({ ok: false, problem: 'not_bought' })
  const begun = await begin(bought)
  if (!begun.ok) throw new Error(begun.problem)
  const { proof, code } = begun
  const stolen = { order, visitor, proof, code, reason: 'other' } as const
  expect(await asked.cancelOrder(stolen)).toEqual({ ok: false, problem: 'not_bought' })
  expect(await rowOf(bought.orderId)).toBeUndefined()
  for (const buyer of [buyerOf(order.id), { ...visitor, userId: order.userId }])
    expect(isCancelOffered(order, buyer)).toBe(true)
  expect(await asked.cancelOrder({ ...stolen, visitor: { ...visitor, userId: order.userId } })).toEqual({ ok: true })
})

describe('the code', () => {
  it('must be right, is spent after five attempts, and belongs to one order', async () => {
    const [one, other] = [await buyDelivered(shop), await buyDelivered(shop)]
    const begun = await begin(one)
    if (!begun.ok) throw new Error(begun.problem)
    const { proof, code } = begun
    const order = await shop.orderOf(one.orderId)
    const give = async (typed: string, of = order) =>
      shop.shop.cancellations.cancelOrder({
        order: of,
        visitor: buyerOf(of.id),
        proof,
        code: typed,
        reason: 'other',
      })
    expect(await give(code, await shop.orderOf(other.orderId))).toEqual({ ok: false, problem: 'proof_gone' })
    const wrong = code === '000000' ? '111111' : '000000'
    for (let each = 0; each < 4; each += 1) expect(await give(wrong)).toEqual({ ok: false, problem: 'code_wrong' })
    expect(await give(code)).toEqual({ ok: false, problem: 'proof_gone' })
    expect(await rowOf(one.orderId)).toBeUndefined()
    expect(await shop.database.db().$count(mailboxProofs, eq(mailboxProofs.purpose, 'cancel_order'))).toBeGreaterThan(0)
  })
})
