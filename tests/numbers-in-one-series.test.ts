// Brands that have shared a prefix since before each had to have its own number their invoices in one series: no number is
// given twice and none is left out, but each seller has gaps, so the owner is asked to change that.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invoices } from '#db/schema.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { engines } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const EACH = 8

describe.each(engines())('two brands of one prefix, on the %s database', (_name, engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    for (const id of ['twin-1', 'twin-2'])
      await businessStore(shop.database).create({ id, name: 'Twin', domain: `${id}.example`, now: shop.clock.now() })
  })
  afterAll(() => shop.close())

  it('that sell at the same moment get each number once, and leave none out (I6)', async () => {
    const bought = await Promise.all(
      Array.from({ length: 2 * EACH }, (_, place) => {
        const brand = { ...DEFAULT_BRAND, id: `twin-${1 + (place % 2)}`, name: 'Twin', orderPrefix: 'twin' }
        return shop.buy({ email: `buyer-${place}@example.com`, brand })
      }),
    )
    await Promise.all(
      bought.map(async ({ orderId }) => shop.shop.checkout.confirmOrderPayment(await shop.orderOf(orderId))),
    )
    const rows = await shop.database.db().select().from(invoices)
    const numbers = rows.map(({ sequence }) => sequence).toSorted((one, other) => one - other)
    expect(numbers).toEqual(Array.from({ length: 2 * EACH }, (_, place) => place + 1))
    expect(new Set(rows.map(({ series }) => series)).size).toBe(1)
    expect(rows.filter(({ businessId }) => businessId === 'twin-1')).toHaveLength(EACH)
  })

  it('are named among what is to be set up', async () => {
    const { parts } = await shop.shop.figures.viewSetup()
    expect(parts.flatMap(({ lacks }) => lacks)).toContainEqual({ kind: 'series_shared', brands: ['Twin', 'Twin'] })
  })
})
