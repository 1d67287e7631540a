// Staff refund part of a payment: never more than is left, one part at a time, once at the provider, and the order
// continues.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { auditLog, invoices, partRefunds } from '#db/schema.ts'
import type { DeskPart } from '#shop/office/order-actions/act-on-order.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { readCsv } from '#values/text/csv.ts'
import { PASSWORD, type Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { engines, quickEngine, type Engine } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { readTable } from './support/csv-of.ts'

const TOTAL = 1809
const BUYER = 'traveller@example.com'
const books = z.object({ refunds: z.array(z.object({ amount: z.number() })) })

let shop: TestShop
let ada: Holder
const openOn = (engine: Engine) =>
  beforeEach(async () => {
    shop = await openTestShop({ engine })
    ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
  })
afterEach(() => shop.close())

const db = () => shop.database.db()
const delivered = async () => {
  const bought = await shop.buy()
  const { iccid } = await shop.until(bought.orderId, isCompleted)
  return { ...bought, iccid: iccid ?? '' }
}
const part = (orderId: string, cents: number, overrides: Partial<DeskPart> = {}, by = ada) =>
  shop.shop.desk.refundPartAsStaff(
    {
      orderId,
      cents,
      reason: 'goodwill',
      seenCents: TOTAL,
      isDisputeKnown: false,
      proof: { token: by.token, password: PASSWORD },
      ...overrides,
    },
    callerAs(shop, by),
  )
const given = () => books.parse(shop.sandbox.payment?.books()).refunds.map(({ amount }) => amount)
const notes = async (orderId: string) =>
  (await db().select().from(invoices).where(eq(invoices.orderId, orderId)))
    .filter(({ kind }) => kind === 'credit_note')
    .toSorted((one, other) => one.part - other.part)
    .map(({ totalCents }) => totalCents)
const states = async () => (await db().select({ state: partRefunds.state }).from(partRefunds)).map(({ state }) => state)
const refundMails = async () =>
  (await shop.mailsTo(BUYER)).filter(({ subject }) => subject.includes('Your refund')).length
const linesOf = async (orderId: string) => (await shop.shop.desk.viewDeskOrder(orderId))?.moves ?? []

describe('a part of a payment', () => {
  openOn(quickEngine())

  it('is refunded with its own credit note and email; the order keeps its eSIM, and its page says who did what', async () => {
    const { orderId, reference } = await delivered()
    expect(await part(orderId, 500, { reason: 'poor_coverage' })).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })

    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'paid', refundedCents: 500 })
    expect([given(), await notes(orderId), await refundMails(), await states()]).toEqual([[500], [-500], 1, ['given']])
    expect(await shop.profilesOf(reference)).toHaveLength(1)
    const told = await linesOf(orderId)
    expect(told.find(({ move }) => move === 'part_refund_asked')).toMatchObject({ detail: '500', by: 'Ada Admin' })
    expect(told.find(({ move }) => move === 'refunded_in_part')).toMatchObject({ detail: '500', by: 'Ada Admin' })
    expect(told.find(({ move }) => move === 'paid')).toMatchObject({ by: null, isByTraveler: true })
    const acts = await db().select().from(auditLog).where(eq(auditLog.subject, orderId)).orderBy(auditLog.id)
    expect(acts).toMatchObject([
      { action: 'order_part_refunded', actorId: ada.id, facts: { cents: 500, reason: 'poor_coverage' } },
    ])
  })

  it('adds its order to the view of refunded orders, and the export says that it was a part', async () => {
    const [whole, some] = [await delivered(), await delivered()]
    await delivered()
    expect(await shop.shop.refunds.refundOrder(whole.orderId)).toEqual({ ok: true })
    expect(await part(some.orderId, 500)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    const asked = { view: 'refunded', sort: 'oldest', search: null } as const
    const { rows } = await shop.shop.desk.listDeskOrders({ ...asked, after: null, before: null })
    expect(rows.map(({ id, refundedCents }) => [id, refundedCents])).toEqual([
      [whole.orderId, TOTAL],
      [some.orderId, 500],
    ])
    const { now } = await shop.shop.figures.viewShopFigures(7)
    expect([now.refunds, now.refundedCents]).toEqual([rows.length, TOTAL + 500])
    const taken = await shop.shop.desk.exportDeskOrders({ ...asked, token: ada.token }, callerAs(shop, ada))
    if (!taken.ok) throw new Error(taken.problem)
    const [head = [], ...lines] = (await readCsv(await readTable(taken.table))) ?? []
    const column = head.indexOf('Refund')
    expect(lines.map((line) => line.slice(column, column + 2))).toEqual([
      ['full', '18.09'],
      ['part', '5'],
    ])
  })

  it('is rejected if it is no part, or without a reason or proof, and nothing is refunded', async () => {
    const { orderId } = await delivered()
    const late = { token: null, password: 'not-this-one' }
    const tries: [number, Partial<DeskPart>, string][] = [
      [0, {}, 'amount_invalid'],
      [-500, {}, 'amount_invalid'],
      [4.5, {}, 'amount_invalid'],
      [TOTAL, {}, 'amount_whole'],
      [TOTAL + 1, {}, 'amount_too_high'],
      [500, { seenCents: TOTAL - 1 }, 'amount_changed'],
      [500, { reason: 'because' }, 'reason_missing'],
      [500, { proof: late }, 'password_wrong'],
    ]
    for (const [cents, overrides, problem] of tries)
      expect(await part(orderId, cents, overrides)).toMatchObject({ problem })
    await shop.letTimePass({ seconds: 6 })
    expect([given(), await notes(orderId), await states()]).toEqual([[], [], []])
  })

  it('is limited by what is left, even if the provider’s dashboard refunded some of it', async () => {
    const { orderId, reference } = await delivered()
    await part(orderId, 1000)
    await shop.letTimePass({ seconds: 3 })
    expect(await part(orderId, 810, { seenCents: 809 })).toMatchObject({ problem: 'amount_too_high' })
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    expect(shop.sandbox.payment?.dashboard.refund(reference, 300)).toBe(null)
    expect(await part(orderId, 600, { seenCents: 809 })).toMatchObject({ problem: 'amount_changed' })
    expect(await part(orderId, 200, { seenCents: 509 })).toEqual({ ok: true })
    // Nobody can refund the rest while a partial refund is in progress.
    expect(await shop.shop.refunds.refundOrder(orderId)).toEqual({ ok: false, problem: 'refund_running' })
    await shop.letTimePass({ seconds: 6 })
    expect(await shop.shop.refunds.refundOrder(orderId, { seenCents: 309 })).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    expect(await shop.takenFor(orderId)).toBe(0)
    expect(await notes(orderId)).toEqual([-1000, -300, -200, -309])
    expect(await shop.profilesOf(reference)).toEqual([])
  })

  it.each(['fail_before', 'reset_after'] as const)(
    'is refunded once, however the provider fails (%s), even if it has forgotten our key by then',
    async (kind) => {
      const { orderId } = await delivered()
      await shop.spoil('payment', { at: 'refund', kind, times: 2 })
      await part(orderId, 500)
      await shop.letTimePass({ seconds: 3 })
      shop.jump({ days: 2 })
      await shop.letTimePass({ seconds: 9 })
      expect([given(), await notes(orderId), await refundMails(), await states()]).toEqual([
        [500],
        [-500],
        1,
        ['given'],
      ])
    },
  )

  it('that was refunded before a crash isn’t refunded again', async () => {
    const { orderId } = await delivered()
    await part(orderId, 500)
    await shop.letTimePass({ seconds: 6 })
    await db().update(partRefunds).set({ state: 'due' })
    shop.jump({ days: 2 })
    await shop.letTimePass({ seconds: 6 })
    expect([given(), await notes(orderId), await refundMails(), await states()]).toEqual([[500], [-500], 1, ['given']])
  })

  it('that the provider no longer has is dropped and needs attention, unless everything was refunded otherwise', async () => {
    const { orderId, reference } = await delivered()
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    await part(orderId, 1000)
    expect(shop.sandbox.payment?.dashboard.refund(reference, 900)).toBe(null)
    await shop.letTimePass({ seconds: 3 })
    expect(await states()).toEqual(['dropped'])
    expect(await shop.orderOf(orderId)).toMatchObject({ refundedCents: 900, reviewReason: 'refund_failed' })
    expect(shop.log.errors).toEqual(['the payment provider rejected a partial refund'])

    await part(orderId, 500, { seenCents: 909 })
    expect(shop.sandbox.payment?.dashboard.refund(reference)).toBe(null)
    await shop.letTimePass({ seconds: 3 })
    expect(await states()).toEqual(['dropped', 'dropped'])
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'refunded', reviewReason: null })
    expect([given(), shop.log.errors.length]).toEqual([[900, 909], 1])
  })

  it('of a disputed payment isn’t refunded: while the bank decides, the provider is down, or nobody has confirmed', async () => {
    const { orderId, reference } = await delivered()
    expect(shop.sandbox.payment?.dashboard.dispute(reference)).toBe(null)
    expect(await part(orderId, 500)).toMatchObject({ problem: 'bank_decides' })
    await shop.until(orderId, (order) => order.reviewReason === 'disputed')
    expect((await shop.shop.desk.viewDeskOrder(orderId))?.dispute).toBe('open')
    await shop.spoil('payment', { at: 'list_disputes', kind: 'fail_before', times: 99 })
    expect(await part(orderId, 500)).toMatchObject({ problem: 'provider_silent' })
    expect(await shop.shop.refunds.refundOrder(orderId)).toEqual({ ok: false, problem: 'provider_silent' })
    await shop.mend()

    const asked = await delivered()
    expect(shop.sandbox.payment?.dashboard.dispute(asked.reference, 'inquiry')).toBe(null)
    expect(await part(asked.orderId, 500)).toMatchObject({ problem: 'dispute_unseen' })
    expect(await shop.shop.refunds.refundOrder(asked.orderId)).toMatchObject({ problem: 'dispute_unseen' })
    expect(await part(asked.orderId, 500, { isDisputeKnown: true })).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    expect(given()).toEqual([500])
  })
})

describe.each(engines())('on the %s database', (_name, engine) => {
  openOn(engine)

  it('two admins at once refund one part, and never a part and the whole', async () => {
    const bo = await anAdmin(shop, 'bo@staff.example.com', 'Bo Boss')
    const { orderId } = await delivered()
    const both = await Promise.all([part(orderId, 1500), part(orderId, 1400, {}, bo)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ problem: 'refund_running' })
    await shop.letTimePass({ seconds: 6 })
    expect([given().length, (await notes(orderId)).length, await states()]).toEqual([1, 1, ['given']])

    const other = await delivered()
    const mixed = await Promise.all([part(other.orderId, 500), shop.shop.refunds.refundOrder(other.orderId)])
    expect(mixed.filter(({ ok }) => ok)).toHaveLength(1)
    await shop.letTimePass({ seconds: 6 })
    expect(await shop.takenFor(other.orderId)).toBe(mixed[0].ok ? TOTAL - 500 : 0)
  })
})
