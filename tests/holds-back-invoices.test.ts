// In production, no invoice is written while the seller's details are missing: the order continues, and the invoice
// follows.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { eq } from 'drizzle-orm'
import { dueFailures, invoices } from '#db/schema.ts'
import { writeOrder } from './support/order-rows.ts'
import { wholeMailsTo } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const IDENTITY = {
  legalName: 'Wander Pass B.V.',
  address: 'Kade 1\r\n 1011 AB Amsterdam \n\nThe Netherlands',
  kvk: '12345678',
  vat: 'NL001234560B01',
}
const EMAIL = 'nora@example.com'
const ADA = { id: 'ada', email: 'ada@example.com', type: 'own-admin' } as const

describe('a shop in production without a legal identity', () => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop({ hasSampleCompany: false })
    await businessStore(shop.database).create({ id: 'house', name: 'Wander Pass', now: shop.clock.now() })
    await businessStore(shop.database).create({
      id: 'alpha',
      name: 'Alpha',
      domain: 'alpha.example',
      ...IDENTITY,
      address: 'Quay 1',
      now: shop.clock.now(),
    })
  })
  afterEach(() => shop.close())

  const invoicesOf = async (orderId: string) => shop.shop.invoices.viewInvoices(await shop.orderOf(orderId))
  const identify = async (patch: Record<string, string>) => {
    const record = await shop.shop.brands.findBusiness('house')
    return shop.shop.brands.changeBrand(
      { brandId: 'house', expectedVersion: record?.version ?? 0, patch },
      { ...shop.at, actor: ADA },
    )
  }

  it('says what is missing, delivers, and issues the invoice once it is entered', async () => {
    expect(await shop.shop.invoices.listSilentSellers()).toMatchObject([
      { brand: { name: 'Wander Pass' }, missing: ['legalName', 'address', 'kvk', 'vat'] },
    ])
    const { orderId } = await shop.buy({})
    const order = await shop.until(orderId, isCompleted)
    await shop.shop.worker.sweep()
    expect(await invoicesOf(orderId)).toEqual([])
    expect(await shop.shop.invoices.isInvoiceHeldBack(order)).toBe(true)
    expect(shop.log.errors).toEqual([])

    expect(await identify({ legalName: IDENTITY.legalName })).toMatchObject({ ok: true })
    await shop.shop.worker.sweep()
    expect(await invoicesOf(orderId)).toEqual([])
    expect(await identify(IDENTITY)).toMatchObject({ ok: true })
    expect(await shop.shop.invoices.listSilentSellers()).toEqual([])
    await shop.shop.worker.sweep()
    const { brand } = await shop.shop.brands.readBrand('localhost')
    const [invoice] = await shop.shop.invoices.viewInvoices(await shop.orderOf(orderId))
    expect(invoice?.snapshot.seller).toMatchObject({
      name: 'Wander Pass B.V.',
      kvk: '12345678',
      vat: 'NL001234560B01',
      address: 'Kade 1\n1011 AB Amsterdam\nThe Netherlands',
    })
    expect(brand.company?.isSample).toBeUndefined()
    expect(await shop.shop.invoices.isInvoiceHeldBack(order)).toBe(false)
  })

  it('issues both documents of a refunded order then', async () => {
    const { orderId } = await shop.buy({ email: EMAIL })
    await shop.until(orderId, isCompleted)
    await shop.shop.refunds.refundOrder(orderId)
    await shop.letTimePass({ seconds: 3 })
    expect(await invoicesOf(orderId)).toEqual([])
    // No mail links to an invoice that doesn't exist.
    const mail = (await wholeMailsTo(shop, EMAIL)).find(({ subject }) => subject.includes('Your refund'))
    expect(mail?.text).toContain('Your refund')
    expect(mail?.text).not.toContain('kind=credit_note')
    await identify(IDENTITY)
    await shop.shop.worker.sweep()
    expect((await invoicesOf(orderId)).map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  })

  it('issues what is due although many others fail again and again', async () => {
    const { orderId } = await shop.buy({})
    await shop.until(orderId, isCompleted)
    const [firstAt, nextAt] = [shop.clock.now(), new Date(shop.clock.now().getTime() + 3_600_000)]
    const createdAt = new Date(firstAt.getTime() - 86_400_000)
    for (let count = 0; count < 100; count += 1) {
      const item = await writeOrder(shop.database, { paymentState: 'paid', createdAt })
      const failure = { kind: 'invoice', item, orderId: item, tries: 5, problem: 'a bug', firstAt, nextAt }
      await shop.database.db().insert(dueFailures).values(failure)
    }
    await identify(IDENTITY)
    await shop.shop.worker.sweep()
    // Whoever looks at an order's papers has them written.
    const written = await shop.database.db().select().from(invoices).where(eq(invoices.orderId, orderId))
    expect(written.map(({ kind }) => kind)).toEqual(['invoice'])
  })

  it('doesn’t delay another brand’s invoices', async () => {
    await shop.buy({})
    const { brand } = await shop.shop.brands.readBrand('alpha.example')
    const { orderId } = await shop.buy({ brand, email: 'alpha@example.com' })
    await shop.until(orderId, isCompleted)
    await shop.shop.worker.sweep()
    expect((await invoicesOf(orderId)).map(({ snapshot }) => snapshot.seller.name)).toEqual(['Wander Pass B.V.'])
  })
})

describe('a demo', () => {
  it('uses a company that is marked as a sample', async () => {
    const shop = await openTestShop()
    const { brand } = await shop.shop.brands.readBrand('localhost')
    expect(brand.company).toMatchObject({ isSample: true, legalName: 'Sample Company B.V.' })
    expect(await shop.shop.invoices.listSilentSellers()).toEqual([])
    await shop.close()
  })
})
