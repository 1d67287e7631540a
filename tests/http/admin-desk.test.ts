// The admin's dashboard over HTTP: who has access, what addresses contain, and what each button does (I03, I05, I11).
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { orders, users } from '#db/schema.ts'
import type { AuditAction } from '#shop/records/audit/audit-row.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { shortReference } from '#shop/sales/order/short-reference.ts'
import { PASSWORD, signedIn, userIdOf } from '../support/http-accounts.ts'
import { buyByCard, delivered, newestOrder, tell } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const DESK = '/admin-dashboard'

let shop: HttpShop
let admin: Browser
let sold: Order
const pageOf = async (order: { id: string }) => `${DESK}/orders/${order.id}`
const stateOf = async (id: string) => (await shop.orderOf(id)).paymentState
const acts = async (action: AuditAction) => (await shop.shop.desk.listAudit({ action })).rows

beforeAll(async () => {
  shop = await openHttpShop()
  admin = await signedIn(shop, 'ada@staff.example.com', 'own-admin')
  const { order } = await buyByCard(shop, shop.browser(), { email: 'first@example.com', name: '=HYPERLINK("x")' })
  sold = await delivered(shop, order.id)
}, 120_000)
afterAll(() => shop.close())

describe('a stranger to the desk', () => {
  it.each(['own-user', 'business-user', 'business-admin'] as const)(
    'can neither read nor do anything as %s (I03)',
    async (role) => {
      const browser = await signedIn(shop, `${role}@nobody.example.com`, role)
      const person = `${DESK}/users/${await userIdOf(shop, 'ada@staff.example.com')}`
      for (const path of [DESK, `${DESK}?tab=orders`, await pageOf(sold), person, `${DESK}/orders.csv`]) {
        const answer = await browser.get(path)
        expect([path, answer.status]).toEqual([path, 302])
        expect(await answer.text()).not.toMatch(/first@example\.com|wanderpass_order/)
      }
      for (const intent of ['retry', 'resend', 'refund', 'reveal']) {
        const answer = await browser.post(await pageOf(sold), { intent, seenCents: '1809' })
        expect([intent, answer.status]).toEqual([intent, 302])
      }
      expect((await browser.post(person, { role: 'own-user', password: PASSWORD })).status).toBe(302)
      for (const search of [`${DESK}?tab=orders`, `${DESK}/find.json`, '/admin?tab=users']) {
        const answer = await browser.post(search, { text: 'first@example.com' })
        expect([search, answer.status, answer.headers.get('location')]).toEqual([search, 302, '/'])
      }
      expect(await stateOf(sold.id)).toBe('paid')
    },
  )

  it('is anyone who comes from another site', async () => {
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const answer = await admin.post(await pageOf(sold), { intent: 'refund', seenCents: '1809' }, foreign)
    expect(answer.status).toBe(403)
    expect(await stateOf(sold.id)).toBe('paid')
  })

  it('is anyone as soon as their role is removed (I05)', async () => {
    const email = 'once@staff.example.com'
    const browser = await signedIn(shop, email, 'own-admin')
    expect((await browser.get(`${DESK}?tab=orders`)).status).toBe(200)
    await shop.database.db().update(users).set({ accountType: 'own-user' }).where(eq(users.email, email))
    expect((await browser.post(await pageOf(sold), { intent: 'reveal' })).status).toBe(302)
    expect((await browser.get(`${DESK}/orders.csv`)).status).toBe(302)
  })
})

describe('the overview', () => {
  it('names order and customer of recent events', async () => {
    const page = await (await admin.get(DESK)).text()
    const activity = page.slice(page.indexOf('Recent activity'))
    expect(activity).toContain(`/orders/${sold.id}`)
    expect(activity).toContain(`${shortReference(sold.reference)}\u00A0· =HYPERLINK(&quot;x&quot;)`)
  })
})

describe('a search', () => {
  it('leads to an address without names that nobody else can use', async () => {
    for (const [number, text] of ['first@example.com', sold.iccid ?? '', sold.reference].entries()) {
      const answer = await admin.post(`${DESK}?tab=orders`, { text })
      const to = answer.headers.get('location') ?? ''
      expect([answer.status, to.startsWith(`${DESK}?tab=orders&find=`)]).toEqual([303, true])
      expect(decodeURIComponent(to)).not.toContain(text)
      expect(await (await admin.get(to)).text()).toContain(`/orders/${sold.id}`)
      const colleague = await signedIn(shop, `colleague${number}@staff.example.com`, 'own-admin')
      expect(await (await colleague.get(to)).text()).toContain('That search has expired')
      expect((await colleague.get(to.replace(`${DESK}?tab=orders&`, `${DESK}/orders.csv?`))).status).toBe(410)
    }
  })

  it.each(['\ud800', '%', "'", '9'.repeat(300), '@'])('for %j is answered like any other', async (text) => {
    for (const tab of ['orders', 'users']) {
      const { status, headers } = await admin.post(`${DESK}?tab=${tab}`, { text })
      expect(status).toBe(303)
      expect((await admin.get(headers.get('location') ?? '')).status).toBe(200)
    }
  })

  it('that finds nothing says so, and links to the search of customers and messages', async () => {
    const { headers } = await admin.post(`${DESK}?tab=orders`, { text: 'ada@staff' })
    const page = await (await admin.get(headers.get('location') ?? '')).text()
    expect(page).toContain('No orders found.')
    expect(page).not.toContain(sold.id)
    const [, to = ''] = /href="([^"]+\/find\?find=[^"]+)"/.exec(page) ?? []
    expect(to).not.toContain('ada')
    expect(await (await admin.get(to)).text()).toContain('ada@staff.example.com')
  })
})

describe('the list', () => {
  it('is shown whole, whatever the address contains', async () => {
    for (const query of [
      'after=x',
      'before=1~2',
      'sort=up',
      'view=%00',
      `after=${'9'.repeat(12)}~${sold.id}&sort=dearest`,
    ])
      expect((await admin.get(`${DESK}?tab=orders&${query}`)).status).toBe(200)
  })

  it('continues page by page', async () => {
    const [row] = await shop.database.db().select().from(orders).where(eq(orders.id, sold.id))
    if (!row) throw new Error('The order is gone.')
    const copies = Array.from({ length: 30 }, (_, number) => {
      const id = crypto.randomUUID()
      const createdAt = new Date(row.createdAt.getTime() - number * 1_000)
      return { ...row, id, reference: `copy-${number}`, attemptKey: id, iccid: null, createdAt }
    })
    await shop.database.db().insert(orders).values(copies)
    const seen = new Set<string>()
    let path = `${DESK}?tab=orders`
    for (let pages = 0; path !== '' && pages < 4; pages++) {
      const page = await (await admin.get(path)).text()
      for (const [, id = ''] of page.matchAll(/href="\/admin-dashboard\/orders\/([\da-f-]{36})"/g)) {
        expect(seen.has(id)).toBe(false)
        seen.add(id)
      }
      path = (
        /href="([^"]+)"[^>]*rel="next"|rel="next"[^>]*href="([^"]+)"/.exec(page)?.slice(1).find(Boolean) ?? ''
      ).replaceAll('&amp;', '&')
    }
    expect([...copies.map(({ id }) => id), sold.id].filter((id) => !seen.has(id))).toEqual([])
    await shop.database
      .db()
      .delete(orders)
      .where(eq(orders.attemptKey, copies[0]?.attemptKey ?? ''))
  })

  it('is exported as a file that no spreadsheet calculates (I11), without full ICCIDs', async () => {
    const answer = await admin.get(`${DESK}/orders.csv?view=all&sort=newest`)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="orders-all-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const text = await answer.text()
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    expect(text).toContain('"first@example.com"')
    expect(text).not.toContain(sold.iccid)
    const lines = text.trimEnd().split('\r\n')
    expect(lines[0]).toContain('"Ordered at (UTC)","Reference"')
    expect(lines.find((line) => line.includes(sold.reference))).toContain(',18.09,18.09,')
    expect(await acts('orders_exported')).toMatchObject([{ subject: 'all', facts: { isSearched: false } }])
    const none = await (await admin.get(`${DESK}/orders.csv?view=refunded`)).text()
    expect(none.trimEnd().split('\r\n')).toHaveLength(1)
  })
})

describe('an order', () => {
  it('hides the codes until somebody asks, which is logged', async () => {
    const page = await (await admin.get(await pageOf(sold))).text()
    expect(page).toContain(sold.reference)
    expect(page).not.toContain(sold.iccid)
    expect(page).not.toContain(sold.activationCode)
    const before = (await acts('esim_codes_shown')).length
    const shown = await tell(admin, await pageOf(sold), { intent: 'reveal' })
    expect(shown.status).toBe(200)
    expect(shown.text).toContain(sold.iccid)
    expect(shown.text).toContain(sold.activationCode)
    const written = await acts('esim_codes_shown')
    expect(written).toHaveLength(before + 1)
    expect(written[0]).toMatchObject({ actorRole: 'own-admin', subject: sold.id })
    expect(JSON.stringify(written)).not.toContain(sold.iccid)
  })

  it('is emailed again, and says so', async () => {
    const answer = await admin.post(await pageOf(sold), { intent: 'resend' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, await pageOf(sold)])
    expect(await (await admin.get(await pageOf(sold))).text()).toContain('Email Sent')
    await expect.poll(() => shop.mailsTo('first@example.com')).toHaveLength(2)
  })

  it('that failed is retried once, however often Retry is pressed', async () => {
    await shop.spoil('network', { at: 'allocate', kind: 'out_of_stock', times: 1 })
    await buyByCard(shop, shop.browser(), { email: 'broken@example.com' })
    const order = await newestOrder(shop, 'broken@example.com')
    await vi.waitFor(async () => expect((await shop.orderOf(order.id)).status).toBe('error'), { timeout: 60_000 })
    expect(await (await admin.get(`${DESK}?tab=orders&view=failed`)).text()).toContain(order.id)
    const page = await pageOf(order)
    const pressed = await Promise.all([1, 2].map(() => admin.post(page, { intent: 'retry' })))
    expect(pressed.map(({ status }) => status)).toContain(303)
    const completed = await delivered(shop, order.id)
    expect(completed.retries).toBe(1)
    expect(await shop.profilesOf(order.reference)).toHaveLength(1)
    const answer = await admin.post(page, { intent: 'retry' })
    expect([answer.status, (await answer.text()).includes('There’s nothing to retry')]).toEqual([409, true])
  })

  it('is refunded once, after a question that names the amount', async () => {
    const { order } = await buyByCard(shop, shop.browser(), { email: 'back@example.com' })
    await delivered(shop, order.id)
    const page = await pageOf(order)
    const asked = await (await admin.get(`${page}?ask=refund`)).text()
    expect(asked).toContain('Refund €18.09?')
    expect((await admin.post(page, { intent: 'refund', seenCents: '1' })).status).toBe(409)
    expect((await admin.post(page, { intent: 'refund' })).status).toBe(409)
    expect(await stateOf(order.id)).toBe('paid')

    const pressed = await Promise.all([1, 2].map(() => admin.post(page, { intent: 'refund', seenCents: '1809' })))
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([303, 409]))
    await vi.waitFor(async () => expect(await shop.takenFor(order.id)).toBe(0), { timeout: 60_000, interval: 100 })
    expect(await (await admin.get(page)).text()).toContain('Credit note')
    expect(await acts('order_refunded')).toMatchObject([{ subject: order.id }])
    const again = await admin.post(page, { intent: 'refund', seenCents: '1809' })
    expect([again.status, (await again.text()).includes('already been refunded')]).toEqual([409, true])
  })

  it('rejects what no form of ours sends', async () => {
    const page = await pageOf(sold)
    expect((await admin.post(page, { intent: 'destroy' })).status).toBe(400)
    expect((await admin.post(page, { intent: 'constructor' })).status).toBe(400)
    expect(
      (
        await admin.post(page, [
          ['intent', 'retry'],
          ['intent', 'refund'],
        ])
      ).status,
    ).toBe(400)
    expect((await admin.post(`${DESK}/orders/${crypto.randomUUID()}`, { intent: 'retry' })).status).toBe(404)
    expect((await admin.get(`${DESK}/orders/1%27`)).status).toBe(404)
  })
})

describe('a search as somebody types', () => {
  it('finds the order and its customer, and is stored nowhere', async () => {
    const answer = await admin.post(`${DESK}/find.json`, { text: 'first@exam' })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toMatchObject({
      lines: expect.arrayContaining([
        expect.objectContaining({ kind: 'order', to: expect.stringContaining(`${DESK}/orders/`) }),
        expect.objectContaining({ kind: 'customer', hint: 'first@example.com' }),
      ]),
    })
  })

  it('finds nothing for two letters or an empty text', async () => {
    for (const text of ['', 'fi']) {
      const answer = await admin.post(`${DESK}/find.json`, { text })
      expect(await answer.json()).toEqual({ lines: [] })
    }
  })
})

describe('User Management', () => {
  it('lists and finds users on its own page', async () => {
    const page = await (await admin.get('/admin?tab=users')).text()
    expect(page).toContain('first@example.com')
    const led = await admin.post('/admin?tab=users', { text: 'ada@' })
    const to = led.headers.get('location') ?? ''
    expect([led.status, to.startsWith('/admin?tab=users&find='), to.includes('ada')]).toEqual([303, true, false])
    const found = await (await admin.get(to)).text()
    expect(found).toContain('ada@staff.example.com')
    expect(found).not.toContain('first@example.com')
  })
})
