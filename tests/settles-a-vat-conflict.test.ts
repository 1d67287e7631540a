// If countries disagree about an order's VAT, somebody reviews them and records the outcome; after that, nobody is
// reminded anymore.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, orders } from '#db/schema.ts'
import { isSettled } from '#shop/sales/order/order.ts'
import type { Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
let ada: Holder
let orderId: string
beforeAll(async () => {
  shop = await openTestShop()
  ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
})
afterAll(() => shop.close())
beforeEach(async () => {
  ;({ orderId } = await shop.buy())
  await shop.until(orderId, isSettled)
  await shop.database.db().update(orders).set({ isTaxConflict: true }).where(eq(orders.id, orderId))
})

const settle = (text: string, id = orderId) =>
  shop.shop.desk.acknowledgeVatConflict({ orderId: id, text }, callerAs(shop, ada))
const conflicts = async () => (await shop.shop.figures.viewToLookAt()).orders['vat-conflicts']
const acts = async () =>
  (await shop.database.db().select().from(auditLog).where(eq(auditLog.subject, orderId)).orderBy(auditLog.id)).map(
    ({ action }) => action,
  )

describe('a VAT conflict', () => {
  it('leaves the list with a note of the findings, and its evidence stays', async () => {
    const before = await conflicts()
    expect(await settle('  ')).toEqual({ ok: false, problem: 'note_missing' })
    expect(await settle('x'.repeat(2_001))).toEqual({ ok: false, problem: 'note_too_long' })
    expect(await settle('Lives in France, paid with a German card.')).toEqual({ ok: true })
    expect(await conflicts()).toBe(before - 1)
    const view = await shop.shop.desk.viewDeskOrder(orderId)
    expect(view).toMatchObject({ isTaxConflict: true, tax: { conflict: true }, may: { checkVat: false } })
    expect(view?.notes).toMatchObject([{ text: 'Lives in France, paid with a German card.', by: 'Ada Admin' }])
    expect(view?.moves.at(-1)).toMatchObject({ move: 'tax_looked_at', by: 'Ada Admin', isAct: false })
    expect(await acts()).toEqual(['vat_conflict_closed'])
    const listed = await shop.shop.desk.listDeskOrders({
      view: 'vat-conflicts',
      search: null,
      sort: 'newest',
      after: null,
      before: null,
    })
    expect(listed.rows.map(({ id }) => id)).not.toContain(orderId)
  })

  it('is settled once by two at once, and not if there is none', async () => {
    const both = await Promise.all([settle('One.'), settle('Other.')])
    expect(both).toContainEqual({ ok: true })
    expect(both).toContainEqual({ ok: false, problem: 'no_vat_conflict' })
    expect((await shop.shop.desk.viewDeskOrder(orderId))?.notes).toHaveLength(1)
    const plain = await shop.buy()
    expect(await settle('Nothing.', plain.orderId)).toEqual({ ok: false, problem: 'no_vat_conflict' })
    expect((await shop.shop.desk.viewDeskOrder(plain.orderId))?.notes).toEqual([])
  })

  it('can be reopened, and counts again', async () => {
    await settle('Looked at.')
    const before = await conflicts()
    expect(await shop.shop.desk.reopenVatConflict(orderId, callerAs(shop, ada))).toEqual({ ok: true })
    expect(await shop.shop.desk.reopenVatConflict(orderId, callerAs(shop, ada))).toMatchObject({ ok: false })
    expect(await conflicts()).toBe(before + 1)
    expect(await acts()).toEqual(['vat_conflict_closed', 'vat_conflict_reopened'])
    expect((await shop.shop.desk.viewDeskOrder(orderId))?.notes).toHaveLength(1)
  })

  it('is not asked about while nobody has paid', async () => {
    const { orderId: unpaid } = await shop.placeOrder()
    await shop.database.db().update(orders).set({ isTaxConflict: true }).where(eq(orders.id, unpaid))
    const before = await conflicts()
    expect((await shop.shop.desk.viewDeskOrder(unpaid))?.may).toMatchObject({ checkVat: false })
    expect(await settle('Never paid.', unpaid)).toEqual({ ok: false, problem: 'no_vat_conflict' })
    expect(await conflicts()).toBe(before)
  })
})
