// Whatever a caller can name leads to their order, to them, or to what they wrote.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invoices, paymentSessions } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { engines } from './support/engines.ts'
import { openAccount } from './support/having-accounts.ts'
import { writeToUs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { readTable } from './support/csv-of.ts'

describe.each(engines())('a search on %s', (_name, engine) => {
  let shop: TestShop
  let known: Record<string, string>
  let orderId: string
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    const bought = await shop.buy({ email: 'robin.reisende@kranich.example', name: 'Robin Réisende 100%' })
    await shop.buy({ email: 'somebody@else.example', name: 'Somebody Else' })
    const { iccid, reference } = await shop.until(bought.orderId, isCompleted)
    await shop.letTimePass({ seconds: 6 })
    const { number } = await writeToUs(shop, { email: 'mia@kranich.example', subject: 'Needs_an invoice' })
    orderId = bought.orderId
    const db = shop.database.db()
    const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
    const [payment] = await db.select().from(paymentSessions).where(eq(paymentSessions.orderId, orderId))
    known = {
      reference,
      'short number': /_order_(\d+)_/.exec(reference)?.[1] ?? '',
      'part of an address': 'REISENDE@kran',
      'part of a name': 'réis',
      'a sign that means something to the database': '100%',
      ICCID: iccid ?? '',
      'ICCID in groups': (iccid ?? '').replace(/(.{4})/g, '$1 '),
      'last four digits': (iccid ?? '').slice(-4),
      'invoice number': invoice?.number ?? '',
      'payment id': payment?.paymentIntentId ?? '',
      ticket: number,
    }
  })
  afterAll(() => shop.close())

  const find = (text: string) => shop.shop.desk.findAnything(text)

  it.each([
    'reference',
    'short number',
    'part of an address',
    'part of a name',
    'a sign that means something to the database',
    'ICCID',
    'ICCID in groups',
    'last four digits',
    'invoice number',
    'payment id',
  ])('by %s finds the order, also in the list of orders', async (what) => {
    const search = known[what] ?? ''
    expect(search).not.toBe('')
    expect((await find(search)).orders.map(({ id }) => id)).toEqual([orderId])
    const list = { view: 'all', sort: 'newest', after: null, before: null } as const
    expect((await shop.shop.desk.listDeskOrders({ ...list, search })).rows.map(({ id }) => id)).toEqual([orderId])
  })

  it('finds an order by more last digits, and only if all of them match', async () => {
    const end = (known['ICCID'] ?? '').slice(-7)
    const other = `${end.startsWith('0') ? '1' : '0'}${end.slice(1)}`
    expect((await find(end)).orders.map(({ id }) => id)).toEqual([orderId])
    expect((await find(other)).orders).toEqual([])
  })

  it('lists the eSIM that ends in these digits above newer orders that contain them elsewhere', async () => {
    const end = known['last four digits'] ?? ''
    for (const place of [1, 2, 3])
      await shop.buy({ email: `buyer-${place}-${end}@else.example`, name: 'Somebody Else' })
    const [first, ...others] = (await shop.shop.desk.findAnything(end, 3)).orders
    expect(first?.id).toBe(orderId)
    expect(others.map(({ email }) => email)).toEqual([`buyer-3-${end}@else.example`, `buyer-2-${end}@else.example`])
    for (const { id } of others) expect(id).not.toBe(orderId)
  })

  it('and the orders’ CSV file name the same invoice and payment', async () => {
    const { id, token } = await openAccount(shop, 'staff@example.com')
    const actor = { id, type: 'own-admin' } as const
    const taken = await shop.shop.desk.exportDeskOrders(
      { view: 'all', sort: 'oldest', search: null, token },
      { ...shop.at, actor },
    )
    if (!taken.ok) throw new Error(taken.problem)
    const file = await readTable(taken.table)
    const line = file.split('\r\n').find((each) => each.includes(known['reference'] ?? '-'))
    expect(line).toContain(`"${known['invoice number']}","${known['payment id']}"`)
  })

  it('finds customers and messages, and nothing for an empty search', async () => {
    expect((await find('kranich')).people.map(({ email }) => email)).toEqual(['robin.reisende@kranich.example'])
    expect((await find(known['ticket'] ?? '')).tickets).toMatchObject([{ number: known['ticket'] }])
    expect((await find((known['ticket'] ?? '').replace('-', ''))).tickets).toHaveLength(1)
    expect((await find('needs_an')).tickets).toHaveLength(1)
    expect((await find('needsXan')).tickets).toEqual([])
    for (const nothing of ['', '%', '__', 'ro', "' or 1=1 --", '\\'])
      expect(await find(nothing)).toEqual({ orders: [], people: [], tickets: [], isMore: false })
  })
})
