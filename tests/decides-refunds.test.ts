// What may be refunded, how much, and by whom: decided where the money moves, whatever a page had shown.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { auditLog, invoices, users } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openAccount, PASSWORD } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const TOTAL = 1809
const books = z.object({ refunds: z.array(z.object({ reason: z.string().nullable() })) })

describe('a refund', () => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop()
  })
  afterEach(() => shop.close())

  const delivered = async () => {
    const bought = await shop.buy()
    await shop.until(bought.orderId, isCompleted)
    return bought
  }
  const notes = async (orderId: string) =>
    (await shop.database.db().select().from(invoices).where(eq(invoices.orderId, orderId)))
      .filter(({ kind }) => kind === 'credit_note')
      .toSorted((one, other) => one.part - other.part)
      .map(({ totalCents }) => totalCents)

  it('stops if a part was refunded since the amount was shown, whether we knew of it or not', async () => {
    const { orderId, reference } = await delivered()
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    expect(shop.sandbox.payment?.dashboard.refund(reference, 500)).toBe(null)
    expect(await shop.shop.refunds.refundOrder(orderId, { seenCents: TOTAL })).toEqual({
      ok: false,
      problem: 'amount_changed',
    })
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'paid', refundedCents: 500 })
    expect(await shop.shop.refunds.refundOrder(orderId, { seenCents: TOTAL })).toMatchObject({
      problem: 'amount_changed',
    })
    expect(await shop.shop.refunds.refundOrder(orderId, { seenCents: TOTAL - 500 })).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    expect([await shop.takenFor(orderId), await notes(orderId)]).toEqual([0, [-500, 500 - TOTAL]])
  })

  it('tells the provider the reason: a request, or a double payment', async () => {
    const { orderId } = await delivered()
    await shop.shop.refunds.refundOrder(orderId)
    const twice = await shop.payTwice({ email: 'twice@example.com', cartId: crypto.randomUUID() })
    await shop.until(twice.orderId, isCompleted)
    await shop.letTimePass({ minutes: 2 }, 30)
    const { refunds } = books.parse(shop.sandbox.payment?.books())
    expect(refunds).toHaveLength(2)
    expect(new Set(refunds.map(({ reason }) => reason))).toEqual(new Set(['duplicate', 'requested_by_customer']))
  })

  it('needs a password from staff, except within ten minutes of their login', async () => {
    const { orderId } = await delivered()
    const admin = await openAccount(shop, 'admin@example.com')
    await shop.database.db().update(users).set({ accountType: 'own-admin' }).where(eq(users.id, admin.id))
    const by = { id: admin.id, type: 'own-admin' } as const
    const refund = (token: string | null, password: string) =>
      shop.shop.desk.refundOrderAsStaff(
        { orderId, seenCents: TOTAL, proof: { token, password } },
        { ...shop.at, actor: by },
      )

    shop.jump({ seconds: 601 })
    expect(await refund(admin.token, '')).toEqual({ ok: false, problem: 'password_wrong' })
    expect(await refund(null, 'not-this-one')).toEqual({ ok: false, problem: 'password_wrong' })
    expect(await refund(admin.token, PASSWORD)).toEqual({ ok: true })
    const acts = await shop.database
      .db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, orderId))
      .orderBy(auditLog.id)
    expect(acts.map(({ action, actorId }) => [action, actorId])).toEqual([['order_refunded', admin.id]])
    // The order's history names who did it.
    const moves = (await shop.shop.desk.viewDeskOrder(orderId))?.moves ?? []
    expect(moves.find(({ move }) => move === 'refunded')).toMatchObject({ detail: 'by_staff', by: 'Robin Reisende' })
  })

  it('doesn’t accept somebody else’s session as proof', async () => {
    const { orderId } = await delivered()
    const admin = await openAccount(shop, 'admin@example.com')
    const other = await openAccount(shop, 'other@example.com')
    const by = { id: admin.id, type: 'own-admin' } as const
    const proofs = [other.token, 'no-session', null].map((token) => ({ token, password: '' }))
    for (const proof of proofs)
      expect(
        await shop.shop.desk.refundOrderAsStaff({ orderId, seenCents: TOTAL, proof }, { ...shop.at, actor: by }),
      ).toMatchObject({ ok: false })
    expect(
      await shop.shop.desk.refundOrderAsStaff(
        { orderId, seenCents: TOTAL, proof: { token: admin.token, password: '' } },
        { ...shop.at, actor: by },
      ),
    ).toEqual({ ok: true })
  })
})
