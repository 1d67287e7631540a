// An order that needs a review, and one that was partly refunded, as staff and the buyer see them.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { orders } from '#db/schema.ts'
import type { AuditAction } from '#shop/records/audit/audit-row.ts'
import { signedIn } from '../support/http-accounts.ts'
import { buyByCard, delivered } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const DESK = '/admin-dashboard'

let shop: HttpShop
let admin: Browser
const pageOf = (order: { id: string }) => `${DESK}/orders/${order.id}`
const acts = async (action: AuditAction) => (await shop.shop.desk.listAudit({ action })).rows

beforeAll(async () => {
  shop = await openHttpShop()
  admin = await signedIn(shop, 'ada@staff.example.com', 'own-admin')
}, 120_000)
afterAll(() => shop.close())

describe('an order', () => {
  it('that needs review says why, and is closed after a question, only for the reason shown', async () => {
    const { order } = await buyByCard(shop, shop.browser(), { email: 'bank@example.com' })
    await delivered(shop, order.id)
    const page = pageOf(order)
    shop.sandbox.payment?.dashboard.dispute(order.reference)
    await vi.waitFor(
      async () => expect(await (await admin.get(page)).text()).toContain('bank disputes the payment'),
      60_000,
    )
    const rows = await (await admin.get(`${DESK}?tab=orders&view=review`)).text()
    expect(rows).toContain(order.id)
    expect(rows).toContain('Payment disputed')
    const asked = await (await admin.get(`${page}?ask=close`)).text()
    expect(asked).toContain('Close this review?')
    expect(asked).toContain('name="seenReason" value="disputed"')
    for (const seenReason of ['refund_failed', ''])
      expect((await admin.post(page, { intent: 'close', seenReason })).status).toBe(409)
    expect((await admin.post(page, { intent: 'close', seenReason: 'disputed' })).status).toBe(303)
    expect(await (await admin.get(page)).text()).not.toContain('Close this review')
    expect(await (await admin.get(`${DESK}?tab=orders&view=review`)).text()).not.toContain(order.id)
    expect(await acts('review_closed')).toMatchObject([{ subject: order.id, facts: { reason: 'disputed' } }])
  })

  it('of a refund that the bank sent back tells how the buyer gets their money, and doesn’t say that the order continues', async () => {
    const { order } = await buyByCard(shop, shop.browser(), { email: 'closed-account@example.com' })
    await delivered(shop, order.id)
    expect(shop.sandbox.payment?.dashboard.refund(order.reference)).toBe(null)
    await vi.waitFor(async () => expect((await shop.orderOf(order.id)).paymentState).toBe('refunded'), 60_000)
    expect(shop.sandbox.payment?.dashboard.failRefund(order.reference)).toBe(null)
    await vi.waitFor(
      async () => expect(await (await admin.get(pageOf(order))).text()).toContain('another way to pay the buyer back'),
      60_000,
    )
    expect(await (await admin.get(pageOf(order))).text()).not.toContain('The order continues')
  })

  it('is found, resumed, and refunded only by a super-admin, whom the order names (I03)', async () => {
    const boss = await signedIn(shop, 'bo@staff.example.com', 'super-admin')
    await shop.spoil('network', { at: 'callback', kind: 'never' })
    await shop.spoil('network', { at: 'lookup', kind: 'empty' })
    const buyer = shop.browser()
    const { order } = await buyByCard(shop, buyer, { email: 'held@example.com' })
    await vi.waitFor(async () => expect((await shop.orderOf(order.id)).paymentState).toBe('paid'), 60_000)
    shop.sandbox.payment?.dashboard.dispute(order.reference)
    await vi.waitFor(async () => expect((await shop.orderOf(order.id)).paymentState).toBe('review'), 60_000)
    await shop.mend()

    const own = `/success?reference=${encodeURIComponent(order.reference)}`
    const told = await (await buyer.get(own)).text()
    expect(told).toContain('Your order is on hold')
    expect(told).not.toMatch(/LPA:1|Retry Flow/)
    const front = await (await boss.get('/super-admin-dashboard')).text()
    const page = pageOf(order)
    expect(front).toContain(`href="${page}"`)
    expect(await (await boss.get(page)).text()).not.toContain('Resume order')
    expect((await boss.post(page, { intent: 'resume' })).status).toBe(409)

    shop.sandbox.payment?.dashboard.closeDispute(order.reference, 'won')
    await vi.waitFor(async () => expect((await shop.orderOf(order.id)).reviewReason).toBe('dispute_won'), 60_000)
    expect(await (await boss.get(page)).text()).toContain('Resume order')
    expect((await boss.post(page, { intent: 'resume' })).status).toBe(303)
    await delivered(shop, order.id)
    expect((await boss.post(page, { intent: 'refund', seenCents: String(order.totalCents) })).status).toBe(303)
    const history = await (await boss.get(page)).text()
    expect(history.replaceAll('<!-- -->', '')).toContain('by Nora New')
    expect(await acts('order_resumed')).toMatchObject([{ subject: order.id }])
  })

  it('whose dispute was lost says so to the buyer, to staff, and in the export, and never that we refunded it', async () => {
    const buyer = shop.browser()
    const { order } = await buyByCard(shop, buyer, { email: 'lost@example.com' })
    await delivered(shop, order.id)
    shop.sandbox.payment?.dashboard.dispute(order.reference)
    await vi.waitFor(async () => expect((await shop.orderOf(order.id)).reviewReason).toBe('disputed'), 60_000)
    shop.sandbox.payment?.dashboard.closeDispute(order.reference, 'lost')
    await vi.waitFor(async () => expect((await shop.orderOf(order.id)).paymentState).toBe('refunded'), 60_000)
    const told = await (await buyer.get(`/success?reference=${encodeURIComponent(order.reference)}`)).text()
    expect(told).toMatch(/<h1[^>]*>Your bank took this payment back</)
    expect(told).toContain('It took back €18.09, so this order is closed.')
    expect(told).toContain('Taken back by your bank')
    expect(told).not.toMatch(/(was|We) refunded|>Refunded</)

    const seen = await (await admin.get(pageOf(order))).text()
    expect(seen).toContain('The bank decided this dispute for the buyer')
    expect(seen).toContain('Taken back by the bank')
    expect(await (await admin.get(`${DESK}?tab=orders&view=refunded`)).text()).toContain('Dispute lost')
    const [heads = '', ...lines] = (await (await admin.get(`${DESK}/orders.csv?view=refunded`)).text()).split('\r\n')
    const line = lines.find((text) => text.includes(order.reference)) ?? ''
    expect(heads).toContain('"Refunded (EUR)","Dispute"')
    expect(line).toMatch(/"?18\.09"?,"lost",/)
    expect(line).toContain('"dispute_lost"')
  })

  it('with conflicting countries is settled with a note, and an error keeps the question with its text', async () => {
    const { order } = await buyByCard(shop, shop.browser(), { email: 'countries@example.com' })
    // The payment is compared with the country when it arrives, so that must be over first.
    await delivered(shop, order.id)
    await shop.database.db().update(orders).set({ isTaxConflict: true }).where(eq(orders.id, order.id))
    const page = pageOf(order)
    expect(await (await admin.get(`${DESK}?tab=orders&view=vat-conflicts`)).text()).toContain(order.id)
    expect(await (await admin.get(page)).text()).toContain(`href="${page}?ask=vat"`)
    const asked = await (await admin.get(`${page}?ask=vat`)).text()
    expect(asked).toContain(`action="${page}?ask=vat"`)
    const long = await admin.post(`${page}?ask=vat`, { intent: 'vat', text: 'x'.repeat(2_001) })
    expect(long.status).toBe(400)
    const again = await long.text()
    expect(again).toContain('Settle this VAT conflict?')
    expect(again).toContain('xxx</textarea>')
    expect((await admin.post(`${page}?ask=vat`, { intent: 'vat', text: 'Moved to Spain.' })).status).toBe(303)
    expect(await (await admin.get(`${DESK}?tab=orders&view=vat-conflicts`)).text()).not.toContain(order.id)
    expect(await acts('vat_conflict_closed')).toMatchObject([{ subject: order.id }])
    expect((await admin.post(page, { intent: 'vat', text: 'Again.' })).status).toBe(409)
    expect((await admin.post(page, { intent: 'vat_reopen' })).status).toBe(303)
    expect(await (await admin.get(`${DESK}?tab=orders&view=vat-conflicts`)).text()).toContain(order.id)
  })

  it('that was refunded in parts has a credit note for each, for staff and the buyer', async () => {
    const buyer = shop.browser()
    const { order } = await buyByCard(shop, buyer, { email: 'parts@example.com' })
    await delivered(shop, order.id)
    const page = pageOf(order)
    for (const cents of [300, 200]) {
      const before = (await shop.orderOf(order.id)).refundedCents
      expect(shop.sandbox.payment?.dashboard.refund(order.reference, cents)).toBe(null)
      await vi.waitFor(async () => expect((await shop.orderOf(order.id)).refundedCents).toBe(before + cents), 60_000)
    }
    const told = (await (await admin.get(page)).text()).replaceAll('&amp;', '&')
    for (const part of [1, 2]) expect(told).toContain(`${page}/document.pdf?kind=credit_note&part=${part}`)
    const note = await admin.get(`${page}/document.pdf?kind=credit_note&part=2`)
    expect([note.status, note.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    // A private buyer whose country isn't known has no e-invoice, and none is offered.
    expect(told).not.toContain('document.xml')
    expect((await admin.get(`${page}/document.xml?kind=credit_note&part=2`)).status).toBe(404)
    expect(await acts('document_shown')).toMatchObject([
      { subject: order.id },
      { subject: order.id, facts: { number: expect.any(String) } },
    ])
    for (const part of ['3', 'x', '1e1'])
      expect((await admin.get(`${page}/document.pdf?kind=credit_note&part=${part}`)).status).toBe(404)
    expect(await (await admin.get(`${page}?ask=refund`)).text()).toContain('Refund €13.09?')
    expect(await (await admin.get(`${DESK}?tab=orders&view=refunded`)).text()).toContain('Partly refunded: €5.00')

    const own = `reference=${encodeURIComponent(order.reference)}`
    for (const path of [`/success?${own}`, `/order/invoice?${own}`]) {
      const shown = (await (await buyer.get(path)).text()).replaceAll('&amp;', '&')
      expect([path, shown.match(/kind=credit_note(&part=2)?"/g)]).toEqual([
        path,
        ['kind=credit_note"', 'kind=credit_note&part=2"'],
      ])
    }
    expect((await buyer.get(`${page}/document.pdf?kind=invoice`)).status).toBe(302)
  })
})
